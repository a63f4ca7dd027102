import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { DirectMail } from '@direct-mail/sdk';
import { DirectMailContainer } from './direct-mail-container.ts';

const hasEngine = process.env['DOCKER_HOST'] !== undefined || existsSync('/var/run/docker.sock');

void test('a piece is delivered in a container', { skip: !hasEngine && 'no container engine here' }, async () => {
  const container = await new DirectMailContainer().start();
  try {
    const { mock } = container;
    const creatives = [{ name: 'Card', format: 'postcard_4x6' as const }];
    const campaign = await mock.campaigns.create({ name: 'Welcome', creatives });
    const mail = new DirectMail({ ...mock.connection });
    const recipient = { full_name: 'Ada', address_1: '1 Main St', city: 'Austin', state: 'TX', postal_code: '78701' };
    const { id } = await mail.mailings.create({ campaign_id: campaign.id, recipient });
    await mock.clock.advance({ days: 10 });
    assert.equal((await mail.mailings.retrieve(id)).state, 'delivered');
  } finally {
    await container.stop();
  }
});
