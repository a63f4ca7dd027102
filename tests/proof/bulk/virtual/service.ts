import type {
  CreateAnswer,
  ListAnswer,
  ListItem,
  MailPort,
  Window,
} from '../../../../packages/bulk/src/engine/ports.ts';
import type { World } from './world.ts';

export interface Made {
  id: string;
  reference: string;
  created_at: number;
  /** In the world's time. */
  visible_at: number;
  erased: boolean;
}

/** What the service does with one request to make a mailing. */
export type Fate =
  | { kind: 'answered' }
  /** Made, and the answer is cut. */
  | { kind: 'cut' }
  /** Neither made nor answered. */
  | { kind: 'lost' }
  /** The answer is cut, and it is made later. */
  | { kind: 'late'; after: number }
  | { kind: 'throttled' }
  | { kind: 'not_sent' }
  | { kind: 'refused' };

/** The service as the specification tells of it, with a clock of its own: it makes, lists in pages, and forgets to answer. */
export class Service {
  readonly made: Made[] = [];
  /** Requests so far. */
  requests = 0;
  readonly #world: World;
  readonly #offset: number;
  readonly #fate: (request: number) => Fate;
  readonly #lag: (request: number) => number;

  constructor(world: World, offset: number, fate: (request: number) => Fate, lag: (request: number) => number) {
    this.#world = world;
    this.#offset = offset;
    this.#fate = fate;
    this.#lag = lag;
  }

  port(date: boolean): MailPort {
    const dateNow = (): number | null => (date ? Math.floor((this.#world.time + this.#offset) / 1000) * 1000 : null);
    return {
      create: async (body) => ({ ...this.#create(body), date: dateNow() }) as CreateAnswer,
      list: async (window, page) => this.#list(window, page, dateNow()),
      active: async () => true,
    };
  }

  #create(body: object): object {
    const number = this.requests++;
    const { merge_tags } = body as { merge_tags: { reference: string } };
    const fate = this.#fate(number);
    const unknown = { kind: 'unknown', reason: 'cut' };
    switch (fate.kind) {
      case 'answered': {
        const { id, created_at } = this.#make(merge_tags.reference, number);
        return { kind: 'sent', id, created_at, state: 'processing', cost: 8500 };
      }
      case 'cut':
        this.#make(merge_tags.reference, number);
        return unknown;
      case 'late':
        this.#world.at(this.#world.time + fate.after, () => this.#make(merge_tags.reference, number));
        return unknown;
      case 'lost':
        return unknown;
      case 'throttled':
        return { kind: 'throttled', wait: 2_000 };
      case 'not_sent':
        return { kind: 'not_sent', reason: 'refused' };
      case 'refused':
        return { kind: 'refused', reason: 'no such place' };
    }
  }

  #make(reference: string, number: number): Made {
    const { time } = this.#world;
    const made: Made = {
      id: `m${this.made.length + 1}`,
      reference,
      created_at: time + this.#offset,
      visible_at: time + this.#lag(number),
      erased: false,
    };
    this.made.push(made);
    return made;
  }

  #list({ start, end }: Window, page: number, date: number | null): ListAnswer {
    const size = 3;
    const seen = this.made
      .filter(({ visible_at, created_at }) => {
        if (visible_at > this.#world.time) return false;
        return (start === null || created_at > start) && (end === null || created_at < end);
      })
      .reverse();
    const items = seen.slice((page - 1) * size, page * size).map(
      (each): ListItem => ({
        id: each.id,
        created_at: each.created_at,
        state: 'processing',
        cost: 8500,
        reference: each.erased ? null : each.reference,
        untagged: each.erased,
        address: null,
      }),
    );
    return { kind: 'page', page: { items, total: seen.length, last: page * size >= seen.length, date } };
  }
}
