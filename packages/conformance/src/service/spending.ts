import { asObject, type Json } from './expect.ts';
import type { ServiceResponse } from './http.ts';
import { noteCost, priceOf } from './price.ts';
import type { Memory, Service } from './service.ts';
import { Blocked, Stopped } from './signals.ts';
import { recoveredIn } from './watch.ts';

/** The uncertain part of what was spent: pieces, and dollars. */
export interface Unclear {
  readonly pieces: number;
  readonly dollars: number;
}

const UNCLEAR = 'pieces of unknown cost';
const DEARER = 'dearer than said';

/**
 * Sends a paid Create Mailer within `--max-cost`. Only a clear refusal is free: a lost response, a 5xx and a piece
 * without a price each count as the maximum price, because the piece may have been made.
 */
export async function withinLimit(
  service: Service,
  body: Json,
  send: () => Promise<ServiceResponse>,
): Promise<ServiceResponse> {
  const { memory, target } = service;
  const dearest = await priceOf(service, body);
  if (memory.spent + dearest > (target.maxCost ?? 0))
    throw new Blocked(`--max-cost leaves no room for another piece of up to $${dearest.toFixed(2)}`);
  // Counted before sending, so that a missing response stays counted.
  const before = unclearOf(memory);
  memory.spent += dearest;
  memory.facts[UNCLEAR] = { pieces: before.pieces + 1, dollars: before.dollars + dearest };
  const response = await send();
  const cost = isRefused(response) ? 0 : costOf(response);
  if (cost === undefined) return response;
  memory.spent += cost - dearest;
  memory.facts[UNCLEAR] = before;
  if (cost > 0) noteCost(service, body, cost);
  if (target.price !== undefined && cost > target.price)
    memory.facts[DEARER] = Math.max(cost, Number(memory.facts[DEARER] ?? 0));
  return response;
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

/** Certain refusals; a 408 may come after the work was done. */
const isRefused = ({ status }: ServiceResponse): boolean => status >= 400 && status < 500 && status !== 408;

/** Dollars, if the response tells; a zero may be billed later. */
function costOf({ status, body }: ServiceResponse): number | undefined {
  const { total_cost } = asObject(body);
  const cost = typeof total_cost === 'string' || typeof total_cost === 'number' ? Number(total_cost) : Number.NaN;
  return status >= 200 && status < 300 && Number.isFinite(cost) && cost > 0 ? cost : undefined;
}

export function unclearOf({ facts }: Memory): Unclear {
  const { pieces = 0, dollars = 0 } = asObject(facts[UNCLEAR]);
  return { pieces: Number(pieces), dollars: Number(dollars) };
}

/** Notes for the operator: money spent, and responses that changed when repeated. */
export function warningsOf({ facts }: Memory, price: number | undefined): readonly string[] {
  const dearest = facts[DEARER];
  const recovered = recoveredIn(facts);
  const times = recovered === 1 ? '1 GET' : `${recovered} GETs`;
  return [
    ...(typeof dearest === 'number' && price !== undefined
      ? [`A piece cost $${dearest.toFixed(2)}, more than --price ${price.toFixed(2)}: --max-cost may be exceeded.`]
      : []),
    ...(recovered > 0
      ? [`${times} got a 5xx, and another status when repeated: the service fails intermittently.`]
      : []),
  ];
}
