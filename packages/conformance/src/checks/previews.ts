import { limits, neverPrintedStates } from '@direct-mail/contract';
import { asArray, asObject, expectEqual, expectStatus, expectThat, mediaType, told } from '../service/expect.ts';
import { retryAfter, type ServiceResponse } from '../service/http.ts';
import {
  campaignWithMailings,
  create,
  createPiece,
  DAY,
  MINUTE,
  type Piece,
  piece,
  read,
  recipient,
  SECOND,
} from '../service/pieces.ts';
import { madeId, type Service } from '../service/service.ts';
import { Blocked, Unseen } from '../service/signals.ts';
import { type Check, rule } from './check.ts';

const free = 'test-token';
const LIFETIME = limits.service.preview_lifetime_days * DAY;
const sides = ['front_url', 'back_url', 'pdf_url'] as const;
type Side = (typeof sides)[number];

export async function preview(service: Service, id: string, side: Side): Promise<ServiceResponse> {
  const { [side]: url } = await read(service, id);
  if (typeof url !== 'string' || !URL.canParse(url)) throw new Blocked(`the mailing has no ${side}`);
  const response = await service.fetchUrl(url);
  if (service.dashboard !== null && response.status === 501)
    throw new Blocked('this mock draws no pictures: install @direct-mail/previews beside it, and start it again');
  return response;
}

/** The preview, once ready; `Unseen` if the piece turns out to have none. */
export async function drawn(service: Service, { id }: Piece, side: Side): Promise<ServiceResponse> {
  return service.until(
    async () => {
      const response = await preview(service, id, side);
      return response.status === 202 ? undefined : response;
    },
    `the preview ${side} to be drawn`,
    service.dashboard === null ? undefined : 3600,
  );
}

/** The width in a PNG's header, or null if it is not a PNG. */
function pngWidth(bytes: Uint8Array): number | null {
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  if (bytes.length < 24 || signature.some((byte, at) => bytes[at] !== byte)) return null;
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(16);
}

function expectNotYet(response: ServiceResponse, what: string): void {
  expectThat(response.status === 202, `${what} to return 202`, told(response));
  expectThat(retryAfter(response) !== undefined, 'a Retry-After with 202', 'none');
}

/** An address that does not exist, so the piece is never printed or charged. */
const nowhere = (service: Service) =>
  recipient(service, {
    address_1: '1 Nosuch Conformance Way',
    city: 'Nowhereville',
    state: 'ZZ',
    postal_code: '00000',
  });

/** A piece whose previews are not about to expire, however much time other checks took. */
async function youngPiece(service: Service): Promise<Piece> {
  const first = await piece(service, 'drawn');
  return (await service.now()) < first.before + LIFETIME - 2 * DAY ? first : piece(service, 'drawn later');
}

const never = rule('preview.never-printed', free);

async function endedUnmailed(service: Service, id: string): Promise<unknown> {
  return service.until(
    async () => {
      const { state } = await read(service, id);
      if (state === 'processing') return undefined;
      if (!neverPrintedStates.some((each) => each === state))
        throw new Unseen('the service would print to an address that does not exist');
      return state;
    },
    'a piece to end unmailed',
    3 * 86_400,
  );
}

