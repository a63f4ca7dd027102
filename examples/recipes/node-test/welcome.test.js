/* oxlint-disable typescript/no-floating-promises -- node:test waits for its tests by itself */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createMock } from '@direct-mail/mock';
import { DirectMail } from '@direct-mail/sdk';
import { ada, postcards } from '../src/ada.js';
import { outcome, welcome } from '../src/welcome.js';

// A mock for each test: an account costs some microseconds, so tests may run at the same time and share nothing.
async function setUp() {
  const mock = createMock();
  await mock.campaigns.create(postcards);
  return { mock, mail: new DirectMail({ ...mock.connection }) };
}

describe('welcome', { concurrency: true }, () => {
  test('mails a postcard, which is delivered within six days', async () => {
    const { mock, mail } = await setUp();
    const id = await welcome(mail, ada);
    await mock.clock.advance({ days: 6 });
    assert.equal(await outcome(mail, id), 'delivered');
    const [mailing] = await mock.mailings.list({ to: 'Ada' });
    assert.deepEqual(mailing.merge_tags, { greeting: 'Welcome, Ada!' });
  });

  test('asks for another address when there is no such place', async () => {
    const { mock, mail } = await setUp();
    const id = await welcome(mail, { ...ada, address_1: 'address invalid' });
    await mock.clock.advance({ hours: 2 });
    assert.equal(await outcome(mail, id), 'please check your address');
  });

  test('learns what is not known when the service fails, and mails nothing twice', async () => {
    const { mock, mail } = await setUp();
    await mock.faults.add({ operation: 'createMailing', status: 503, after: true });
    await assert.rejects(welcome(mail, ada), { name: 'ServerError', outcome: 'unknown' });
    assert.equal((await mock.mailings.list()).length, 1);
    await mock.requests.waitFor({ operation: 'createMailing', status: 503 });
  });
});
