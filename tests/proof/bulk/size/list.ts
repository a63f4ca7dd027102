/**
 * The list of a campaign in a process of its own: `count` mailings of others, of which it keeps id, time and reference, a tenth of a
 * second apart. Sends its port to the process that started it, and ends with that.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LARGEST_PAGE } from '../../../../packages/bulk/src/engine/largest-page.ts';
import { CAMPAIGN, mailing } from './mailing.ts';

const count = Number(process.argv[2]);
const first = Date.UTC(2026, 0, 1);
const apart = 100;

/** A page, the newest first. */
function page(query: URLSearchParams): { items: object[]; headers: Record<string, string> } {
  const time = (name: string, open: number): number => (query.has(name) ? Date.parse(query.get(name) ?? '') : open);
  const from = Math.max(0, Math.floor((time('start_date', 0) - first) / apart) + 1);
  const to = Math.min(count - 1, Math.ceil((time('end_date', Number.POSITIVE_INFINITY) - first) / apart) - 1);
  const total = Math.max(0, to - from + 1);
  const number = Number(query.get('page') ?? 1);
  const newest = to - (number - 1) * LARGEST_PAGE;
  const length = Math.max(0, Math.min(LARGEST_PAGE, newest - from + 1));
  const last = Math.ceil(total / LARGEST_PAGE);
  return {
    items: Array.from({ length }, (_, n) => mailing(newest - n, first + (newest - n) * apart)),
    headers: {
      'content-type': 'application/json',
      'x-total': String(total),
      'x-total-pages': String(last),
      'x-page': String(number),
      'x-next-page': number < last ? String(number + 1) : '',
    },
  };
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const isList = pathname === `/v1/campaign/${CAMPAIGN}/mailings`;
  const { items, headers } = isList ? page(searchParams) : { items: [], headers: {} };
  response.writeHead(200, headers).end(JSON.stringify(items));
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
