/** The client of `@hey-api/openapi-ts` as people call it, driven by the misbehaving server of `@direct-mail/conformance`. */
import { responseLines, type Step } from '../../../../packages/conformance/test/clients/lines.ts';
import { usualWebhooks } from '../../../../packages/conformance/test/clients/usual-webhooks.ts';
import { createClient } from '../generated/hey/client/index.ts';
import * as api from '../generated/hey/sdk.gen.ts';

const connect = ({ base_url, token, timeout_ms }: Step) =>
  createClient({
    baseUrl: base_url,
    auth: token,
    fetch: (input: string | URL | Request, init?: RequestInit) =>
      fetch(input, { ...init, signal: AbortSignal.timeout(timeout_ms) }),
  });

/** `error` is there when it was refused; what throws was not made. */
async function make(work: Promise<{ data?: unknown; error?: unknown }>, named: boolean): Promise<object> {
  try {
    const { data, error } = await work;
    if (error !== undefined) return { outcome: 'not_made' };
    return { outcome: 'made', ...(named ? { id: (data as { id?: string } | undefined)?.id } : {}) };
  } catch {
    return { outcome: 'not_made' };
  }
}

await responseLines({
  create: (step) => {
    const body = { campaign_id: step.campaign_id, recipient: step['recipient'] };
    return make(api.createMailing({ client: connect(step), body }), true);
  },
  order: (step) => make(api.createOrder({ client: connect(step), body: step['order'] }), false),
  read: async (step) => {
    try {
      const { mailing_id } = step;
      const { data, response } = await api.getMailing({ client: connect(step), path: { mailing_id } });
      if (data === undefined) return { outcome: response?.status === 404 ? 'not_found' : 'unknown' };
      return { outcome: 'found', state: data.state };
    } catch {
      return { outcome: 'unknown' };
    }
  },
  list: async (step) => {
    const ids: string[] = [];
    try {
      for (let page = 1; page !== 0; ) {
        const path = { id: step.campaign_id };
        const query = { per_page: 100, page };
        const { data, response } = await api.listCampaignMailings({ client: connect(step), path, query });
        if (data === undefined) return { outcome: 'unknown' };
        ids.push(...data.map(({ id }) => id));
        page = Number(response?.headers.get('x-next-page') ?? 0);
      }
    } catch {
      return { outcome: 'unknown' };
    }
    return { outcome: 'listed', ids };
  },
  webhook: usualWebhooks,
});
