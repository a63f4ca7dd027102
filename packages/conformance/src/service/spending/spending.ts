import { counted } from '@direct-mail/contract/words/figures';
import { asObject, type Json } from '../expect.ts';
import type { ServiceResponse } from '../http.ts';
import { LEFT, ordersOf } from '../sent.ts';
import type { Memory, Service } from '../service.ts';
import { Blocked, Interrupted, Stopped, Unreachable } from '../signals.ts';
import { recoveredIn } from '../watch.ts';
import {
  askedIn,
  begunIn,
  doubledIn,
  noteAsked,
  noteDoubled,
  noteKnown,
  plannedIn,
  tagged,
  withReference,
} from './live.ts';
import { noteCost, priceOf } from './price.ts';

/** The uncertain part of what was spent: pieces, and dollars. */
export interface Unclear {
  readonly pieces: number;
  readonly dollars: number;
}

const UNCLEAR = 'pieces of unknown cost';
const DEARER = 'dearer than said';
const EXTRA = 'live pieces made twice';
const RESUMED = 'continues after a live piece';

/**
 * Sends a paid Create Mailer within `--max-cost`. Only a clear refusal is free: a lost response, a 5xx and a piece without a price
 * each count as the maximum price, because the piece may have been made. The piece and its price are in the state file before the
 * request is sent, so a run that is killed still counts it.
 *
 * @throws Blocked if the limit leaves no room for the piece, or once the service has made more pieces than requested
 */
export async function withinLimit(
  service: Service,
  plain: Json,
  name: string | undefined,
  send: (body: Json) => Promise<ServiceResponse>,
): Promise<ServiceResponse> {
  const { memory } = service;
  if (isResumed(memory)) await recoverLive(service);
  const dearest = await priceOf(service, plain);
  expectRoom(service, dearest);
  if (service.dashboard === null) await countLive(service);
  if (doubledIn(memory) > 0)
    throw new Blocked('the service made more pieces than were asked for: no live piece is made');
  expectRoom(service, dearest);
  const { body, reference } = withReference(memory, plain);
  const before = unclearOf(memory);
  memory.spent += dearest;
  memory.facts[UNCLEAR] = { pieces: before.pieces + 1, dollars: before.dollars + dearest };
  noteAsked(memory, {
    reference,
    campaign: String(body['campaign_id']),
    from: await service.now(),
    price: dearest,
    name,
  });
  service.commit();
  const response = await send(body).catch((error: unknown) => {
    if (error instanceof Unreachable && !(error instanceof Interrupted)) noteKnown(memory, { failed: null });
    service.commit();
    throw error;
  });
  const cost = isRefused(response) ? 0 : costOf(response);
  if (cost === undefined) {
    if (response.status >= 300) noteKnown(memory, { failed: response.status });
    service.commit();
    return response;
  }
  memory.spent += cost - dearest;
  memory.facts[UNCLEAR] = before;
  noteKnown(memory, cost > 0 ? { isClear: true } : { isClear: true, isRefused: true });
  if (cost > 0) noteCost(service, body, cost);
  if (cost > dearest) memory.facts[DEARER] = Math.max(cost, Number(memory.facts[DEARER] ?? 0));
  service.commit();
  return response;
}

function expectRoom({ memory, target }: Service, dearest: number): void {
  if (memory.spent + dearest > (target.maxCost ?? 0))
    throw new Blocked(`--max-cost leaves no room for another piece of up to $${dearest.toFixed(2)}`);
  const planned = plannedIn(memory);
  if (planned !== undefined && begunIn(memory) >= planned)
    throw new Blocked(`the plan of this run was at most ${planned} live ${planned === 1 ? 'piece' : 'pieces'}`);
}

/** Counts the listed live pieces of this run: a piece that was made twice is paid for twice. */
export async function countLive(service: Service): Promise<void> {
  const { memory } = service;
  for (const [reference, items] of await listedLive(service)) {
    const asked = askedIn(memory).find((each) => each.reference === reference);
    if (asked === undefined || items.length <= asked.seen) continue;
    const more = items.slice(Math.max(asked.isRefused === true ? 0 : 1, asked.seen));
    for (const item of more) memory.spent += amountOf(item['total_cost']) ?? asked.price;
    if (more.length > 0) {
      memory.facts[EXTRA] = extraIn(memory) + more.length;
      noteDoubled(memory, more.length);
    }
    noteKnown(memory, { seen: items.length }, reference);
  }
}

