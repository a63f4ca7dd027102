import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { send } from '../rules.ts';
import { shop } from './support.ts';

const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant('create' as const) },
  { weight: 2, arbitrary: fc.constant('wait' as const) },
  { weight: 2, arbitrary: fc.constant('move' as const) },
  { weight: 1, arbitrary: fc.constant('snapshot' as const) },
);

/** The same story twice, where one teller lists after every step and the other only at the end. */
async function told(steps: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[], listsAlways: boolean) {
  const { mock, campaign, mail } = await shop();
  const made: string[] = [];
  const lists = async () => {
    const pages = [];
    for (const date_field of ['created_at', 'updated_at']) {
      const query = { date_field, per_page: 100, start_date: '2020-01-01' };
      const { body } = await send(mock, 'listCampaignMailings', { id: campaign.id, query });
      pages.push(body.map(({ id, state }: { id: string; state: string }) => `${id} ${state}`));
    }
    const found = await mock.mailings.list({ per_page: 100 });
    return [...pages, found.map(({ id }) => id)];
  };
  for (const [n, what] of steps.entries()) {
    if (what === 'create') made.push((await mail()).id);
    if (what === 'wait') await mock.clock.advance({ seconds: 40 * 60 });
    const id = made[n % Math.max(1, made.length)];
    if (what === 'move' && id !== undefined) await mock.mailings.transition(id, 'failed').catch(() => {});
    if (what === 'snapshot') await mock.restore(await mock.snapshot());
    if (listsAlways) await lists();
  }
  return lists();
}

test('D09: a list is the same whether it was asked for after every change or for the first time at the end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      expect(await told(steps, false)).toEqual(await told(steps, true));
    }),
    { numRuns: 40 },
  );
});
