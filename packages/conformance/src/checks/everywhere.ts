import type { OperationId } from '@direct-mail/contract';
import { expectThat } from '../service/expect.ts';
import { campaignWithMailings, createPiece, listed, piece, read } from '../service/pieces.ts';
import type { Service } from '../service/service.ts';
import { Mismatch, Unseen } from '../service/signals.ts';
import { notJson, tokensShownBy, violationOf } from '../service/watch.ts';
import { type Check, rule } from './check.ts';
import { NOWHERE } from './organization.ts';

/** Reads of every kind, so that the rules for all responses have something to check. */
async function readAll(service: Service): Promise<void> {
  await service.call('getOrganization');
  const [first] = await listed(service);
  const path = { id: first?.id ?? NOWHERE };
  for (const operation of ['getCampaign', 'listCreatives', 'listCampaignMailings', 'getCampaignStats'] as const)
    await service.call(operation, { path });
  await service.call('listAudiences');
  await service.call('listCampaignStats');
  await service.call('getMailing', { path: { mailing_id: NOWHERE } });
  if (service.target.level !== 'safe' && service.target.testToken !== undefined) {
    await createPiece(service, {}, { token: 'test' });
    await read(service, (await piece(service, 'plain')).id);
    return;
  }
  try {
    await service.call('listCampaignMailings', { path: { id: await campaignWithMailings(service) } });
  } catch (error) {
    if (!(error instanceof Unseen)) throw error;
  }
}

/** The rule that an operation's responses belong to. */
const READ: Readonly<Record<string, readonly OperationId[]>> = {
  'organization.me': ['getOrganization'],
  'campaigns.list': ['listCampaigns'],
  'campaigns.get': ['getCampaign'],
  'campaigns.creatives': ['listCreatives'],
  'mailing.fields': ['listCampaignMailings', 'getMailing', 'createMailing'],
  'audience.list': ['listAudiences'],
  'stats.collection': ['listCampaignStats'],
  'stats.campaign': ['getCampaignStats'],
};

/** After everything else that can be undone, because every response of the run counts. */
const LAST = Number.MAX_SAFE_INTEGER;

const readChecks = Object.entries(READ).map(([id, operations]) =>
  rule(id, 'safe', { waits: LAST })('every response of the run is as the document says', (service) => {
    for (const operation of operations) {
      const found = violationOf(service.memory.facts, operation);
      if (found !== undefined) throw new Mismatch(`the document's ${found.schema}`, found.got, found.where);
    }
    return Promise.resolve();
  }),
);

/** Rules for all responses; they run late, because the responses of other checks count too. */
export const everywhereChecks: readonly Check[] = [
  rule('auth.bearer', 'safe', { waits: 2 })(
    'no response body or header contains a token of the account',
    async (service) => {
      await readAll(service);
      const found = tokensShownBy(service.memory.facts);
      expectThat(found.length === 0, 'responses without the token', `a token in ${found.join(', ')}`);
    },
  ),
  ...readChecks,
  rule('bodies.json', 'safe', { waits: 2 })('every body is JSON, and said to be', async (service) => {
    await readAll(service);
    const found = notJson(service.memory.facts).map(([where, what]) => `${where}: ${what}`);
    const more = found.length > 4 ? ` and ${found.length - 4} more` : '';
    expectThat(found.length === 0, 'bodies of application/json', `${found.slice(0, 4).join('; ')}${more}`);
  }),
];
