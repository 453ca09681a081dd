import { VP_SOURCES, type VpSource } from '@rowan/cards';
import { goTo } from '../../base/routes.ts';
import { panels } from '../../client/commands.ts';
import { useGame, useGameState, useView } from '../../client/context.ts';
import { startGame } from '../../client/new-game.ts';
import { dealIn } from '../../model/deals.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { Crest, GuardCrest } from '../../parts/Crest.tsx';
import { readOpening } from '../../storage/games.ts';
import { t, type TextKey } from '../../text/text.ts';
import { lookBack } from '../../client/look-back.ts';
import { Chart } from './Chart.tsx';
import { Finale } from './Finale.tsx';
import { Winner } from './Winner.tsx';
import { sheetsOf, signed, type ScoreSheet } from './sheets.ts';
import plan from '../../decisions/Plan.module.css';
import styles from './Score.module.css';

function Head({ sheet }: { readonly sheet: ScoreSheet }) {
  return (
    <th scope="col" data-won={sheet.won || undefined}>
      {sheet.colour === null ? (
        <GuardCrest class={styles.crest} />
      ) : (
        <Crest colour={sheet.colour} class={styles.crest} />
      )}
      {sheet.name}
      {sheet.title && <small>{sheet.title}</small>}
    </th>
  );
}

/** Plays again: the same seats, dealt anew or the same. */
async function again(id: string, same: boolean): Promise<void> {
  const opening = await readOpening(id);
  if (!opening) return;
  const { setup, seats } = opening;
  await startGame({ ...setup, seats, seed: '' }, same ? setup.key : undefined);
}

const ICONS: Readonly<Record<VpSource, string>> = {
  monsters: 'monstrous',
  rangers: 'against',
  council: 'candle-lit',
  tokens: 'crown',
  locations: 'tavern',
  slots: 'construct',
  quests: 'quests',
  rooms: 'tower',
  sets: 'tower',
  levels: 'level-up',
  penalties: 'warning',
  orders: 'sword',
};

/** Whether nobody has more from a source, and somebody has less. */
function isMost(
  sheets: readonly ScoreSheet[],
  source: VpSource,
  { bySource }: ScoreSheet,
): boolean {
  const all = sheets.map((sheet) => sheet.bySource[source]);
  const most = Math.max(...all);
  return bySource[source] === most && most > 0 && all.some((n) => n < most);
}

function Totals({ sheets }: { readonly sheets: readonly ScoreSheet[] }) {
  const rows = VP_SOURCES.filter((source) => sheets.some((sheet) => sheet.bySource[source] !== 0));
  return (
    <table class={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('score.source')}</th>
          {sheets.map((sheet) => (
            <Head key={sheet.seat} sheet={sheet} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((source, i) => (
          <tr key={source} style={{ '--row': i }}>
            <th scope="row">
              <Icon name={ICONS[source]} class={styles.icon} /> {t(`source.${source}`)}
            </th>
            {sheets.map((sheet) => (
              <td
                key={sheet.seat}
                data-won={sheet.won || undefined}
                data-most={isMost(sheets, source, sheet) || undefined}
              >
                <span>{signed(sheet.bySource[source])}</span>
              </td>
            ))}
          </tr>
        ))}
        <tr class={styles.total} style={{ '--row': rows.length }}>
          <th scope="row">{t('score.total')}</th>
          {sheets.map((sheet) => (
            <td key={sheet.seat} data-total={sheet.seat} data-won={sheet.won || undefined}>
              <span>{signed(sheet.total)}</span>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

const Button = ({ text, onClick }: { readonly text: TextKey; readonly onClick: () => void }) => (
  <button type="button" class={styles.other} onClick={onClick}>
    {t(text)}
  </button>
);

/** What to do after a game with others: its file has all that proves it. */
const FarNext = ({ id }: { readonly id: string }) => (
  <div class={styles.buttons}>
    <a class={styles.other} href={`./api/tables/${id}/transcript`} download>
      {t('online.transcript')}
    </a>
    <Button text="score.look" onClick={() => panels.setState({ open: null })} />
    <Button text="score.home" onClick={() => goTo('/')} />
  </div>
);

/** What to do after a game. */
function Next({ id }: { readonly id: string }) {
  if (location.hash.startsWith('#/t/')) return <FarNext id={id} />;
  const deal = dealIn(id);
  return (
    <div class={styles.buttons}>
      {deal && <Button text="daily.compare" onClick={() => goTo(`/daily/${deal.date}`)} />}
      <button type="button" class={plan.confirm} onClick={() => void again(id, false)}>
        <b>{t('score.again')}</b>
      </button>
      <Button text="score.same" onClick={() => void again(id, true)} />
      {!location.hash.startsWith('#/review') && (
        <Button text="review.game" onClick={() => goTo(`/review/${id}`)} />
      )}
      {!location.hash.startsWith('#/replay') && (
        <>
          <Button text="score.replay" onClick={() => goTo(`/replay/${id}`)} />
          <Button text="share" onClick={() => lookBack(id, true)} />
        </>
      )}
      <Button text="score.look" onClick={() => panels.setState({ open: null })} />
      <Button text="score.home" onClick={() => goTo('/')} />
    </div>
  );
}

/** The final score, item by item. */
export function Score() {
  const game = useGame();
  const view = useView();
  const seats = useGameState(({ welcome }) => welcome!.seats);
  const sheets = sheetsOf(view, seats);
  return (
    <Dialog title={t('score.title')} wide onClose={() => panels.setState({ open: null })}>
      <div class={styles.score} data-testid="final-score">
        <Winner sheets={sheets} />
        <div class={styles.told}>
          <Totals sheets={sheets} />
          <div class={styles.story}>
            <Chart sheets={sheets} />
            <h3>{t('score.endTold')}</h3>
            <Finale sheets={sheets} />
          </div>
        </div>
        <Next id={game.state.id} />
      </div>
    </Dialog>
  );
}
