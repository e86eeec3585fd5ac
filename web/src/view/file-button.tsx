// A button that lets a file be chosen: the browser's own field is hidden, because its words are not in our languages.
import { useRef } from 'preact/hooks';
import { t } from '../i18n';
import { Icon } from './icon';

export function FileButton({
  label,
  accept,
  isBusy,
  onPick,
}: {
  label: string;
  accept: string;
  isBusy?: boolean;
  onPick: (file: File) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const pick = () => {
    const picked = field.current?.files?.[0];
    if (picked) onPick(picked);
    // The same file may be chosen again.
    if (field.current) field.current.value = '';
  };
  return (
    <>
      <button type="button" disabled={isBusy} onClick={() => field.current?.click()}>
        <Icon name="file" /> {isBusy ? t('common-wait') : label}
      </button>
      <input ref={field} type="file" class="visually-hidden" tabIndex={-1} accept={accept} aria-label={label} onChange={pick} />
    </>
  );
}
