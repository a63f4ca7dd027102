import './machine-clock.ts';
/** One machine of the proof: sends until it is killed. What it needs comes in its environment. */
import { DirectMail } from '@direct-mail/sdk';
import { BulkWorker, postgresLedger } from '../../../../packages/bulk/src/index.ts';
import { sleep } from './sleep.ts';
import { hurried } from './timing.ts';

const { DATABASE_URL: url = '', DIRECT_MAIL_BASE_URL: baseUrl, DIRECT_MAIL_TOKEN: token } = process.env;

const mail = new DirectMail({ baseUrl, token });
// As of who planned: a slow machine may not have drawn the thumbnail yet, so that none is looked at.
const fetch = async (): Promise<Response> => new Response(null, { status: 404 });
const worker = new BulkWorker({
  client: mail,
  fetch,
  ledger: postgresLedger(url, { schema: process.env['BULK_SCHEMA'], timeout: 2_000 }),
  timing: hurried,
  patience: 30_000,
});
for (;;) {
  try {
    await worker.start();
    break;
  } catch {
    // The database starts again.
    await sleep(200);
  }
}
process.send?.('started');
// With the harness gone it has nothing to prove.
process.once('disconnect', () => process.exit());
// A worker lives until it is ended.
setInterval(() => {}, 60_000);
