import type { Notice } from '../store/notices.ts';

/** One way to people who are not there. A notice goes over each of them once; where one fails it alone is tried again. */
export interface Channel {
  readonly name: 'push' | 'mail' | 'hook';
  /** `again`: it did not get through. Whatever is thrown counts as that, too. */
  tell(notice: Notice): Promise<'done' | 'again'>;
}
