import { asObject, mediaType, shapeOf, told } from '../service/expect.ts';
import type { ServiceResponse } from '../service/http.ts';
import type { Service } from '../service/service.ts';

/** Why this is not a service that can be checked, or null. */
export async function recognize(service: Service): Promise<string | null> {
  const response = await service.call('getOrganization');
  const { status, body } = response;
  const { target } = service;
  if (status === 401 || status === 403) {
    const refused = `the token was refused: GET /v1/me returned ${told(response)}`;
    return `${refused}${await guessAtTokens(service)}`;
  }
  if (status === 429) return 'the service limits the rate, and waiting did not help: run again later';
  if (status >= 500) return `the service failed: GET /v1/me returned ${status}`;
  if (status >= 300 && status < 400) return `GET /v1/me returned ${status}, a redirect: use the address it leads to`;
  const known = ['id', 'name', 'mode'].filter((name) => name in asObject(body)).length;
  if (status >= 400 || known < 2)
    return `this is not a direct-mail service: GET /v1/me returned ${status} with ${mediaType(response) || 'no content type'} and no organization${withoutVersion('--base-url', target.baseUrl)}`;
  return (await tokensMixedUp(service, modeOf(response))) ?? (await addressServiceMissed(service));
}

/** Which campaign or audience named by an option does not exist, or null; checked first, so a mistyped one creates nothing. */
export async function namesMissed(service: Service): Promise<string | null> {
  const { campaign, audience } = service.target;
  if (campaign !== undefined) {
    const { status } = await service.call('getCampaign', { path: { id: campaign } });
    const listed = await idsIn(service, 'listCampaigns');
    if (status >= 400 && status < 500 && listed?.includes(campaign) === false)
      return `--campaign names no campaign of this account: GET /v1/campaign/:id returned ${status}, and it is not among the ${listed.length} active ones of GET /v1/campaigns`;
  }
  if (audience === undefined) return null;
  const listed = await idsIn(service, 'listAudiences');
  return listed?.includes(audience) === false
    ? `--audience names no audience of this account: it is not among the ${listed.length} of GET /v1/audiences`
    : null;
}

/** Undefined if the list cannot be read or has no ids, which its own rule reports. */
async function idsIn(
  service: Service,
  operation: 'listCampaigns' | 'listAudiences',
): Promise<readonly string[] | undefined> {
  const { status, body } = await service.call(operation);
  if (status !== 200 || !Array.isArray(body)) return undefined;
  const ids = body.map((each) => asObject(each)['id']).filter((id) => typeof id === 'string');
  return ids.length === body.length ? ids : undefined;
}

/** Every path starts with /v1, so a base address that ends with it would give /v1/v1. */
function withoutVersion(option: string, url: string): string {
  const base = url.replace(/\/v1$/, '');
  return base === url ? '' : `; every path begins with /v1 already: try ${option} ${base}`;
}

const modeOf = ({ body }: Pick<ServiceResponse, 'body'>): unknown => asObject(body)['mode'];

/** Whether the two tokens are swapped: by the service's response, else by their prefixes. */
async function guessAtTokens(service: Service): Promise<string> {
  const { token, testToken } = service.target;
  if (testToken !== undefined) {
    const other = await service.call('getOrganization', { token: 'test' });
    if (other.status === 200 && modeOf(other) !== 'test')
      return '; the --test-token is a production token, so the two look swapped: --token is for the production token';
  }
  return token.startsWith('test')
    ? '; it begins with "test" and looks like a test token: --token takes a production token, which may read'
    : '';
}

/** A production token used as a test token would print and charge: send nothing. */
async function tokensMixedUp(service: Service, mode: unknown): Promise<string | null> {
  const { level, testToken } = service.target;
  if (mode === 'test') return 'the token is a test token (GET /v1/me says mode test): --token takes a production token';
  if (level === 'safe' || testToken === undefined) return null;
  const other = await service.call('getOrganization', { token: 'test' });
  // Most test tokens cannot read, so this is unknown: the first piece with a price ends the run.
  if (other.status !== 200 || modeOf(other) === 'test') return null;
  // A service that accepts any token, such as an example mock, proves nothing.
  if ((await service.call('getOrganization', { token: 'wrong' })).status === 200) return null;
  const testMode = modeOf(other);
  return testMode === 'production' || testMode === mode
    ? `the token given as --test-token is a production token (GET /v1/me says mode ${wordOf(testMode)} of both): its pieces would be paid for`
    : `the token given as --test-token is of an unknown mode (GET /v1/me says ${wordOf(testMode)}, not test): its pieces might be paid for`;
}

async function addressServiceMissed(service: Service): Promise<string | null> {
  const { addressBaseUrl: addressUrl } = service.target;
  if (addressUrl === undefined || withoutVersion('', addressUrl) === '') return null;
  const { status } = await service.call('standardizeAddress', {
    query: { full_address: '100 Main St, Mountain View, CA 94041' },
  });
  return status === 404
    ? `GET /v1/standardize returned 404 at --address-base-url${withoutVersion('--address-base-url', addressUrl)}`
    : null;
}

/** Repeats only a plain word. */
const wordOf = (mode: unknown): string =>
  typeof mode === 'string' && /^[a-z_-]{1,20}$/i.test(mode) ? mode : shapeOf(mode);
