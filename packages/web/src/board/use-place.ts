import type { Place } from '@rowan/rules';
import { useStore } from '../base/use-store.ts';
import { useCatalogue, useGame } from '../client/context.ts';
import { placeModel, samePlace, type PlaceModel } from '../model/place.ts';

/** How a place looks; what draws it is drawn again only when it looks different. */
export function usePlace(place: Place): PlaceModel {
  const catalogue = useCatalogue();
  return useStore(useGame().store, (state) => placeModel(catalogue, state, place), samePlace);
}
