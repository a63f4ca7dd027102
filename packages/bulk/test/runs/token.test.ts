import { DirectMail } from '@direct-mail/sdk';
import { expect, test } from 'vitest';
import { Bulk, readCsv } from '../../src/index.ts';
import { createWorld, people, quick } from '../world.ts';

test('a wrong token is named as such, by the plan and by a send that follows the plan of a right one', async () => {
  const { bulk, campaign, file, ledger, mock } = await createWorld();
  const { baseUrl, fetch } = mock.connection;
  const mail = new DirectMail({ baseUrl, fetch, token: 'mistyped' });
  const wrong = new Bulk({ client: mail, ledger, fetch, timing: quick });
  const list = file('people.csv', people(3));
  const plan = await bulk.plan({ campaignId: campaign, rows: readCsv(list) });
  await expect(wrong.send(plan.hash)).rejects.toMatchObject({
    code: 'access',
    message: expect.stringMatching(/^the service refuses the token \(403\): it may not read the campaign’s creatives/),
  });
  const unseen = await wrong.plan({ campaignId: campaign, rows: readCsv(list) });
  expect(unseen.summary.warnings.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/creatives to the token \(403\): it is wrong, or may only create mailings/),
  );
  await expect(bulk.send(unseen.hash)).rejects.toThrow('the token that planned could not read');
  await expect(bulk.send(plan.hash)).resolves.toBeDefined();
});
