import { useEffect } from 'preact/hooks';
import { lazily } from '../../base/Lazy.tsx';
import { soon } from '../../base/soon.ts';
import { useStore } from '../../base/use-store.ts';
import { panels } from '../../client/commands.ts';
import { useGameState } from '../../client/context.ts';

const Rules = lazily(() =>
  import('../../panels/rules/Rules.tsx').then(({ Rules: screen }) => screen),
);
const Gallery = lazily(() =>
  import('../../panels/gallery/Gallery.tsx').then(({ Gallery: screen }) => screen),
);
const Menu = lazily(() => import('../../panels/menu/Menu.tsx').then(({ Menu: screen }) => screen));
const Score = lazily(() =>
  import('../../panels/score/Score.tsx').then(({ Score: screen }) => screen),
);

const NowList = lazily(
  soon(() => import('../../decisions/NowList.tsx').then(({ NowList: list }) => list)),
  'small',
);
const Moments = lazily(
  soon(() => import('./Moments.tsx').then(({ Moments: ribbon }) => ribbon)),
  'small',
);

/** What lies over the board, each fetched when it is wanted. */
export function Panels() {
  const begun = useGameState(({ steps }) => steps.length > 2);
  return (
    <>
      {begun && <Moments />}
      <Panel />
    </>
  );
}

/** One at a time. */
function Panel() {
  const open = useStore(panels, (state) => state.open);
  const over = useGameState(({ view, playing }) => view?.phase === 'over' && !playing);
  useEffect(() => {
    if (over) panels.setState({ open: 'score' });
    return () => panels.setState({ open: null });
  }, [over]);
  if (open === 'rules') return <Rules />;
  if (open === 'cards' || open === 'signs') return <Gallery />;
  if (open === 'menu') return <Menu />;
  if (open === 'now') return <NowList />;
  return open === 'score' ? <Score /> : null;
}
