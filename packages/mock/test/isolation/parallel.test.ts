import { createMock, type Mock } from '@direct-mail/mock';
import { connectMock, serve } from '@direct-mail/mock/node';
import { DirectMail } from '@direct-mail/sdk';
import { describe, expect, test } from 'vitest';
import { sized } from '../size.ts';
import { ada } from '../support.ts';

const TESTS = sized(40, 200);
const MAILINGS = sized(20, 100);

/** What one test of a suite does: its own campaign, so many mailings, time that passes, and a look at what there is. */
async function suite(n: number, mock: Pick<Mock, 'campaigns' | 'clock' | 'mailings'>, mail: DirectMail): Promise<void> {
  const name = `Suite ${n}`;
  const campaign = await mock.campaigns.create({ name, creatives: [{ name: 'Card', format: 'postcard_4x6' }] });
  for (let i = 0; i < MAILINGS; i += 1) {
    const recipient = { ...ada, first_name: name, last_name: String(i) };
    await mail.mailings.create({ campaign_id: campaign.id, recipient });
  }
  await mock.clock.advance({ days: (n % 3) * 3 });
  const mailings = await mock.mailings.list();
  expect(mailings).toHaveLength(MAILINGS);
  expect(new Set(mailings.map(({ recipient }) => recipient?.first_name))).toEqual(new Set([name]));
  expect(new Set(mailings.map(({ state }) => state))).toEqual(new Set([['processing', 'mailed', 'delivered'][n % 3]]));
  expect((await mail.campaigns.list()).map((one) => one.name)).toEqual([name]);
}

const all = (run: (n: number) => Promise<void>) => Promise.all(Array.from({ length: TESTS }, (_, n) => run(n)));

describe('many tests at the same time see nothing of each other', () => {
  test('each with an account in process', async () => {
    await all(async (n) => {
      const mock = createMock();
      await suite(n, mock, new DirectMail({ ...mock.connection }));
    });
  }, 900_000);

  test('each with a sandbox of one mock', async () => {
    const mock = createMock();
    const { url, close } = await serve(mock);
    await all(async (n) => {
      const { id, production_token: production } = await mock.sandboxes.create();
      const own = connectMock(url, { sandbox: id, tokens: { production } });
      // The calls of the API go the short way; control calls go over HTTP, by the sandbox's name.
      const mail = new DirectMail({ ...mock.connection, token: production });
      await suite(n, own, mail);
    });
    expect(await mock.mailings.list()).toEqual([]);
    await close();
  }, 900_000);
});
