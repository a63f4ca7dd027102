import { responseLines, type Step } from './lines.ts';
import { usualWebhooks } from './usual-webhooks.ts';

/** Typical hand-written code: `fetch`, `response.ok`, and a failed call counts as not made. */
async function send(step: Step, method: string, path: string, body?: unknown): Promise<Response> {
  return fetch(step.base_url + path, {
    method,
    signal: AbortSignal.timeout(step.timeout_ms),
    headers: { authorization: `Bearer ${step.token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function make(step: Step, path: string, body: unknown): Promise<object> {
  try {
    const response = await send(step, 'POST', path, body);
    if (!response.ok) return { outcome: 'not_made' };
    const { id } = (await response.json()) as { id?: string };
    return { outcome: 'made', id };
  } catch {
    return { outcome: 'not_made' };
  }
}

await responseLines({
  create: (step) => make(step, '/v1/mailing', { campaign_id: step.campaign_id, recipient: step['recipient'] }),
  order: (step) => make(step, '/v1/order', step['order']).then(({ outcome }: { outcome?: string }) => ({ outcome })),
  read: async (step) => {
    try {
      const response = await send(step, 'GET', `/v1/mailing/${step.mailing_id}`);
      if (!response.ok) return { outcome: response.status === 404 ? 'not_found' : 'unknown' };
      return { outcome: 'found', state: ((await response.json()) as { state: string }).state };
    } catch {
      return { outcome: 'unknown' };
    }
  },
  list: async (step) => {
    const ids: string[] = [];
    try {
      for (let page: string | null = '1'; page !== null && page !== ''; ) {
        const response = await send(step, 'GET', `/v1/campaign/${step.campaign_id}/mailings?per_page=100&page=${page}`);
        if (!response.ok) return { outcome: 'unknown' };
        ids.push(...((await response.json()) as { id: string }[]).map(({ id }) => id));
        page = response.headers.get('x-next-page');
      }
    } catch {
      return { outcome: 'unknown' };
    }
    return { outcome: 'listed', ids };
  },
  webhook: usualWebhooks,
});
