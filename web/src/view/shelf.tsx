// A list of works to open: one stop of the Tab key however long it is; inside it the arrow keys, Home and End go from work to work.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../i18n';

export function Shelf({ labelledby, children }: { labelledby: string; children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  const works = () => [...(box.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  const stopAt = (stop: HTMLElement | undefined) => {
    for (const work of works()) work.tabIndex = work === stop ? 0 : -1;
  };

  // After each change of the list: the stop is where the focus is, or else the work that is open, or else the first.
  useLayoutEffect(() => {
    const all = works();
    stopAt(all.find((work) => work === document.activeElement) ?? all.find((work) => work.ariaCurrent === 'true') ?? all[0]);
  });

  const go = (event: KeyboardEvent) => {
    const all = works();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    all[Math.min(Math.max(to, 0), all.length - 1)]?.focus();
  };

  return (
    <>
      <p class="visually-hidden" id="shelf-keys">
        {t('shelf-keys')}
      </p>
      <div
        class="shelf"
        ref={box}
        role="group"
        aria-labelledby={labelledby}
        aria-describedby="shelf-keys"
        onKeyDown={go}
        onFocusIn={(event) => stopAt(event.target as HTMLElement)}
      >
        {children}
      </div>
    </>
  );
}
