import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { createMock } from '@direct-mail/mock';
import { type Served, type ServeOptions, serve } from '@direct-mail/mock/node';
import { afterEach, describe, expect, test } from 'vitest';
import { noteTeller } from '../../src/cli/log.ts';
import { dashboardPages } from '../../src/generated/dashboard-pages.ts';
import { ada, campaignOf } from '../support.ts';

let served: Served;
afterEach(() => served.close());

interface Got {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** A GET with headers of its own, `Host` included. */
function get(path: string, headers: Record<string, string> = {}): Promise<Got> {
  const { hostname, port } = new URL(served.url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', body }),
      );
    });
    sent.once('error', reject);
    sent.end();
  });
}

const json = { accept: 'application/json', authorization: 'Bearer live_mock' };
const html = { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' };
const isBuilt = existsSync(new URL('../../../dashboard/dist/index.html', import.meta.url));

describe('a GET outside the API', () => {
  test.each(['/v2/me', '/V1/me', '/api/v1/campaigns', '/me', '/v1', '/', '/mailings', '/no-such-file.js'])(
    'D20, D22, D112: %s is a 404 in JSON that says what this server is, to everything but a browser',
    async (path) => {
      served = await serve(createMock());
      const kinds: Record<string, string>[] = [json, { accept: '*/*' }, {}];
      for (const headers of kinds) {
        const { status, type, body } = await get(path, headers);
        expect([status, type]).toEqual([404, 'application/json']);
        expect(JSON.parse(body).error.message).toContain('this is the direct-mail mock');
      }
    },
  );

  test('D112: a browser that asks for a page which is none gets an HTML 404', async () => {
    served = await serve(createMock());
    for (const path of ['/no/such/page', '/mailings/a/b', '/mailings/']) {
      const { status, type, body } = await get(path, html);
      expect([status, type]).toEqual([404, 'text/html; charset=utf-8']);
      expect(body).toContain(isBuilt ? '<div id="root">' : 'This is the direct-mail mock');
    }
    expect((await get('/v1/mee', { ...html, ...json })).type).toBe('application/json');
  });

  test.runIf(isBuilt)(
    'D112: a browser gets every page of the dashboard, and everyone its files at their exact paths',
    async () => {
      served = await serve(createMock());
      for (const page of dashboardPages) {
        const { status, body } = await get(page.replace(/:\w+/, 'x'), html);
        expect([page, status, body.includes('<div id="root">')]).toEqual([page, 200, true]);
      }
      const asset = /\/assets\/[\w.-]+\.js/.exec((await get('/', html)).body)?.[0] as string;
      expect((await get(asset)).status).toBe(200);
      expect((await get(asset.replace('/assets/', '/other/'))).status).toBe(404);
    },
  );

  test('D112: the list of pages is that of the dashboard', () => {
    expect(dashboardPages).toEqual(expect.arrayContaining(['/', '/mailings', '/mailings/:id', '/faults']));
  });
});

describe('URLs that the mock hands out', () => {
  async function thumbnail(options: ServeOptions, headers: Record<string, string>): Promise<string> {
    const mock = createMock();
    const { id } = await campaignOf(mock);
    served = await serve(mock, options);
    const { body } = await get(`/v1/campaign/${id}/creatives`, { ...json, ...headers });
    return new URL(JSON.parse(body)[0].thumbnail_url).href.replace(/\/previews\/.*$/, '');
  }
  const forwarded = {
    'x-forwarded-host': 'mail.example, inner',
    'x-forwarded-proto': 'https',
    'x-forwarded-prefix': '/mock/',
  };

  test.each([
    [{}, { host: 'mock:4010' }, 'http://mock:4010'],
    [{}, { host: '[::1]:4010' }, 'http://[::1]:4010'],
    [{}, { host: 'mock:4010', ...forwarded }, 'http://mock:4010'],
    [{ trustProxy: true }, { host: 'mock:4010', ...forwarded }, 'https://mail.example/mock'],
    [{ trustProxy: true }, { host: 'mock:4010', 'x-forwarded-prefix': '/a"b' }, 'http://mock:4010'],
    [{ publicUrl: 'https://mail.example/mock/' }, { host: 'mock:4010' }, 'https://mail.example/mock'],
  ])('D113: with %j and %j they begin with %s', async (options, headers, expected) => {
    expect(await thumbnail(options, headers)).toBe(expected);
  });

  test.each(['mock/evil', 'a b', 'user@mock', '"><script>', 'mock:port'])(
    'D113: a Host of %j is not believed',
    async (host) => {
      expect(await thumbnail({}, { host })).toBe(served.url);
    },
  );

  test('D113: nothing of it is stored, the control API names the address it was called at, and its guard is the same', async () => {
    const mock = createMock();
    const { id } = await campaignOf(mock);
    served = await serve(mock, { trustProxy: true });
    const shown = async (headers: Record<string, string>) =>
      JSON.parse((await get(`/_mock/campaigns/${id}`, headers)).body);
    const { port } = new URL(served.url);
    const url = (await shown({ host: `localhost:${port}` })).creatives[0].thumbnail_url;
    expect(url).toContain(`http://localhost:${port}/previews/`);
    expect((await get('/_mock/campaigns', { host: 'mock:4010', 'x-forwarded-host': 'localhost' })).status).toBe(403);
    expect(JSON.stringify(await mock.snapshot())).not.toContain('localhost');
  });

  test('D113: a public URL that is none is refused', async () => {
    served = await serve(createMock());
    await expect(serve(createMock(), { publicUrl: 'mail.example' })).rejects.toThrow(TypeError);
  });
});

describe('what answers do not say', () => {
  test('D15, D56: the server tells it, each thing once, of every sandbox', async () => {
    const mock = createMock({ settings: { unknownFields: 'ignore' } });
    const { id } = await campaignOf(mock);
    const lines: string[] = [];
    const write = process.stderr.write.bind(process.stderr);
    process.stderr.write = ((text: string) => lines.push(text) > 0) as typeof write;
    try {
      served = await serve(mock, { onNotes: noteTeller(false) });
      const post = async (token: string) => {
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
        const body = JSON.stringify({ campaign_id: id, recipient: ada, merge_tag: {} });
        return (await fetch(`${served.url}/v1/mailing`, { method: 'POST', headers, body })).status;
      };
      expect([await post('live_mock'), await post('live_mock')]).toEqual([201, 201]);
      await get('/v1/me?secret=1', { authorization: 'Bearer test_mock' });
      const { production_token } = await mock.sandboxes.create({});
      expect(await post(production_token)).toBe(400);
    } finally {
      process.stderr.write = write;
    }
    expect(lines).toEqual([
      'POST /v1/mailing 201: unknown field merge_tag: did you mean merge_tags?\n',
      expect.stringMatching(/^GET \/v1\/me 403: a test token can only create mailings;/),
      'POST /v1/mailing 400: unknown field merge_tag: did you mean merge_tags?\n',
    ]);
  });
});
