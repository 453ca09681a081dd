import { useEffect } from 'preact/hooks';
import { goTo } from '../../base/routes.ts';
import { useStore } from '../../base/use-store.ts';
import { panels } from '../../client/commands.ts';
import { Gallery } from '../../panels/gallery/Gallery.tsx';
import { HowToPlay } from '../../panels/how-to-play/HowToPlay.tsx';
import { Rules } from '../../panels/rules/Rules.tsx';

export type Book = 'how' | 'rules' | 'cards';

/** The rule book and the card gallery outside a game; they lead to each other. */
export function Library({ book }: { readonly book: Book }) {
  const open = useStore(panels, (state) => state.open);
  useEffect(() => {
    panels.setState({ open: book, rule: null, card: null });
    const stop = panels.subscribe((now) => {
      if (now.open === null) goTo('/');
    });
    return () => {
      stop();
      panels.setState({ open: null, rule: null, card: null });
    };
  }, [book]);
  if (open === 'how') return <HowToPlay />;
  if (open === 'rules') return <Rules />;
  return open === 'cards' || open === 'signs' ? <Gallery /> : null;
}
