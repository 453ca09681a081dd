import { useEffect, useState } from 'preact/hooks';
import { BOT_LEVELS, type BotLevel } from '@rowan/cards';
import { DEAL_MODES, DEAL_RIVALS, PRESENT, type DealLine, type DealMode } from '@rowan/table';
import { noteTrouble } from '../../base/report.ts';
import { goTo } from '../../base/routes.ts';
import { listGames } from '../../client/games.ts';
import { YOU, botSeat, layDown } from '../../client/new-game.ts';
import { openStudy } from '../../client/study.ts';
import { dealId } from '../../model/deals.ts';
import { levelName } from '../../model/seats.ts';
import { Icon } from '../../parts/Icon.tsx';
import { t } from '../../text/text.ts';
import { words } from '../../text/words.ts';
import { Calendar } from './Calendar.tsx';
import { Compared } from './Compared.tsx';
import {
  dateOf,
  linkOf,
  parseLink,
  recallFriend,
  rememberFriend,
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
  const wanted = result?.over && result.present ? `${result.date} ${result.mode}` : null;
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

const pointsOf = (line: DealLine | null | undefined): readonly number[] =>
  line?.map(([points]) => points!) ?? [];
const endOf = (line: DealLine | undefined): number | null => line?.at(-1)?.[0] ?? null;

/** How far the player came, turn by turn, once the game is over. */
function useOwnLine(result: DealResult | undefined): readonly number[] {
  const [line, setLine] = useState<readonly number[]>([]);
  const wanted = result?.over ? dealId(result.date, result.mode) : null;
  useEffect(() => {
    if (!wanted) return undefined;
    const study = openStudy();
    study.answered(study.service.lineOf(wanted)).then((own) => setLine(pointsOf(own)), noteTrouble);
    return () => study.close();
  }, [wanted]);
  return line;
}

/** A result in a few words that give nothing of the deal away. */
function shareText(result: DealResult, par: Par, line: readonly number[]): string {
  const beaten = BOT_LEVELS.map((level) => {
    const vp = endOf(par[level]);
    return vp === null ? '⬜' : vp <= result.vp[0]! ? '🟩' : '🟥';
  }).join('');
  const head = t('daily.shared', {
    date: result.date,
    mode: t(`daily.mode.${result.mode}`),
    vp: result.vp[0]!,
  });
  return `${head} ${beaten}\n${location.origin}${location.pathname}${linkOf(result, line)}`;
}

interface Outcome {
  readonly result: DealResult;
  readonly par: Par;
  readonly line: readonly number[];
}

function Share({ result, par, line }: Outcome) {
  const [copied, setCopied] = useState(false);
  const text = shareText(result, par, line);
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
function Card({ date, mode, result, friend: brought }: CardProps) {
  const par = usePar(result);
  const line = useOwnLine(result);
  const friend = brought?.mode === mode ? brought : recallFriend(date, mode);
  const rivals = DEAL_RIVALS[mode].map(levelName).join(', ');
  return (
    <section class={styles.card} aria-label={t(`daily.mode.${mode}`)} data-mode={mode}>
      <h2>{t(`daily.mode.${mode}`)}</h2>
      <p>{mode === 'solo' ? t('daily.solo') : t('daily.against', { rivals })}</p>
      {friend && <p class={styles.friend}>{t('daily.friend', { vp: friend.line.at(-1)! })}</p>}
      {result?.over && (
        <>
          <p class={styles.result} data-won={result.won || undefined}>
            {t(result.won ? 'daily.won' : 'daily.lost', { vp: result.vp.join(' : ') })}
          </p>
          <Compared
            lines={[
              {
                name: t('setup.you'),
                kind: 'own',
                points: line.length > 0 ? line : [result.vp[0]!],
              },
              ...(friend
                ? [{ name: t('daily.aFriend'), kind: 'friend' as const, points: friend.line }]
                : []),
              ...(result.present ? BOT_LEVELS : []).map((level) => ({
                name: levelName(level),
                kind: 'bot' as const,
                points: pointsOf(par[level]),
              })),
            ]}
          />
          {result.present ? (
            <Share result={result} par={par} line={line} />
          ) : (
            <p>{t('daily.earlier')}</p>
          )}
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
  const { date, friend, other } = parseLink(id, today);
  useEffect(() => {
    if (friend) rememberFriend(date, friend);
  }, [id]);
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
        {other && <p role="status">{t('daily.otherDeal')}</p>}
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
