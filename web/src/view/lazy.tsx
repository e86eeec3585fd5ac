// A page that is fetched when it is first wanted, so that the first view stays light.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n';

export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  return function Lazy(props: P) {
    const [, redraw] = useState(0);
    const [isBroken, setBroken] = useState(false);
    useEffect(() => {
      if (loaded) return;
      load().then(
        (component) => {
          loaded = component;
          redraw((count) => count + 1);
        },
        () => setBroken(true),
      );
    }, []);
    if (isBroken) return <p class="notice bad">{t('error-unreachable')}</p>;
    const Component = loaded;
    return Component ? <Component {...props} /> : <p class="loading">{t('common-loading')}</p>;
  };
}
