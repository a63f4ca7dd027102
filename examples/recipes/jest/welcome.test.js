import { createMock } from '@direct-mail/mock';
import { DirectMail } from '@direct-mail/sdk';
import { jest } from '@jest/globals';
import { ada, postcards } from '../src/ada.js';
import { outcome, welcome } from '../src/welcome.js';

// The mock is ESM: Jest needs NODE_OPTIONS=--experimental-vm-modules (see package.json).
let mock;
let mail;
beforeEach(async () => {
  mock = createMock();
  mail = new DirectMail({ ...mock.connection });
  await mock.campaigns.create(postcards);
});

test('a postcard is delivered within six days', async () => {
  const id = await welcome(mail, ada);
  await mock.clock.advance({ days: 6 });
  expect(await outcome(mail, id)).toBe('delivered');
  expect(await mock.mailings.list({ to: 'Ada' })).toMatchObject([{ merge_tags: { greeting: 'Welcome, Ada!' } }]);
});

test('each delivery exception is heard of', async () => {
  const events = [];
  await mock.webhooks.create({ receiver: ({ body }) => void events.push(JSON.parse(body).event) });
  await welcome(mail, { ...ada, address_1: 'delivery exception' });
  await mock.clock.advance({ days: 7 });
  expect(events).toEqual(['ping', 'processing', 'mailed', 'delivery_exception', 'delivered']);
});

test("Jest's fake timers stop neither the mock nor its deliveries", async () => {
  jest.useFakeTimers();
  const id = await welcome(mail, ada);
  await mock.clock.advance({ days: 6 });
  expect(await outcome(mail, id)).toBe('delivered');
  jest.useRealTimers();
});
