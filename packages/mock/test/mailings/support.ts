import type { Mock, MockOptions } from '@direct-mail/mock';
import { send } from '../rules.ts';
import { ada, mockAt } from '../support.ts';

/** A mock with one campaign, and a way to mail to it. */
export async function shop(options: MockOptions = {}, settings: object = {}, creatives = [card]) {
  const mock = mockAt(undefined, options);
  const campaign = await mock.campaigns.create({ name: 'Welcome', creatives, settings });
  const mail = async (recipient: object = ada, more: object = {}) =>
    (await send(mock, 'createMailing', { body: { campaign_id: campaign.id, recipient, ...more } })).body;
  return { mock, campaign, mail };
}

export const card = { name: 'Card', format: 'postcard_4x6', default: true };

/** The state of a mailing after some time. */
export async function stateAfter(mock: Mock, id: string, step: object): Promise<string> {
  await mock.clock.advance(step);
  return (await mock.mailings.retrieve(id)).state;
}
