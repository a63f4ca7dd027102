import { asArray, asObject, type Json } from './expect.ts';
import type { ServiceResponse } from './http.ts';
import { LARGEST_PAGE } from './largest-page.ts';
import type { OwnAddress } from './options.ts';
import { type CallInput, madeId, type Service, type Token } from './service.ts';
import { Blocked, Mismatch, NotMade, NotYet, Unseen } from './signals.ts';
import { askedIn, doubledIn, noteDoubled, tagged } from './spending/live.ts';
import { withinLimit, withoutCost } from './spending/spending.ts';

/** Address of pieces that are never printed, and of a mock's: a matching street, city and ZIP code. */
const MADE_UP: OwnAddress = { address_1: '100 Main St', city: 'Mountain View', state: 'CA', postal_code: '94041' };

/** A made-up person of this run; `who` distinguishes several. */
export function person(service: Service, who = 'Casey'): { readonly name: string; readonly email: string } {
  // Letters only: standardizers and name rules may interpret digits.
  const family = Array.from(service.memory.run, (digit) => 'bcdfghjklmnpqrst'[Number.parseInt(digit, 16)] ?? 'z').join(
    '',
  );
  return {
    name: `${who} ${family[0]?.toUpperCase()}${family.slice(1)}`,
    email: `${who}.${family}@example.com`.toLowerCase(),
  };
}

export function postalAddress(service: Service): OwnAddress {
  const { address, level } = service.target;
  if (address !== undefined) return address;
  if (level === 'full' && service.dashboard === null) throw new Blocked('--address is needed');
  return MADE_UP;
}

export function recipient(service: Service, change: Json = {}): Json {
  return { full_name: person(service).name, ...postalAddress(service), ...change };
}

