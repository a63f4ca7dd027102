import { creativeFormats, limits, mailTypes } from '@direct-mail/contract';
import { asArray, asObject, type Json } from '../service/expect.ts';
import { retryAfter } from '../service/http.ts';
import { campaignId, create, livePiece, person, read, recipient } from '../service/pieces.ts';
import type { Service } from '../service/service.ts';
import { Unseen } from '../service/signals.ts';
import type { Probe } from './probe.ts';
import { outline } from './tokens.ts';

export const full = 'full' as const;

const free = 'test-token' as const;

export const record = 'object';

/** The price of this creative's pieces, by format and mail type. */
async function price(service: Service, campaign: string, creative: Json): Promise<readonly [string, string, number]> {
  const body = { campaign_id: campaign, creative_id: creative['id'], recipient: recipient(service) };
  const { total_cost } = asObject((await create(service, body, { token: 'production' })).body);
  if (typeof total_cost !== 'string') throw new Unseen('a piece has no total_cost');
  return [String(creative['format']), String(creative['mail_type']), Number(total_cost)];
}

export const moneyProbes: readonly Probe[] = [
  {
    id: 'D40',
    level: full,
    needs: ['spending'],
    byDefault: {
      postcard_4x6: { first_class: 0.85, standard: 0.67 },
      postcard_6x9: { first_class: 1, standard: 0.79 },
      postcard_6x11: { first_class: 1.13, standard: 0.87 },
      'letter_8.5x11': { first_class: 1.32, standard: 1.06 },
    },
    run: async (service) => {
      const prices: Record<string, Record<string, number>> = {};
      const creatives = creativeFormats.flatMap((format) =>
        mailTypes.map((mail_type) => ({ name: `${format} ${mail_type}`, format, mail_type })),
      );
      const made =
        service.dashboard === null
          ? await campaignId(service)
          : (await service.dashboard.campaign({ name: 'Conformance, prices', creatives })).id;
      for (const each of asArray((await service.call('listCreatives', { path: { id: made } })).body).map(asObject)) {
        const [format, mailType, cost] = await price(service, made, each);
        prices[format] = { ...prices[format], [mailType]: cost };
      }
      return {
        seen: prices,
        settings: { prices },
        isPartial: service.dashboard === null,
        note: service.dashboard === null ? 'of the creatives of the campaign' : undefined,
      };
    },
  },
  {
    id: 'D48',
    level: full,
    needs: ['spending'],
    waits: 3600,
    byDefault: 'not exhausted',
    run: async (service) => {
      const { id } = await livePiece(service);
      const state = await service.until(
        async () => {
          const now = String((await read(service, id))['state']);
          return now === 'processing' ? undefined : now;
        },
        'the checks of a mailing',
        3 * 86_400,
      );
      if (state !== 'credit_balance_exceeded')
        return { seen: state === 'budget_exceeded' ? 'the budget of the campaign is exhausted' : 'not exhausted' };
      return { seen: 'the credit is exhausted', settings: { creditBalance: 0 } };
    },
  },
  {
    id: 'D46',
    level: free,
    needs: ['test-token'],
    byDefault: { 'an e-mail without an address': 400 },
    run: async (service) => {
      const { dashboard } = service;
      const creatives = [{ name: 'appended', format: 'postcard_4x6' }];
      const id =
        dashboard === null
          ? await campaignId(service)
          : (await dashboard.campaign({ name: 'Conformance, e-mail', creatives, settings: { email_append: true } })).id;
      const { status } = await create(
        service,
        { campaign_id: id, recipient: { email: person(service).email } },
        { token: 'test' },
      );
      return { seen: { 'an e-mail without an address': status }, settings: { emailAppend: status < 300 } };
    },
  },
  {
    id: 'D23',
    level: full,
    needs: ['test-token'],
    byDefault: { maxBodyBytes: limits.service.body_bytes, maxBatch: limits.service.standardize_batch_addresses },
    run: async (service) => {
      const body = async (bytes: number) => {
        const text = '{"recipient":{},"padding":""}';
        return (
          (
            await service.call('createMailing', {
              text: text.replace('""}', `"${'x'.repeat(bytes - text.length)}"}`),
              token: 'test',
            })
          ).status !== 413
        );
      };
      const batch = async (count: number) =>
        (await service.call('standardizeAddresses', { json: Array.from({ length: count }, () => ({})) })).status !==
        413;
      const maxBodyBytes = await largest(body, 4096, 4 * 1_048_576);
      const hasBatch = service.target.addressBaseUrl !== undefined;
      const maxBatch = hasBatch ? await largest(batch, 2, 8192) : null;
      const seen = {
        maxBodyBytes: maxBodyBytes ?? 'more than 4 MiB',
        ...(hasBatch ? { maxBatch: maxBatch ?? 'more than 8,192' } : {}),
      };
      return {
        seen,
        isPartial: !hasBatch,
        settings: { ...(maxBodyBytes === null ? {} : { maxBodyBytes }), ...(maxBatch === null ? {} : { maxBatch }) },
      };
    },
  },
  {
    id: 'D24',
    level: full,
    waits: 45 * 86_400,
    byDefault: { limited: false },
    run: async (service) => {
      const MOST = 150;
      const first = await service.burst('getOrganization', MOST);
      if (first.at(-1)?.status !== 429)
        return { seen: { limited: false }, settings: { rateLimit: null }, note: `${MOST} requests in a row` };
      // The window may have started earlier: count the next one from its start.
      const limited = first.at(-1);
      await service.reach(
        (await service.now()) + 1000 * (limited === undefined ? 1 : (retryAfter(limited) ?? 1)),
        'a window of the rate limit',
      );
      const again = await service.burst('getOrganization', MOST * 10);
      const last = again.at(-1);
      if (last?.status !== 429) throw new Unseen('the limit came once only');
      const windowSeconds = retryAfter(last) ?? null;
      const limit = again.length - 1;
      const seen = { limited: true, limit, windowSeconds, error: outline(last) };
      return {
        seen,
        settings: windowSeconds === null || windowSeconds === 0 ? undefined : { rateLimit: { limit, windowSeconds } },
      };
    },
  },
];

/** The largest accepted number, by bisection; null if even `most` is accepted. */
async function largest(takes: (size: number) => Promise<boolean>, least: number, most: number): Promise<number | null> {
  if (await takes(most)) return null;
  let [low, high] = [least, most];
  if (!(await takes(low))) throw new Unseen(`even ${least} is too much`);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (await takes(middle)) low = middle;
    else high = middle;
  }
  return low;
}
