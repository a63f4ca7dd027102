import { type OperationId, routes } from '@direct-mail/contract';
import { Router } from '../http/router.ts';
import { maskEmails } from '../sandbox/masks.ts';
import type { AnsweredRequest } from '../server/serve.ts';

type Answer = Readonly<Record<string, unknown>>;

/** Larger answers are not looked into for one line. */
const MAX_READ = 256 * 1024;
const LONGEST = 120;

const many = (answer: unknown, one: string, all = `${one}s`): string =>
  Array.isArray(answer) ? `${answer.length} ${answer.length === 1 ? one : all}` : '';
const idOf = (what: string) => (answer: Answer) => `${what} ${shown(answer['id'])}`;
const mailing = (answer: Answer): string => `mailing ${shown(answer['id'])} ${shown(answer['state'])}`;
const order = (answer: Answer): string => `order ${shown(answer['order_id'])}`;
const request = (answer: Answer): string =>
  `request ${shown(answer['subject_request_id'])} ${shown(answer['request_status'] ?? answer['result'])}`;
const address = (answer: Answer): string => {
  const { city, state, zip_code } = (Array.isArray(answer) ? answer[0] : answer) as Answer;
  return `${shown(city)}, ${shown(state)} ${shown(zip_code)}`;
};

/** What the answer of an operation means, in a few words; every operation has its own. */
const meanings: Readonly<Record<OperationId, (answer: Answer) => string>> = {
  getOrganization: ({ name, mode }) => `${shown(name)}, ${shown(mode)}`,
  listCampaigns: (answer) => many(answer, 'campaign'),
  getCampaign: ({ name }) => `campaign ${shown(name)}`,
  listCreatives: (answer) => many(answer, 'creative'),
  listCampaignMailings: (answer) => many(answer, 'mailing'),
  createMailing: mailing,
  getMailing: mailing,
  createOrder: order,
  updateOrder: order,
  deleteOrder: () => 'order deleted',
  createAudienceMember: idOf('member'),
  listAudiences: (answer) => many(answer, 'audience'),
  createDataSubjectRequest: request,
  getDataSubjectRequest: request,
  listCampaignStats: ({ campaigns }) => many(campaigns, 'campaign'),
  getCampaignStats: ({ campaign_name }) => `campaign ${shown(campaign_name)}`,
  standardizeAddress: address,
  standardizeAddresses: (answer) => many(answer, 'address', 'addresses'),
};

const router = new Router<OperationId>();
for (const [id, { method, path }] of Object.entries(routes)) router.add(method, path, id as OperationId);

/** What a request came to, for people: `mailing 1f3… processing`, or why it was refused. Empty where there is no more to say. */
export function meaningOf({ method, path, status, body }: AnsweredRequest): string {
  if (status === null) return 'the connection ended before the answer';
  const answer = readAnswer(body);
  if (answer === undefined) return '';
  const said =
    status >= 400 ? refusal(answer) : path.startsWith('/_mock/') ? control(path, answer) : of(method, path, answer);
  return cut(maskEmails(said));
}

function of(method: string, path: string, answer: Answer): string {
  const routed = router.route(method, path);
  return 'found' in routed ? meanings[routed.found.target](answer) : '';
}

function control(path: string, answer: Answer): string {
  if (path === '/_mock/clock/advance')
    return `now ${shown(answer['now'])}, ${shown(answer['transitions'])} transitions`;
  if (path.endsWith('/transition')) return mailing(answer);
  return typeof answer['id'] === 'string' ? answer['id'] : '';
}

/** The message, in whichever shape the error has (D20). */
function refusal(answer: Answer): string {
  const { error, message } = answer;
  if (typeof message === 'string') return message;
  if (typeof error === 'string') return error;
  const inner = typeof error === 'object' && error !== null ? (error as Answer)['message'] : undefined;
  return typeof inner === 'string' ? inner : '';
}

function readAnswer(body: AnsweredRequest['body']): Answer | undefined {
  if (typeof body !== 'string' || body.length > MAX_READ || !/^\s*[[{]/.test(body)) return undefined;
  try {
    return JSON.parse(body) as Answer;
  } catch {
    return undefined;
  }
}

const shown = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '?';

/** One line that cannot command the terminal. */
function cut(text: string): string {
  const plain = text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ');
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain;
}
