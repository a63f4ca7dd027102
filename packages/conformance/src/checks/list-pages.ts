import { limits } from '@direct-mail/contract';
import {
  asArray,
  asObject,
  bodyShape,
  expectStatus,
  expectThat,
  itemOf,
  type Json,
  placeOf,
} from '../service/expect.ts';
import type { ServiceResponse } from '../service/http.ts';
import { campaignId, campaignWithMailings, find, piece } from '../service/pieces.ts';
import type { Service } from '../service/service.ts';
import { Mismatch, type Place } from '../service/signals.ts';

export const { default: DEFAULT, maximum: MAXIMUM } = limits.parameters.listCampaignMailings.per_page;

/** A list to read: of any campaign in `safe`, else of the one with our pieces. */
export async function source(service: Service): Promise<string> {
  if (service.target.level === 'safe') return campaignWithMailings(service);
  const id = await campaignId(service);
  for (let n = 1; n <= DEFAULT + 2; n += 1) await piece(service, `listed ${n}`);
  const { id: last } = await piece(service, `listed ${DEFAULT + 2}`);
  try {
    await service.until(() => find(service, id, last), 'a new mailing to be listed');
  } catch (error) {
    // The list's own checks report what is wrong with it.
    if (!(error instanceof Mismatch)) throw error;
  }
  return id;
}

export async function page(service: Service, query: Readonly<Record<string, string>> = {}): Promise<ServiceResponse> {
  const response = await service.call('listCampaignMailings', { path: { id: await source(service) }, query });
  expectStatus(response, 200);
  expectThat(Array.isArray(response.body), 'an array', bodyShape(response));
  return response;
}

/** The pages read for the checks of every mailing: items per page, and number of pages. */
const WALKS = [
  [DEFAULT, 4],
  [MAXIMUM, 1],
] as const;

interface Item {
  readonly item: Json;
  readonly index: number;
  readonly where: Partial<Place>;
}

const walks = new WeakMap<Service, Promise<readonly Item[]>>();

/** The mailings of the first pages of the list, each with its place; read once for all checks. */
export function walked(service: Service): Promise<readonly Item[]> {
  const known = walks.get(service);
  if (known !== undefined) return known;
  const found = walk(service);
  walks.set(service, found);
  // A read that failed is repeated for the next check.
  found.catch(() => walks.delete(service));
  return found;
}

async function walk(service: Service): Promise<readonly Item[]> {
  const found: Item[] = [];
  for (const [size, pages] of WALKS)
    for (let at = 1; at <= pages; at += 1) {
      const response = await page(service, { per_page: String(size), page: String(at) });
      const read = items(response);
      for (const [index, item] of read.entries())
        found.push({ item, index, where: { ...placeOf(response), item: itemOf(item, index) } });
      if (read.length < size) break;
    }
  return found;
}

export const items = (response: ServiceResponse) => asArray(response.body).map(asObject);
