import { bringAll } from './bring.ts';

/** Copies what earlier versions kept, says so, and has nothing more to do. */
bringAll().then(
  () => postMessage('brought'),
  (error: unknown) => {
    reportError(error);
    postMessage('failed');
  },
);
