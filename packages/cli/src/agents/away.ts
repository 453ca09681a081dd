import type { Decline, Refused } from '@rowan/protocol';
import type { LoadFault } from '@rowan/table';

/** Why a program gets no further at a table. */
export type Away =
  | Refused
  | Decline
  | LoadFault['code']
  /** The chair that it wants is none, or somebody else's; none is free; it was sent away; the table was given up. */
  | 'otherSeat'
  | 'noSeat'
  | 'sentAway'
  | 'closed';
