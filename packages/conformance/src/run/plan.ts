import { asArray } from '../service/expect.ts';
import type { Service } from '../service/service.ts';
import { Blocked } from '../service/signals.ts';
import { begunIn, notePlanned } from '../service/spending/live.ts';
import { priceOf } from '../service/spending/price.ts';

/** The most that a whole run sends, measured and rounded up; a test compares. */
export const MOST = { test: 120, orders: 100 } as const;

/** The most that a run with the level full will make and spend, in one line; null for a mock, which is free. */
export async function planOf(service: Service): Promise<string | null> {
  const { target, dashboard, memory } = service;
  const { campaign, level, testToken, maxCost = 0 } = target;
  if (level !== 'full' || dashboard !== null || campaign === undefined) return null;
  const orders = `at most ${MOST.orders} orders, which are deleted`;
  const free = testToken === undefined ? '' : `at most ${MOST.test} free pieces, `;
  const price = await knownPrice(service, campaign);
  if (price === undefined) {
    notePlanned(memory, 0);
    return `plan: no live piece, because the price of one is unknown (give --price); ${free}${orders}`;
  }
  const room = Math.max(0, Math.floor((maxCost - memory.spent) / price + 1e-9));
  // One piece for the checks, and one for each creative whose price is observed; without a test token every piece is live.
  const creatives = asArray((await service.call('listCreatives', { path: { id: campaign } })).body).length;
  const live = testToken === undefined ? room : Math.max(0, Math.min(room, 1 + creatives - begunIn(memory)));
  notePlanned(memory, live);
  const cost = (live * price).toFixed(2);
  return `plan: at most ${live} ${begunIn(memory) > 0 ? 'more ' : ''}live ${live === 1 ? 'piece' : 'pieces'} of up to $${price.toFixed(2)}, $${cost} together (--max-cost ${maxCost}); ${free}${orders}`;
}

async function knownPrice(service: Service, campaign: string): Promise<number | undefined> {
  try {
    return await priceOf(service, { campaign_id: campaign });
  } catch (error) {
    if (error instanceof Blocked) return undefined;
    throw error;
  }
}
