import { asArray, asObject, type Json } from '../expect.ts';
import { LARGEST_PAGE } from '../largest-page.ts';
import type { Service } from '../service.ts';
import { Blocked } from '../signals.ts';

const FACT = 'dearest by creative';

type Prices = Readonly<Record<string, number>>;

const keyOf = ({ campaign_id, creative_id }: Json): string => JSON.stringify([campaign_id, creative_id ?? 'default']);

const known = ({ memory }: Service): Prices => asObject(memory.facts[FACT]) as Prices;

/** The price paid for a piece; the highest of a creative is assumed for its next one. */
export function noteCost(service: Service, body: Json, cost: number): void {
  const prices = known(service);
  service.memory.facts[FACT] = { ...prices, [keyOf(body)]: Math.max(cost, prices[keyOf(body)] ?? 0) };
}

/**
 * The maximum price of a production piece in dollars, before it is made: from the operator, the mock's settings,
 * earlier pieces of the creative or the campaign's figures.
 *
 * @throws Blocked if none is known
 */
export async function priceOf(service: Service, body: Json): Promise<number> {
  const key = keyOf(body);
  const seen = known(service)[key];
  const { price } = service.target;
  // A piece dearer than --price disproves it for every creative.
  if (price !== undefined) return Math.max(price, ...Object.values(known(service)).map(Number));
  if (seen !== undefined) return seen;
  const found = service.dashboard === null ? await toldByService(service, body) : await ofMock(service);
  if (found === undefined)
    throw new Blocked(
      'the price of a piece is unknown before one is made; give --price DOLLARS, the most that one can cost',
    );
  noteCost(service, body, found);
  return found;
}

/** The highest price of the mock's price list. */
async function ofMock({ dashboard }: Service): Promise<number | undefined> {
  const response = await dashboard?.call('GET', '/settings');
  const prices = Object.values(asObject(asObject(response?.body)['prices'])).flatMap((each) =>
    Object.values(asObject(each)),
  );
  return positive(Math.max(0, ...prices.map(Number)));
}

async function toldByService(service: Service, body: Json): Promise<number | undefined> {
  const id = String(body['campaign_id']);
  const creatives = asArray((await service.call('listCreatives', { path: { id } })).body).map(asObject);
  const creative = body['creative_id'] ?? creatives.find((each) => each['default'] === true)?.['id'];
  const listed = await service.call('listCampaignMailings', { path: { id }, query: { per_page: LARGEST_PAGE } });
  const costs = asArray(listed.body)
    .map(asObject)
    .filter((each) => creative === undefined || each['creative_id'] === creative)
    .map((each) => Number(each['total_cost']));
  const dearest = positive(Math.max(0, ...costs.filter(Number.isFinite)));
  if (dearest !== undefined) return dearest;
  // A mean equals the price only if all pieces are alike.
  if (creatives.length !== 1) return undefined;
  const { spend, circulation } = asObject((await service.call('getCampaignStats', { path: { id } })).body);
  return positive(Number(spend) / Number(circulation));
}

const positive = (price: number): number | undefined => (Number.isFinite(price) && price > 0 ? price : undefined);
