import axios, { isAxiosError } from 'axios';
import axiosRetry from 'axios-retry';
import { responseLines, type Step } from './lines.ts';
import { usualWebhooks } from './usual-webhooks.ts';

/** Axios with common retry settings: three, after every network error and 5xx, including POST. */
function client({ base_url, token, timeout_ms }: Step) {
  const made = axios.create({ baseURL: base_url, timeout: timeout_ms, headers: { Authorization: `Bearer ${token}` } });
  axiosRetry(made, {
    retries: 3,
    retryDelay: (count) => count * 300,
    shouldResetTimeout: true,
    retryCondition: ({ response }) => response === undefined || response.status === 429 || response.status >= 500,
  });
  return made;
}

async function make(step: Step, path: string, body: unknown): Promise<object> {
  try {
    const { data } = await client(step).post<{ id?: string }>(path, body);
    return { outcome: 'made', ...(path === '/v1/mailing' ? { id: data.id } : {}) };
  } catch {
    return { outcome: 'not_made' };
  }
}

await responseLines({
  create: (step) => make(step, '/v1/mailing', { campaign_id: step.campaign_id, recipient: step['recipient'] }),
  order: (step) => make(step, '/v1/order', step['order']),
  read: async (step) => {
    try {
      const { data } = await client(step).get<{ state: string }>(`/v1/mailing/${step.mailing_id}`);
      return { outcome: 'found', state: data.state };
    } catch (error) {
      return { outcome: isAxiosError(error) && error.response?.status === 404 ? 'not_found' : 'unknown' };
    }
  },
  list: async (step) => {
    const ids: string[] = [];
    try {
      for (let page = '1'; page !== ''; ) {
        const { data, headers } = await client(step).get<{ id: string }[]>(
          `/v1/campaign/${step.campaign_id}/mailings`,
          { params: { per_page: 100, page } },
        );
        ids.push(...data.map(({ id }) => id));
        page = String(headers['x-next-page'] ?? '');
      }
    } catch {
      return { outcome: 'unknown' };
    }
    return { outcome: 'listed', ids };
  },
  webhook: usualWebhooks,
});
