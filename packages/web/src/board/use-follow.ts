import { useEffect, useRef } from 'preact/hooks';
import { DISTRICTS, districtOf } from '@rowan/cards';
import type { ToldEvent } from '@rowan/rules';
import { useGameState } from '../client/context.ts';

/** Where on the map something happens: a district, or all over the city. */
export type Scene = 'whole' | (typeof DISTRICTS)[number];

const sceneAt = (districts: readonly number[]): Scene | null => {
  const [first, ...others] = new Set(districts.filter((one) => one >= 0));
  if (first === undefined) return null;
  return others.length > 0 ? 'whole' : DISTRICTS[first]!;
};

/** Where an event is to be seen; null for what happens nowhere in particular. */
export function sceneOf(event: ToldEvent): Scene | null {
  switch (event.kind) {
    case 'planConfirmed':
      return sceneAt(event.places.map(({ place }) => districtOf(place)));
    case 'constructed':
    case 'defeated':
    case 'crownTaken':
      return sceneAt([districtOf(event.place)]);
    case 'roomTaken':
    case 'guardOrdered':
      return sceneAt([event.district]);
    default:
      return null;
  }
}

/** While others play, the map goes where they act; then it is again where it was. */
export function useFollow<F extends string>(
  focus: F | Scene,
  open: (focus: F | Scene) => void,
): void {
  const event = useGameState(({ steps, view, playing }) => {
    const last = playing ? steps.at(-1)?.at(-1) : undefined;
    return last && 'seat' in last && last.seat !== view?.viewer ? last : undefined;
  });
  const playing = useGameState((state) => state.playing);
  const home = useRef<{ readonly focus: F | Scene; to: F | Scene } | null>(null);
  useEffect(() => {
    const scene = event && sceneOf(event);
    if (!scene || scene === focus) return;
    home.current = { focus: home.current?.focus ?? focus, to: scene };
    open(scene);
  }, [event]);
  useEffect(() => {
    const { current } = home;
    if (playing || !current) return;
    home.current = null;
    // Whoever has drawn the map elsewhere meanwhile wants to be there.
    if (focus === current.to) open(current.focus);
  }, [playing]);
}
