import { createMock, type Mock, type MockOptions } from '@direct-mail/mock';

/** A mock whose time does not depend on the day of the run. */
export function mockAt(now = '2026-11-20T09:00:00.000Z', options: MockOptions = {}): Mock {
  return createMock({ seed: 1, now, ...options });
}

export const ada = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  address_1: '1600 Amphitheatre Pkwy',
  city: 'Mountain View',
  state: 'CA',
  postal_code: '94043',
};

export interface Received {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a response is looked into field by field
  readonly body: any;
}

/** Calls the API of a mock as a caller without the SDK does. */
export async function call(
  mock: Mock,
  method: string,
  path: string,
  body?: unknown,
  token: string | null = mock.tokens.production,
): Promise<Received> {
  const headers: Record<string, string> = {};
  if (token !== null) headers['authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const base = path.startsWith('/v1/standardize') ? mock.addressBaseUrl : mock.baseUrl;
  const response = await mock.fetch(`${base}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
}

/** A campaign with one default postcard, as most tests need it. */
export async function campaignOf(mock: Mock, settings = {}) {
  return mock.campaigns.create({
    name: 'Welcome',
    creatives: [
      { name: 'Postcard', format: 'postcard_4x6', default: true, front_html: '<h1>Hello</h1>', back_html: '' },
    ],
    settings,
  });
}
