import { DISTRICTS, type MonsterCard } from '@rowan/cards';
import { useKept } from '../base/use-kept.ts';
import { touchPlace } from '../client/actions.ts';
import { useCatalogue, useGame } from '../client/context.ts';
import { inspectable } from '../client/inspector.ts';
import { pictureAt } from '../model/cards.ts';
import { glyphsOf } from '../model/glyphs.ts';
import { placeLabel } from '../model/labels.ts';
import type { PlaceModel } from '../model/place.ts';
import { Glyphs, Vp } from '../parts/Glyphs.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Named } from '../parts/Named.tsx';
import { printedName } from '../text/cards.ts';
import { t } from '../text/text.ts';
import { boxStyle, type Box } from './box.ts';
import { Party } from './Party.tsx';
import { usePlace } from './use-place.ts';
import styles from './Foe.module.css';

/** Strength on the shield; while a plan is made, CV against it. */
export function Shield({ model, strength }: { model: PlaceModel; strength: number }) {
  const { report, rejection } = model;
  const short = rejection?.code === 'tooWeak' ? rejection.facts : null;
  const fighting = short ?? (model.drafted ? report : null);
  const enough = fighting !== null && fighting.cv >= fighting.strength;
  return (
    <span
      class={styles.shield}
      data-fight={fighting ? (enough ? 'won' : 'short') : undefined}
      aria-hidden="true"
    >
      {fighting ? (
        <>
          <b>{fighting.cv}</b>
          <small>/{strength}</small>
        </>
      ) : (
        <b>{strength}</b>
      )}
    </span>
  );
}

/** What is printed on the card stays as it is, whatever happens to the Monster. */
const Printed = ({ card }: { readonly card: MonsterCard }) =>
  useKept(
    () => (
      <>
        <Vp n={card.vp} class={styles.vp} />
        <span class={styles.name} data-name>
          {printedName(card)}
        </span>
        <span class={styles.strip} data-type={card.type}>
          <Icon name={card.type} />
          {card.gives.length === 0 && <span class={styles.type}>{t(`type.${card.type}`)}</span>}
          <Glyphs of={glyphsOf(card.gives)} class={styles.gives} />
          <Icon name={`level-${card.level}`} class={styles.level} />
        </span>
      </>
    ),
    [card],
  );

function Face({ model }: { readonly model: PlaceModel }) {
  const { there } = model;
  if (there.kind !== 'monster') return null;
  const { card } = there;
  return (
    <>
      <img class={styles.picture} src={pictureAt(there) ?? ''} alt="" draggable={false} />
      <Shield model={model} strength={card.strength} />
      <Printed card={card} />
    </>
  );
}

interface Props {
  readonly place: number;
  readonly box: Box;
  readonly district: number;
}

/** A Monster slot at the edge of its district. */
export function Foe({ place, box, district }: Props) {
  const game = useGame();
  const catalogue = useCatalogue();
  const model = usePlace(place);
  const { there } = model;
  if (there.kind !== 'monster')
    return (
      <div
        data-place={place}
        data-target={`place:${place}`}
        class={styles.hole}
        style={boxStyle(box)}
      />
    );
  return (
    <div
      class={styles.foe}
      style={boxStyle(box, 6, 4)}
      key={there.card.id}
      data-place={place}
      data-target={`place:${place}`}
      data-light={model.light ?? undefined}
      data-drafted={model.drafted || undefined}
      data-prepared={model.prepared || undefined}
      data-busy={model.units.some((n) => n > 0) || undefined}
      data-wrong={model.rejection ? true : undefined}
      data-fallen={model.resolved || undefined}
      data-district={DISTRICTS[district]}
      {...inspectable({ kind: 'place', place })}
    >
      <button type="button" class={styles.face} onClick={() => void touchPlace(game, place)}>
        <Named name={placeLabel(catalogue, model)}>
          <Face model={model} />
        </Named>
      </button>
      <Party model={model} />
    </div>
  );
}
