import {
  asArray,
  asObject,
  expectAccepted,
  expectEqual,
  expectNear,
  expectSchema,
  expectServiceError,
  expectStatus,
  expectThat,
  type Json,
  shapeOf,
  told,
} from '../service/expect.ts';
import {
  campaignId,
  countOfOne,
  create,
  createPiece,
  DAY,
  iso,
  MINUTE,
  piece,
  read,
  recipient,
} from '../service/pieces.ts';
import type { Service } from '../service/service.ts';
import { Blocked, Unseen } from '../service/signals.ts';
import { type Check, rule } from './check.ts';
import { NOWHERE } from './organization.ts';

export const free = 'test-token';

const responses = rule('create.response', free);

export const creative = rule('create.creative', free);

const tags = rule('create.merge-tags', free);

const sendAt = rule('create.send-at', free);

const mayUse = rule('create.campaign', free);

export const names = rule('recipient.name', free);

/** The mailing's address, once it can be read. */
export async function shownAddress(service: Service, id: string): Promise<Json> {
  return service.until(async () => {
    const { address } = await read(service, id);
    return address === null || address === undefined ? undefined : asObject(address);
  }, 'the address of a mailing to be filled');
}

export async function expectInvalid(service: Service, change: Json, mentions: readonly string[]): Promise<void> {
  expectServiceError(await createPiece(service, change), 400, 'ValidationError', mentions);
}

async function creativesOf(service: Service, id: string): Promise<readonly Json[]> {
  return asArray((await service.call('listCreatives', { path: { id } })).body).map(asObject);
}

export const card = (name: string, more: Json = {}): Json => ({ name, format: 'postcard_4x6', ...more });

export async function campaign(service: Service, name: string, more: Json) {
  const made = await service.once(`campaign: ${name}`, async () =>
    service.dashboard?.campaign({ name: `Conformance, ${name}`, ...more }),
  );
  if (made === undefined) throw new Blocked('a control API is needed');
  return made;
}

