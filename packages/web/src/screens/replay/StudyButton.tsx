import type { Line } from '@rowan/bots';
import { useState } from 'preact/hooks';
import { noteTrouble } from '../../base/report.ts';
import { t } from '../../text/text.ts';
import type { SourceFault } from '../../worker/study-service.ts';
import { studyFrom } from './branch.ts';
import { useReplay } from './context.ts';

interface Props {
  readonly class: string | undefined;
  readonly text?: 'study.begin' | 'review.try';
  /** What the study begins with. */
  readonly played?: Line;
  readonly better?: Line;
}

/** The moment that is shown becomes a study; where it cannot, that is told. */
export function StudyButton({ class: looks, text = 'study.begin', ...lines }: Props) {
  const replay = useReplay();
  const [fault, setFault] = useState<SourceFault['code'] | 'notKept' | null>(null);
  const begin = async (): Promise<void> => {
    setFault((await studyFrom(replay, lines))?.code ?? null);
  };
  const failed = (error: unknown): void => {
    noteTrouble(error);
    setFault('notKept');
  };
  return (
    <>
      <button type="button" class={looks} onClick={() => void begin().catch(failed)}>
        <b>{t(text)}</b>
      </button>
      {fault && <span role="alert">{t(`study.${fault}`)}</span>}
    </>
  );
}
