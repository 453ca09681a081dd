/** Arrows go along a row of small things, so that the row is one stop of the Tab key. */
export function rove(event: KeyboardEvent): void {
  const step = { ArrowLeft: 'previousElementSibling', ArrowRight: 'nextElementSibling' } as const;
  const way = step[event.key as keyof typeof step];
  const item = event.target instanceof Element ? event.target.closest('li') : null;
  if (!way || !item) return;
  event.preventDefault();
  event.stopPropagation();
  item[way]?.querySelector('button')?.focus();
}
