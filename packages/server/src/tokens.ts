import { createHash, randomBytes } from 'node:crypto';

/** What is given out is random; what is kept is its hash, so a stolen database opens nothing. */
export const newToken = (bytes: number): string => randomBytes(bytes).toString('base64url');
export const newSecret = (): string => randomBytes(32).toString('hex');
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** 22 letters: 16 random bytes. The first will name the database once there are several. */
export const newId = (): string => newToken(16);

/** How a table is called in a log: whoever reads it learns no id. */
export const nickname = (table: string): string => hashOf(`log:${table}`).slice(0, 12);
