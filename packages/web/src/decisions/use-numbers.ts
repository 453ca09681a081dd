import { useEffect, useRef } from 'preact/hooks';

/** So long another figure may follow, in milliseconds. */
const FIGURES = 900;

/** Numbers typed on the keyboard choose from a list: at once, or after a pause where a longer number is possible. */
export function useNumbers(n: number, choose: (index: number, event: Event) => void): void {
  const now = useRef({ n, choose });
  now.current = { n, choose };
  useEffect(() => {
    let typed = '';
    let timer = 0;
    const done = (event: Event): void => {
      clearTimeout(timer);
      const number = Number(typed);
      typed = '';
      if (number >= 1 && number <= now.current.n) now.current.choose(number - 1, event);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (document.querySelector('dialog[open]')) return;
      if (event.key === 'Enter' && typed !== '') {
        event.preventDefault();
        done(event);
      }
      if (!/^\d$/.test(event.key)) return;
      event.preventDefault();
      clearTimeout(timer);
      typed = Number(typed + event.key) > now.current.n ? event.key : typed + event.key;
      if (Number(typed) * 10 > now.current.n) done(event);
      else timer = window.setTimeout(() => done(event), FIGURES);
    };
    addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', onKey);
    };
  }, []);
}
