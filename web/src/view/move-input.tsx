// A box to type moves in, in either language's letters, and short commands; says what was wrong when a move cannot be played.
import { useId, useState } from 'preact/hooks';
import { announce } from '../ctrl/app';
import { spokenMove } from '../ctrl/speech';
import { lang, t } from '../i18n';
import { readCommand, scan, whereAre, type Command } from '../model/command';
import { menOf, plyOf, readMove } from '../model/position';
import { manName } from './pieces';

export interface MoveInputProps {
  fen: string;
  isDisabled?: boolean;
  onMove: (uci: string) => void;
  label?: string;
  /** What a step or a question does, where there is something to walk through. */
  onCommand?: (command: Command) => void;
}

// Where pieces are is answered here, by the live region; the rest is the page's.
function obey(command: Command, props: MoveInputProps): void {
  if (command.kind === 'where') {
    const squares = whereAre(props.fen, command.color, command.role);
    announce(`${manName(command)}: ${squares.join(', ') || t('board-none')}`);
  } else if (command.kind === 'scan') {
    const men = menOf(props.fen);
    const told = scan(props.fen, command.line).map((square) => `${square} ${manName(men.get(square)!)}`);
    announce(told.join(', ') || t('board-empty'));
  } else props.onCommand?.(command);
}

export function MoveInput(props: MoveInputProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<string | undefined>();
  const submit = (event: Event) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const command = readCommand(text, lang.value);
    if (command) {
      setText('');
      return obey(command, props);
    }
    const step = readMove(props.fen, text, lang.value);
    if (!step) return setRefused(text.trim());
    setText('');
    setRefused(undefined);
    announce(spokenMove(step.san, plyOf(props.fen)));
    props.onMove(step.uci);
  };
  return (
    <form class="move-input" onSubmit={submit}>
      <label for={id}>{props.label ?? t('move-label')}</label>
      <input
        id={id}
        class="move-box"
        value={text}
        disabled={props.isDisabled ?? false}
        placeholder={t('move-placeholder')}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        aria-invalid={refused !== undefined}
        aria-describedby={refused === undefined ? `${id}-hint` : `${id}-refused`}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setRefused(undefined);
        }}
      />
      <button type="submit" class="quiet" disabled={props.isDisabled ?? false}>
        {t('move-play')}
      </button>
      <span id={`${id}-hint`} class="visually-hidden">
        {t('move-commands')}
      </span>
      {refused !== undefined && (
        <p id={`${id}-refused`} class="field-error" role="alert">
          {t('move-refused', { text: refused })}
        </p>
      )}
    </form>
  );
}
