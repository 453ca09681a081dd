/** So many milliseconds after a panel has come, a click may still be meant for what was there before. */
export const DEAD_TIME = 600;

let came = -Infinity;

/** Something new stands where fingers tap. */
export function panelCame(at: number): void {
  came = at;
}

/** Whether somebody pressed before they can have read what they press now; only hands slip, scripts do not. */
export const isSlip = ({ isTrusted, timeStamp }: Pick<Event, 'isTrusted' | 'timeStamp'>): boolean =>
  isTrusted && timeStamp < came + DEAD_TIME;
