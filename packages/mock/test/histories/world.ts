import { createMock, type Mock } from '@direct-mail/mock';

/** People whose every record carries their own identifier; the first three share an address, the first two a family name. */
export const people = [
  { name: 'Ada Hill', email: 'ada@example.com', identifier: 'p-ada', address_1: '1 Main St' },
  { name: 'Grace Hill', email: 'grace@example.com', identifier: 'p-grace', address_1: '1 Main St' },
  { name: 'Bob Byron', email: 'bob@example.com', identifier: 'p-bob', address_1: '1 Main St' },
  { name: 'Zoe Quinn', email: 'zoe@example.com', identifier: 'p-zoe', address_1: '99 Main St' },
  { name: 'Ida Quinn', email: 'ida@example.com', identifier: 'p-ida', address_1: '7 Nowhere' },
] as const;

export const town = { city: 'Mountain View', state: 'CA', postal_code: '94043' };

export interface Received {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a response is looked into field by field
  readonly body: any;
}

/** A mock, and everything that it answered 201 for. */
export interface World {
  readonly mock: Mock;
  readonly campaigns: string[];
  readonly audiences: string[];
  readonly mailings: {
    readonly id: string;
    readonly campaign: string;
    readonly mode: string;
    readonly person: number;
  }[];
  /** Orders that were not deleted, with the person who bought. */
  readonly orders: Map<string, number>;
  readonly members: { readonly audience: string; readonly id: string; readonly person: number }[];
  readonly requests: { readonly id: string; readonly type: string; readonly person: number }[];
  /** Events that a receiver answered 200, in the order in which they came. */
  readonly events: { readonly object_id: string; readonly event: string; readonly timestamp: string }[];
  /** Calls of the API so far. */
  calls: number;
  made: number;
}

const START = '2026-11-20T09:00:00.000Z';

export async function createWorld(): Promise<World> {
  const mock = createMock({ seed: 1, now: START });
  await mock.settings.update({
    probabilities: { failed: 0.05, productionFailed: 0.1, deliveryException: 0.3, deliveryFailed: 0.3 },
  });
  const creative = (name: string, format: 'postcard_4x6' | 'letter_8.5x11') => ({ name, format, front_html: name });
  const creatives = [creative('Card', 'postcard_4x6'), creative('Letter', 'letter_8.5x11')];
  const plain = await mock.campaigns.create({ name: 'Plain', creatives });
  const tight = await mock.campaigns.create({ name: 'Tight', creatives, settings: { budget: 3 } });
  const careful = { holdout_percent: 30, suppress_customers: true };
  const prospecting = await mock.campaigns.create({ name: 'Prospecting', creatives, settings: careful });
  const list = await mock.audiences.create({ name: 'List' });
  const audiences = (await mock.audiences.list()).map(({ id }) => id);
  const events: World['events'] = [];
  let attempts = 0;
  await mock.webhooks.create({
    receiver: ({ body }) => {
      attempts += 1;
      if (attempts % 7 === 0) return 503;
      const event = JSON.parse(body) as World['events'][number];
      if (event.event !== 'ping') events.push(event);
      return 200;
    },
  });
  return {
    mock,
    campaigns: [plain, tight, prospecting].map(({ id }) => id),
    audiences: [list.id, ...audiences.filter((id) => id !== list.id)],
    mailings: [],
    orders: new Map(),
    members: [],
    requests: [],
    events,
    calls: 0,
    made: 0,
  };
}

/** Calls the API as a client without the SDK does. */
export async function call(
  world: World,
  method: string,
  path: string,
  body?: unknown,
  mode: 'production' | 'test' = 'production',
): Promise<Received> {
  const { mock } = world;
  const base = path.startsWith('/v1/standardize') ? mock.addressBaseUrl : mock.baseUrl;
  const authorization = `Bearer ${mock.tokens[mode]}`;
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  world.calls += 1;
  const response = await mock.fetch(`${base}${path}`, { method, headers, ...sent });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
}
