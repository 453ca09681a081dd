import type { Command } from 'commander';
import { addServeOptions, type ServeOptions } from '../serve/options.ts';
import { SERVE } from '../strings-serve.ts';

export function addServe(program: Command): void {
  addServeOptions(program.command('serve').description(SERVE.description)).action(
    async (options: ServeOptions) => (await import('../serve/run.ts')).serve(options),
  );
}
