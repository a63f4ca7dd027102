import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  Bulk,
  BulkWorker,
  createApproverKeys,
  postgresLedger,
  readCsv,
  readSigningKey,
} from '../../../../packages/bulk/src/index.ts';
import { people, quick } from '../../../../packages/bulk/test/world.ts';
import { createMock } from '../../../../packages/mock/src/index.ts';
import { DirectMail } from '../../../../packages/sdk/src/index.ts';
import { type Postgres, startPostgres } from './server.ts';

let server: Postgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

test('a worker that trusts keys stops what no such key signed, and sends what one signed, of a sender that requires none', async () => {
  const mock = createMock({ seed: 1, clock: 'real' });
  const mail = new DirectMail({ ...mock.connection });
  const { id: campaignId } = await mock.campaigns.create({
    name: 'Spring',
    creatives: [{ name: 'Card', format: 'postcard_4x6', front_html: '<p>Hi</p>', back_html: 'Back' }],
  });
  const schema = `signed_${process.pid}`;
  const ledger = postgresLedger(server.url, { schema });
  const services = { client: mail, ledger, fetch: mock.connection.fetch, timing: quick };
  const bulk = new Bulk(services);
  const { publicKey, privateKey } = createApproverKeys('correct horse');
  const worker = new BulkWorker({ ...services, approvers: [publicKey] });
  const plan = async (name: string) => {
    const path = join(mkdtempSync(join(tmpdir(), 'signed-')), 'people.csv');
    writeFileSync(path, people(3));
    return bulk.plan({ campaignId, rows: readCsv(path), name });
  };
  /** Begun by a machine that looks at nothing, and left to the worker. */
  const begin = async (hash: string) => bulk.send(hash, { signal: AbortSignal.abort(), rate: 1000 });
  try {
    const [unsigned, signed] = [await plan('unsigned'), await plan('signed')];
    await bulk.approve(unsigned.hash, { by: 'eve' });
    await bulk.approve(signed.hash, { by: 'grace', key: readSigningKey(privateKey, 'correct horse') });
    const runs = [await begin(unsigned.hash), await begin(signed.hash)];
    await worker.start();
    await expect.poll(async () => (await runs[1]?.status())?.state, { timeout: 60_000 }).toBe('finished');
    await expect.poll(async () => (await runs[0]?.status())?.state, { timeout: 60_000 }).toBe('stopped');
    expect(await runs[0]?.status()).toMatchObject({ sent: 0, reason: { code: 'plan_changed' } });
    expect(await mock.mailings.list()).toHaveLength(3);
  } finally {
    await worker.stop();
    await ledger.close();
  }
}, 120_000);
