// A box to type moves in, in either language's letters; says what was wrong when a move cannot be played.
import { useId, useState } from 'preact/hooks';
import { announce } from '../ctrl/app';
import { spokenMove } from '../ctrl/speech';
import { lang, t } from '../i18n';
import { plyOf, readMove } from '../model/position';

export interface MoveInputProps {
  fen: string;
  isDisabled?: boolean;
  onMove: (uci: string) => void;
  label?: string;
}

export function MoveInput(props: MoveInputProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<string | undefined>();
  const submit = (event: Event) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const step = readMove(props.fen, text, lang.value);
    if (!step) return setRefused(text.trim());
    setText('');
    setRefused(undefined);
    announce(spokenMove(step.san, plyOf(props.fen)));
    props.onMove(step.uci);
  };
  return (
    <form class="move-input" onSubmit={submit}>
      <label for={id}>{props.label ?? t('move.label')}</label>
      <input
        id={id}
        class="move-box"
        value={text}
        disabled={props.isDisabled ?? false}
        placeholder={t('move.placeholder')}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        aria-invalid={refused !== undefined}
        aria-describedby={refused === undefined ? undefined : `${id}-refused`}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setRefused(undefined);
        }}
      />
      <button type="submit" class="quiet" disabled={props.isDisabled ?? false}>
        {t('move.play')}
      </button>
      {refused !== undefined && (
        <p id={`${id}-refused`} class="field-error" role="alert">
          {t('move.refused', refused)}
        </p>
      )}
    </form>
  );
}
