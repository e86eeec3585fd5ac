// What the teacher sees of a class: who wrote, whose rules act, who improved; and the same as tables for researchers.
import { useEffect, useState } from 'preact/hooks';
import { addressOf, call } from '../api/client';
import type { ClassReport, ClassState, MemberReport, TestFigures } from '../api/types.gen';
import { report } from '../ctrl/app';
import { moment, named, number, t } from '../i18n';

/** Who wrote, whose rules act, who improved. */
export function ClassReportPanel({ id, state }: { id: number; state: ClassState }) {
  const [told, setTold] = useState<ClassReport | undefined>();
  const load = () => call('classReport', { path: { id } }).then(setTold, report);
  useEffect(() => void load(), [id, state.phase, state.round, state.roll.length]);
  const table = (name: string) => addressOf('classTable', { path: { id }, query: { table: name } });
  return (
    <section class="panel" aria-labelledby="report-title">
      <h2 id="report-title">{t('report-title')}</h2>
      <button type="button" class="quiet" onClick={() => void load()}>
        {t('report-again')}
      </button>
      {told && told.members.length > 0 && (
        <div class="table-scroll" tabIndex={0} role="group" aria-labelledby="report-title">
          <table>
            <thead>
              <tr>
                <th scope="col">{t('class-nickname')}</th>
                <th scope="col">{t('report-versions')}</th>
                <th scope="col">{t('report-rules')}</th>
                <th scope="col">{t('report-changed')}</th>
                <th scope="col">{t('report-remarks')}</th>
                <th scope="col">{t('report-ratings')}</th>
                <th scope="col">{t('report-test')}</th>
              </tr>
            </thead>
            <tbody>
              {told.members.map((one) => (
                <ReportRow key={one.member.id} one={one} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {told && (told.before || told.after) && (
        <p>
          {t('report-all')} {testText(told.before)} → {testText(told.after)}
        </p>
      )}
      <p class="buttons">
        <a class="button" href={table('members')} download>
          {t('report-csv-members')}
        </a>
        <a class="button" href={table('gradings')} download>
          {t('report-csv-gradings')}
        </a>
      </p>
      {told && told.events.length > 0 && (
        <details>
          <summary>{t('report-log')}</summary>
          <ul class="log">
            {told.events.map((one, index) => (
              <li key={index}>
                <span class="muted small">{moment(one.happened)}</span> {one.nickname ?? t('class-teacher')} {named('event', one.what)}{' '}
                {one.what === 'phase' ? named('phase', one.detail) : one.detail}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function testText(figures: TestFigures | null | undefined): string {
  if (!figures) return '–';
  const tau = figures.agreement.kendall;
  return t('report-figures', {
    error: number(figures.error, 2),
    tau: tau ? number(tau.value, 2) : '–',
    signs: number(100 * figures.agreement.signs),
  });
}

const WIDE = 160;
const HIGH = 60;
const EDGE = 8;

/** Ratings over rounds, each with its interval. */
function Curve({ ratings }: { ratings: MemberReport['ratings'] }) {
  const low = Math.min(...ratings.map((one) => one.interval[0]!));
  const high = Math.max(...ratings.map((one) => one.interval[1]!), low + 1);
  const x = (index: number) => EDGE + (index * (WIDE - 2 * EDGE)) / Math.max(1, ratings.length - 1);
  const y = (elo: number) => HIGH - EDGE - ((elo - low) / (high - low)) * (HIGH - 2 * EDGE);
  const points = ratings.map((one, index) => `${x(index)},${y(one.elo)}`).join(' ');
  return (
    <svg class="curve" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={t('report-ratings')}>
      {ratings.map((one, index) => (
        <line key={index} class="interval" x1={x(index)} x2={x(index)} y1={y(one.interval[0]!)} y2={y(one.interval[1]!)} />
      ))}
      <polyline class="line" points={points} />
      {ratings.map((one, index) => (
        <circle key={index} cx={x(index)} cy={y(one.elo)} r="3" />
      ))}
    </svg>
  );
}

function ReportRow({ one }: { one: MemberReport }) {
  const [low, high] = [one.gain?.[1], one.gain?.[2]];
  return (
    <tr>
      <th scope="row">
        {one.member.nickname}
        {one.has_errors && <span class="why-not"> {t('report-errors')}</span>}
      </th>
      <td>{one.versions}</td>
      <td>
        {one.fired} / {one.rules}
        {one.dead.length > 0 && <span class="muted small"> {t('report-dead', { titles: one.dead.join(', ') })}</span>}
      </td>
      <td>
        +{one.added} ±{one.changed}
      </td>
      <td>
        {one.given} / {one.received}
      </td>
      <td>
        {one.ratings.length === 0 && '–'}
        {one.ratings.map((rating) => (
          <div key={`${rating.round}/${rating.title}`} class="small">
            {rating.round}: {number(rating.elo)}{' '}
            <span class="muted">
              [{number(rating.interval[0]!)}; {number(rating.interval[1]!)}]
            </span>
          </div>
        ))}
        {one.ratings.length > 1 && <Curve ratings={one.ratings} />}
      </td>
      <td>
        {testText(one.before)} → {testText(one.after)}
        {one.gain && low !== undefined && high !== undefined && (
          <span class="muted small">
            {' '}
            {t('report-gain', { gain: number(one.gain[0]!, 2), low: number(low, 2), high: number(high, 2) })}
          </span>
        )}
      </td>
    </tr>
  );
}
