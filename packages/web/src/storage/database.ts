import { promisifyRequest } from 'idb-keyval';

/** Why nothing can be kept on this device: there is no such thing, it refuses, or it does not answer. */
export type StorageFault = 'none' | 'full' | 'silent' | 'failed';

export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly fault: StorageFault;

  constructor(fault: StorageFault, cause?: unknown) {
    super(`storage: ${fault}`, { cause });
    this.fault = fault;
  }
}

/** Logs, what the list shows of them, the cards they are played with, and which old records were brought along. */
const STORES = ['tables', 'rows', 'catalogues', 'brought'] as const;
export type StoreName = (typeof STORES)[number];

const NAME = 'rowan-tables';
const VERSION = 1;
/** Milliseconds after which a device that has not answered never will; once it was silent, nobody waits as long. */
const PATIENCE = 5000;
const LESS_PATIENCE = 250;
let silent = false;

function faultOf(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const full = error instanceof DOMException && error.name === 'QuotaExceededError';
  return new StorageError(full ? 'full' : 'failed', error);
}

/** Whatever the device does, it is over after a while. */
export function patiently<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      silent = true;
      reject(new StorageError('silent'));
    };
    const timer = setTimeout(giveUp, silent ? LESS_PATIENCE : PATIENCE);
    work.then(resolve, reject).finally(() => {
      silent = false;
      clearTimeout(timer);
    });
  });
}

function makeStores({ result }: IDBOpenDBRequest): void {
  for (const store of STORES)
    if (!result.objectStoreNames.contains(store)) result.createObjectStore(store);
}

let opening: Promise<IDBDatabase> | null = null;

const forget = (): void => {
  opening = null;
};

async function open(): Promise<IDBDatabase> {
  if (typeof indexedDB === 'undefined') throw new StorageError('none');
  const request = indexedDB.open(NAME, VERSION);
  request.addEventListener('upgradeneeded', () => makeStores(request));
  const database = await promisifyRequest(request);
  // Another tab with a newer version, or a browser that clears up: the next call opens it anew.
  database.addEventListener('versionchange', () => {
    database.close();
    forget();
  });
  database.addEventListener('close', forget);
  return database;
}

function begin(): Promise<IDBDatabase> {
  const begun = open();
  begun.catch(forget);
  return begun;
}

/** What is done in one transaction: all of it, or nothing. */
export type Work<T> = (stores: Readonly<Record<StoreName, IDBObjectStore>>) => Promise<T> | T;

export const requested = promisifyRequest;

function transactionOn(
  database: IDBDatabase,
  names: readonly StoreName[],
  mode: IDBTransactionMode,
): IDBTransaction {
  try {
    return database.transaction(names, mode, { durability: 'strict' });
  } catch (error) {
    // The connection was lost.
    forget();
    throw error;
  }
}

/** Resolves once all of it is kept; where any part of it fails, none is. */
const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new StorageError('failed')),
    );
  });

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It is over already.
  }
}

/** Works on the stores in one transaction; resolves once it lies on the disk. */
export async function transact<T>(
  names: readonly StoreName[],
  mode: IDBTransactionMode,
  work: Work<T>,
): Promise<T> {
  try {
    const transaction = transactionOn(await patiently((opening ??= begin())), names, mode);
    const stores = Object.fromEntries(
      names.map((name) => [name, transaction.objectStore(name)]),
    ) as Record<StoreName, IDBObjectStore>;
    const worked = (async () => work(stores))();
    try {
      const [value] = await patiently(Promise.all([worked, finished(transaction)]));
      return value;
    } catch (error) {
      abort(transaction);
      throw error;
    }
  } catch (error) {
    throw faultOf(error);
  }
}
