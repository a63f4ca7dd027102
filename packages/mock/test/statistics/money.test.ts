import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultSettings, priceOf, withSettings } from '../../src/account/base/settings.ts';
import { send } from '../rules.ts';
import { ada, campaignOf, mockAt } from '../support.ts';

describe('money adds up', () => {
  test('D107: whatever a piece is priced at, the spend is the sum of what was shown', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.double({ min: 0, max: 20, noNaN: true }),
        fc.integer({ min: 1, max: 12 }),
        async (price, count) => {
          const prices = { postcard_4x6: { first_class: price, other: price } };
          const mock = mockAt(undefined, { settings: { prices } });
          const { id } = await campaignOf(mock);
          const costs: number[] = [];
          for (let n = 0; n < count; n += 1) {
            const { body } = await send(mock, 'createMailing', { body: { campaign_id: id, recipient: ada } });
            costs.push(Math.round(Number(body.total_cost) * 100));
          }
          await mock.clock.advance({ days: 2 });
          const { body } = await send(mock, 'getCampaignStats', { id });
          expect(Math.round(body.spend * 100)).toBe(costs.reduce((sum, cost) => sum + cost, 0));
        },
      ),
      { numRuns: 20, seed: 16 },
    );
  });

  test('D107: half a cent goes up, and the default prices are whole cents', () => {
    const settings = withSettings(defaultSettings, { prices: { postcard_4x6: { first_class: 0.845 } } });
    expect(priceOf(settings, 'postcard_4x6', 'first_class')).toBe(8500);
    for (const prices of Object.values(defaultSettings.prices)) {
      for (const price of Object.values(prices)) expect(Math.round(price * 100) / 100).toBe(price);
    }
  });
});

describe('the credit balance', () => {
  const price = 0.85;

  test('D108: a balance that is set now pays for what is mailed from now on, and is shown as it is', async () => {
    const mock = mockAt();
    const { id } = await campaignOf(mock);
    const mailed = async () => {
      const { body } = await send(mock, 'createMailing', { body: { campaign_id: id, recipient: ada } });
      await mock.clock.advance({ hours: 1 });
      return (await mock.mailings.retrieve(body.id)).state;
    };
    expect(await mailed()).toBe('production');
    await mock.clock.advance({ days: 1 });
    await mock.settings.update({ creditBalance: 1 });
    expect(await mailed()).toBe('production');
    expect((await mock.settings.retrieve()).creditBalance).toBeCloseTo(1 - price, 4);
    expect(await mailed()).toBe('credit_balance_exceeded');
    expect((await mock.settings.update({ creditBalance: 2 })).creditBalance).toBe(2);
    expect(await mailed()).toBe('production');
    const snapshot = await mock.snapshot();
    await mock.settings.update({ creditBalance: 0 });
    await mock.restore(snapshot);
    expect((await mock.settings.retrieve()).creditBalance).toBeCloseTo(2 - price, 4);
    await mock.settings.update({ creditBalance: null });
    expect((await mock.settings.retrieve()).creditBalance).toBeNull();
  });

  test('D108: a piece that fails in production gives back what it took', async () => {
    const mock = mockAt(undefined, { settings: { creditBalance: 1, probabilities: { productionFailed: 1 } } });
    const { id } = await campaignOf(mock);
    await send(mock, 'createMailing', { body: { campaign_id: id, recipient: ada } });
    await mock.clock.advance({ hours: 1 });
    expect((await mock.settings.retrieve()).creditBalance).toBeCloseTo(1 - price, 4);
    await mock.clock.advance({ days: 2 });
    expect((await mock.mailings.list())[0]?.state).toBe('failed');
    expect((await mock.settings.retrieve()).creditBalance).toBeCloseTo(1, 4);
  });

  test('D108: a change of another setting leaves it alone, and a balance to begin with counts from the start', async () => {
    const mock = mockAt(undefined, { settings: { creditBalance: 2 } });
    const { id } = await campaignOf(mock);
    await send(mock, 'createMailing', { body: { campaign_id: id, recipient: ada } });
    await mock.clock.advance({ hours: 1 });
    await mock.settings.update({ emailAppend: true });
    expect((await mock.settings.retrieve()).creditBalance).toBeCloseTo(2 - price, 4);
  });
});
