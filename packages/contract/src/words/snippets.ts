/** A call of the service as code: with the SDK, with `curl`, and with the clients of `examples/languages`. */
import { type OperationId, routes } from '../generated/routes.ts';
import { shellQuoted } from './shell.ts';

/** A call: its path after `/v1` in decoded segments, its query, and its body, undefined without one. */
export interface SnippetCall {
  readonly operation: OperationId;
  readonly path: readonly string[];
  readonly query: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
}

export const snippetLanguages = ['typescript', 'curl', 'python', 'go'] as const;
export type SnippetLanguage = (typeof snippetLanguages)[number];

/** What a program in a language begins with, once. */
export const beginnings: Readonly<Record<SnippetLanguage, string>> = {
  typescript: `import { DirectMail } from '@direct-mail/sdk';

const mail = new DirectMail(); // DIRECT_MAIL_TOKEN, DIRECT_MAIL_BASE_URL, DIRECT_MAIL_ADDRESS_BASE_URL`,
  curl: '',
  python: `import os

from direct_mail import DirectMail

mail = DirectMail(os.environ["DIRECT_MAIL_TOKEN"], os.environ["DIRECT_MAIL_BASE_URL"])
addresses = DirectMail(None, os.environ["DIRECT_MAIL_ADDRESS_BASE_URL"])`,
  go: `mail := New(os.Getenv("DIRECT_MAIL_TOKEN"), os.Getenv("DIRECT_MAIL_BASE_URL"), 30*time.Second)
addresses := New("", os.Getenv("DIRECT_MAIL_ADDRESS_BASE_URL"), 30*time.Second)
var result any`,
};

/** The call in a language, as a statement. */
export const snippetOf = (language: SnippetLanguage, call: SnippetCall): string => writers[language](call);

/** The SDK's method for each operation. */
const methods: Readonly<Record<OperationId, (call: SnippetCall) => string>> = {
  getOrganization: () => 'organization.retrieve()',
  listCampaigns: () => 'campaigns.list()',
  getCampaign: ({ path }) => `campaigns.retrieve(${quoted(path[1])})`,
  listCreatives: ({ path }) => `campaigns.listCreatives(${quoted(path[1])})`,
  listCampaignMailings: ({ path, query }) => `campaigns.listMailings(${list(quoted(path[1]), optional(query))})`,
  createMailing: ({ body }) => `mailings.create(${objectText(body)})`,
  getMailing: ({ path }) => `mailings.retrieve(${quoted(path[1])})`,
  createOrder: ({ body }) => `orders.create(${objectText(body)})`,
  updateOrder: ({ path, body }) => `orders.update(${quoted(path[1])}, ${objectText(body)})`,
  deleteOrder: ({ path }) => `orders.delete(${quoted(path[1])})`,
  createAudienceMember: ({ path, body }) => `audiences.addMember(${quoted(path[1])}, ${objectText(body)})`,
  listAudiences: () => 'audiences.list()',
  createDataSubjectRequest: ({ body }) => `dataSubjectRequests.create(${objectText(body)})`,
  getDataSubjectRequest: ({ path }) => `dataSubjectRequests.retrieve(${quoted(path[2])})`,
  listCampaignStats: ({ query }) => `stats.campaigns(${optional(query)})`,
  getCampaignStats: ({ path, query }) => `stats.campaign(${list(quoted(path[2]), optional(query))})`,
  standardizeAddress: ({ query }) => `addresses.standardize(${optional(query)})`,
  standardizeAddresses: ({ body }) => `addresses.standardizeMany(${objectText(body)})`,
};

const writers: Readonly<Record<SnippetLanguage, (call: SnippetCall) => string>> = {
  typescript: (call) => `const response = await mail.${methods[call.operation](call)};`,
  curl: (call) => {
    const { method, server } = routes[call.operation];
    const base = server === 'main' ? '$DIRECT_MAIL_BASE_URL' : '$DIRECT_MAIL_ADDRESS_BASE_URL';
    // Whatever a shell expands in double quotes is encoded in an address.
    const address = `"${base}${addressOf(call)}"`;
    const parts = [method === 'GET' ? `curl ${address}` : `curl -X ${method} ${address}`];
    if (server === 'main') parts.push('-H "Authorization: Bearer $DIRECT_MAIL_TOKEN"');
    if (call.body !== undefined)
      parts.push("-H 'Content-Type: application/json'", `--data-raw ${shellQuoted(JSON.stringify(call.body))}`);
    return parts.join(' \\\n  ');
  },
  python: (call) => {
    const { method } = routes[call.operation];
    if (call.operation === 'createMailing') return `mailing = mail.create(**${pythonText(call.body)})`;
    const body = call.body === undefined ? [] : [pythonText(call.body)];
    return `result, headers = ${clientOf(call)}.call(${[doubled(method), doubled(addressOf(call)), ...body].join(', ')})`;
  },
  go: (call) => {
    const { method } = routes[call.operation];
    if (call.operation === 'createMailing') return `mailing, err := mail.Create(${goText(call.body)})`;
    const body = call.body === undefined ? 'nil' : goText(call.body);
    return `headers, err := ${clientOf(call)}.Call(${[doubled(method), doubled(addressOf(call)), body].join(', ')}, &result)`;
  },
};

const clientOf = ({ operation }: SnippetCall): string => (routes[operation].server === 'main' ? 'mail' : 'addresses');

/** The path and its query, encoded. */
function addressOf({ path, query }: SnippetCall): string {
  const search = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `/v1/${path.map(encodeURIComponent).join('/')}${search.length === 0 ? '' : `?${search.join('&')}`}`;
}

const list = (...parts: string[]): string => parts.filter((part) => part !== '').join(', ');
const optional = (query: SnippetCall['query']): string => (Object.keys(query).length === 0 ? '' : objectText(query));
const quoted = (text = ''): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
/** A string of JSON is one of Python and of Go. */
const doubled = (text: string): string => JSON.stringify(text);

/** JSON with unquoted names where possible. */
const objectText = (value: unknown): string =>
  JSON.stringify(value ?? {}, null, 2).replace(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, '$1$2:');

const PYTHON = { true: 'True', false: 'False', null: 'None' };

const pythonText = (value: unknown): string =>
  literal(value ?? {}, '', {
    word: (word) => PYTHON[word],
    open: (isList) => (isList ? '[' : '{'),
    close: (isList) => (isList ? ']' : '}'),
    step: '    ',
  });

const goText = (value: unknown): string =>
  literal(value ?? {}, '', {
    word: (word) => (word === 'null' ? 'nil' : word),
    open: (isList) => (isList ? '[]any{' : 'Object{'),
    close: () => '}',
    step: '\t',
  });

interface Notation {
  readonly word: (word: keyof typeof PYTHON) => string;
  readonly open: (isList: boolean) => string;
  readonly close: (isList: boolean) => string;
  readonly step: string;
}

function literal(value: unknown, indent: string, notation: Notation): string {
  if (typeof value !== 'object' || value === null) {
    const text = JSON.stringify(value) ?? 'null';
    return text === 'true' || text === 'false' || text === 'null' ? notation.word(text) : text;
  }
  const isList = Array.isArray(value);
  const deeper = indent + notation.step;
  const lines = Object.entries(value).map(
    ([name, each]) => `${deeper}${isList ? '' : `${doubled(name)}: `}${literal(each, deeper, notation)},\n`,
  );
  const inside = lines.length === 0 ? '' : `\n${lines.join('')}${indent}`;
  return `${notation.open(isList)}${inside}${notation.close(isList)}`;
}
