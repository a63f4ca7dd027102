import './machine-clock.ts';
/**
 * What many write first: a loop over the rows, and a file that says how far it is. It ends at an error it cannot repeat, and
 * continues after the file's row when it is started again.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { DirectMail } from '@direct-mail/sdk';
import { people, recipientOf } from './people.ts';

const { DIRECT_MAIL_BASE_URL: baseUrl, DIRECT_MAIL_TOKEN: token } = process.env;
const { CAMPAIGN: campaign_id = '', ROWS: rows, CHECKPOINT: checkpoint = '' } = process.env;

const mail = new DirectMail({ baseUrl, token, timeout: 1_500 });
let done = 0;
try {
  done = Number(readFileSync(checkpoint, 'utf8'));
} catch {
  // The first start.
}
process.send?.('started');
let n = 0;
for (const person of people(Number(rows))) {
  n += 1;
  if (n <= done) continue;
  await mail.mailings.create({
    campaign_id,
    recipient: recipientOf(person),
    merge_tags: { reference: `naive.${n}.0` },
  });
  writeFileSync(checkpoint, String(n));
}
writeFileSync(`${checkpoint}.done`, '');
