import type { ControlCallName } from '@direct-mail/contract/control/generated/calls';
import {
  control,
  type Delivery,
  type Input,
  type JournalEntry,
  type Mailing,
  type ResponseOf,
} from '../api/control.ts';
import { send, sendForHeaders } from '../api/send.ts';
import { nameOf } from '../components/mail/recipient.ts';
import { type Column, csvOf, fields } from './csv.ts';

type Query<Name extends ControlCallName> = Input<Name> extends { readonly query?: infer Q } ? NonNullable<Q> : never;
type Row<Name extends ControlCallName> = ResponseOf<Name> extends readonly (infer R)[] ? R : never;

const PER_PAGE = 1000;

/** Fetches all pages of a list in sequence. */
async function all<R>(
  page: (page: number) => Promise<{ readonly data: readonly R[]; readonly headers: Headers }>,
): Promise<R[]> {
  const rows: R[] = [];
  for (let at = 1; ; at += 1) {
    const { data, headers } = await page(at);
    rows.push(...data);
    if (data.length === 0 || rows.length >= Number(headers.get('x-total') ?? 0)) return rows;
  }
}

const mailingColumns: readonly Column<Mailing>[] = [
  ...fields<Mailing>('id'),
  ['name', nameOf],
  ['company', ({ address, recipient }) => address?.company ?? recipient?.company],
  ['address_1', ({ address, recipient }) => address?.address_1 ?? recipient?.address_1],
  ['address_2', ({ address, recipient }) => address?.address_2 ?? recipient?.address_2],
  ['city', ({ address, recipient }) => address?.city ?? recipient?.city],
  ['state_name', ({ address, recipient }) => address?.state_name ?? recipient?.state],
  ['postal_code', ({ address, recipient }) => address?.postal_code ?? recipient?.postal_code],
  ['identifier', ({ recipient }) => recipient?.identifier],
  ['campaign', (row) => row.campaign_name],
  ['creative', (row) => row.creative_name],
  ...fields<Mailing>('format', 'mode', 'state', 'total_cost', 'created_at', 'mailed_at'),
];

export async function mailingsCsv(search: Query<'listMailings'> = {}): Promise<string> {
  const rows = await all<Mailing>((page) =>
    sendForHeaders(control('listMailings', { query: { ...search, page, per_page: PER_PAGE } })),
  );
  return csvOf(rows, mailingColumns);
}

type Order = Row<'listOrders'>;

const orderColumns: readonly Column<Order>[] = [
  ...fields<Order>('order_id'),
  ['order_date', (row) => row.order_date.slice(0, 10)],
  ...fields<Order>('currency', 'total'),
  ['customer_id', ({ customer }) => customer.id],
  ['email_sha256', ({ customer }) => customer.email_sha256],
  ['name', (row) => row.shipping_address?.name],
  ['address_1', (row) => row.shipping_address?.address_1],
  ['address_2', (row) => row.shipping_address?.address_2],
  ['city', (row) => row.shipping_address?.city],
  ['state_name', (row) => row.shipping_address?.state_name],
  ['postal_code', (row) => row.shipping_address?.postal_code],
  ['promo_code', ({ metadata }) => metadata?.['promo_code']],
  ['new_buyer', ({ metadata }) => metadata?.['new_buyer']],
];

export async function ordersCsv(search: Query<'listOrders'> = {}): Promise<string> {
  const rows = await all((page) =>
    sendForHeaders(control('listOrders', { query: { ...search, page, per_page: PER_PAGE } })),
  );
  return csvOf(rows, orderColumns);
}

const memberColumns: readonly Column<Row<'listMembers'>>[] = [
  ['name', ({ address }) => address?.name],
  ['address_1', ({ address }) => address?.address_1],
  ['address_2', ({ address }) => address?.address_2],
  ['city', ({ address }) => address?.city],
  ['state', ({ address }) => address?.state_name],
  ['postal_code', ({ address }) => address?.postal_code],
  ...fields<Row<'listMembers'>>('identifier', 'email_sha256'),
];

export async function membersCsv(id: string, search: Query<'listMembers'> = {}): Promise<string> {
  const rows = await all((page) =>
    sendForHeaders(control('listMembers', { params: { id }, query: { ...search, page, per_page: PER_PAGE } })),
  );
  return csvOf(rows, memberColumns);
}

const requestColumns: readonly Column<JournalEntry>[] = [
  ...fields<JournalEntry>('at', 'method', 'path', 'operation', 'status', 'mode', 'duration_ms'),
  ['client', (row) => row.request_headers['user-agent']],
  ['notes', ({ notes }) => notes.join('; ')],
];

export async function requestsCsv(search: Query<'listRequests'> = {}): Promise<string> {
  const rows = await all<JournalEntry>((page) =>
    sendForHeaders(control('listRequests', { query: { ...search, page, per_page: PER_PAGE } })),
  );
  return csvOf(rows, requestColumns);
}

export async function activityCsv(search: Query<'listActivity'> = {}): Promise<string> {
  type Entry = ResponseOf<'listActivity'>['entries'][number];
  const rows: Entry[] = [];
  for (let page = 1; ; page += 1) {
    const { entries, total } = await send(control('listActivity', { query: { ...search, page, per_page: PER_PAGE } }));
    rows.push(...entries);
    if (entries.length === 0 || rows.length >= total) break;
  }
  return csvOf(rows, fields<Entry>('at', 'kind', 'what', 'name', 'outcome', 'failed', 'id'));
}

const deliveryColumns: readonly Column<Delivery>[] = [
  ...fields<Delivery>('id', 'event', 'object_id', 'status'),
  ['attempts', ({ attempts }) => attempts.length],
  ['last_attempt', ({ attempts }) => attempts.at(-1)?.at],
  ['last_status', ({ attempts }) => attempts.at(-1)?.status],
  ['last_error', ({ attempts }) => attempts.at(-1)?.error],
  ...fields<Delivery>('next_at'),
];

export async function deliveriesCsv(id: string, search: Query<'listDeliveries'> = {}): Promise<string> {
  const rows = await all<Delivery>((page) =>
    sendForHeaders(control('listDeliveries', { params: { id }, query: { ...search, page, per_page: PER_PAGE } })),
  );
  return csvOf(rows, deliveryColumns);
}

type DataRequest = Row<'listDataSubjectRequests'>;

const dataRequestColumns: readonly Column<DataRequest>[] = [
  ...fields<DataRequest>('subject_request_id'),
  ['type', (row) => row.subject_request_type],
  ['status', (row) => row.request_status],
  ...fields<DataRequest>('result', 'submitted_time', 'next_at'),
];

export async function dataRequestsCsv(): Promise<string> {
  return csvOf(await send(control('listDataSubjectRequests', {})), dataRequestColumns);
}

export async function statisticsCsv(search: Query<'getStatistics'> = {}): Promise<string> {
  const { days } = await send(control('getStatistics', { query: search }));
  return csvOf(days, fields<(typeof days)[number]>('day', 'created', 'circulation', 'spend'));
}

export async function appendCsv(): Promise<string> {
  const rows = await send(control('listAppendTable', {}));
  return csvOf(
    rows,
    fields<(typeof rows)[number]>('email_sha256', 'address_1', 'address_2', 'city', 'state', 'postal_code'),
  );
}

export const snapshotFile = async (): Promise<string> => JSON.stringify(await send(control('getSnapshot', {})));
export const fixturesFile = async (): Promise<string> =>
  JSON.stringify(await send(control('getFixtures', {})), null, 2);
