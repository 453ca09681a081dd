import type { ComponentChildren } from 'preact';

/** A button's content in pictures and signs, with its name in words for those who cannot see them. */
export const Named = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <>
    <span class="unseen">{name}</span>
    <span class="silent" aria-hidden="true">
      {children}
    </span>
  </>
);
