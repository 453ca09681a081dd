import { useEffect, useRef, useState } from 'preact/hooks';
import { lazily } from '../../base/Lazy.tsx';
import { noteTrouble } from '../../base/report.ts';
import { onSoon, soon } from '../../base/soon.ts';
import { useStore } from '../../base/use-store.ts';
import { panels } from '../../client/commands.ts';
import { useGameState } from '../../client/context.ts';

const Rules = lazily(() =>
  import('../../panels/rules/Rules.tsx').then(({ Rules: screen }) => screen),
);
const HowToPlay = lazily(() =>
  import('../../panels/how-to-play/HowToPlay.tsx').then(({ HowToPlay: pages }) => pages),
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

const Tips = lazily(
  soon(() => import('./Tips.tsx').then(({ Tips: bubbles }) => bubbles)),
  'small',
);

/** What lies over the board, each fetched when it is wanted. */
export function Panels() {
  const begun = useGameState(({ steps }) => steps.length > 2);
  const [come, setCome] = useState(false);
  useEffect(() => onSoon(() => setCome(true)), []);
  return (
    <>
      {begun && <Moments />}
      {come && <Tips />}
      <Panel />
    </>
  );
}

/** Who has won is seen before the score. */
const whoHasWon = (): Promise<void> =>
  import('./who-has-won.ts').then(({ whoHasWon: seen }) => seen()).catch(noteTrouble);

/** One at a time. */
function Panel() {
  const open = useStore(panels, (state) => state.open);
  const over = useGameState(({ view, playing }) => view?.phase === 'over' && !playing);
  const played = useRef(false);
  useEffect(() => {
    const seen = over && played.current ? whoHasWon() : Promise.resolve();
    played.current = true;
    let here = true;
    if (over) void seen.then(() => here && panels.setState({ open: 'score' }));
    return () => {
      here = false;
      panels.setState({ open: null });
    };
  }, [over]);
  if (open === 'how') return <HowToPlay />;
  if (open === 'rules') return <Rules />;
  if (open === 'cards' || open === 'signs') return <Gallery />;
  if (open === 'menu') return <Menu />;
  if (open === 'now') return <NowList />;
  return open === 'score' ? <Score /> : null;
}
