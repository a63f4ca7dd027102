import { control, type Mailing } from '../../api/control.ts';
import { send, sendForHeaders } from '../../api/send.ts';
import { nameOf } from '../../components/mail/recipient.ts';
import { asCsv } from './csv.ts';

/** Hands a text to the browser as a file. */
export function download(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

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

export async function mailingsCsv(): Promise<string> {
  const rows = await all<Mailing>((page) =>
    sendForHeaders(control('listMailings', { query: { page, per_page: PER_PAGE } })),
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

export async function ordersCsv(): Promise<string> {
  const rows = await all((page) => sendForHeaders(control('listOrders', { query: { page, per_page: PER_PAGE } })));
  const head = [
    'order_id',
    'order_date',
    'currency',
    'total',
    'customer_id',
    'email_sha256',
    'address_1',
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
      place?.address_1,
      place?.city,
      place?.state_name,
      place?.postal_code,
      metadata?.['promo_code'] as string | undefined,
      metadata?.['new_buyer'] === undefined ? '' : String(metadata['new_buyer']),
    ]),
  );
}

export async function membersCsv(id: string): Promise<string> {
  const rows = await all((page) =>
    sendForHeaders(control('listMembers', { params: { id }, query: { page, per_page: PER_PAGE } })),
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

export const snapshotFile = async (): Promise<string> => JSON.stringify(await send(control('getSnapshot', {})));
export const fixturesFile = async (): Promise<string> =>
  JSON.stringify(await send(control('getFixtures', {})), null, 2);
