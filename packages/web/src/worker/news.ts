/** Tabs tell each other that a table has a new row; what it says lies in the store. */
export interface News {
  tell(): void;
}

export function listenForNews(table: string, heard: () => void): News {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined };
  const channel = new BroadcastChannel('rowan:rows');
  channel.addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (data === table) heard();
  });
  return { tell: () => channel.postMessage(table) };
}
