import assert from 'node:assert';
import type { Receiver } from '@direct-mail/contract/control/types';
import { DirectMail } from '@direct-mail/sdk';
import { describe, expect, test } from 'vitest';
import { ada, campaignOf, mockAt } from '../support.ts';

const failure = new assert.AssertionError({ message: 'not this event' });
const throwing =
  (error: unknown): Receiver =>
  ({ body }) => {
    if (JSON.parse(body).event !== 'ping') throw error;
  };
const rejecting =
  (error: unknown): Receiver =>
  async (delivery) =>
    throwing(error)(delivery);

/** A mailing with a webhook, whose ping is over. */
async function mailed(receiver: Receiver) {
  const mock = mockAt();
  const mail = new DirectMail({ ...mock.connection });
  const { id: campaign_id } = await campaignOf(mock);
  const webhook = await mock.webhooks.create({ receiver });
  await mock.clock.advance({ seconds: 0 });
  const { id } = await mail.mailings.create({ campaign_id, recipient: ada });
  return { mock, mail, id, webhook };
}

describe('An assertion that fails in a receiver function', () => {
  test('rejects advance with the error itself when the step is complete, and changes nothing else', async () => {
    const state = async (receiver: Receiver) => {
      const { mock, id, webhook } = await mailed(receiver);
      const advanced = await mock.clock.advance({ days: 5 }).catch((error: unknown) => error);
      const { history } = await mock.mailings.retrieve(id);
      return { advanced, now: await mock.clock.now(), history, made: await mock.webhooks.deliveries(webhook.id) };
    };
    for (const fail of [throwing, rejecting]) {
      const { advanced, ...after } = await state(fail(failure));
      const { advanced: report, ...expected } = await state(fail(new Error('not this event')));
      expect(advanced).toBe(failure);
      expect(report).toMatchObject({ now: '2026-11-25T09:00:00.000Z' });
      expect(after).toEqual(expected);
    }
  });

  test('rejects transition, sendEvent and ping', async () => {
    for (const fail of [throwing, rejecting]) {
      const { mock, id } = await mailed(fail(failure));
      const [next = 'mailed'] = (await mock.mailings.retrieve(id)).possible_states;
      await expect(mock.mailings.transition(id, next)).rejects.toBe(failure);
      expect((await mock.mailings.retrieve(id)).state).toBe(next);
    }
    const mock = mockAt();
    const { id } = await mock.webhooks.create({
      receiver: () => {
        throw failure;
      },
    });
    await expect(mock.clock.advance({ seconds: 0 })).rejects.toBe(failure);
    await expect(mock.webhooks.ping(id)).rejects.toBe(failure);
    await expect(mock.webhooks.sendEvent(id, { event: 'delivered' })).rejects.toBe(failure);
  });

  test("may be vitest's, Jest's or another library's; any other error is a broken connection only", async () => {
    const jest = Object.assign(new Error('expected'), { matcherResult: { pass: false } });
    const vitest: unknown = await expect(Promise.resolve(1))
      .resolves.toBe(2)
      .catch((error: unknown) => error);
    const another = Object.assign(new Error('expected'), { name: 'AssertionError' });
    for (const error of [jest, vitest, another]) {
      const { mock } = await mailed(throwing(error));
      await expect(mock.clock.advance({ days: 5 })).rejects.toBe(error);
    }
    for (const error of [new Error('no disk'), new TypeError('no'), 'AssertionError']) {
      const { mock } = await mailed(throwing(error));
      await expect(mock.clock.advance({ days: 5 })).resolves.toMatchObject({ transitions: 3 });
    }
  });

  test('is kept for the next call where none delivered, the first of several', async () => {
    const { mock, mail, id } = await mailed(rejecting(failure));
    await mail.mailings.waitFor(id, { states: ['delivered'] });
    await expect(mock.mailings.retrieve(id)).rejects.toBe(failure);
    expect((await mock.mailings.retrieve(id)).state).toBe('delivered');
  });

  test('is kept on a real clock, where no call waits', async () => {
    const mock = mockAt(undefined, { clock: 'real' });
    let count = 0;
    await mock.webhooks.create({
      receiver: () => {
        count += 1;
        throw failure;
      },
    });
    await expect.poll(() => count).toBe(1);
    await expect(mock.health()).rejects.toBe(failure);
    await mock.health();
  });

  test('is left alone by calls that receivers make', async () => {
    const seen: unknown[] = [];
    const { mock } = await mailed(throwing(failure));
    await mock.webhooks.create({
      receiver: async () => {
        seen.push(await mock.health().catch((error: unknown) => error));
      },
    });
    await expect(mock.clock.advance({ days: 5 })).rejects.toBe(failure);
    expect(seen.length).toBeGreaterThan(1);
    expect(seen).not.toContain(failure);
  });
});
