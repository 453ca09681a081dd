import { DISTRICTS, MEEPLES, SLOT } from '@rowan/cards';
import { lazily } from '../base/Lazy.tsx';
import { soon } from '../base/soon.ts';
import { useKept } from '../base/use-kept.ts';
import { touchPlace } from '../client/actions.ts';
import { useCatalogue, useGame, useGameState } from '../client/context.ts';
import { inspectable } from '../client/inspector.ts';
import { pictureAt, type PlaceCard } from '../model/cards.ts';
import { glyphsOf, signsOfLocation, signsOfRoom, sizeFor, type Signs } from '../model/glyphs.ts';
import type { PlaceModel } from '../model/place.ts';
import { placeLabel, sealWords } from '../model/labels.ts';
import { Glyphs } from '../parts/Glyphs.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Named } from '../parts/Named.tsx';
import { Meeple } from '../parts/Meeple.tsx';
import { printedName } from '../text/cards.ts';
import { t } from '../text/text.ts';
import { boxStyle, type Box } from './box.ts';
import { Party } from './Party.tsx';
import { usePlace } from './use-place.ts';
import styles from './Spot.module.css';

const Lack = lazily(
  soon(() => import('./Lack.tsx').then(({ Lack: figures }) => figures)),
  'small',
);

/** What the strip of a place shows: what goes in, what comes out. */
function signsOf(there: PlaceCard): Signs | null {
  switch (there.kind) {
    case 'start':
    case 'tile':
      return signsOfLocation(there.card);
    case 'room':
      return signsOfRoom(there.card);
    case 'order':
    case 'vacant':
    case 'monster':
    case 'council':
    case 'empty':
      return null;
  }
}

/** Needs and gains, as large as the width in units allows and never too small to read: then they break into rows. */
export function Strip({ signs, width }: { signs: Signs; width: number }) {
  const fontSize = `max(0.75rem, var(--u) * ${sizeFor(signs, width).toFixed(2)})`;
  return (
    <span class={styles.strip} style={{ fontSize }}>
      {signs.crown ? <Icon name="crown" class={styles.crown} /> : <Glyphs of={signs.needs} />}
      {!signs.crown && signs.gives.length > 0 && <i class={styles.arrow} aria-hidden="true" />}
      <Glyphs of={signs.gives} />
    </span>
  );
}

function Vacant({ slot, seal }: { readonly slot: number; readonly seal: PlaceModel['seal'] }) {
  const card = useCatalogue().slots[slot]!;
  return (
    <span class={styles.bonus} title={seal ? sealWords(seal) : undefined}>
      <Icon name="construct" />
      <Glyphs of={glyphsOf(card.gives)} />
      {seal && <Icon name="lock" />}
    </span>
  );
}

function Stock({ place }: { readonly place: number }) {
  const stock = useGameState(({ view }) => view?.stock[place - SLOT] ?? 0);
  const tile = useGameState(({ view }) => view?.built[place - SLOT] ?? -1);
  const card = useCatalogue().tiles[tile];
  if (!card?.stock) return null;
  return (
    <span class={styles.stock} title={t('spot.stock', { n: stock })}>
      {stock}
      <Meeple meeple={MEEPLES.indexOf(card.stock.meeple)} />
    </span>
  );
}

function Face({ model, width }: { model: PlaceModel; width: number }) {
  const { there, place, seal } = model;
  const picture = pictureAt(there);
  const signs = signsOf(there);
  if (there.kind === 'vacant') return <Vacant slot={there.slot} seal={seal} />;
  if (there.kind === 'empty') return null;
  return (
    <>
      {picture && <img class={styles.picture} src={picture} alt="" draggable={false} />}
      {there.kind === 'order' && (
        <span class={styles.order}>{t('spot.order', { name: printedName(there.card) })}</span>
      )}
      {signs && <Strip signs={signs} width={width} />}
      {there.kind === 'tile' && <Stock place={place} />}
    </>
  );
}

/** The name over the picture; a long one rises above the edge, so that there is room for a party below it. */
const Sign = ({ there }: { readonly there: PlaceCard }) =>
  there.kind === 'start' || there.kind === 'tile' || there.kind === 'room' ? (
    <span class={styles.sign} aria-hidden="true" data-name>
      {printedName(there.card)}
      {there.kind === 'room' && <span class={styles.left}> ×{there.left}</span>}
    </span>
  ) : null;

/** Cards are wider than what is painted below them: signs and names need room. */
const ASIDE = 12;

interface Props {
  readonly place: number;
  readonly box: Box;
  readonly district: number;
}

/** A Location, a construction slot or the Room of a Tower. */
export function Spot({ place, box, district }: Props) {
  const game = useGame();
  const catalogue = useCatalogue();
  const model = usePlace(place);
  const { kind } = model.there;
  const isCard = kind !== 'vacant' && kind !== 'empty';
  const card = 'card' in model.there ? model.there.card : kind;
  // Light comes and goes without the signs being drawn again.
  const face = useKept(
    () => <Face model={model} width={box.w + 2 * ASIDE - 6} />,
    [card, model.seal, place, box],
  );
  return (
    <div
      class={styles.spot}
      style={isCard ? boxStyle(box, 6, ASIDE) : boxStyle(box)}
      data-kind={kind}
      data-place={place}
      data-target={`place:${place}`}
      data-light={model.light ?? undefined}
      data-drafted={model.drafted || undefined}
      data-prepared={model.prepared || undefined}
      data-wrong={model.rejection ? true : undefined}
      data-district={DISTRICTS[district]}
      {...(kind === 'empty' ? {} : inspectable({ kind: 'place', place }))}
    >
      <button
        type="button"
        class={styles.face}
        disabled={kind === 'empty'}
        onClick={() => void touchPlace(game, place)}
      >
        <Named name={placeLabel(catalogue, model)}>{face}</Named>
      </button>
      <Sign there={model.there} />
      <Party model={model} />
      {model.rejection && <Lack rejection={model.rejection} />}
    </div>
  );
}
