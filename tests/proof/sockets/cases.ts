import type { Known } from '../fuzz/request.ts';
import type { Random } from '../random.ts';
import { BAD_BYTES, bad, chunk, create, get, HOST, head, JSON_TYPE, length, mailing, post, TOKEN } from './requests.ts';
import type { Script } from './wire.ts';

type Made = Omit<Script, 'name' | 'pieces'> & { readonly pieces: readonly (string | Buffer)[] };
export type Case = (draw: Random, known: Known) => Made;

const refused = (...pieces: (string | Buffer)[]): Made => ({ pieces, end: 'fin', mayWrite: false });
const confirmed = (statuses: number[], ...pieces: (string | Buffer)[]): Made => ({ ...refused(...pieces), statuses });

/** What is broken below HTTP, or only just not. Each draws its own details. */
export const cases: Readonly<Record<string, Case>> = {
  'body that is not UTF-8': (draw, known) => {
    const body = Buffer.from(mailing(known));
    body[body.indexOf('Zo') + draw.below(3)] = draw.pick(BAD_BYTES);
    return confirmed([400], post('/v1/mailing', length(body)), body);
  },
  'bytes above ASCII in the path': (draw) =>
    refused('GET /v1/mailing/', bad(draw), ` HTTP/1.1\r\n${HOST}\r\n${TOKEN}\r\n\r\n`),
  'bytes above ASCII in the query': (draw) =>
    refused('GET /v1/campaigns?page=', bad(draw), ` HTTP/1.1\r\n${HOST}\r\n${TOKEN}\r\n\r\n`),
  'bytes above ASCII in the token': (draw) =>
    confirmed([403], `GET /v1/me HTTP/1.1\r\n${HOST}\r\nAuthorization: Bearer `, bad(draw), '\r\n\r\n'),
  'bytes that no header may hold': (draw) =>
    refused(
      `GET /v1/me HTTP/1.1\r\n${HOST}\r\nX-A: a`,
      Buffer.from([draw.pick([0, 1, 8, 11, 12, 13, 27, 127])]),
      'b\r\n\r\n',
    ),
  'a header name that is none': (draw) =>
    refused(
      `GET /v1/me HTTP/1.1\r\n${HOST}\r\n${draw.pick(['X A', 'X(A', '', 'X\u0000A', '\u00e9', ' X', 'X\t'])}: a\r\n\r\n`,
    ),
  'a folded header': () => refused(`GET /v1/me HTTP/1.1\r\n${HOST}\r\nX-A: a\r\n b\r\n\r\n`),
  'chunks, right ones': (draw, known) => {
    const body = mailing(known);
    const at = 1 + draw.below(60);
    const text = chunk(body.slice(0, at)) + chunk(body.slice(at));
    const pieces = [post('/v1/mailing', 'Transfer-Encoding: chunked'), text, '0\r\n\r\n'];
    return { pieces, end: 'open', mayWrite: true, statuses: [201] };
  },
  'chunks cut short': (draw, known) => {
    const whole = `${chunk(mailing(known))}0\r\n\r\n`;
    const sent = whole.slice(0, draw.below(whole.length));
    return {
      ...refused(post('/v1/mailing', 'Transfer-Encoding: chunked'), sent),
      end: draw.pick(['fin', 'reset'] as const),
    };
  },
  'chunks of a wrong size': (draw, known) => {
    const body = mailing(known);
    const right = Buffer.byteLength(body);
    const size = draw.pick(['zz', '-1', '', ' ', '0x10', 'ffffffffffffffff', '10000000000000000', '1;'.repeat(20_000)]);
    const wrong = draw.pick([size, (right - 1).toString(16), (right + 1).toString(16), (right + 40).toString(16)]);
    return refused(post('/v1/mailing', 'Transfer-Encoding: chunked'), `${wrong}\r\n${body}\r\n0\r\n\r\n`);
  },
  'chunks with wrong ends of line': (draw, known) => {
    const body = mailing(known);
    const size = Buffer.byteLength(body).toString(16);
    const [a, b] = draw.pick([
      ['\n', '\r\n'],
      ['\r', '\r\n'],
      ['\r\n', ''],
      ['\r\r\n', '\r\n'],
      ['\r\n', '\n\r'],
    ] as const);
    return refused(post('/v1/mailing', 'Transfer-Encoding: chunked'), `${size}${a}${body}${b}0\r\n\r\n`);
  },
  'a broken trailer': (draw, known) =>
    refused(
      post('/v1/mailing', 'Transfer-Encoding: chunked'),
      `${chunk(mailing(known))}0\r\n${draw.pick(['X A: b\r\n', ': b\r\n', 'X\u0000: b\r\n', `X: ${'a'.repeat(40_000)}\r\n`])}\r\n`,
    ),
  'Content-Length, too long': (draw, known) => {
    const body = mailing(known);
    const more = Buffer.byteLength(body) + draw.pick([1, 2, 100, 1e6, 1e12]);
    const end = draw.pick(['fin', 'reset'] as const);
    return { ...refused(post('/v1/mailing', `Content-Length: ${more}`), body), end };
  },
  'Content-Length, too short': (draw, known) => {
    const body = mailing(known);
    return refused(post('/v1/mailing', `Content-Length: ${draw.below(body.length - 2)}`), body);
  },
  'Content-Length that is no number': (draw, known) => {
    const size = Buffer.byteLength(mailing(known));
    const wrong = [`-${size}`, `+${size}`, `0x${size.toString(16)}`, `${size},${size}`, `${size} ${size}`, `${size}.0`];
    wrong.push('', ' ', '1e3', '9'.repeat(30), `${size}a`, `${size}\u0000`, '18446744073709551617');
    return refused(post('/v1/mailing', `Content-Length: ${draw.pick(wrong)}`), mailing(known));
  },
  'two of Content-Length': (draw, known) => {
    const size = Buffer.byteLength(mailing(known));
    const other = draw.pick([size, 0, size + 5, 5]);
    return refused(post('/v1/mailing', `Content-Length: ${size}`, `Content-Length: ${other}`), mailing(known));
  },
  'Content-Length and Transfer-Encoding': (draw, known) => {
    const headers = ['Transfer-Encoding: chunked', `Content-Length: ${draw.pick([0, 4, 5, 6, 1000])}`];
    if (draw.holds(0.5)) headers.reverse();
    return refused(post('/v1/mailing', ...headers), '0\r\n\r\n', create(known));
  },
  'Transfer-Encoding that is not chunked': (draw, known) => {
    const values = [
      'xchunked',
      'identity',
      'chunked, identity',
      'chunked;a=b',
      'gzip, chunked x',
      '\u000bchunked',
      '"chunked"',
    ];
    values.push('chunkedchunked', 'chun\u0000ked', 'x, y', ',', 'chunked,');
    return refused(post('/v1/mailing', `Transfer-Encoding: ${draw.pick(values)}`), '0\r\n\r\n', create(known));
  },
  'Transfer-Encoding under a name that is almost right': (draw, known) => {
    const name = draw.pick([
      'Transfer-Encoding ',
      ' Transfer-Encoding',
      'Transfer-Encoding\t',
      'Transfer\u0000-Encoding',
      'Transfer-Encoding\r',
    ]);
    // Taken as a body, the second request is part of the first; taken as the end of one, it would be carried out.
    return refused(post('/v1/mailing', `${name}: chunked`, length(create(known))), create(known));
  },
  'a request hidden in a body': (_, known) => {
    const hidden = create(known);
    return confirmed([400], post('/v1/mailing', length(hidden)), hidden);
  },
  'a request hidden behind a read': (draw, known) => {
    const hidden = create(known);
    const headers = [
      length(hidden),
      draw.pick(['X-A: b', 'Connection: close', 'Connection: Content-Length', 'Expect: 100-continue']),
    ];
    return confirmed([200], get('/v1/me', ...headers), hidden);
  },
  'a request line that is none': (draw) =>
    refused(
      `${draw.pick([
        'get /v1/me HTTP/1.1',
        'FOO /v1/me HTTP/1.1',
        'GET  /v1/me HTTP/1.1',
        'GET\t/v1/me\tHTTP/1.1',
        ' GET /v1/me HTTP/1.1',
        'GET /v1/me',
        'GET',
        'GET /v1/me HTTP/1.1 x',
        'GET /v1/me HTTP/2.0',
        'GET /v1/me HTTP/0.9',
        'GET /v1/me HTTP/1.10',
        'GET /v1/me http/1.1',
        'GET /v1/ me HTTP/1.1',
        'GET /v1/me\u0000 HTTP/1.1',
        'GET v1/me HTTP/1.1',
        'GET HTTP/1.1',
        'CONNECT 127.0.0.1:80 HTTP/1.1',
        'PRI * HTTP/2.0',
        'GET /v1/me HTTP/1.1\rX: y',
      ])}\r\n${HOST}\r\n\r\n`,
    ),
  'a target that is no path of ours': (draw) => {
    const targets = [
      '*',
      'http://127.0.0.1/v1/me',
      'http://evil.example/_mock/clock',
      '//evil.example/v1/me',
      '/v1/../_mock/reset',
    ];
    targets.push(
      '/../../../../etc/passwd',
      '/..%2f..%2fpackage.json',
      '/assets/../../package.json',
      '/v1/me#x',
      '/\\..\\x.json',
    );
    targets.push(
      'http://x/../../../package.json',
      `/${'a'.repeat(15_000)}`,
      `/v1/mailing/${'%00'.repeat(4000)}`,
      '/v1/me?'.repeat(2000),
    );
    const method = draw.pick(['GET', 'OPTIONS', 'DELETE', 'PATCH']);
    return refused(head(`${method} ${draw.pick(targets)} HTTP/1.1`, HOST, TOKEN));
  },
  'a line longer than the limit': () => refused(get(`/v1/${'a'.repeat(70_000)}`)),
  'headers over the limit': (draw) =>
    confirmed(
      [431],
      draw.holds(0.5)
        ? get('/v1/me', `X-A: ${'a'.repeat(20_000)}`)
        : get('/v1/me', ...Array.from({ length: 1500 }, (_, n) => `X-${n}: aaaaaaaaaa`)),
    ),
  'a body over the limit': (draw, known) => {
    const size = draw.pick([1024 * 1024 + 1, 1024 * 1024 * 5]);
    const body = `${mailing(known).slice(0, -1)},"x":"`.padEnd(size - 2, 'x').concat('"}');
    const chunked = draw.holds(0.3);
    const fields = chunked ? 'Transfer-Encoding: chunked' : length(body);
    return {
      ...confirmed([413], post('/v1/mailing', fields), chunked ? `${chunk(body)}0\r\n\r\n` : body),
      end: 'open',
    };
  },
  'no Host, or two, or a strange one': (draw) =>
    refused(
      draw.pick([
        'GET /v1/me HTTP/1.1\r\n\r\n',
        'GET /v1/me HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
        'GET /v1/me HTTP/1.1\r\nHost: \u0001\r\n\r\n',
        'GET /v1/me HTTP/1.1\r\nHost: [::1\r\n\r\n',
      ]),
    ),
  'the control API under a foreign name': (draw) => {
    const host = draw.pick([
      'evil.example',
      '127.0.0.1.evil.example',
      'localhost@evil.example',
      'localhost\\.evil',
      '0.0.0.0',
      '',
    ]);
    const own = `Host: ${host}`;
    const lines = draw.pick([
      ['POST /_mock/reset HTTP/1.1', own],
      ['POST /_mock/reset HTTP/1.1', HOST, 'Origin: http://evil.example'],
      ['POST /_mock/reset HTTP/1.1', HOST, 'Origin: null'],
      ['POST http://127.0.0.1/_mock/reset HTTP/1.1', own],
      ['POST /_mock/../_mock/reset HTTP/1.1', own],
    ]);
    return refused(head(lines[0] as string, ...lines.slice(1), 'Content-Length: 2', JSON_TYPE), '{}');
  },
  'an upgrade, or an expectation': (draw, known) => {
    const wish = draw.pick([
      ['Upgrade: websocket', 'Connection: Upgrade'],
      ['Upgrade: h2c', 'Connection: Upgrade, HTTP2-Settings', 'HTTP2-Settings: AAMAAABkAAQAAP__'],
      ['Expect: something'],
      ['Expect: 100-continue'],
    ]);
    return {
      pieces: [post('/v1/mailing', ...wish, length(mailing(known))), mailing(known)],
      end: 'fin',
      mayWrite: true,
    };
  },
  'no HTTP at all': (draw) => {
    const bytes = Buffer.from(Array.from({ length: 1 + draw.below(600) }, () => draw.below(256)));
    return refused(
      draw.pick([
        bytes,
        Buffer.from('160301020001000001fc0303', 'hex'),
        Buffer.from('SSH-2.0-x\r\n'),
        Buffer.alloc(5000),
      ]),
    );
  },
  'requests in a row on one connection': (draw, known) => {
    const kinds = [
      [200, get('/v1/me')],
      [403, head('GET /v1/me HTTP/1.1', HOST)],
      [404, get('/v1/mailing/none')],
      [405, head('DELETE /v1/me HTTP/1.1', HOST, TOKEN)],
      [400, `${post('/v1/mailing', 'Content-Length: 1')}{`],
      [201, create(known)],
      [200, `\r\n${get('/v1/campaigns')}`],
    ] as const;
    const row = Array.from({ length: 1 + draw.below(40) }, () => draw.pick(kinds));
    const text = row.map(([, bytes]) => bytes).join('');
    const at = draw.below(text.length);
    const mayWrite = row.some(([status]) => status === 201);
    const pieces = draw.holds(0.5) ? [text] : [text.slice(0, at), text.slice(at)];
    return { pieces, end: draw.pick(['open', 'fin'] as const), mayWrite, statuses: row.map(([status]) => status) };
  },
  'our half closed after the request': (_, known) => ({
    pieces: [create(known)],
    end: 'fin',
    mayWrite: true,
    statuses: [201],
  }),
  'gone while the response is written': (draw, known) => {
    const write = draw.holds(0.3);
    const path = `/v1/campaign/${known.ids.campaign[0]}/mailings?per_page=100`;
    return { pieces: [write ? create(known) : get(path).repeat(20)], end: 'reset', mayWrite: write };
  },
  'HTTP/1.0': (draw) =>
    confirmed([200], head(`GET /v1/me HTTP/1.0`, TOKEN, draw.pick(['X: y', 'Connection: keep-alive']))),
  'a request cut anywhere': (draw, known) => {
    const whole = Buffer.from(create(known));
    const cut = whole.subarray(0, 1 + draw.below(whole.length - 2));
    return { ...refused(cut), end: draw.pick(['fin', 'reset'] as const) };
  },
  'a request with a few wrong bytes': (draw, known) => {
    const whole = Buffer.from(create(known));
    for (let n = 1 + draw.below(4); n > 0; n -= 1) whole[draw.below(whole.length)] = draw.below(256);
    return { pieces: [whole], end: 'fin', mayWrite: true };
  },
  'a request in single bytes': (_, known) => {
    const pieces = Array.from(Buffer.from(create(known)), (byte) => Buffer.from([byte]));
    return { pieces, end: 'open', mayWrite: true, statuses: [201] };
  },
};
