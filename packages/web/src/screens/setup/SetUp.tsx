import { useState } from 'preact/hooks';
import { HERO_CLASSES, HIRED_HELP, MEEPLES, USUAL_BOT, type HeroClass } from '@rowan/cards';
import type { Seat } from '@rowan/table';
import { YOU, botSeat, startGame, type Wish } from '../../client/new-game.ts';
import { giveTips } from '../../client/give-tips.ts';
import { pictureOf } from '../../model/cards.ts';
import { meepleName } from '../../model/meeples.ts';
import { Icon } from '../../parts/Icon.tsx';
import { t } from '../../text/text.ts';
import { SeatRow } from './SeatRow.tsx';
import { Presets } from './Presets.tsx';
import { NOBODY, calledOf, seated, seatsOf } from './chairs.ts';
import { recallSetUps, rememberSetUps, type Choice, type Variants } from './presets.ts';
import plan from '../../decisions/Plan.module.css';
import styles from './SetUp.module.css';

const HELP = HERO_CLASSES.filter((hero) => HIRED_HELP.some((one) => one === hero));

const START: Choice = {
  chairs: [
    { ...YOU, bot: USUAL_BOT },
    { ...botSeat(USUAL_BOT, 1), bot: USUAL_BOT },
    { ...NOBODY, colour: 2 },
    { ...NOBODY, colour: 3 },
  ],
  variants: { towers: true, hiredHelp: [], advanced: false },
};

interface CheckProps {
  readonly on: boolean;
  readonly label: string;
  readonly text?: string;
  readonly picture?: string;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
}

const Check = ({ on, label, text, picture, disabled, onChange }: CheckProps) => (
  <label class={styles.check} data-on={on || undefined}>
    {picture && <img src={picture} alt="" />}
    <input
      type="checkbox"
      checked={on}
      disabled={disabled}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    <span>
      <b>{label}</b>
      {text && <small>{text}</small>}
    </span>
  </label>
);

interface ModulesProps {
  readonly solo: boolean;
  readonly variants: Variants;
  readonly onChange: (patch: Partial<Variants>) => void;
}

/** Modules, and the variants of the solo game (G10). */
function Modules({ solo, variants, onChange }: ModulesProps) {
  const { towers, hiredHelp, advanced } = variants;
  const hire = (hero: HeroClass, on: boolean): void =>
    onChange({ hiredHelp: on ? [...hiredHelp, hero] : hiredHelp.filter((one) => one !== hero) });
  return (
    <fieldset class={styles.group}>
      <legend>{t('setup.modules')}</legend>
      <Check
        on={towers || solo}
        disabled={solo}
        label={t('setup.towers')}
        text={t('setup.towersText')}
        picture={pictureOf.room({ id: 'rod', family: 'rod' })}
        onChange={(on) => onChange({ towers: on })}
      />
      {solo &&
        HELP.map((hero) => (
          <Check
            key={hero}
            on={hiredHelp.includes(hero)}
            label={t('setup.hired', { hero: meepleName(MEEPLES.indexOf(hero)) })}
            onChange={(on) => hire(hero, on)}
          />
        ))}
      {solo && (
        <Check
          on={advanced}
          label={t('setup.advanced')}
          text={t('setup.advancedText')}
          picture={pictureOf.order({ order: 'battle' })}
          onChange={(on) => onChange({ advanced: on })}
        />
      )}
    </fieldset>
  );
}

const Head = () => (
  <header class={styles.head}>
    <img src="./art/city/board.svg" alt="" />
    <a href="#/" class={styles.back}>
      <Icon name="undo" /> {t('setup.back')}
    </a>
    <h1>{t('setup.title')}</h1>
  </header>
);

/** Only a game against the Guard has its variants. */
const wishOf = (seats: readonly Seat[], variants: Variants, seed: string): Wish =>
  seats.length === 1
    ? { seats, ...variants, towers: true, seed }
    : { seats, towers: variants.towers, hiredHelp: [], advanced: false, seed };

/** Seats, modules, variants and the seed of a new game. */
export function SetUp() {
  const [choice, setChoice] = useState<Choice>(() => recallSetUps().last ?? START);
  const { chairs, variants } = choice;
  const [seed, setSeed] = useState('');
  const seats = seatsOf(chairs);
  const called = calledOf(chairs);
  const solo = seats.length === 1;
  const start = (event: Event): void => {
    event.preventDefault();
    // A device that keeps nothing begins with the usual set-up next time.
    rememberSetUps({ ...recallSetUps(), last: choice });
    void startGame(wishOf(seats, variants, seed.trim())).then((id) => solo && giveTips('solo', id));
  };
  return (
    <main class={styles.page}>
      <form class={styles.sheet} onSubmit={start}>
        <Head />
        <fieldset class={[styles.group, styles.seats].join(' ')}>
          <legend>{t('setup.players')}</legend>
          {chairs.map((chair, i) => (
            <SeatRow
              key={i}
              index={i}
              chair={chair}
              called={called[i]!}
              onChange={(next) => setChoice({ ...choice, chairs: seated(chairs, i, next) })}
            />
          ))}
          {solo && <p class={styles.note}>{t('setup.soloNote')}</p>}
        </fieldset>
        <Modules
          solo={solo}
          variants={variants}
          onChange={(patch) => setChoice({ chairs, variants: { ...variants, ...patch } })}
        />
        <Presets choice={choice} onChoose={setChoice} />
        <label class={styles.seed}>
          <b>{t('setup.seed')}</b>
          <input
            value={seed}
            onInput={({ currentTarget }) => setSeed(currentTarget.value)}
            maxLength={60}
          />
          <small>{t('setup.seedText')}</small>
        </label>
        <button type="submit" class={[plan.confirm, styles.start].join(' ')}>
          <b>{t('setup.start')}</b>
          <small>{t('setup.sum', { n: seats.length })}</small>
        </button>
      </form>
    </main>
  );
}