export const previewChecks: readonly Check[] = [
  rule('preview.no-authentication', 'safe')(
    'preview URLs of a listed mailing ask for no token',
    async (service) => {
      const id = await campaignWithMailings(service);
      const { body } = await service.call('listCampaignMailings', { path: { id }, query: { per_page: '1' } });
      const { front_url } = asObject(asArray(body)[0]);
      if (typeof front_url !== 'string') throw new Blocked('the mailing has no front_url');
      const response = await service.fetchUrl(front_url);
      expectThat(response.status !== 401 && response.status !== 403, 'a preview without a token', told(response));
    },
    { waits: 2 },
  ),
  ...sides.map((side) =>
    rule('preview.no-authentication', free)(`${side} asks for no token`, async (service) => {
      const { id } = await piece(service, 'drawn');
      const response = await preview(service, id, side);
      expectThat(response.status === 200 || response.status === 202, '200 or 202 without a token', told(response));
      const url = String((await read(service, id))[side]);
      const { token, testToken = token } = service.target;
      const shown = [token, testToken].some((each) => url.includes(each) || url.includes(encodeURIComponent(each)));
      expectThat(!shown, `${side} without a token in it`, 'one of the account');
    }),
  ),
  rule('preview.not-yet', free)('a preview that is not there yet is a 202 with Retry-After', async (service) => {
    const id = madeId(await createPiece(service), 'a piece');
    const responses = [];
    for (const side of sides) responses.push(await preview(service, id, side));
    const early = responses.filter(({ status }) => status === 202);
    for (const response of responses) expectStatus(response, 200, 202);
    if (early.length === 0) throw new Unseen('the previews were there at once');
    for (const response of early) expectNotYet(response, 'a preview that is not there yet');
  }),
  ...(['front_url', 'back_url'] as const).map((side) =>
    rule('preview.image', free)(
      `${side} becomes a PNG that is ${limits.service.preview_image_width_pixels} pixels wide`,
      async (service) => {
        const response = await drawn(service, await piece(service, 'drawn'), side);
        expectStatus(response, 200);
        expectEqual(mediaType(response), 'image/png', 'the content type');
        expectEqual(pngWidth(response.bytes), limits.service.preview_image_width_pixels, 'the width in pixels');
      },
      { waits: 5 },
    ),
  ),
  rule('preview.separate-times', free)(
    'pdf_url becomes a PDF, in its own time',
    async (service) => {
      const response = await drawn(service, await piece(service, 'drawn'), 'pdf_url');
      expectStatus(response, 200);
      expectEqual(mediaType(response), 'application/pdf', 'the content type');
      expectThat(response.text.startsWith('%PDF-'), 'a PDF', 'something else');
    },
    { waits: 6 },
  ),
  never(
    'before its checks, a piece to no place is not drawn',
    async (service) => {
      const { id, after } = await piece(service, 'nowhere', { recipient: nowhere(service) });
      await service.reach(after + 30 * SECOND, 'half a minute');
      for (const side of sides)
        expectNotYet(await preview(service, id, side), `${side} of a piece that is never printed`);
    },
    { waits: 30 },
  ),
  never(
    'a piece that ended unmailed is a 202 for ever',
    async (service) => {
      const { id } = await piece(service, 'nowhere', { recipient: nowhere(service) });
      await endedUnmailed(service, id);
      for (const side of sides)
        expectNotYet(await preview(service, id, side), `${side} of a piece that is never printed`);
    },
    { waits: 3600 },
  ),
  rule('preview.expiry', free)(
    'a preview is there until 30 days after creation',
    async (service) => {
      const made = await youngPiece(service);
      expectStatus(await drawn(service, made, 'front_url'), 200);
      await service.reach(made.before + LIFETIME - DAY, 'a preview to be 29 days old');
      if ((await service.now()) > made.before + LIFETIME) throw new Unseen('its time has come already');
      expectStatus(await preview(service, made.id, 'front_url'), 200);
      await service.reach(made.before + LIFETIME - MINUTE, 'a preview to be nearly 30 days old');
      expectStatus(await preview(service, made.id, 'pdf_url'), 200);
    },
    { waits: 29 * 86_400 },
  ),
  rule('preview.expiry', free)(
    'a preview is gone 30 days after creation',
    async (service) => {
      const made = await piece(service, 'drawn');
      await service.reach(made.after + LIFETIME + MINUTE, 'a preview to be more than 30 days old');
      for (const side of sides) {
        const response = await preview(service, made.id, side);
        expectThat(response.status >= 400 && response.status < 500, `${side} to be gone`, told(response));
      }
    },
    { waits: 30 * 86_400 + 60 },
  ),
  rule('preview.letter-back', free, { needs: ['dashboard'] })(
    'a letter has a front and a PDF, and no image of its back',
    async (service) => {
      const creatives = [{ name: 'letter', format: 'letter_8.5x11', default: true }];
      const campaign = await service.dashboard?.campaign({ name: 'Conformance, letter', creatives });
      const id = madeId(
        await create(service, { campaign_id: campaign?.id, recipient: recipient(service) }),
        'a letter',
      );
      const made = { id, before: 0, after: 0 };
      expectEqual(mediaType(await drawn(service, made, 'front_url')), 'image/png', 'the content type of the front');
      expectEqual(mediaType(await drawn(service, made, 'pdf_url')), 'application/pdf', 'the content type of the PDF');
      const back = await preview(service, id, 'back_url');
      expectThat(back.status !== 200, 'no image of the back', told(back));
    },
    { waits: 10 },
  ),
];
