import { Rogues } from './rogues.ts';
import type { RogueOrders, RogueReport } from './rogue-process.ts';

/** The process of those who mean no good. */

process.once('disconnect', () => process.exit());
process.once('message', ({ port, tokens, count }: RogueOrders) => {
  const rogues = new Rogues(port, tokens);
  process.once('message', () => rogues.end());
  void rogues.run(count).then(() => {
    const { opened, refused } = rogues;
    process.send!({ opened, refused } satisfies RogueReport, () => process.exit());
  });
});