export const createChecks: readonly Check[] = [
  responses('POST /v1/mailing answers 201 with a mailing', async (service) => {
    const response = await createPiece(service);
    expectStatus(response, 201);
    expectSchema(response.body, 'Mailing', 'the mailing');
    expectEqual(asObject(response.body)['campaign_id'], await campaignId(service), 'campaign_id');
  }),
  responses('a new mailing is in processing', async (service) => {
    expectEqual(asObject((await createPiece(service)).body)['state'], 'processing', 'state');
  }),
  responses('created_at is the moment of creation', async (service) => {
    const before = await service.now();
    const response = await createPiece(service);
    expectAccepted(response, 'a piece');
    expectNear(asObject(response.body)['created_at'], before, 'created_at within five minutes of now');
  }),
  responses(
    'one call makes one mailing',
    async (service) => {
      expectEqual(await countOfOne(service), 1, 'the number of mailings that one call made');
    },
    { waits: 5 },
  ),
  creative('a creative that is named is the one that is used', async (service) => {
    const found = await creativesOf(service, await campaignId(service));
    // Prefers a creative that is not the default.
    const wanted = (found.find((each) => each['default'] !== true) ?? found[0])?.['id'];
    if (wanted === undefined) throw new Blocked('the campaign lists no creative');
    expectEqual(
      asObject((await createPiece(service, { creative_id: wanted })).body)['creative_id'],
      wanted,
      'creative_id',
    );
  }),
  creative('without a name the default creative is used, else an active one', async (service) => {
    const found = await creativesOf(service, await campaignId(service));
    const fallback = found.find((each) => each['default'] === true);
    const { creative_id } = asObject((await createPiece(service)).body);
    if (fallback !== undefined) return expectEqual(creative_id, fallback['id'], 'creative_id');
    expectThat(
      found.some(({ id }) => id === creative_id),
      'one of the active creatives',
      'another one',
    );
  }),
  creative(
    'the default creative is always used, though there are others',
    async (service) => {
      const creatives = [card('one'), card('two', { default: true }), card('three')];
      const made = await campaign(service, 'default', { creatives });
      for (let n = 0; n < 6; n += 1) {
        const { creative_id } = asObject(
          (await create(service, { campaign_id: made.id, recipient: recipient(service) })).body,
        );
        expectEqual(creative_id, made.creatives[1], 'creative_id');
      }
    },
    { needs: ['dashboard'] },
  ),
  creative(
    'without a default the active creatives alternate, and no other is used',
    async (service) => {
      const creatives = [card('one'), card('two'), card('off', { active: false })];
      const made = await campaign(service, 'alternating', { creatives });
      const used = new Set<unknown>();
      for (let n = 0; n < 16; n += 1)
        used.add(
          asObject((await create(service, { campaign_id: made.id, recipient: recipient(service) })).body)[
            'creative_id'
          ],
        );
      expectThat(!used.has(made.creatives[2]), 'no inactive creative', 'the inactive one');
      expectEqual(used.size, 2, 'the number of creatives that are used by 16 pieces');
    },
    { needs: ['dashboard'] },
  ),
  tags('merge_tags come back as they were sent', async (service) => {
    const merge_tags = { nickname: 'Dot', codes: 'A-1', run: service.memory.run };
    const { id } = await piece(service, 'tagged', { merge_tags });
    const shown = asObject((await read(service, id))['merge_tags']);
    for (const [name, value] of Object.entries(merge_tags))
      expectThat(shown[name] === value, `the merge tag ${name} as sent`, shapeOf(shown[name]));
  }),
  tags('without merge_tags they are null or an empty object', async (service) => {
    const { merge_tags } = await read(service, (await piece(service, 'bare', { merge_tags: undefined })).id);
    expectThat(
      merge_tags === null || Object.keys(asObject(merge_tags)).length === 0,
      'null or an empty object',
      shapeOf(merge_tags),
    );
  }),
  sendAt('a send_at in the past is a 400', async (service) => {
    for (const ago of [MINUTE, DAY])
      await expectInvalid(service, { send_at: iso((await service.now()) - ago) }, ['send_at']);
  }),
  sendAt('a send_at in the future is taken', async (service) => {
    for (const ahead of [2 * MINUTE, 40 * DAY])
      expectStatus(await createPiece(service, { send_at: iso((await service.now()) + ahead) }), 201);
  }),
  sendAt(
    'a scheduled mailing waits until then',
    async (service) => {
      const { id, before } = await piece(service, 'scheduled', {
        send_at: iso(Math.ceil((await service.now()) / 1000) * 1000 + 6 * DAY),
      });
      await service.reach(before + 5 * DAY, 'a scheduled mailing to be still waiting');
      if ((await service.now()) > before + 5.9 * DAY) throw new Unseen('its time has come already');
      expectEqual((await read(service, id))['state'], 'processing', 'the state before send_at');
    },
    { waits: 5 * 86_400 },
  ),
  mayUse(
    'an inactive campaign is a 400 ValidationError',
    async (service) => {
      const { id } = await campaign(service, 'inactive', { active: false, creatives: [card('one')] });
      expectServiceError(
        await create(service, { campaign_id: id, recipient: recipient(service) }),
        400,
        'ValidationError',
        [],
      );
    },
    { needs: ['dashboard'] },
  ),
  mayUse(
    'a campaign without artwork is a 400 ValidationError',
    async (service) => {
      const { id } = await campaign(service, 'no creative', {});
      expectServiceError(
        await create(service, { campaign_id: id, recipient: recipient(service) }),
        400,
        'ValidationError',
        [],
      );
    },
    { needs: ['dashboard'] },
  ),
  mayUse('a campaign that does not exist is an error', async (service) => {
    const response = await create(service, { campaign_id: NOWHERE, recipient: recipient(service) });
    expectThat(response.status >= 400 && response.status < 500, 'an unknown campaign to be refused', told(response));
  }),
  rule('errors.validation', free)(
    'without a campaign_id it is a 400 ValidationError that names the field',
    async (service) => {
      expectServiceError(await create(service, { recipient: recipient(service) }), 400, 'ValidationError', [
        'campaign_id',
      ]);
    },
  ),
  rule('errors.validation', free)(
    'without a recipient it is a 400 ValidationError that names the field',
    async (service) => {
      expectServiceError(await create(service, { campaign_id: await campaignId(service) }), 400, 'ValidationError', [
        'recipient',
      ]);
    },
  ),
  rule('errors.shapes', free)('a body that is not JSON is refused and never a 5xx', async (service) => {
    for (const text of ['{"campaign_id":', '', '[]', 'null']) {
      const response = await service.call('createMailing', {
        text,
        token: service.target.testToken === undefined ? 'none' : 'test',
      });
      expectThat(response.status >= 400 && response.status < 500, 'a 4xx', told(response));
    }
  }),
];
