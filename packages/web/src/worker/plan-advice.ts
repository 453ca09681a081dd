import { plansBy } from '@rowan/engines/plans';

/** Fetched once the first decision is on the page. */
export const plans = plansBy;
