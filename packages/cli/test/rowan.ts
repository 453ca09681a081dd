import { vi } from 'vitest';
import { run } from '../src/run.ts';

export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command in this process and catches what it prints. */
export async function rowan(...args: readonly string[]): Promise<Ran> {
  let out = '';
  let err = '';
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((text: string) => void (out += `${text}\n`)),
    vi.spyOn(console, 'error').mockImplementation((text: string) => void (err += `${text}\n`)),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((out += String(text)))),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean((err += String(text)))),
  ];
  try {
    const status = await run(args);
    return { status, out, err };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
