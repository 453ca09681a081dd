import type { Hint, MessageOf, PageMessage, TableMessage } from '@rowan/protocol';
import type { Place, PlanAnswer, Rejection } from '@rowan/rules';
import type { Attempt, Explained, Warning } from '@rowan/table';
import type { Connect, Connection } from './connection.ts';

type Reply = MessageOf<'explained' | 'filled' | 'because' | 'warned' | 'hinted' | 'exported'>;
type News = Exclude<TableMessage, Reply>;
type Question = Extract<PageMessage, { readonly request: number }>;
/** A question without its number. */
type Unnumbered<Q = Question> = Q extends Question ? Omit<Q, 'request'> : never;

const isReply = (message: TableMessage): message is Reply => 'request' in message;

/** The way to the chair: what it tells goes to the listener, what it is asked comes back as a promise. */
export class Line {
  readonly #connection: Connection;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  #request = 0;

  constructor(table: string, connect: Connect, listen: (message: News) => void) {
    this.#connection = connect(table, (message) => {
      if (isReply(message)) this.#answered(message);
      else listen(message);
    });
  }

  close(): void {
    this.#connection.close();
  }

  send(message: Exclude<PageMessage, Question>): void {
    this.#connection.send(message);
  }

  #answered(reply: Reply): void {
    this.#waiting.get(reply.request)?.(reply);
    this.#waiting.delete(reply.request);
  }

  #ask(question: Unnumbered): Promise<Reply> {
    const request = (this.#request += 1);
    return new Promise((resolve) => {
      this.#waiting.set(request, resolve);
      this.#connection.send({ ...question, request });
    });
  }

  async explain(plan: PlanAnswer): Promise<Explained | null> {
    const reply = await this.#ask({ kind: 'explain', plan });
    return reply.kind === 'explained' ? reply.explained : null;
  }

  /** The plan with the fewest meeples added that serve the place; null if they do not suffice. */
  async fill(plan: PlanAnswer, place: Place): Promise<PlanAnswer | null> {
    const reply = await this.#ask({ kind: 'fill', plan, place });
    return reply.kind === 'filled' ? reply.plan : null;
  }

  /** Why what was tried cannot be; null where nothing speaks against it. */
  async whyNot(attempt: Attempt): Promise<Rejection | null> {
    const reply = await this.#ask({ kind: 'whyNot', attempt });
    return reply.kind === 'because' ? reply.rejection : null;
  }

  /** What is worth a second look before the plan is confirmed. */
  async warnings(plan: PlanAnswer): Promise<readonly Warning[]> {
    const reply = await this.#ask({ kind: 'warn', plan });
    return reply.kind === 'warned' ? reply.warnings : [];
  }

  async rows(): Promise<readonly unknown[]> {
    const reply = await this.#ask({ kind: 'export' });
    return reply.kind === 'exported' ? reply.rows : [];
  }

  /** What the coach would do; null when it is not the viewer's turn. */
  async hint(): Promise<Hint | null> {
    const reply = await this.#ask({ kind: 'hint' });
    return reply.kind === 'hinted' ? reply.hint : null;
  }
}
