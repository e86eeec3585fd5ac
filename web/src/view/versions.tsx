// The saved versions of a set: choose one, see how it differs from the text at hand, and take it back where that is allowed.
import { useState } from 'preact/hooks';
import type { VersionInfo } from '../api/types.gen';
import { report } from '../ctrl/app';
import { lang, moment, t } from '../i18n';
import { Difference } from './difference';

/** The list of saved versions, of a set or of a pattern. */
export function VersionPick({
  versions,
  value,
  onPick,
}: {
  versions: readonly VersionInfo[];
  value?: number | undefined;
  onPick: (version: number) => void;
}) {
  return (
    <label class="field">
      {t('studio-versions')}
      <select value={value ?? ''} onChange={(event) => event.currentTarget.value && onPick(Number(event.currentTarget.value))}>
        <option value="">{t('studio-version-count', { count: versions.length })}</option>
        {versions.map((one) => (
          <option key={one.number} value={one.number} lang={lang.value}>
            {t('studio-version', { n: one.number, saved: moment(one.saved) })}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Versions({
  of,
  versions,
  text,
  read,
  onText,
}: {
  /** What the versions are of: another set, or a new version, closes the one that is open. */
  of: string;
  versions: readonly VersionInfo[];
  text: string;
  read: (version: number) => Promise<{ text: string }>;
  onText?: (text: string) => void;
}) {
  // What was opened knows what it belongs to: an effect that closes it would come late, and close one that was opened in between.
  const state = `${of} ${versions.length}`;
  const [opened, setOpened] = useState<{ state: string; number: number; text: string } | undefined>();
  const other = opened?.state === state ? opened : undefined;
  const open = async (number: number) => {
    try {
      setOpened({ state, number, text: (await read(number)).text });
    } catch (error) {
      report(error);
    }
  };
  return (
    <div class="versions">
      <VersionPick versions={versions} value={other?.number} onPick={(version) => void open(version)} />
      {other && (
        <>
          <Difference first={other.text} second={text} names={[t('diff-version', { n: other.number }), t('diff-now')]} />
          {onText && (
            <button type="button" onClick={() => onText(other.text)}>
              {t('diff-restore')}
            </button>
          )}
        </>
      )}
    </div>
  );
}
