import { asArray, asObject, type Json } from './expect.ts';
import type { Memory, Service } from './service.ts';

/** A live piece that was asked for: written to the state file before it is sent. */
export interface Asked {
  /** In its merge tag, unique in the run; null where the body has merge tags of its own. */
  readonly reference: string | null;
  readonly campaign: string;
  /** The service's time just before, in milliseconds since 1970. */
  readonly from: number;
  /** The most that it can cost, in dollars: counted as spent. */
  readonly price: number;
  /** How the run calls the piece, if several checks use it. */
  readonly name?: string | undefined;
  /** How many the list has shown of it so far. */
  readonly seen: number;
  /** Whether its response told what it costs. */
  readonly isClear: boolean;
  /** Status of a response that made no piece known; null if there was no response. Absent otherwise. */
  readonly failed?: number | null;
  /** Clearly refused: free, unless the list shows it. */
  readonly isRefused?: boolean;
}

const ASKED = 'live pieces';
const DOUBLED = 'pieces made twice';
const PLANNED = 'live pieces planned';
const TAG = 'conformance';
const MINUTE = 60_000;
const PAGES = 50;

export const askedIn = ({ facts }: Memory): readonly Asked[] => asArray(facts[ASKED]) as readonly Asked[];

/** The body with a merge tag by which the list shows the piece again. */
export function withReference(memory: Memory, body: Json): { readonly body: Json; readonly reference: string | null } {
  const { [TAG]: own } = asObject(body['merge_tags']);
  if ('merge_tags' in body) return { body, reference: typeof own === 'string' ? own : null };
  const reference = `${memory.run} live ${askedIn(memory).length + 1}`;
  return { body: { ...body, merge_tags: { [TAG]: reference } }, reference };
}

export function noteAsked(memory: Memory, asked: Omit<Asked, 'seen' | 'isClear'>): void {
  memory.facts[ASKED] = [...askedIn(memory), { ...asked, seen: 0, isClear: false }];
}

/** Notes what is now known of the piece that was asked for last, or of one with this reference. */
export function noteKnown(memory: Memory, change: Partial<Asked>, reference?: string): void {
  const all = askedIn(memory);
  const index = reference === undefined ? all.length - 1 : all.findIndex((each) => each.reference === reference);
  memory.facts[ASKED] = all.map((each, at) => (at === index ? { ...each, ...change } : each));
}

/** Live pieces that were begun and not clearly refused: made, or perhaps made. */
export const begunIn = (memory: Memory): number => askedIn(memory).filter(({ isRefused }) => isRefused !== true).length;

/** Limits the live pieces of the run, with those already begun, to what its plan says. */
export function notePlanned(memory: Memory, more: number): void {
  memory.facts[PLANNED] = begunIn(memory) + more;
}

/** The most live pieces that the run may begin; undefined with a mock, which is free. */
export function plannedIn({ facts }: Memory): number | undefined {
  const planned = facts[PLANNED];
  return typeof planned === 'number' ? planned : undefined;
}

/** Pieces of the campaign with a merge tag of ours, by their tag. */
export async function tagged(
  service: Service,
  campaign: string,
  from: number,
): Promise<ReadonlyMap<string, readonly Json[]>> {
  const found = new Map<string, Json[]>();
  const ids = new Set<unknown>();
  const start_date = new Date(from - MINUTE).toISOString();
  for (let page = 1; page <= PAGES; page += 1) {
    const query = { per_page: '100', page: String(page), start_date };
    const { body } = await service.call('listCampaignMailings', { path: { id: campaign }, query });
    for (const item of asArray(body).map(asObject)) {
      const tag = asObject(item['merge_tags'])[TAG];
      // A list that shifts between two pages shows one piece twice.
      if (typeof tag !== 'string' || ids.has(item['id'])) continue;
      ids.add(item['id']);
      found.set(tag, [...(found.get(tag) ?? []), item]);
    }
    if (asArray(body).length < 100) break;
  }
  return found;
}

/** Pieces that the service made beyond those that were asked for, live or not. */
export const doubledIn = ({ facts }: Memory): number => Number(facts[DOUBLED] ?? 0);

export function noteDoubled(memory: Memory, pieces: number): void {
  memory.facts[DOUBLED] = doubledIn(memory) + pieces;
}
