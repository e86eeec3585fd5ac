// How a competition is played: positions for a move, openings, everybody against everybody or the Swiss system, unequal material, positions
// of a list, guests.
import type { PositionSetInfo, TournamentRequest } from '../api/types.gen';
import { t } from '../i18n';

/** A competition needs at least so many. */
export const LEAST_GAMES = 1;

export function usualPlay(): TournamentRequest {
  return { nodes: 1000, openings: 2, seed: 0 };
}

export function PlayFields({
  play,
  onPlay,
  lists = [],
  list,
  onList,
}: {
  play: TournamentRequest;
  onPlay: (play: TournamentRequest) => void;
  /** The lists of positions with which games can begin, and the chosen one. */
  lists?: readonly PositionSetInfo[];
  list?: number | undefined;
  onList?: (list: number | undefined) => void;
}) {
  const isSwiss = play.swiss !== null && play.swiss !== undefined;
  const isListed = lists.some((one) => one.id === list);
  const start = isListed ? String(list) : play.imbalance === true ? 'imbalance' : play.imbalance === false ? 'lines' : '';
  const setStart = (word: string) => {
    const { imbalance: _, ...rest } = play;
    const chosen = lists.find((one) => String(one.id) === word);
    onList?.(chosen?.id);
    // All positions of a list, unless less is asked for.
    if (chosen) return onPlay({ ...rest, openings: chosen.count });
    onPlay(word === '' ? rest : { ...rest, imbalance: word === 'imbalance' });
  };
  const setFormat = (word: string) => {
    const { swiss: _, ...rest } = play;
    onPlay(word === 'swiss' ? { ...rest, swiss: 5 } : rest);
  };
  return (
    <>
      <div class="search-tools">
        <label class="field">
          {t('teacher-nodes')}
          <input
            type="number"
            min="1"
            max="20000"
            value={play.nodes}
            onInput={(event) => onPlay({ ...play, nodes: event.currentTarget.valueAsNumber || 1 })}
          />
        </label>
        <label class="field">
          {t('competition-format')}
          <select value={isSwiss ? 'swiss' : 'all'} onChange={(event) => setFormat(event.currentTarget.value)}>
            <option value="all">{t('competition-all')}</option>
            <option value="swiss">{t('competition-swiss')}</option>
          </select>
        </label>
        {isSwiss ? (
          <label class="field">
            {t('competition-rounds')}
            <input
              type="number"
              min="1"
              max="15"
              value={play.swiss ?? 5}
              onInput={(event) => onPlay({ ...play, swiss: event.currentTarget.valueAsNumber || 1 })}
            />
          </label>
        ) : (
          <label class="field">
            {t('teacher-openings')}
            <input
              type="number"
              min="1"
              max={isListed ? lists.find((one) => one.id === list)!.count : 24}
              value={play.openings}
              onInput={(event) => onPlay({ ...play, openings: event.currentTarget.valueAsNumber || 1 })}
            />
          </label>
        )}
        <label class="field">
          {t('competition-start')}
          <select value={start} onChange={(event) => setStart(event.currentTarget.value)}>
            <option value="">{t('competition-start-usual')}</option>
            <option value="lines">{t('competition-start-lines')}</option>
            <option value="imbalance">{t('competition-start-imbalance')}</option>
            {lists.map((one) => (
              <option key={one.id} value={one.id}>
                {t('competition-start-list', { name: one.name })}
              </option>
            ))}
          </select>
        </label>
      </div>
      <details>
        <summary>{t('competition-guests')}</summary>
        <label class="field">
          {t('competition-guests-text')}
          <textarea
            rows={3}
            spellcheck={false}
            placeholder={'MATERIAL + KNIGHT_FORK\nlucena, UCI_Elo=1400'}
            onInput={(event) => onPlay({ ...play, guests: linesOf(event.currentTarget.value) })}
          />
        </label>
      </details>
    </>
  );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
