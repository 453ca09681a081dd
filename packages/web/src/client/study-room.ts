import { proxy } from 'comlink';
import { createStore } from 'zustand/vanilla';
import type { Hint, PageMessage, TableMessage } from '@rowan/protocol';
import type { GameView } from '@rowan/rules';
import { noteTrouble } from '../base/report.ts';
import { isDamagedStudy, keepStudy, readStudy, type KeptStudy } from '../storage/studies.ts';
import type { Others, StudyNews } from '../worker/study-table.ts';
import type { Connect, Listener } from './connection.ts';
import { openStudy, type Study as Worker } from './study.ts';

/** Why a study is not shown. */
type RoomFault = 'noStudy' | 'damaged' | 'otherEdition' | 'broken';

export interface RoomState {
  readonly news: StudyNews | null;
  readonly others: Others;
  readonly fault: RoomFault | null;
  /** Whether the device keeps what is done here. */
  readonly unkept: boolean;
  /** What the bots say of a node. */
  readonly opinion: { readonly at: number; readonly hint: Hint | null } | 'thinking' | null;
}

const newLuck = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** The page's side of a study: the worker that plays it, what is shown beside the board, and where it is kept. */
export class StudyRoom {
  readonly id: string;
  readonly store = createStore<RoomState>(() => ({
    news: null,
    others: 'bots',
    fault: null,
    unkept: false,
    opinion: null,
  }));
  /** What was seen where each node was chosen. */
  readonly seen = new Map<number, GameView>();
  readonly #worker: Worker = openStudy();
  #listen: Listener | null = null;
  readonly #early: TableMessage[] = [];

  constructor(id: string) {
    this.id = id;
  }

  get state(): RoomState {
    return this.store.getState();
  }

  get service(): Worker['service'] {
    return this.#worker.service;
  }

  /** What the worker is asked may fail; that is told. */
  async #done<T>(work: T): Promise<Awaited<T> | null> {
    try {
      return await this.#worker.answered(work);
    } catch (error) {
      noteTrouble(error);
      this.store.setState({ fault: 'broken' });
      return null;
    }
  }

  async open(at: number | null): Promise<void> {
    const kept = await readStudy(this.id).catch((error: unknown) => {
      noteTrouble(error);
      return null;
    });
    if (!kept || isDamagedStudy(kept)) {
      this.store.setState({ fault: kept ? 'damaged' : 'noStudy' });
      return;
    }
    await this.#sitDown(kept, at ?? kept.at);
  }

  async #sitDown({ study }: KeptStudy, at: number): Promise<void> {
    const tell = (message: TableMessage): void => this.#told(message);
    const changed = (news: StudyNews): void => this.#changed(news);
    const sat = await this.#done(
      this.service.sitDown(this.id, { study, at }, proxy(tell), proxy(changed)),
    );
    if (sat && !sat.ok)
      this.store.setState({
        fault: sat.fault.code === 'otherEdition' ? 'otherEdition' : 'damaged',
      });
  }

  #told(message: TableMessage): void {
    if (this.#listen) this.#listen(message);
    else this.#early.push(message);
  }

  #changed(news: StudyNews): void {
    const { news: before, opinion } = this.state;
    if (before && news.study.nodes.length < before.study.nodes.length) this.seen.clear();
    for (const [node, view] of news.seen) this.seen.set(node, view);
    const moved = before?.at !== news.at;
    this.store.setState({ news, opinion: moved ? null : opinion });
    if (before && (before.study !== news.study || moved)) this.#keep(news);
  }

  #keep({ study, at, playing }: StudyNews): void {
    if (playing !== null) return;
    keepStudy({ id: this.id, study, at, updated: Date.now() }).then(
      () => this.store.setState({ unkept: false }),
      (error: unknown) => {
        noteTrouble(error);
        this.store.setState({ unkept: true });
      },
    );
  }

  /** For the game, which plays whatever position the study is at. */
  readonly connect: Connect = (_, listen) => {
    this.#listen = listen;
    for (const message of this.#early.splice(0)) listen(message);
    return {
      send: (message: PageMessage) => void this.#done(this.service.askStudy(message)),
      close: () => (this.#listen = null),
    };
  };

  goTo(node: number): void {
    void this.#done(this.service.goTo(node));
  }

  dealAnew(): void {
    void this.#done(this.service.deal(newLuck()));
  }

  seat(others: Others): void {
    this.store.setState({ others });
    void this.#done(this.service.seat(others));
  }

  playOn(): void {
    void this.#done(this.service.playOn());
  }

  stop(): void {
    void this.#done(this.service.stop());
  }

  note(at: number, words: { readonly name?: string; readonly note?: string }): void {
    void this.#done(this.service.note(at, words));
  }

  prune(at: number): void {
    void this.#done(this.service.prune(at));
  }

  /** What the bots say of the position that is shown. */
  async ask(): Promise<void> {
    const at = this.state.news?.at;
    if (at === undefined || this.state.opinion === 'thinking') return;
    this.store.setState({ opinion: 'thinking' });
    const hint = await this.#done(this.service.opinion());
    if (this.state.news?.at === at) this.store.setState({ opinion: { at, hint } });
  }

  close(): void {
    this.#worker.close();
  }
}
