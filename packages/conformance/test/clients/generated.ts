import createClient from 'openapi-fetch';
import type { paths } from '../../../sdk/src/generated/paths.ts';
import { responseLines, type Step } from './lines.ts';
import { usualWebhooks } from './usual-webhooks.ts';

/** A client whose types openapi-typescript generates from the document, with openapi-fetch beneath. */
const client = ({ base_url, token, timeout_ms }: Step) =>
  createClient<paths>({
    baseUrl: base_url,
    headers: { Authorization: `Bearer ${token}` },
    fetch: (request) => fetch(request, { signal: AbortSignal.timeout(timeout_ms) }),
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
  create: (step) =>
    make(
      client(step).POST('/v1/mailing', { body: { campaign_id: step.campaign_id, recipient: step['recipient'] } }),
      true,
    ),
  order: (step) => make(client(step).POST('/v1/order', { body: step['order'] }), false),
  read: async (step) => {
    try {
      const { data, response } = await client(step).GET('/v1/mailing/{mailing_id}', {
        params: { path: { mailing_id: step.mailing_id } },
      });
      if (data === undefined) return { outcome: response.status === 404 ? 'not_found' : 'unknown' };
      return { outcome: 'found', state: data.state };
    } catch {
      return { outcome: 'unknown' };
    }
  },
  list: async (step) => {
    const ids: string[] = [];
    try {
      for (let page = 1; page !== 0; ) {
        const { data, response } = await client(step).GET('/v1/campaign/{id}/mailings', {
          params: { path: { id: step.campaign_id }, query: { per_page: 100, page } },
        });
        if (data === undefined) return { outcome: 'unknown' };
        ids.push(...data.map(({ id }) => id));
        page = Number(response.headers.get('x-next-page') ?? 0);
      }
    } catch {
      return { outcome: 'unknown' };
    }
    return { outcome: 'listed', ids };
  },
  webhook: usualWebhooks,
});
