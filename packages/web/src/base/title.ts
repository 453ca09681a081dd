const OWN = document.title;

/** What the page is called: a call to whoever looks elsewhere stands before what the screen says of itself. */
const said: Record<'call' | 'screen', string | null> = { call: null, screen: null };

export function entitle(by: keyof typeof said, words: string | null): void {
  said[by] = words;
  document.title = said.call ?? said.screen ?? OWN;
}
