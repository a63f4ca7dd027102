import { expect, test } from 'vitest';
import { createMock } from '../../src/index.ts';
import { ada } from '../support.ts';

const created = async (more: object = {}, recipient: object = ada) => {
  const mock = createMock({ seed: 1, fixtures: 'empty' });
  const campaign = await mock.campaigns.create({
    name: 'Spring',
    ...more,
    creatives: [{ name: 'Card', format: 'postcard_4x6', front_html: '<p>Hi</p>', back_html: 'Back' }],
  });
  const response = await mock.fetch(`${mock.baseUrl}/v1/mailing`, {
    method: 'POST',
    headers: { authorization: `Bearer ${mock.tokens.production}`, 'content-type': 'application/json' },
    body: JSON.stringify({ campaign_id: campaign.id, recipient }),
  });
  return { mock, id: ((await response.json()) as { id: string }).id };
};

test('a piece explains each state it has been in, by which rules, and what comes next', async () => {
  const { mock, id } = await created();
  expect(await mock.mailings.explain(id)).toMatchObject({
    state: 'processing',
    because: 'the call was accepted; the checks are made when `processing` ends',
    next: { at: expect.stringMatching(/Z$/), states: expect.arrayContaining(['production']) },
  });
  await mock.clock.advance({ days: 10 });
  const explained = await mock.mailings.explain(id);
  expect(explained.steps.map(({ state, cause }) => [state, cause])).toEqual([
    ['processing', 'created'],
    ['production', 'schedule'],
    ['mailed', 'schedule'],
    ['delivered', 'schedule'],
  ]);
  expect(explained.next).toEqual({ at: null, states: [], because: 'delivered is final: nothing moves it' });
});

test('D48, D68, D91: a piece that was not mailed names the check that ended it', async () => {
  const broke = await created({ settings: { budget: 0.1 } });
  await broke.mock.clock.advance({ hours: 2 });
  expect(await broke.mock.mailings.explain(broke.id)).toMatchObject({
    state: 'budget_exceeded',
    because: "it would have exceeded the budget: the campaign's budget is used up",
    rules: ['D48'],
  });
  const nowhere = await created({}, { ...ada, address_1: 'Somewhere', city: 'Nowhere', postal_code: '00000' });
  await nowhere.mock.clock.advance({ hours: 2 });
  expect(await nowhere.mock.mailings.explain(nowhere.id)).toMatchObject({
    state: 'address_invalid',
    rules: ['D68', 'D66'],
  });
  await expect(nowhere.mock.mailings.explain('none')).rejects.toThrow(expect.objectContaining({ status: 404 }));
});
