import { known, type Known, type Rule } from './find.ts';
import { Line } from './Paragraph.tsx';
import type { Chapter } from './use-rules.ts';
import styles from './Rules.module.css';

const cells = (row: string): string[] => row.split('|').slice(1, -1);

/** A table as it is written: its head, a line of dashes, its rows. */
function Table({ text, links }: { readonly text: string; readonly links: Known }) {
  const [head = '', , ...rows] = text.split('\n');
  return (
    <table class={styles.table}>
      <thead>
        <tr>
          {cells(head).map((cell, i) => (
            <th key={i} scope="col">
              {cell.trim()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            {cells(row).map((cell, i) => (
              <td key={i}>
                <Line text={cell.trim()} links={links} words={[]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Props {
  readonly rules: readonly Rule[];
  readonly chapters: readonly Chapter[];
}

/** The overview or the examples: running text, in which rules are a way to their paragraphs. */
export function Chapters({ rules, chapters }: Props) {
  const links = known(
    rules.map(({ id }) => id),
    [],
  );
  return (
    <div class={styles.running}>
      {chapters.map(({ title, texts }) => (
        <section key={title}>
          <h3>{title}</h3>
          {texts.map((text) =>
            text.startsWith('|') ? (
              <Table key={text} text={text} links={links} />
            ) : (
              <p key={text}>
                <Line text={text} links={links} words={[]} />
              </p>
            ),
          )}
        </section>
      ))}
    </div>
  );
}
