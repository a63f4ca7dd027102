import { createMock } from '@direct-mail/mock';
import { DirectMail } from '@direct-mail/sdk';
import { describe, expect, test } from 'vitest';
import { ada } from '../support.ts';

const card = { name: 'Card', format: 'postcard_4x6', default: true } as const;

describe('Ids of one’s own choice', () => {
  test('are taken for campaigns, creatives, audiences and webhooks, and work in the API', async () => {
    const mock = createMock();
    const mail = new DirectMail({ ...mock.connection });
    await mock.campaigns.create({ id: 'welcome-2026', name: 'Welcome', creatives: [{ id: 'card', ...card }] });
    await mock.creatives.create('welcome-2026', { id: 'card_b', ...card });
    await mock.audiences.create({ id: 'vip~1', name: 'VIP' });
    await mock.webhooks.create({ id: 'hook.1', receiver: () => 200 });
    const mailing = await mail.mailings.create({ campaign_id: 'welcome-2026', creative_id: 'card', recipient: ada });
    expect(mailing).toMatchObject({ campaign_id: 'welcome-2026', creative_id: 'card' });
    expect((await mail.campaigns.listCreatives('welcome-2026')).map(({ id }) => id)).toEqual(['card', 'card_b']);
    expect((await mail.audiences.list()).map(({ id }) => id)).toContain('vip~1');
    expect((await mock.webhooks.deliveries('hook.1')).length).toBeGreaterThan(0);
  });

  test.each(['', '.', '..', 'a/b', 'ä', 'a b', 'x'.repeat(101), 'a%2fb'])('%j is refused', async (id) => {
    const mock = createMock();
    for (const made of [
      mock.campaigns.create({ id, name: 'A' }),
      mock.campaigns.create({ name: 'A', creatives: [{ id, ...card }] }),
      mock.audiences.create({ id, name: 'A' }),
      mock.webhooks.create({ id, receiver: () => 200 }),
    ]) {
      await expect(made).rejects.toThrow(/must be 1 to 100 of the characters A–Z a–z 0–9 \. _ ~ -/);
    }
    expect(await mock.campaigns.list()).toEqual([]);
    expect(await mock.webhooks.list()).toEqual([]);
  });

  test('one that is taken is refused as a conflict, and nothing is written', async () => {
    const mock = createMock();
    await mock.campaigns.create({ id: 'a', name: 'A', creatives: [{ id: 'c', ...card }] });
    const conflict = { status: 409, message: expect.stringContaining('already exists') as string };
    await expect(mock.campaigns.create({ id: 'a', name: 'B' })).rejects.toMatchObject(conflict);
    await expect(
      mock.campaigns.create({ id: 'b', name: 'B', creatives: [{ id: 'c', ...card }] }),
    ).rejects.toMatchObject(conflict);
    const twice = [
      { id: 'd', ...card },
      { id: 'd', ...card },
    ];
    await expect(mock.campaigns.create({ id: 'b', name: 'B', creatives: twice })).rejects.toMatchObject(conflict);
    expect((await mock.campaigns.list()).map(({ id }) => id)).toEqual(['a']);
  });

  test('one that the seed would give next is passed over', async () => {
    const next = (await createMock({ seed: 3 }).campaigns.create({ name: 'A' })).id;
    const mock = createMock({ seed: 3 });
    await mock.campaigns.create({ id: next, name: 'Chosen' });
    const made = await mock.campaigns.create({ name: 'Made' });
    expect(made.id).not.toBe(next);
    expect((await mock.campaigns.retrieve(next)).name).toBe('Chosen');
  });

  test('no change gives another id', async () => {
    const mock = createMock();
    const { id } = await mock.campaigns.create({ name: 'A' });
    await expect(mock.campaigns.update(id, { id: 'b' } as object)).rejects.toThrow('unknown field id');
  });
});
