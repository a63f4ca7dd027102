/**
 * One mailing from end to end, against a running mock server: `npm run quickstart`, or with a server of your own:
 * `DIRECT_MAIL_BASE_URL=http://127.0.0.1:4010 node examples/quickstart/main.ts`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { connectMock } from '@direct-mail/mock/node';
import { DirectMail } from '@direct-mail/sdk';
import { createWebhookHandler } from '@direct-mail/sdk/webhooks';

const baseUrl = process.env['DIRECT_MAIL_BASE_URL'] ?? 'http://127.0.0.1:4010';
const secret = 'whsec_quickstart';
const say = (line = ''): boolean => process.stdout.write(`${line}\n`);

// The application's receiver: it verifies each delivery and records its event.
const received: string[] = [];
const handler = createWebhookHandler({
  secret,
  onEvent: (event) => received.push(`${event.timestamp}  ${event.event}`),
});
const receiver = createServer((request, response) => void handler(request, response));
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
const { port } = receiver.address() as AddressInfo;

// Done in the service's dashboard, except for the clock, which only a mock has.
const mock = connectMock(baseUrl);
const webhook = await mock.webhooks.create({ url: `http://127.0.0.1:${port}/webhooks`, secret });

// The application's part.
const mail = new DirectMail({ baseUrl, token: process.env['DIRECT_MAIL_TOKEN'] ?? 'live_mock' });

const organization = await mail.organization.retrieve();
say(`The token is good: ${organization.name}, ${organization.mode}.`);

const [campaign] = (await mail.campaigns.list()) ?? [];
if (campaign === undefined) throw new Error('the server has no active campaign; start it with --fixtures demo');
say(`The campaign is ${JSON.stringify(campaign.name)}.`);

const mailing = await mail.mailings.create({
  campaign_id: campaign.id,
  recipient: {
    full_name: 'Ada Lovelace',
    address_1: '1600 amphitheatre parkway',
    city: 'mountain view',
    state: 'ca',
    postal_code: '94043',
  },
  merge_tags: { promo_code: 'HELLO10' },
});
say(`A postcard is on its way: ${mailing.id}, ${mailing.state}, $${mailing.total_cost}.`);

say('Six days pass …');
await mock.clock.advance({ days: 6 });

const arrived = await mail.mailings.retrieve(mailing.id);
const { address } = arrived;
say(
  `It is ${arrived.state}: ${address?.name}, ${address?.address_1}, ${address?.city} ${address?.state_name} ${address?.postal_code}.`,
);
say();
say('The receiver got, each delivery signed and verified:');
for (const line of received) say(`  ${line}`);
say();
// Saves the pictures as files, because the server's URLs end with the server.
const folder = pathToFileURL('quickstart-pictures/');
await mkdir(folder, { recursive: true });
const pictures = { 'front.png': 'front', 'back.png': 'back', 'postcard.pdf': 'pdf' } as const;
for (const [name, part] of Object.entries(pictures)) {
  const { bytes } = await mail.mailings.preview(arrived, part);
  await writeFile(new URL(name, folder), bytes);
}
say('What was printed, to look at (`npm start` has the dashboard too):');
for (const name of Object.keys(pictures)) say(`  ${new URL(name, folder).href}`);

await mock.webhooks.delete(webhook.id);
receiver.close();