/** Without the named fields. */
export function without(value: Json, ...names: readonly string[]): Json {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

/** The campaign to create pieces in. */
export function campaignId(service: Service): Promise<string> {
  return service.once('campaign', async () => {
    if (service.target.campaign !== undefined) return service.target.campaign;
    if (service.dashboard !== null) {
      const format = 'postcard_4x6';
      const creatives = [
        { name: 'Conformance card', format, default: true },
        { name: 'Another card', format },
      ];
      return (await service.dashboard.campaign({ name: `Conformance ${service.memory.run}`, creatives })).id;
    }
    if (service.target.level === 'full') throw new Blocked('--campaign is needed to spend');
    for (const { id } of await listed(service)) {
      const creatives = await service.call('listCreatives', { path: { id } });
      if (asArray(creatives.body).length > 0) return id;
    }
    throw new Blocked('there is no active campaign with a creative; name one with --campaign');
  });
}

/** The campaigns in the service's list. */
export async function listed(service: Service): Promise<readonly { readonly id: string; readonly name: unknown }[]> {
  const { body } = await service.call('listCampaigns');
  return asArray(body).flatMap((each) => {
    const { id, name } = asObject(each);
    return typeof id === 'string' ? [{ id, name }] : [];
  });
}

/** A campaign with mailings, for read-only checks. */
export function campaignWithMailings(service: Service): Promise<string> {
  return service.once('campaign with mailings', async () => {
    const { campaign } = service.target;
    const ids = campaign === undefined ? (await listed(service)).map(({ id }) => id) : [campaign];
    for (const id of ids.slice(0, 20)) {
      const { body } = await service.call('listCampaignMailings', { path: { id }, query: { per_page: '1' } });
      if (asArray(body).length > 0) return id;
    }
    throw new Unseen('no campaign has a mailing');
  });
}

/** The token that creates free pieces; otherwise the production token, and they are paid for. */
function mailingToken(service: Service): Token {
  if (service.target.testToken !== undefined) return 'test';
  if (service.target.level !== 'full') throw new Blocked('--test-token is needed');
  return 'production';
}

/** Create Mailer, with a free token if possible. With the production token, within the budget. */
export async function create(service: Service, body: Json, input: CallInput = {}): Promise<ServiceResponse> {
  const token = input.token ?? mailingToken(service);
  const send = (json: Json) => service.call('createMailing', { ...input, json, token });
  if (token !== 'production') {
    const response = await withoutCost(service, token === 'test', () => send(body));
    // One cause, which `auth.create-mailer` reports: it names the token.
    if (input.token === undefined && [401, 403].includes(response.status))
      throw new Blocked(`the test token may not create mailings: ${response.status}`);
    return response;
  }
  await proveSingle(service);
  return withinLimit(service, body, input.name, send);
}

/** Whether one call makes one piece is seen with a free one first, because a live one would be paid for twice. */
async function proveSingle(service: Service): Promise<void> {
  if (service.dashboard !== null || service.target.testToken === undefined) return;
  await service.once('one call makes one piece', async () => {
    try {
      return (await countOfOne(service)) === 1;
    } catch (error) {
      // What cannot be seen with a free piece is counted after each live one.
      if (error instanceof Blocked || error instanceof NotYet || error instanceof Mismatch) return null;
      throw error;
    }
  });
}

/** How many free mailings one call made, as the list shows a moment after the first. */
export async function countOfOne(service: Service): Promise<number> {
  const tag = `${service.memory.run} once`;
  const { id, before } = await piece(service, 'once', { merge_tags: { conformance: tag } });
  const campaign = await campaignId(service);
  const count = async () => (await tagged(service, campaign, before)).get(tag)?.length ?? 0;
  await service.until(
    () => find(service, campaign, id, { start_date: iso(before - MINUTE) }),
    'a new mailing to be listed',
  );
  if ((await count()) === 0) throw new Blocked('the list does not show the merge tags');
  await service.reach((await service.now()) + SECOND, 'what else was made to be listed');
  const found = await count();
  if (found > 1 && doubledIn(service.memory) === 0) noteDoubled(service.memory, found - 1);
  return found;
}

/** A piece with these changes, as Create Mailer returned it. */
export async function createPiece(
  service: Service,
  change: Json = {},
  input: CallInput = {},
): Promise<ServiceResponse> {
  const body = { campaign_id: await campaignId(service), recipient: recipient(service), ...change };
  return create(service, body, input);
}

export interface Piece {
  readonly id: string;
  /** The service's time just before and just after its creation. */
  readonly before: number;
  readonly after: number;
}

/** A piece that several checks use, created once per run. */
export function piece(service: Service, name: string, change: Json = {}, input: CallInput = {}): Promise<Piece> {
  return service.once(`piece: ${name}`, async () => {
    // A live one that was perhaps made is not tried again: it would be paid for twice.
    const { failed } = askedIn(service.memory).find((each) => each.name === name && each.failed !== undefined) ?? {};
    if (failed !== undefined) throw new NotMade('a piece', failed);
    const before = await service.now();
    const id = madeId(await createPiece(service, change, { ...input, name }), 'a piece');
    return { id, before, after: await service.now() };
  });
}

/** The live piece that all checks of the run share. */
export const livePiece = (service: Service): Promise<Piece> =>
  piece(service, 'production', {}, { token: 'production' });

/**
 * The same, for the checks of Create Mailer itself.
 *
 * @throws Mismatch if the service fails or does not take the token
 */
export async function expectLivePiece(service: Service): Promise<Piece> {
  try {
    return await livePiece(service);
  } catch (error) {
    if (!(error instanceof NotMade) || !isFault(error.status)) throw error;
    throw new Mismatch('status 201', error.status === null ? 'no response' : `status ${error.status}`, {
      request: 'POST /v1/mailing',
      status: error.status ?? undefined,
    });
  }
}

/** Other refusals may be due to the campaign, the address or the rate limit. */
const isFault = (status: number | null): boolean =>
  status === null || status < 400 || status >= 500 || [401, 403, 408].includes(status);

/** A piece's current state. */
export async function read(service: Service, id: string): Promise<Json> {
  const response = await service.call('getMailing', { path: { mailing_id: id }, token: 'production' });
  if (response.status !== 200) throw new Blocked(`the mailing could not be fetched: ${response.status}`);
  return asObject(response.body);
}

/** The list item of a mailing with this filter, or undefined. */
export async function find(
  service: Service,
  campaign: string,
  id: string,
  query: Readonly<Record<string, string>> = {},
) {
  const response = await service.call('listCampaignMailings', {
    path: { id: campaign },
    query: { per_page: LARGEST_PAGE, ...query },
  });
  if (response.status !== 200) throw new Blocked(`the list of mailings returned ${response.status}`);
  return asArray(response.body)
    .map(asObject)
    .find((item) => item['id'] === id);
}

export const iso = (instant: number): string => new Date(instant).toISOString();

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
