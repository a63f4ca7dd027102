import './machine-clock.ts';
/** One job of pg-boss a piece, as its documents show it: what fails or expires is tried again, twice. */
import { DirectMail } from '@direct-mail/sdk';
import { PgBoss } from 'pg-boss';
import { PIECES, type PieceJob, patiently } from './job-queue.ts';

const { DATABASE_URL: url = '', DIRECT_MAIL_BASE_URL: baseUrl, DIRECT_MAIL_TOKEN: token } = process.env;

const mail = new DirectMail({ baseUrl, token, timeout: 1_500 });
await patiently(async () => {
  const boss = new PgBoss({ connectionString: url, maintenanceIntervalSeconds: 1, superviseIntervalSeconds: 1 });
  boss.on('error', () => {});
  await boss.start();
  const options = { localConcurrency: 8, pollingIntervalSeconds: 0.5 };
  await boss.work<PieceJob>(PIECES, options, async (jobs) => {
    for (const { data } of jobs) await mail.mailings.create(data.body);
  });
});
process.send?.('started');
// With the harness gone it has nothing to prove.
process.once('disconnect', () => process.exit());
setInterval(() => {}, 60_000);
