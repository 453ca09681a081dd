import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Catalogue, Source } from '@rowan/cards';
import { TIGHT, useMedia } from '../base/use-media.ts';
import { useCatalogue, useGameState, useView } from '../client/context.ts';
import { lookable } from '../client/inspector.ts';
import { useFresh } from '../client/use-fresh.ts';
import { pictureAt, cardAt, pictureOf } from '../model/cards.ts';
import { rivalTurns, signsOf, vpOf, type RivalTurn, type Sign } from '../model/recap.ts';
import { seatName } from '../model/seats.ts';
import { rivalWords } from '../model/spoken.ts';
import { Crest, GuardCrest, seatColour } from '../parts/Crest.tsx';
import { Vp } from '../parts/Glyphs.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Meeple } from '../parts/Meeple.tsx';
import { Named } from '../parts/Named.tsx';
import { friendLine } from '../storage/friends.ts';
import { t } from '../text/text.ts';
import styles from './Recap.module.css';

/** A picture with a sign in its corner that says what became of it. */
const Picture = ({ of, icon, kind }: { of: string | null; icon: string; kind: Sign['kind'] }) => (
  <span class={styles.picture} data-kind={kind}>
    <img src={of ?? ''} alt="" draggable={false} />
    <Icon name={icon} />
  </span>
);

function foePicture(catalogue: Catalogue, source: Source): string | null {
  if (!('card' in source)) return null;
  const { monsters, overlords, henchman } = catalogue;
  if (source.card === 'monster') return pictureOf.monster(monsters[source.index]!);
  return pictureOf.council(source.card === 'overlord' ? overlords[source.index]! : henchman);
}

function Face({ sign }: { readonly sign: Sign }) {
  const catalogue = useCatalogue();
  const view = useView();
  switch (sign.kind) {
    case 'built':
      return (
        <Picture of={pictureOf.location(catalogue.tiles[sign.tile]!)} icon="construct" {...sign} />
      );
    case 'fought':
      return <Picture of={foePicture(catalogue, sign.source)} icon="sword" {...sign} />;
    case 'quest':
      return <Picture of={pictureOf.quest(catalogue.quests[sign.quest]!)} icon="check" {...sign} />;
    case 'room':
      return <Picture of={pictureOf.room(catalogue.rooms[sign.room]!)} icon="tower" {...sign} />;
    case 'order':
      return (
        <Picture of={pictureOf.order(catalogue.guard.orders[sign.order]!)} icon="sword" {...sign} />
      );
    case 'crown':
      return <Picture of={pictureAt(cardAt(catalogue, view, sign.place))} icon="crown" {...sign} />;
    case 'risen':
      return (
        <span class={styles.meeple}>
          <Meeple meeple={sign.unit} />
          <Icon name="level-up" />
        </span>
      );
    case 'gained':
      return (
        <span class={styles.meeple}>
          +{sign.n}
          <Meeple meeple={sign.meeple} />
        </span>
      );
  }
}

/** So many signs find room on a card, by how many cards there are. */
const ROOM = [0, 7, 3, 2];
const TIGHT_ROOM = [0, 4, 2, 1];

function Signs({ signs, room }: { readonly signs: readonly Sign[]; readonly room: number }) {
  const shown = signs.length > room ? signs.slice(0, room) : signs;
  return (
    <span class={styles.signs}>
      {shown.map((sign, i) => (
        <Face key={i} sign={sign} />
      ))}
      {signs.length > shown.length && <b>+{signs.length - shown.length}</b>}
      {signs.length === 0 && <i>{t('recap.quiet')}</i>}
    </span>
  );
}

function Card({ turn, room }: { readonly turn: RivalTurn; readonly room: number }) {
  const view = useView();
  const { catalogue, seats } = useGameState(({ welcome }) => welcome!);
  const { seat } = turn;
  const vp = vpOf(turn);
  const colour = view.guard ? null : (seats[seat]?.colour ?? seat);
  const name = seatName({ seats, view }, seat);
  const text = rivalWords(turn, { catalogue, seats, view });
  return (
    <li>
      <button
        type="button"
        class={styles.card}
        style={{ '--seat': colour === null ? 'var(--guard)' : seatColour(colour) }}
        {...lookable({ kind: 'note', title: name, text })}
      >
        <Named name={text}>
          <span class={styles.head}>
            {colour === null ? <GuardCrest /> : <Crest colour={colour} />}
            <b class={styles.name} data-may-cut>
              {name}
            </b>
            {vp !== 0 && <Vp n={vp < 0 ? `−${-vp}` : `+${vp}`} />}
          </span>
          <Signs signs={signsOf(turn)} room={room} />
        </Named>
      </button>
    </li>
  );
}

/** What a friend had of the same deal after as many turns; null before one's own first, and where nobody sent a line. */
function usePace(): number | null {
  const id = useGameState((state) => state.id);
  const line = useMemo(() => friendLine(id), [id]);
  const { round } = useView();
  return line?.[Math.min(round - 1, line.length) - 1] ?? null;
}

/** The friend whose line one plays against. */
function Friend({ vp }: { readonly vp: number }) {
  const view = useView();
  const title = t('daily.aFriend');
  const own = view.seats[view.viewer as number]?.vp ?? 0;
  const text = t('recap.friend', { n: view.round - 1, vp, own });
  return (
    <li>
      <button
        type="button"
        class={styles.card}
        style={{ '--seat': 'var(--guard)' }}
        data-friend
        {...lookable({ kind: 'note', title, text })}
      >
        <Named name={text}>
          <span class={styles.head}>
            <Icon name="share" />
            <b class={styles.name} data-may-cut>
              {title}
            </b>
            <Vp n={vp} />
          </span>
        </Named>
      </button>
    </li>
  );
}

const Cards = ({ children }: { readonly children: ComponentChildren }) => (
  <section class={styles.recap} aria-label={t('recap.title')} data-recap>
    <ul class={styles.cards}>{children}</ul>
  </section>
);

/** What each of the others did since the viewer's last turn, until they do something themselves. */
export function Recap() {
  const steps = useGameState((state) => state.steps);
  const fresh = useFresh();
  const viewer = useGameState(({ view }) => view?.viewer);
  const room = useMedia(TIGHT) ? TIGHT_ROOM : ROOM;
  const pace = usePace();
  if (!fresh) return null;
  const turns = rivalTurns(steps, viewer);
  if (turns.length === 0) return null;
  return (
    <Cards>
      {turns.map((turn, i) => (
        <Card key={i} turn={turn} room={room[turns.length + (pace === null ? 0 : 1)] ?? 1} />
      ))}
      {pace !== null && <Friend vp={pace} />}
    </Cards>
  );
}
