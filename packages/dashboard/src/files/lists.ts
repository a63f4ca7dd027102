import {
  type Answer,
  type ControlName,
  control,
  type Delivery,
  type Input,
  type JournalEntry,
  type Mailing,
} from '../api/control.ts';
import { send, sendForHeaders } from '../api/send.ts';
import { nameOf } from '../components/mail/recipient.ts';
import { asCsv } from './csv.ts';

type Query<Name extends ControlName> = Input<Name> extends { readonly query?: infer Q } ? NonNullable<Q> : never;

const PER_PAGE = 1000;

/** All pages of a list, one after the other. */
async function all<Row>(
  page: (page: number) => Promise<{ readonly data: readonly Row[]; readonly headers: Headers }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let at = 1; ; at += 1) {
    const { data, headers } = await page(at);
    rows.push(...data);
    if (data.length === 0 || rows.length >= Number(headers.get('x-total') ?? 0)) return rows;
  }
}

export async function mailingsCsv(search: Query<'listMailings'> = {}): Promise<string> {
  const rows = await all<Mailing>((page) =>
    sendForHeaders(control('listMailings', { query: { ...search, page, per_page: PER_PAGE } })),
  );
  const head = [
    'id',
    'name',
    'company',
    'address_1',
    'address_2',
    'city',
    'state_name',
    'postal_code',
    'identifier',
    'campaign',
    'creative',
    'format',
    'mode',
    'state',
    'total_cost',
    'created_at',
    'mailed_at',
  ];
  return asCsv(
    head,
    rows.map((row) => [
      row.id,
      nameOf(row),
      row.address?.company ?? row.recipient?.company,
      row.address?.address_1 ?? row.recipient?.address_1,
      row.address?.address_2 ?? row.recipient?.address_2,
      row.address?.city ?? row.recipient?.city,
      row.address?.state_name ?? row.recipient?.state,
      row.address?.postal_code ?? row.recipient?.postal_code,
      row.recipient?.identifier,
      row.campaign_name,
      row.creative_name,
      row.format,
      row.mode,
      row.state,
      row.total_cost,
      row.created_at,
      row.mailed_at,
    ]),
  );
}

export async function ordersCsv(search: Query<'listOrders'> = {}): Promise<string> {
  const rows = await all((page) =>
    sendForHeaders(control('listOrders', { query: { ...search, page, per_page: PER_PAGE } })),
  );
  const head = [
    'order_id',
    'order_date',
    'currency',
    'total',
    'customer_id',
    'email_sha256',
    'name',
    'address_1',
    'address_2',
    'city',
    'state_name',
    'postal_code',
    'promo_code',
    'new_buyer',
  ];
  return asCsv(
    head,
    rows.map(({ order_id, order_date, currency, total, customer, shipping_address: place, metadata }) => [
      order_id,
      order_date.slice(0, 10),
      currency,
      total,
      customer.id,
      customer.email_sha256,
      place?.name,
      place?.address_1,
      place?.address_2,
      place?.city,
      place?.state_name,
      place?.postal_code,
      metadata?.['promo_code'] as string | undefined,
      metadata?.['new_buyer'] === undefined ? '' : String(metadata['new_buyer']),
    ]),
  );
}

export async function membersCsv(id: string, search: Query<'listMembers'> = {}): Promise<string> {
  const rows = await all((page) =>
    sendForHeaders(control('listMembers', { params: { id }, query: { ...search, page, per_page: PER_PAGE } })),
  );
  const head = ['name', 'address_1', 'address_2', 'city', 'state', 'postal_code', 'identifier', 'email_sha256'];
  return asCsv(
    head,
    rows.map(({ address, identifier, email_sha256 }) => [
      address?.name,
      address?.address_1,
      address?.address_2,
      address?.city,
      address?.state_name,
      address?.postal_code,
      identifier,
      email_sha256,
    ]),
  );
}

export async function requestsCsv(search: Query<'listRequests'> = {}): Promise<string> {
  const rows = await all<JournalEntry>((page) =>
    sendForHeaders(control('listRequests', { query: { ...search, page, per_page: PER_PAGE } })),
  );
  const head = ['at', 'method', 'path', 'operation', 'status', 'mode', 'duration_ms', 'client', 'notes'];
  return asCsv(
    head,
    rows.map((row) => [
      row.at,
      row.method,
      row.path,
      row.operation,
      row.status,
      row.mode,
      row.duration_ms,
      row.request_headers['user-agent'],
      row.notes.join('; '),
    ]),
  );
}

export async function activityCsv(search: Query<'listActivity'> = {}): Promise<string> {
  const rows: Answer<'listActivity'>['entries'][number][] = [];
  for (let page = 1; ; page += 1) {
    const { entries, total } = await send(control('listActivity', { query: { ...search, page, per_page: PER_PAGE } }));
    rows.push(...entries);
    if (entries.length === 0 || rows.length >= total) break;
  }
  const head = ['at', 'kind', 'what', 'name', 'outcome', 'failed', 'id'];
  return asCsv(
    head,
    rows.map(({ at, kind, what, name, outcome, failed, id }) => [at, kind, what, name, outcome, String(failed), id]),
  );
}

export async function deliveriesCsv(id: string, search: Query<'listDeliveries'> = {}): Promise<string> {
  const rows = await all<Delivery>((page) =>
    sendForHeaders(control('listDeliveries', { params: { id }, query: { ...search, page, per_page: PER_PAGE } })),
  );
  const head = [
    'id',
    'event',
    'object_id',
    'status',
    'attempts',
    'last_attempt',
    'last_status',
    'last_error',
    'next_at',
  ];
  return asCsv(
    head,
    rows.map(({ id: delivery, event, object_id, status, attempts, next_at }) => {
      const last = attempts.at(-1);
      return [delivery, event, object_id, status, attempts.length, last?.at, last?.status, last?.error, next_at];
    }),
  );
}

export async function dataRequestsCsv(): Promise<string> {
  const rows = await send(control('listDataSubjectRequests', {}));
  const head = ['subject_request_id', 'type', 'status', 'result', 'submitted_time', 'next_at'];
  return asCsv(
    head,
    rows.map((row) => [
      row.subject_request_id,
      row.subject_request_type,
      row.request_status,
      row.result,
      row.submitted_time,
      row.next_at,
    ]),
  );
}

export async function statisticsCsv(search: Query<'getStatistics'> = {}): Promise<string> {
  const { days } = await send(control('getStatistics', { query: search }));
  const head = ['day', 'created', 'circulation', 'spend'] as const;
  return asCsv(
    head,
    days.map((day) => head.map((field) => day[field])),
  );
}

export async function appendCsv(): Promise<string> {
  const rows = await send(control('listAppendTable', {}));
  const head = ['email_sha256', 'address_1', 'address_2', 'city', 'state', 'postal_code'] as const;
  return asCsv(
    head,
    rows.map((row) => head.map((field) => row[field])),
  );
}

export const snapshotFile = async (): Promise<string> => JSON.stringify(await send(control('getSnapshot', {})));
export const fixturesFile = async (): Promise<string> =>
  JSON.stringify(await send(control('getFixtures', {})), null, 2);
