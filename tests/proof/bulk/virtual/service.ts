import type {
  CreateResult,
  ListItem,
  ListResult,
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
  /** For so long one of the service's copies does not show it, in the world's time. */
  hidden: readonly [number, number];
}

/** What the service does with one request to make a mailing. */
export type Fate =
  | { kind: 'answered' }
  /** Made, and the response is cut. */
  | { kind: 'cut' }
  /** Neither made nor answered. */
  | { kind: 'lost' }
  /** The response is cut, and it is made later. */
  | { kind: 'late'; after: number }
  | { kind: 'throttled' }
  | { kind: 'not_sent' }
  | { kind: 'refused' };

/** The service as the specification describes it, with a clock of its own: it makes, lists in pages, and forgets to answer. */
export interface Temper {
  fate: (request: number) => Fate;
  /** Milliseconds until a mailing is listed. */
  lag: (request: number) => number;
  /** Milliseconds after its creation when it is not listed for a minute. */
  hides: (request: number) => number;
  /** Whether the list fails at a time. */
  fails: (time: number) => boolean;
}

export class Service {
  readonly made: Made[] = [];
  /** Rows that were refused. */
  readonly refused = new Set<number>();
  /** Requests so far. */
  requests = 0;
  readonly #world: World;
  readonly #offset: number;
  readonly #temper: Temper;

  constructor(world: World, offset: number, temper: Temper) {
    this.#world = world;
    this.#offset = offset;
    this.#temper = temper;
  }

  port(date: boolean): MailPort {
    const dateNow = (): number | null => (date ? Math.floor((this.#world.time + this.#offset) / 1000) * 1000 : null);
    return {
      create: async (body) => ({ ...this.#create(body), date: dateNow() }) as CreateResult,
      list: async (window, page) => this.#list(window, page, dateNow()),
      active: async () => true,
    };
  }

  #create(body: object): object {
    const number = this.requests++;
    const { merge_tags } = body as { merge_tags: { reference: string } };
    const fate = this.#temper.fate(number);
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
        this.refused.add(Number(merge_tags.reference.split('.')[1]));
        return { kind: 'refused', reason: 'no such place' };
    }
  }

  #make(reference: string, number: number): Made {
    const { time } = this.#world;
    const made: Made = {
      id: `m${this.made.length + 1}`,
      reference,
      created_at: time + this.#offset,
      visible_at: time + this.#temper.lag(number),
      erased: false,
      hidden: [time + this.#temper.hides(number), time + this.#temper.hides(number) + 60_000],
    };
    this.made.push(made);
    return made;
  }

  #list({ start, end }: Window, page: number, date: number | null): ListResult {
    if (this.#temper.fails(this.#world.time)) return { kind: 'failed', reason: 'status 503' };
    const size = 3;
    const seen = this.made
      .filter(({ visible_at, created_at, hidden }) => {
        const { time } = this.#world;
        if (visible_at > time || (time >= hidden[0] && time < hidden[1])) return false;
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
