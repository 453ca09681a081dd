/** What we wrote ourselves lies under a text; what did not can be told apart at least. */
export const idOf = (key: IDBValidKey): string =>
  typeof key === 'string' ? key : JSON.stringify(key);
