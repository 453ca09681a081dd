import { openCard, openRule } from '../../client/commands.ts';
import { pieces, type Known, type Piece, type Rule } from './find.ts';
import styles from './Rules.module.css';

function Inline({ piece }: { readonly piece: Piece }) {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'mark':
      return <mark>{piece.text}</mark>;
    case 'rule':
      return (
        <button type="button" class={styles.link} onClick={() => openRule(piece.text)}>
          {piece.text}
        </button>
      );
    case 'card':
      return (
        <button type="button" class={styles.link} onClick={() => openCard(piece.text)}>
          {piece.text}
        </button>
      );
  }
}

interface ParagraphProps {
  readonly rule: Rule;
  readonly links: Known;
  /** Folded words that are marked. */
  readonly words: readonly string[];
}

export const Line = ({
  text,
  links,
  words,
}: Omit<ParagraphProps, 'rule'> & { readonly text: string }) => (
  <>
    {pieces(text, links, words).map((piece, i) => (
      <Inline key={i} piece={piece} />
    ))}
  </>
);

/** A paragraph of the rules or a ruling on one, its id a way to the rule. */
export const Paragraph = ({ rule, links, words }: ParagraphProps) => (
  <p>
    <button type="button" class={styles.id} onClick={() => openRule(rule.id)}>
      {rule.id}
    </button>{' '}
    <strong>
      <Line text={rule.title} links={links} words={words} />
    </strong>
    {rule.title && '. '}
    <Line text={rule.text} links={links} words={words} />
  </p>
);
