// What an advance of 30 days over 10,000 mailings costs, without a webhook and with one whose receiver is a function:
//   npx node --conditions=direct-mail-source packages/mock/scripts/measure-advance.ts
import { createMock } from '@direct-mail/mock';
import { createMailing } from '../src/account/mailings.ts';
import { hostOf } from '../src/internals.ts';

const MAILINGS = 10_000;

for (const webhooks of [0, 0, 0, 1, 1, 1]) {
  const mock = createMock({ seed: 1, now: '2026-11-20T09:00:00Z' });
  let events = 0;
  for (let n = 0; n < webhooks; n += 1) {
    await mock.webhooks.create({
      receiver: () => {
        events += 1;
      },
    });
  }
  const creative = { name: 'Postcard', format: 'postcard_4x6', default: true, front_html: '<h1>Hello</h1>' };
  const campaign = await mock.campaigns.create({ name: 'Welcome', creatives: [creative] });
  const sandbox = hostOf(mock).house.first;
  for (let n = 1; n <= MAILINGS; n += 1) {
    const recipient = {
      full_name: `Ada ${n}`,
      address_1: `${n} Main St`,
      city: 'Boston',
      state: 'MA',
      postal_code: '02108',
    };
    createMailing(sandbox.account, { campaign_id: campaign.id, recipient }, 'production');
    sandbox.publish();
  }
  const [wall, cpu] = [performance.now(), process.cpuUsage()];
  const { transitions } = await mock.clock.advance({ days: 30 });
  const { user, system } = process.cpuUsage(cpu);
  const [ms, cpuMs] = [performance.now() - wall, (user + system) / 1000].map(Math.round);
  console.log(`${webhooks} webhooks: ${transitions} transitions, ${events} events: ${ms} ms, CPU ${cpuMs} ms`);
}
