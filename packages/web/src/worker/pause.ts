const { port1, port2 } = new MessageChannel();

/** Lets the worker hear what it is told, between two stretches of work. */
export const pauseBriefly = (): Promise<void> =>
  new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
