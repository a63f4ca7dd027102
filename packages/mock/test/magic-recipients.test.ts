import { createMock } from '@direct-mail/mock';
import { magicAddresses } from '@direct-mail/us-address';
import { describe, expect, test } from 'vitest';
import { magicRecipients } from '../src/account/mailings/magic.ts';
import { call, campaignOf } from './support.ts';

async function outcomeOf(recipient: object): Promise<string[]> {
  const mock = createMock();
  const campaign = await campaignOf(mock);
  const { body } = await call(mock, 'POST', '/v1/mailing', { campaign_id: campaign.id, recipient });
  await mock.clock.advance({ days: 60 });
  return (await mock.mailings.retrieve(body.id)).history.map(({ state }) => state);
}

const nowhere = { full_name: 'Ada', city: 'Anytown', state: 'CA', postal_code: '11111' };

describe('magic recipients', () => {
  test.each(Object.entries(magicRecipients))('%j goes the way of the table', async (phrase, { path }) => {
    const states = ['processing', ...path];
    expect(await outcomeOf({ ...nowhere, address_1: phrase })).toEqual(states);
    expect(await outcomeOf({ ...nowhere, address_1: phrase.toUpperCase().replaceAll(' ', '_') })).toEqual(states);
  });

  test.each(magicAddresses.map((magic) => [magic.phrase, magic] as const))(
    'D68: a mailing to %j ends as its address says',
    async (phrase, { effect }) => {
      const delivered = effect.kind === 'analysis' && effect.deliverable;
      const states = await outcomeOf({ ...nowhere, address_1: phrase });
      expect(states.at(-1)).toBe(delivered ? 'delivered' : 'address_invalid');
    },
  );
});
