import { asArray, asObject, type Json } from '../expect.ts';
import { LARGEST_PAGE } from '../largest-page.ts';
import type { Memory, Service } from '../service.ts';

/** A live piece that was requested: written to the state file before it is sent. */
export interface Asked {
  /** In its merge tag, unique in the run; null if the body has its own merge tags. */
  readonly reference: string | null;
  readonly campaign: string;
  /** The service's time just before, in milliseconds since 1970. */
  readonly from: number;
  /** The maximum price in dollars, which counts as spent. */
  readonly price: number;
  /** The run's name for the piece, if several checks use it. */
  readonly name?: string | undefined;
  /** How many copies of it the list has shown so far. */
  readonly seen: number;
  /** Whether its response gave the price. */
  readonly isClear: boolean;
  /** The status of a response that reported no piece; null if there was no response; otherwise undefined. */
  readonly failed?: number | null;
  /** Clearly refused: free, unless the list shows the piece. */
  readonly isRefused?: boolean;
}

const ASKED = 'live pieces';
const DOUBLED = 'pieces made twice';
const PLANNED = 'live pieces planned';
const TAG = 'conformance';
const MINUTE = 60_000;
const PAGES = 50;

export const askedIn = ({ facts }: Memory): readonly Asked[] => asArray(facts[ASKED]) as readonly Asked[];

/** The body with a merge tag by which the list identifies the piece. */
export function withReference(memory: Memory, body: Json): { readonly body: Json; readonly reference: string | null } {
  const { [TAG]: own } = asObject(body['merge_tags']);
  if ('merge_tags' in body) return { body, reference: typeof own === 'string' ? own : null };
  const reference = `${memory.run} live ${askedIn(memory).length + 1}`;
  return { body: { ...body, merge_tags: { [TAG]: reference } }, reference };
}

export function noteAsked(memory: Memory, asked: Omit<Asked, 'seen' | 'isClear'>): void {
  memory.facts[ASKED] = [...askedIn(memory), { ...asked, seen: 0, isClear: false }];
}

/** Records what is now known of the piece requested last, or of the one with this reference. */
export function noteKnown(memory: Memory, change: Partial<Asked>, reference?: string): void {
  const all = askedIn(memory);
  const index = reference === undefined ? all.length - 1 : all.findIndex((each) => each.reference === reference);
  memory.facts[ASKED] = all.map((each, at) => (at === index ? { ...each, ...change } : each));
}

/** Live pieces that were begun and not clearly refused: made, or possibly made. */
export const begunIn = (memory: Memory): number => askedIn(memory).filter(({ isRefused }) => isRefused !== true).length;

/** Limits the live pieces of the run, including those already begun, to what its plan says. */
export function notePlanned(memory: Memory, more: number): void {
  memory.facts[PLANNED] = begunIn(memory) + more;
}

/** The maximum number of live pieces; undefined with a mock, which is free. */
export function plannedIn({ facts }: Memory): number | undefined {
  const planned = facts[PLANNED];
  return typeof planned === 'number' ? planned : undefined;
}

/** Pieces of the campaign with one of our merge tags, by tag. */
export async function tagged(
  service: Service,
  campaign: string,
  from: number,
): Promise<ReadonlyMap<string, readonly Json[]>> {
  const found = new Map<string, Json[]>();
  const ids = new Set<unknown>();
  const start_date = new Date(from - MINUTE).toISOString();
  for (let page = 1; page <= PAGES; page += 1) {
    const query = { per_page: LARGEST_PAGE, page: String(page), start_date };
    const { body } = await service.call('listCampaignMailings', { path: { id: campaign }, query });
    for (const item of asArray(body).map(asObject)) {
      const tag = asObject(item['merge_tags'])[TAG];
      // An item moves to the next page if the list grows meanwhile, and is then listed twice.
      if (typeof tag !== 'string' || ids.has(item['id'])) continue;
      ids.add(item['id']);
      found.set(tag, [...(found.get(tag) ?? []), item]);
    }
    if (asArray(body).length < 100) break;
  }
  return found;
}

/** Pieces that the service made beyond those requested, live or not. */
export const doubledIn = ({ facts }: Memory): number => Number(facts[DOUBLED] ?? 0);

export function noteDoubled(memory: Memory, pieces: number): void {
  memory.facts[DOUBLED] = doubledIn(memory) + pieces;
}
