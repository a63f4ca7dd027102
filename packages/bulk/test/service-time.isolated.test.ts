import { afterEach, expect, test } from 'vitest';
import { sdkPort } from '../src/engine/sdk-port.ts';
import { createWorld } from './world.ts';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

test.each(['UTC', 'America/Los_Angeles', 'Asia/Kolkata'])(
  '36.2: a time without a zone is UTC, also on a machine in %s',
  async (name) => {
    process.env['TZ'] = name;
    const { mail, mock, campaign } = await createWorld();
    const recipient = { full_name: 'Ada Hill', address_1: '1 Main St', city: 'Austin', postal_code: '78701' };
    await mail.mailings.create({ campaign_id: campaign, recipient: { ...recipient, state: 'TX' } });
    const withoutZone = mail.withOptions({
      fetch: async (input, init) => {
        const response = await mock.connection.fetch(input, init);
        const text = (await response.text()).replace(/("created_at":"[^"]*)Z"/g, '$1"');
        return new Response(text, response);
      },
    });
    const [one] = await mock.mailings.list();
    const made = Date.parse(one?.created_at ?? '');
    const found = await sdkPort(withoutZone, campaign, 'reference').list({ start: made - 1_000, end: made + 1_000 }, 1);
    expect(found).toMatchObject({ kind: 'page', page: { total: 1, items: [{ created_at: made }] } });
  },
);
