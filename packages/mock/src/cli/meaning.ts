import { type OperationId, routes } from '@direct-mail/contract';
import { Router } from '../http/router.ts';
import { maskEmails } from '../sandbox/masks.ts';
import type { AnsweredRequest } from '../server/serve.ts';

type ResponseBody = Readonly<Record<string, unknown>>;

/** Larger responses are not parsed just for a log line. */
const MAX_READ = 256 * 1024;
const LONGEST = 120;

const many = (response: unknown, one: string, all = `${one}s`): string =>
  Array.isArray(response) ? `${response.length} ${response.length === 1 ? one : all}` : '';
const idOf = (what: string) => (response: ResponseBody) => `${what} ${shown(response['id'])}`;
const mailing = (response: ResponseBody): string => `mailing ${shown(response['id'])} ${shown(response['state'])}`;
const order = (response: ResponseBody): string => `order ${shown(response['order_id'])}`;
const request = (response: ResponseBody): string =>
  `request ${shown(response['subject_request_id'])} ${shown(response['request_status'] ?? response['result'])}`;
const address = (response: ResponseBody): string => {
  const { city, state, zip_code } = (Array.isArray(response) ? response[0] : response) as ResponseBody;
  return `${shown(city)}, ${shown(state)} ${shown(zip_code)}`;
};

/** The meaning of each operation's response, in a few words. */
const meanings: Readonly<Record<OperationId, (response: ResponseBody) => string>> = {
  getOrganization: ({ name, mode }) => `${shown(name)}, ${shown(mode)}`,
  listCampaigns: (response) => many(response, 'campaign'),
  getCampaign: ({ name }) => `campaign ${shown(name)}`,
  listCreatives: (response) => many(response, 'creative'),
  listCampaignMailings: (response) => many(response, 'mailing'),
  createMailing: mailing,
  getMailing: mailing,
  createOrder: order,
  updateOrder: order,
  deleteOrder: () => 'order deleted',
  createAudienceMember: idOf('member'),
  listAudiences: (response) => many(response, 'audience'),
  createDataSubjectRequest: request,
  getDataSubjectRequest: request,
  listCampaignStats: ({ campaigns }) => many(campaigns, 'campaign'),
  getCampaignStats: ({ campaign_name }) => `campaign ${shown(campaign_name)}`,
  standardizeAddress: address,
  standardizeAddresses: (response) => many(response, 'address', 'addresses'),
};

const router = new Router<OperationId>();
for (const [id, { method, path }] of Object.entries(routes)) router.add(method, path, id as OperationId);

/** The result of a request, for people: `mailing 1f3… processing`, or why it was rejected. Empty if there is nothing to add. */
export function meaningOf({ method, path, status, body }: AnsweredRequest): string {
  if (status === null) return 'the connection ended before the response';
  const response = readResponse(body);
  if (response === undefined) return '';
  const said =
    status >= 400
      ? refusal(response)
      : path.startsWith('/_mock/')
        ? control(path, response)
        : of(method, path, response);
  return cut(maskEmails(said));
}

function of(method: string, path: string, response: ResponseBody): string {
  const routed = router.route(method, path);
  return 'found' in routed ? meanings[routed.found.target](response) : '';
}

function control(path: string, response: ResponseBody): string {
  if (path === '/_mock/clock/advance')
    return `now ${shown(response['now'])}, ${shown(response['transitions'])} transitions`;
  if (path.endsWith('/transition')) return mailing(response);
  return typeof response['id'] === 'string' ? response['id'] : '';
}

/** The message of an error of any shape (D20). */
function refusal(response: ResponseBody): string {
  const { error, message } = response;
  if (typeof message === 'string') return message;
  if (typeof error === 'string') return error;
  const inner = typeof error === 'object' && error !== null ? (error as ResponseBody)['message'] : undefined;
  return typeof inner === 'string' ? inner : '';
}

function readResponse(body: AnsweredRequest['body']): ResponseBody | undefined {
  if (typeof body !== 'string' || body.length > MAX_READ || !/^\s*[[{]/.test(body)) return undefined;
  try {
    return JSON.parse(body) as ResponseBody;
  } catch {
    return undefined;
  }
}

const shown = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '?';

/** One line without terminal control characters. */
function cut(text: string): string {
  const plain = text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ');
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain;
}
