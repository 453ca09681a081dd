import { REFUSED_CHOICES } from './choices.ts';
import { REFUSED_DEVELOPMENT } from './development.ts';
import type { RefusedExample } from './example.ts';
import { REFUSED_PLANS } from './plans.ts';

/** Every kind of refusal at least once, made to happen. */
export const REFUSED: readonly RefusedExample[] = [
  ...REFUSED_CHOICES,
  ...REFUSED_DEVELOPMENT,
  ...REFUSED_PLANS,
];
