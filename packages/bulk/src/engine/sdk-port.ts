import type { CallError, DirectMail, MailingListItem } from '@direct-mail/sdk';
import { parseCost } from '../money.ts';
import { LARGEST_PAGE } from './largest-page.ts';
import type { CreateResult, ListItem, ListResult, MailPort, Window } from './ports.ts';
import { timeOf } from './service-time.ts';

/** Timeout for one page of the list, in milliseconds, so that a dead connection does not hold up an audit. */
const PAGE_TIME = 20_000;

/**
 * The service through the SDK, without its retries: the engine decides what may be repeated. `lease`: of a chunk, in
 * milliseconds.
 */
export function sdkPort(mail: DirectMail, campaignId: string, reference: string, lease = PAGE_TIME): MailPort {
  return {
    create: (body, timeout) => create(mail, body, timeout),
    list: (window, page) => list(mail, campaignId, reference, Math.min(PAGE_TIME, lease), window, page),
    active: async () => {
      try {
        const campaigns = await mail.campaigns.list({ maxRetries: 1 });
        return campaigns.some(({ id }) => id === campaignId);
      } catch {
        return null;
      }
    },
  };
}

async function create(mail: DirectMail, body: object, timeout: number): Promise<CreateResult> {
  try {
    const call = mail.mailings.create(body as Parameters<DirectMail['mailings']['create']>[0], {
      timeout,
      totalTimeout: timeout,
      maxRetries: 0,
    });
    const { data, response } = await call.withResponse();
    return {
      kind: 'sent',
      id: data.id,
      created_at: timeOf(data.created_at),
      state: data.state,
      cost: parseCost(data.total_cost),
      creative_id: data.creative_id,
      date: dateOf(response.headers),
    };
  } catch (error) {
    return refusalOf(error);
  }
}

/** Any error that does not prove the mailing was not created is unknown. */
function refusalOf(error: unknown): CreateResult {
  const { outcome, message, status, retryAfter, headers, name } = error as Partial<CallError> & {
    status?: number;
    retryAfter?: number;
    headers?: Headers;
  };
  const date = headers === undefined ? null : dateOf(headers);
  const reason = status === undefined ? (name ?? 'Error') : `${status}: ${(message ?? '').slice(0, 300)}`;
  if (outcome === 'not_sent') {
    // A body that the client rejects will always be rejected; a refused connection may recover.
    return name === 'ConnectionError' || name === 'TimeoutError' || name === 'AbortError'
      ? { kind: 'not_sent', reason, date }
      : { kind: 'refused', reason: (message ?? reason).slice(0, 300), date };
  }
  if (outcome !== 'rejected') return { kind: 'unknown', reason, date };
  if (status === 429) return { kind: 'throttled', wait: waitOf(retryAfter), date };
  if (status === 401 || status === 403) return { kind: 'forbidden', status, date };
  return { kind: 'refused', reason, date };
}

const waitOf = (seconds: number | undefined): number => Math.min(3_600_000, Math.max(1_000, (seconds ?? 1) * 1000));

async function list(
  mail: DirectMail,
  campaignId: string,
  reference: string,
  timeout: number,
  { start, end }: Window,
  page: number,
): Promise<ListResult> {
  try {
    const { data, response } = await mail.campaigns
      .listMailings(
        campaignId,
        {
          page,
          per_page: LARGEST_PAGE,
          ...(start === null ? {} : { start_date: new Date(start - 1).toISOString() }),
          ...(end === null ? {} : { end_date: new Date(end + 1).toISOString() }),
        },
        { maxRetries: 0, timeout },
      )
      .withResponse();
    return {
      kind: 'page',
      page: {
        items: data.items.map((item) => itemOf(item, reference)),
        total: data.total ?? null,
        last: data.nextPage === undefined || data.items.length === 0,
        date: dateOf(response.headers),
      },
    };
  } catch (error) {
    const { status, retryAfter, name } = error as { status?: number; retryAfter?: number; name?: string };
    if (status === 429) return { kind: 'throttled', wait: waitOf(retryAfter) };
    if (status === 401 || status === 403) return { kind: 'forbidden' };
    return { kind: 'failed', reason: status === undefined ? (name ?? 'Error') : `status ${status}` };
  }
}

function itemOf(item: MailingListItem, reference: string): ListItem {
  const tags = item.merge_tags ?? {};
  const value = tags[reference];
  const { address } = item;
  return {
    id: item.id,
    created_at: timeOf(item.created_at),
    state: item.state,
    cost: parseCost(item.total_cost),
    creative_id: item.creative_id,
    reference: typeof value === 'string' ? value : null,
    untagged: Object.keys(tags).length === 0,
    address: address === null || address.address_1 === '' ? null : address,
  };
}

function dateOf(headers: Headers): number | null {
  const time = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(time) ? null : time;
}
