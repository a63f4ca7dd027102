import type { JournalEntry } from '../../api/control.ts';

interface Parts {
  /** The segments of the path after `/v1`, decoded. */
  readonly path: readonly string[];
  readonly query: string;
  readonly body: string;
}

type OperationId = NonNullable<JournalEntry['operation']>;

/** The SDK's method for each operation of the service. */
const methods: Readonly<Record<OperationId, (parts: Parts) => string>> = {
  getOrganization: () => 'organization.retrieve()',
  listCampaigns: () => 'campaigns.list()',
  getCampaign: ({ path }) => `campaigns.retrieve(${quote(path[1])})`,
  listCreatives: ({ path }) => `campaigns.listCreatives(${quote(path[1])})`,
  listCampaignMailings: ({ path, query }) => `campaigns.listMailings(${list(quote(path[1]), query)})`,
  createMailing: ({ body }) => `mailings.create(${body})`,
  getMailing: ({ path }) => `mailings.retrieve(${quote(path[1])})`,
  createOrder: ({ body }) => `orders.create(${body})`,
  updateOrder: ({ path, body }) => `orders.update(${quote(path[1])}, ${body})`,
  deleteOrder: ({ path }) => `orders.delete(${quote(path[1])})`,
  createAudienceMember: ({ path, body }) => `audiences.addMember(${quote(path[1])}, ${body})`,
  listAudiences: () => 'audiences.list()',
  createDataSubjectRequest: ({ body }) => `dataSubjectRequests.create(${body})`,
  getDataSubjectRequest: ({ path }) => `dataSubjectRequests.retrieve(${quote(path[2])})`,
  listCampaignStats: ({ query }) => `stats.campaigns(${query})`,
  getCampaignStats: ({ path, query }) => `stats.campaign(${list(quote(path[2]), query)})`,
  standardizeAddress: ({ query }) => `addresses.standardize(${query})`,
  standardizeAddresses: ({ body }) => `addresses.standardizeMany(${body})`,
};

/** The call as a line of SDK code; null for an unknown path. */
export function asTypeScript({ operation, path, request_body }: JournalEntry): string | null {
  if (operation === null) return null;
  const method = methods[operation];
  const [place = '', search = ''] = path.split('?');
  const query = Object.fromEntries(
    [...new URLSearchParams(search)].map(([name, value]) => [name, numberOr(name, value)]),
  );
  const parts = {
    path: place.split('/').slice(2).map(decoded),
    query: Object.keys(query).length === 0 ? '' : objectText(query),
    body: bodyText(request_body),
  };
  return `import { DirectMail } from '@direct-mail/sdk';

const mail = new DirectMail(); // DIRECT_MAIL_TOKEN, DIRECT_MAIL_BASE_URL, DIRECT_MAIL_ADDRESS_BASE_URL
const response = await mail.${method(parts)};
`;
}

const numberOr = (name: string, value: string): string | number => (/^(per_)?page$/.test(name) ? Number(value) : value);
const list = (...parts: string[]): string => parts.filter((part) => part !== '').join(', ');
const quote = (text = ''): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function bodyText(body: string | null): string {
  try {
    return objectText(JSON.parse(body ?? '{}'));
  } catch {
    return '{}';
  }
}

/** JSON with unquoted keys where possible. */
const objectText = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, '$1$2:');
