import { useEffect, useState } from 'preact/hooks';
import { BOT_LEVELS, type BotLevel } from '@rowan/cards';
import { DEAL_MODES, DEAL_RIVALS, PRESENT, type DealLine, type DealMode } from '@rowan/table';
import { noteTrouble } from '../../base/report.ts';
import { goTo } from '../../base/routes.ts';
import { listGames } from '../../client/games.ts';
import { YOU, botSeat, layDown } from '../../client/new-game.ts';
import { openStudy } from '../../client/study.ts';
import { levelName } from '../../model/seats.ts';
import { Icon } from '../../parts/Icon.tsx';
import { t } from '../../text/text.ts';
import { words } from '../../text/words.ts';
import { Calendar } from './Calendar.tsx';
import {
  dateOf,
  dealId,
  linkOf,
  parseLink,
  resultsOf,
  setupOf,
  streakOf,
  type DealLink,
  type DealResult,
} from './daily.ts';
import styles from './Daily.module.css';

const dayName = (date: string): string =>
  new Date(`${date}T12:00`).toLocaleDateString(words().language, { dateStyle: 'full' });

async function play(date: string, mode: DealMode, begun: boolean): Promise<void> {
  const id = dealId(date, mode);
  const seats = [YOU, ...DEAL_RIVALS[mode].map((bot, i) => botSeat(bot, i + 1))];
  const game = {
    id,
    name: t('daily.game', { date }),
    pin: PRESENT,
    table: { setup: setupOf(date, mode), seats },
    moves: [],
    round: 1,
    vp: seats.map(() => 0),
    over: false,
  };
  if (!begun) await layDown(game);
  goTo(`/game/${id}`);
}

type Par = Partial<Record<BotLevel, DealLine>>;

/** What Squire to Earl make of the deal, one after the other, once it was played. */
function usePar(result: DealResult | undefined): Par {
  const [par, setPar] = useState<Par>({});
  const wanted = result?.over ? `${result.date} ${result.mode}` : null;
  useEffect(() => {
    if (!wanted || !result) return undefined;
    const study = openStudy();
    const { date, mode } = result;
    void (async () => {
      for (const level of BOT_LEVELS) {
        const line = await study.answered(study.service.par(date, mode, level));
        setPar((before) => ({ ...before, [level]: line }));
      }
    })().catch(noteTrouble);
    return () => study.close();
  }, [wanted]);
  return par;
}

const endOf = (line: DealLine | undefined): number | null => line?.at(-1)?.[0] ?? null;

/** The player's VP beside those of the bots, a bar each. */
function Compared({ result, par }: { readonly result: DealResult; readonly par: Par }) {
  const rows = [
    { name: t('setup.you'), vp: result.vp[0]!, own: true, line: undefined },
    ...BOT_LEVELS.map((level) => ({
      name: levelName(level),
      vp: endOf(par[level]),
      own: false,
      line: par[level],
    })),
  ];
  const most = Math.max(10, ...rows.map(({ vp }) => vp ?? 0));
  return (
    <table class={styles.par}>
      <caption>{t('daily.par')}</caption>
      <tbody>
        {rows.map(({ name, vp, own, line }) => (
          <tr key={name} data-own={own || undefined}>
            <th scope="row">{name}</th>
            <td>
              <i style={{ '--share': Math.max(0, vp ?? 0) / most }} />
            </td>
            <td title={line?.map(([points]) => points).join(' · ')}>{vp ?? '…'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A result in a few words that give nothing of the deal away. */
function shareText(result: DealResult, par: Par): string {
  const beaten = BOT_LEVELS.map((level) => {
    const vp = endOf(par[level]);
    return vp === null ? '⬜' : vp <= result.vp[0]! ? '🟩' : '🟥';
  }).join('');
  const head = t('daily.shared', {
    date: result.date,
    mode: t(`daily.mode.${result.mode}`),
    vp: result.vp[0]!,
  });
  return `${head} ${beaten}\n${location.origin}${location.pathname}${linkOf(result)}`;
}

function Share({ result, par }: { readonly result: DealResult; readonly par: Par }) {
  const [copied, setCopied] = useState(false);
  const text = shareText(result, par);
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(() => setCopied(true), noteTrouble);
  return (
    <div class={styles.share}>
      <textarea readOnly rows={3} value={text} aria-label={t('share')} />
      {'clipboard' in navigator && (
        <button type="button" onClick={copy}>
          <Icon name="share" /> {t(copied ? 'share.copied' : 'share.copy')}
        </button>
      )}
    </div>
  );
}

interface CardProps {
  readonly date: string;
  readonly mode: DealMode;
  readonly result: DealResult | undefined;
  readonly friend: DealLink['friend'];
}

/** One way to play the deal, and what came of it. */
function Card({ date, mode, result, friend }: CardProps) {
  const par = usePar(result);
  const rivals = DEAL_RIVALS[mode].map(levelName).join(', ');
  return (
    <section class={styles.card} aria-label={t(`daily.mode.${mode}`)} data-mode={mode}>
      <h2>{t(`daily.mode.${mode}`)}</h2>
      <p>{mode === 'solo' ? t('daily.solo') : t('daily.against', { rivals })}</p>
      {friend?.mode === mode && <p class={styles.friend}>{t('daily.friend', { vp: friend.vp })}</p>}
      {result?.over && (
        <>
          <p class={styles.result} data-won={result.won || undefined}>
            {t(result.won ? 'daily.won' : 'daily.lost', { vp: result.vp.join(' : ') })}
          </p>
          <Compared result={result} par={par} />
          <Share result={result} par={par} />
        </>
      )}
      <button
        type="button"
        class={styles.play}
        onClick={() => void play(date, mode, result !== undefined)}
      >
        {t(result ? (result.over ? 'daily.look' : 'daily.goOn') : 'daily.play')}
      </button>
    </section>
  );
}

/** The same deal for everybody on the same day. */
export function Daily({ id }: { readonly id: string | undefined }) {
  const today = dateOf(new Date());
  const { date, friend } = parseLink(id, today);
  const [results, setResults] = useState<readonly DealResult[]>([]);
  useEffect(() => {
    listGames().then((entries) => setResults(resultsOf(entries)), noteTrouble);
  }, []);
  const streak = streakOf(results, today);
  return (
    <main class={styles.page}>
      <header class={styles.head}>
        <a href="#/">{t('home')}</a>
        <h1>{t('daily.title')}</h1>
        <p>{dayName(date)}</p>
        {streak > 0 && <p class={styles.streak}>{t('daily.streak', { n: streak })}</p>}
      </header>
      <div class={styles.cards}>
        {DEAL_MODES.map((mode) => (
          <Card
            key={`${date} ${mode}`}
            date={date}
            mode={mode}
            friend={friend}
            result={results.find((one) => one.date === date && one.mode === mode)}
          />
        ))}
      </div>
      <Calendar date={date} today={today} results={results} />
      <a class={styles.puzzles} href="#/puzzles">
        <Icon name="hint" /> {t('puzzles.title')}
      </a>
    </main>
  );
}
