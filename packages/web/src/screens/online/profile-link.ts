/** Names hold what addresses must not. */
export const profileLink = (name: string): string => `#/people/${encodeURIComponent(name)}`;
