// A competition of sets in the studio: who takes part, how they play, the table as it moves, the games with both ledgers.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { addressOf, call } from '../api/client';
import { CompetitionCtrl } from '../ctrl/competition';
import { t } from '../i18n';
import { choicesOfSets, type SetChoice } from '../ctrl/set-choice';
import { FieldError } from './field-error';
import { Icon } from './icon';
import { LEAST_GAMES, PlayFields, usualPlay } from './play-fields';
import { TournamentView, Which } from './tournament';

export function SetCompetition({ text, title, isSound }: { text: string; title: string; isSound: boolean }) {
  const ctrl = useMemo(() => new CompetitionCtrl(), []);
  const [choices, setChoices] = useState<readonly SetChoice[]>([]);
  const [chosen, setChosen] = useState<readonly string[] | undefined>();
  const [play, setPlay] = useState(usualPlay());
  useEffect(() => {
    void ctrl.open();
    choicesOfSets().then(setChoices, () => undefined);
    return () => ctrl.close();
  }, [ctrl]);
  const names = chosen ?? choices.slice(0, 3).map((one) => one.name);
  const toggle = (name: string) => setChosen(names.includes(name) ? names.filter((one) => one !== name) : [...names, name]);
  const begin = async (event: Event) => {
    event.preventDefault();
    const texts = await Promise.all(choices.filter((one) => names.includes(one.name)).map((one) => one.text()));
    await ctrl.begin([...(isSound ? [text] : []), ...texts], { ...play, seed: Date.now() % 1_000_000 });
  };
  const current = ctrl.current.value;
  const entrants = names.length + (isSound ? 1 : 0);
  return (
    <div class="competition">
      <form onSubmit={(event) => void begin(event)}>
        <fieldset class="entrants">
          <legend>{t('competition-sets')}</legend>
          <p>{isSound ? t('competition-mine', { title }) : t('competition-broken')}</p>
          {choices.map((one) => (
            <label key={one.name}>
              <input type="checkbox" checked={names.includes(one.name)} onChange={() => toggle(one.name)} />
              {one.title}
            </label>
          ))}
        </fieldset>
        <p class="muted small">{t('competition-references')}</p>
        <PlayFields play={play} onPlay={setPlay} />
        <div class="buttons">
          <button type="submit" class="primary" disabled={entrants < LEAST_GAMES || current?.status === 'running'}>
            {t('teacher-start')}
          </button>
          {current?.status === 'running' && (
            <button type="button" onClick={() => void ctrl.stop()}>
              {t('teacher-stop')}
            </button>
          )}
        </div>
        {ctrl.refused.value && <FieldError error={ctrl.refused.value} />}
      </form>
      {current && (
        <div class="tournament">
          <Which all={ctrl.all.value} chosen={current.id} onChoose={(id) => void ctrl.watch(id)} />
          <TournamentView tournament={current} load={(game) => call('competitionGame', { path: { id: current.id, game } })} />
          <p class="buttons">
            <a class="button" href={addressOf('downloadCompetition', { path: { id: current.id } })} download>
              {t('competition-pgn')}
            </a>
            <button type="button" class="quiet" onClick={() => void ctrl.remove()}>
              <Icon name="trash" /> {t('competition-remove')}
            </button>
          </p>
        </div>
      )}
    </div>
  );
}
