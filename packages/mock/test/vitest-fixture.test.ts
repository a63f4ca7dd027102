import { test } from '@direct-mail/mock/vitest';
import { expect } from 'vitest';
import { ada } from './support.ts';

test('each test gets a mock and a client of its own', async ({ mock, mail }) => {
  const campaign = await mock.campaigns.create({
    name: 'Welcome',
    creatives: [{ name: 'Card', format: 'postcard_4x6' }],
  });
  await mail.mailings.create({ campaign_id: campaign.id, recipient: ada, merge_tags: { code: 'HI' } });
  await expect(mock).toHaveMailed({ to: 'Ada', campaign: 'Welcome', merge_tags: { code: 'HI' } });
  await expect(mock).not.toHaveMailed({ to: 'Grace' });
});

test('what ended unmailed was not mailed, and the failure says its state', async ({ mock, mail }) => {
  const { id } = await mock.campaigns.create({ name: 'C', creatives: [{ name: 'Card', format: 'postcard_4x6' }] });
  await mail.mailings.create({ campaign_id: id, recipient: { ...ada, address_1: 'suppressed' } });
  await expect(mock).toHaveMailed({ to: 'Ada' });
  await mock.clock.advance({ days: 1 });
  await expect(mock).not.toHaveMailed({ to: 'Ada' });
  await expect(mock).toHaveMailed({ to: 'Ada', state: 'suppressed' });
  await expect(expect(mock).toHaveMailed({ to: 'Ada' })).rejects.toThrow('its state is suppressed');
  await expect(expect(mock).not.toHaveMailed({ state: 'suppressed' })).rejects.toThrow('in the state suppressed');
});

test('what another test mailed is not there', async ({ mock }) => {
  await expect(mock).not.toHaveMailed();
});
