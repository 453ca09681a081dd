import { lazily } from '../base/Lazy.tsx';
import { soon } from '../base/soon.ts';
import { useGameState } from '../client/context.ts';

const Refusal = lazily(
  soon(() => import('./Refusal.tsx').then(({ Refusal: words }) => words)),
  'small',
);
const Coach = lazily(
  soon(() => import('./Coach.tsx').then(({ Coach: panel }) => panel)),
  'small',
);

const Warnings = lazily(
  soon(() => import('./Warnings.tsx').then(({ Warnings: words }) => words)),
  'small',
);

/** What is said about the decision: a piece of advice, or why something cannot be. */
export function Notes() {
  const refused = useGameState(({ refusal }) => refusal !== null);
  const advised = useGameState(({ hint }) => hint !== null);
  const warned = useGameState(({ warnings }) => warnings !== null);
  return (
    <>
      {advised && <Coach />}
      {warned && <Warnings />}
      {refused && <Refusal />}
    </>
  );
}