/** Looks for live pieces whose result an earlier process did not learn, and adopts those that are listed. */
export async function recoverLive(service: Service): Promise<void> {
  const { memory } = service;
  if (askedIn(memory).every(({ isClear }) => isClear)) return;
  for (const [reference, [item]] of await listedLive(service)) {
    const asked = askedIn(memory).find((each) => each.reference === reference);
    const cost = amountOf(item?.['total_cost']);
    if (asked === undefined || asked.isClear || item === undefined) continue;
    if (cost !== undefined) {
      const { pieces, dollars } = unclearOf(memory);
      memory.spent += cost - asked.price;
      memory.facts[UNCLEAR] = { pieces: pieces - 1, dollars: pieces === 1 ? 0 : dollars - asked.price };
      noteKnown(memory, { isClear: true }, reference);
    }
    const made = Date.parse(String(item['created_at']));
    const fact = `piece: ${asked.name}`;
    if (asked.name !== undefined && !(fact in memory.facts))
      memory.facts[fact] = { id: item['id'], before: asked.from, after: Math.max(asked.from, made || 0) };
  }
  service.commit();
}

/** Before more is spent, the pieces that an earlier process left uncertain are looked up. */
export function noteResumed(memory: Memory): void {
  if (askedIn(memory).length > 0) memory.facts[RESUMED] = true;
}

const isResumed = ({ facts }: Memory): boolean => facts[RESUMED] === true;

async function listedLive(service: Service): Promise<readonly (readonly [string, readonly Json[]])[]> {
  const asked = askedIn(service.memory).filter(({ reference }) => reference !== null);
  const found: (readonly [string, readonly Json[]])[] = [];
  for (const campaign of new Set(asked.map((each) => each.campaign))) {
    const from = Math.min(...asked.filter((each) => each.campaign === campaign).map((each) => each.from));
    found.push(...(await tagged(service, campaign, from)));
  }
  return found;
}

/**
 * Sends a free Create Mailer.
 *
 * @throws Stopped if a piece of the test token has a price; not with a mock, where no money is spent
 */
export async function withoutCost(
  service: Service,
  isTest: boolean,
  send: () => Promise<ServiceResponse>,
): Promise<ServiceResponse> {
  const response = await send();
  if (service.dashboard !== null || response.status >= 300) return response;
  const { total_cost } = asObject(response.body);
  const text = typeof total_cost === 'number' || typeof total_cost === 'string' ? String(total_cost) : '';
  const shown = /\d+(\.\d+)?/.exec(text)?.[0];
  const cost = Number(shown ?? 0);
  if (cost === 0) return response;
  service.memory.spent += cost;
  if (isTest)
    throw new Stopped(
      `a piece that was made with --test-token costs $${cost.toFixed(2)}, so it may be a production token: no more are made`,
    );
  return response;
}

/** Certain refusals; a 408 may be sent after the work was done. */
const isRefused = ({ status }: ServiceResponse): boolean => status >= 400 && status < 500 && status !== 408;

/** In dollars, if the response has a price; a zero may be billed later. */
function costOf({ status, body }: ServiceResponse): number | undefined {
  return status >= 200 && status < 300 ? amountOf(asObject(body)['total_cost']) : undefined;
}

function amountOf(value: unknown): number | undefined {
  const cost = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  return Number.isFinite(cost) && cost > 0 ? cost : undefined;
}

/** Live pieces beyond those requested, as far as the list shows them. */
export const extraIn = ({ facts }: Memory): number => Number(facts[EXTRA] ?? 0);

export function unclearOf({ facts }: Memory): Unclear {
  const { pieces = 0, dollars = 0 } = asObject(facts[UNCLEAR]);
  return { pieces: Number(pieces), dollars: Number(dollars) };
}

/** What fails a run although no rule is broken: pieces and money beyond what was agreed to. */
export function findingsOf(memory: Memory, maxCost: number | undefined): readonly string[] {
  const doubled = doubledIn(memory);
  return [
    ...(doubled > 0
      ? [
          `The service made ${counted(doubled, 'piece')} more than were asked for, ${extraIn(memory)} of them live; there may be more. No live piece was made after that was seen.`,
        ]
      : []),
    ...(maxCost !== undefined && memory.spent > maxCost + 1e-9
      ? [`--max-cost ${maxCost.toFixed(2)} was exceeded: $${memory.spent.toFixed(2)} were spent.`]
      : []),
  ];
}

/** Notes for the operator: money spent, and responses that changed when repeated. */
export function warningsOf(memory: Memory, price: number | undefined): readonly string[] {
  const { facts } = memory;
  const left = Number(facts[LEFT] ?? 0);
  const dearest = facts[DEARER];
  const recovered = recoveredIn(facts);
  const times = counted(recovered, 'GET');
  return [
    ...(typeof dearest === 'number' && price !== undefined
      ? [`A piece cost $${dearest.toFixed(2)}, more than --price ${price.toFixed(2)}.`]
      : []),
    ...(left > 0 && ordersOf(memory).length === 0
      ? [`An earlier process of this run ended before it deleted ${counted(left, 'order')}: they are deleted now.`]
      : []),
    ...(recovered > 0
      ? [`${times} got a 5xx, and another status when repeated: the service fails intermittently.`]
      : []),
  ];
}
