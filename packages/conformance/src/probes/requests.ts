import { NOWHERE } from '../checks/organization.ts';
import { errorName } from '../service/expect.ts';
import type { ServiceResponse } from '../service/http.ts';
import { createPiece, recipient } from '../service/pieces.ts';
import type { Probe } from './probe.ts';
import { free, safe } from './tokens.ts';

/** What a request accepts. */
export const requestProbes: readonly Probe[] = [
  {
    id: 'D111',
    level: safe,
    byDefault: { 'trailing slash': 404, 'empty id': 404, escaped: 200 },
    run: async (service) => {
      const headers = { Authorization: `Bearer ${service.target.token}` };
      const get = async (path: string) => (await service.fetchUrl(service.target.baseUrl + path, headers)).status;
      return {
        seen: {
          'trailing slash': await get('/v1/campaigns/'),
          'empty id': await get('/v1/campaign/'),
          escaped: await get('/v1/c%61mpaigns'),
        },
      };
    },
  },
  {
    id: 'D56',
    level: free,
    needs: ['test-token'],
    byDefault: { top: 'ignored', recipient: 'ignored' },
    run: async (service) => {
      const said = (response: ServiceResponse) =>
        response.status < 300 ? 'ignored' : `refused with ${response.status}`;
      const top = said(await createPiece(service, { conformance_unknown: 1 }, { token: 'test' }));
      const inner = said(
        await createPiece(service, { recipient: recipient(service, { conformance_unknown: 1 }) }, { token: 'test' }),
      );
      return { seen: { top, recipient: inner }, settings: { unknownFields: top === 'ignored' ? 'ignore' : 'refuse' } };
    },
  },
  {
    id: 'D59',
    level: free,
    needs: ['test-token'],
    byDefault: {
      campaign: { status: 400, error: 'ValidationError' },
      creative: { status: 400, error: 'ValidationError' },
    },
    run: async (service) => {
      const brief = (response: ServiceResponse) => ({
        status: response.status,
        error: errorName(response.body) ?? null,
      });
      const campaign = brief(await createPiece(service, { campaign_id: NOWHERE }, { token: 'test' }));
      const creative = brief(await createPiece(service, { creative_id: NOWHERE }, { token: 'test' }));
      const fits = campaign.status === creative.status && [400, 404].includes(campaign.status);
      return { seen: { campaign, creative }, settings: fits ? { unknownReferenceStatus: campaign.status } : undefined };
    },
  },
  {
    id: 'D104',
    level: free,
    needs: ['test-token'],
    byDefault: { send_at: 'absent', merge_tags: 'absent', company: 'absent' },
    run: async (service) => {
      const said = (response: ServiceResponse) =>
        response.status < 300 ? 'absent' : `refused with ${response.status}`;
      const sent = async (change: Record<string, unknown>) =>
        said(await createPiece(service, change, { token: 'test' }));
      const seen = {
        send_at: await sent({ send_at: null }),
        merge_tags: await sent({ merge_tags: null }),
        company: await sent({ recipient: recipient(service, { company: null }) }),
      };
      const absent = Object.values(seen).every((each) => each === 'absent');
      const refused = Object.values(seen).every((each) => each === 'refused with 400');
      return { seen, settings: absent || refused ? { nulls: absent ? 'absent' : 'refuse' } : undefined };
    },
  },
];
