import { useEffect } from 'preact/hooks';
import { panels } from '../../client/commands.ts';
import { useStore } from '../../client/use-store.ts';
import { goTo } from '../../shell/routes.ts';
import { Rules } from '../rules/Rules.tsx';
import { Gallery } from './Gallery.tsx';

/** The rule book and the card gallery outside a game; they lead to each other. */
export function Library({ book }: { readonly book: 'rules' | 'cards' }) {
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
  if (open === 'rules') return <Rules />;
  return open === 'cards' ? <Gallery /> : null;
}
