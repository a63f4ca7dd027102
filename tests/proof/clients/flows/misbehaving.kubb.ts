/** The client of kubb as people call it, driven by the misbehaving server of `@direct-mail/conformance`. */
import { responseLines, type Step } from '../../../../packages/conformance/test/clients/lines.ts';
import { usualWebhooks } from '../../../../packages/conformance/test/clients/usual-webhooks.ts';
import * as api from '../generated/kubb/index.ts';

const connect = ({ base_url, token, timeout_ms }: Step) => ({
  baseURL: base_url,
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  signal: AbortSignal.timeout(timeout_ms),
});

/** Its `fetch` takes every response for a success: the caller looks at the status. */
async function make(work: Promise<{ status: number; data: unknown }>, named: boolean): Promise<object> {
  try {
    const { status, data } = await work;
    if (status >= 400) return { outcome: 'not_made' };
    return { outcome: 'made', ...(named ? { id: (data as { id?: string } | undefined)?.id } : {}) };
  } catch {
    return { outcome: 'not_made' };
  }
}

await responseLines({
  create: (step) => {
    const body = { campaign_id: step.campaign_id, recipient: step['recipient'] };
    return make(api.createMailing(body, connect(step)), true);
  },
  order: (step) => make(api.createOrder(step['order'], connect(step)), false),
  read: async (step) => {
    try {
      const { status, data } = await api.getMailing(encodeURIComponent(step.mailing_id), connect(step));
      if (status >= 400) return { outcome: status === 404 ? 'not_found' : 'unknown' };
      return { outcome: 'found', state: data.state };
    } catch {
      return { outcome: 'unknown' };
    }
  },
  list: async (step) => {
    const ids: string[] = [];
    try {
      for (let page = 1; page !== 0; ) {
        const query = { per_page: 100, page };
        const { status, headers, data } = await api.listCampaignMailings(
          encodeURIComponent(step.campaign_id),
          query,
          connect(step),
        );
        if (status >= 400) return { outcome: 'unknown' };
        ids.push(...data.map(({ id }) => id));
        page = Number(headers.get('x-next-page') ?? 0);
      }
    } catch {
      return { outcome: 'unknown' };
    }
    return { outcome: 'listed', ids };
  },
  webhook: usualWebhooks,
});
