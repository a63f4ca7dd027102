import type { Known } from '../fuzz/request.ts';
import type { Random } from '../random.ts';

export const HOST = 'Host: 127.0.0.1';
export const TOKEN = 'Authorization: Bearer live_mock';
export const JSON_TYPE = 'Content-Type: application/json';

/** A request's head, its lines ended as HTTP has it. */
export const head = (line: string, ...headers: string[]): string => `${[line, ...headers].join('\r\n')}\r\n\r\n`;
export const get = (target: string, ...headers: string[]): string =>
  head(`GET ${target} HTTP/1.1`, HOST, TOKEN, ...headers);
export const post = (target: string, ...headers: string[]): string =>
  head(`POST ${target} HTTP/1.1`, HOST, TOKEN, JSON_TYPE, ...headers);

export const mailing = ({ ids }: Known): string =>
  JSON.stringify({
    campaign_id: ids.campaign[0],
    recipient: { full_name: 'Zoë', address_1: '22 Spruce St', city: 'Portland', state: 'ME', postal_code: '04101' },
  });
export const length = (body: string | Buffer): string => `Content-Length: ${Buffer.byteLength(body)}`;
export const create = (known: Known): string => post('/v1/mailing', length(mailing(known))) + mailing(known);
export const chunk = (text: string): string => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;

export const BAD_BYTES = [0x80, 0xbf, 0xc0, 0xc1, 0xed, 0xf5, 0xfe, 0xff];
export const bad = (draw: Random): Buffer => Buffer.from([draw.pick(BAD_BYTES), draw.pick(BAD_BYTES)]);
