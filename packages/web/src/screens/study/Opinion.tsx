import type { Hint } from '@rowan/protocol';
import { useCatalogue, useView } from '../../client/context.ts';
import {
  bringsTexts,
  nextBestTexts,
  prospectTexts,
  shortText,
} from '../../decisions/coach-words.ts';
import { t } from '../../text/text.ts';
import { useNews, useRoom, useRoomState } from './context.ts';
import styles from './Study.module.css';

function Said({ hint }: { readonly hint: Hint }) {
  const asked = { catalogue: useCatalogue(), view: useView() };
  const why = [
    ...(hint.prospect ? prospectTexts(hint.prospect) : []),
    ...bringsTexts(asked, hint.brings),
    ...nextBestTexts(asked, hint),
  ];
  return (
    <>
      <p>
        <b>{t('study.best', { what: shortText(asked, hint.line) })}</b>
      </p>
      <ul class={styles.why} data-reason>
        {why.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

/** What the judge says of the position that is shown, when it is asked. */
export function Opinion() {
  const room = useRoom();
  const { at } = useNews();
  const opinion = useRoomState((state) => state.opinion);
  if (opinion === 'thinking') return <p role="status">{t('study.thinking')}</p>;
  if (opinion?.at === at)
    return (
      <div class={styles.opinion} role="status" data-opinion>
        {opinion.hint ? <Said hint={opinion.hint} /> : <p>{t('study.silent')}</p>}
      </div>
    );
  return (
    <button type="button" class={styles.button} onClick={() => void room.ask()}>
      {t('study.ask')}
    </button>
  );
}
