import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMock } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';
import { expect, onTestFinished, test } from 'vitest';
import { ada, cli, folder, servedMock } from './support.ts';

test('a pipe gets JSON, a terminal a table; NO_COLOR takes the colour away', async () => {
  const { campaign, live } = await servedMock();
  const piped = await cli(['campaigns', 'list'], { env: live });
  expect(piped).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(piped.out)).toEqual([{ id: campaign.id, name: 'Spring' }]);
  const plain = await cli(['campaigns', 'list'], { env: { ...live, NO_COLOR: '1' }, terminal: true });
  expect(plain.out).toBe(`ID                                    NAME\n${campaign.id}  Spring\n`);
  const colored = await cli(['campaigns', 'list'], { env: live, terminal: true });
  expect(colored.out).toContain('\u001b[1m');
});

test('--json takes fields, dotted ones too, and does not swallow the argument behind it', async () => {
  const { campaign, live } = await servedMock();
  const named = await cli(['campaigns', 'get', campaign.id, '--json', 'name'], { env: live, terminal: true });
  expect(JSON.parse(named.out)).toEqual({ name: 'Spring' });
  const bare = await cli(['campaigns', 'get', '--json', campaign.id], { env: live, terminal: true });
  expect(JSON.parse(bare.out)).toEqual({ id: campaign.id, name: 'Spring' });
  const wrong = await cli(['campaigns', 'get', campaign.id, '--json', 'nmae'], { env: live });
  expect(wrong).toMatchObject({ code: 2, out: '' });
  expect(wrong.err).toContain('there is no field nmae\nhint: Fields: id, name');
});

test('sends with a test token without a question, finds, waits for and sees the piece', async () => {
  const { mock, campaign, live, test: token } = await servedMock();
  const sent = await cli(['mailings', 'send', '--campaign', campaign.id, ...ada, '--tag', 'reference=A1'], {
    env: token,
  });
  expect(sent).toMatchObject({ code: 0, err: '', asked: [] });
  const { id } = JSON.parse(sent.out) as { id: string };
  const found = await cli(
    ['mailings', 'find', '--campaign', campaign.id, '--since', '2026-11-21', '--tag', 'reference=A1'],
    { env: live },
  );
  expect(JSON.parse(found.out)).toMatchObject({ id });
  const none = await cli(
    ['mailings', 'find', '--campaign', campaign.id, '--since', '2026-11-21', '--tag', 'reference=A2'],
    { env: live },
  );
  expect(none).toMatchObject({ code: 1, out: '', err: 'error: there is no such mailing\n' });
  const waited = await cli(['mailings', 'wait', id], { env: live, mock });
  expect(JSON.parse(waited.out)).toMatchObject({ id, state: 'delivered' });
  const got = await cli(['mailings', 'get', id, '--json', 'state,address.city'], { env: live });
  expect(JSON.parse(got.out)).toEqual({ state: 'delivered', 'address.city': 'MOUNTAIN VIEW' });
  const listed = await cli(['campaigns', 'mailings', campaign.id, '--all', '--json', 'id'], { env: live });
  expect(JSON.parse(listed.out)).toEqual([{ id }]);
});

test('a live token that spends asks at a terminal, and needs --yes without one', async () => {
  const { mock, campaign, live } = await servedMock();
  const send = ['mailings', 'send', '--campaign', campaign.id, ...ada];
  const piped = await cli(send, { env: live });
  expect(piped).toMatchObject({ code: 2, out: '', asked: [] });
  expect(piped.err).toContain('Add --yes');
  const closed = await cli(send, { env: live, terminal: { out: true, err: true } });
  expect(closed).toMatchObject({ code: 2, asked: [] });
  const refused = await cli(send, { env: live, terminal: true, answers: ['n'] });
  expect(refused).toMatchObject({ code: 1, out: '', asked: ['Continue? [y/N] '] });
  const ended = await cli(send, { env: live, terminal: true, answers: [undefined] });
  expect(ended).toMatchObject({ code: 1, out: '' });
  const stopped = new DOMException('interrupted', 'AbortError');
  expect(await cli(send, { env: live, terminal: true, answers: [stopped] })).toMatchObject({ code: 130, out: '' });
  expect(await mock.mailings.list()).toEqual([]);
  const agreed = await cli(send, { env: live, terminal: true, answers: ['y'] });
  expect(agreed.code).toBe(0);
  const told = await cli([...send, '--yes'], { env: live });
  expect(told).toMatchObject({ code: 0, asked: [] });
  expect(await mock.mailings.list()).toHaveLength(2);
});

test('--dry-run checks and shows the request, and sends nothing', async () => {
  const { mock, campaign, live } = await servedMock();
  const send = ['mailings', 'send', '--dry-run', '--campaign', campaign.id];
  const ran = await cli([...send, ...ada], { env: live });
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(ran.out)).toMatchObject({
    dry_run: true,
    mode: 'live',
    method: 'POST',
    path: '/v1/mailing',
    body: { campaign_id: campaign.id, recipient: { full_name: 'Ada Lovelace', postal_code: '94043' } },
  });
  const lacking = await cli([...send, '--full-name', 'Ada'], { env: live });
  expect(lacking).toMatchObject({ code: 1, out: '' });
  expect(lacking.err).toMatch(/createMailing would be refused: .*recipient/);
  expect(await mock.requests.list()).toEqual([]);
});

test('a field that the operation does not know is refused before anything is sent, with the one that was meant', async () => {
  const { mock, campaign, live } = await servedMock();
  const send = ['mailings', 'send', '--campaign', campaign.id, ...ada, '--yes'];
  for (const more of [[], ['--dry-run']]) {
    const late = await cli([...send, ...more, '--set', 'send_att=2027-03-01T00:00:00Z'], { env: live });
    expect(late).toMatchObject({ code: 2, out: '' });
    expect(late.err).toContain('unknown field send_att: did you mean send_at?');
    expect(late.err).toContain('direct-mail api POST /v1/mailing');
  }
  for (const [argv, said] of [
    [[...send, '--set', 'recipient.adress_2=Apt 4'], 'recipient.adress_2: did you mean address_2?'],
    [[...send, '--body', '{"recipients":{}}'], 'recipients: did you mean recipient?'],
    [['orders', 'submit', '--set', 'order_idd=A1'], 'order_idd: did you mean order_id?'],
    [['orders', 'edit', 'A1', '--set', 'totl:=1'], 'totl: did you mean total?'],
    [['audiences', 'add', 'a', '--set', 'identifer=x'], 'identifer: did you mean identifier?'],
  ] as const) {
    const ran = await cli(argv, { env: live });
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain(said);
  }
  expect(await mock.requests.list()).toEqual([]);
  const free = await cli([...send, '--set', 'merge_tags.anything=x', '--dry-run'], { env: live });
  expect(free).toMatchObject({ code: 0, err: '' });
});

test('a ZIP that may have lost its leading zero is told of, and sent as it is', async () => {
  const { mock, campaign, live } = await servedMock();
  const send = ['mailings', 'send', '--campaign', campaign.id, ...ada.slice(0, -1), '0213', '--yes'];
  for (const more of [['--dry-run'], []]) {
    const ran = await cli([...send, ...more], { env: live });
    expect(ran.code).toBe(0);
    expect(ran.err).toContain('recipient.postal_code: a ZIP has 5 digits, got 4');
    expect(ran.err).toContain('leading zero');
  }
  expect(await mock.mailings.list()).toHaveLength(1);
});

test('an outcome that is unknown ends with 3 and says how to look', async () => {
  const { mock, campaign, test: token, live } = await servedMock();
  await mock.faults.add({ operation: 'createMailing', connection: 'reset', after: true });
  const ran = await cli(['mailings', 'send', '--campaign', campaign.id, ...ada], { env: token });
  expect(ran).toMatchObject({ code: 3, out: '' });
  expect(ran.err).toContain(
    'It may or may not have been done.\nhint: Check before doing it again: direct-mail mailings find',
  );
  await mock.faults.add({ operation: 'listCampaigns', status: 500 });
  expect(await cli(['campaigns', 'list'], { env: live })).toMatchObject({ code: 1, out: '' });
});

test('orders, audiences, privacy and statistics', async () => {
  const { mock, live } = await servedMock();
  const set = (...fields: string[]): string[] => fields.flatMap((field) => ['--set', field]);
  const run = async (...argv: string[]): Promise<unknown> => {
    const ran = await cli(argv, { env: live, mock });
    expect(ran).toMatchObject({ code: 0, err: '' });
    return JSON.parse(ran.out);
  };
  const fields = set(
    'order_id=A1',
    'order_date=2026-11-20',
    'customer_email=ada@example.com',
    'metadata.new_buyer:=true',
  );
  expect(await run('orders', 'submit', ...fields)).toMatchObject({ order_id: 'A1', metadata: { new_buyer: true } });
  expect(await run('orders', 'edit', 'A1', ...set('total:=12.5'))).toMatchObject({ total: 12.5 });
  expect(await run('orders', 'delete', 'A1')).toEqual({ order_id: 'A1', deleted: true });
  const { id } = await mock.audiences.create({ name: 'Friends' });
  expect(await run('audiences', 'add', id, '--identifier', 'ada')).toMatchObject({ id: expect.any(String) });
  expect(await run('audiences', 'list', '--json', 'name')).toContainEqual({ name: 'Friends' });
  const access = await run('privacy', 'access', '--email', 'ada@example.com');
  const { subject_request_id } = access as { subject_request_id: string };
  expect(await run('privacy', 'get', subject_request_id)).toMatchObject({ request_status: 'pending' });
  expect(await cli(['privacy', 'erase', '--email', 'ada@example.com'], { env: live })).toMatchObject({
    code: 2,
    out: '',
  });
  expect(await run('privacy', 'erase', '--email', 'ada@example.com', '--yes')).toMatchObject({ result: 'pending' });
  expect(await run('stats', '--month', '2026-11')).toEqual([]);
  const nobody = await cli(['privacy', 'access'], { env: live, mock });
  expect(nobody).toMatchObject({ code: 1, out: '' });
});

test('a wrong token, an unknown id and no network end with 1 and the command that helps', async () => {
  const { live, test: token } = await servedMock();
  const wrong = await cli(['campaigns', 'list'], { env: token });
  expect(wrong).toMatchObject({ code: 1, out: '' });
  expect(wrong.err).toContain('hint: A test token may create mailings only');
  const missing = await cli(['campaigns', 'get', '00000000-0000-4000-8000-000000000000'], { env: live });
  expect(missing.err).toContain('hint: See: direct-mail campaigns list');
  const nowhere = await cli(['campaigns', 'list'], { env: { ...live, DIRECT_MAIL_BASE_URL: 'http://127.0.0.1:1' } });
  expect(nowhere).toMatchObject({ code: 1, out: '' });
  expect(nowhere.err).toContain('hint: See what is wrong: direct-mail doctor');
});

test('a token is never repeated: not where it is mistyped, not in a response', async () => {
  const { live, mock } = await servedMock();
  const secret = mock.tokens.production;
  const lines = [
    ['mailings', 'get', 'x', `--token=${secret}`],
    ['mailings', 'get', 'x', '--token', secret],
    [secret],
    ['api', 'GET', `/v1/${secret}`],
    ['api', 'GET', secret],
    ['orders', 'delete', secret],
    ['whoami'],
    ['doctor'],
  ];
  for (const line of lines) {
    const { out, err } = await cli(line, { env: live, terminal: true });
    expect(out + err, line.join(' ')).not.toContain(secret);
  }
});

test('a token that is a common word leaves data as it is', async () => {
  const mock = createMock({ seed: 1, tokens: { production: 'live', test: 'test' } });
  const { url, close } = await serve(mock);
  onTestFinished(close);
  const ran = await cli(['whoami'], { env: { DIRECT_MAIL_BASE_URL: url, DIRECT_MAIL_TOKEN: 'live' } });
  expect(JSON.parse(ran.out)).toMatchObject({ mode: 'production', token: 'live' });
});

test('nothing is called but the base address: no telemetry, no look for updates', async () => {
  const { campaign, live, url } = await servedMock();
  const called = new Set<string>();
  const fetch: typeof globalThis.fetch = (input, init) => {
    called.add(new URL(input instanceof Request ? input.url : input).origin);
    return globalThis.fetch(input, init);
  };
  const calls = [
    ['whoami'],
    ['campaigns', 'list'],
    ['mailings', 'send', '--campaign', campaign.id, ...ada, '--yes'],
    ['stats'],
    ['doctor'],
  ];
  for (const argv of calls) expect((await cli(argv, { env: live, fetch })).code).toBe(0);
  expect([...called]).toEqual([url]);
  const offline = [
    ['commands'],
    ['profiles', 'list'],
    ['runs', 'list'],
    ['addresses', 'standardize', '1 Main St, Boston MA'],
  ];
  const refused: typeof globalThis.fetch = () => Promise.reject(new Error('nothing may be called'));
  for (const argv of offline)
    expect(await cli(argv, { env: live, fetch: refused })).toMatchObject({ code: 0, err: '' });
});

test('api: a raw call with the same token; what is not a GET asks like any other', async () => {
  const { live, campaign } = await servedMock();
  const got = await cli(['api', 'GET', `/v1/campaign/${campaign.id}`], { env: live });
  expect(JSON.parse(got.out)).toEqual({ id: campaign.id, name: 'Spring' });
  const posted = await cli(['api', 'POST', '/v1//mailing', '--body', '{}'], { env: live });
  expect(posted).toMatchObject({ code: 2, out: '' });
});

test('text of the service cannot command the terminal', async () => {
  const { mock, live } = await servedMock();
  await mock.campaigns.create({ name: 'A\u001b]0;owned\u0007\u001b[31mB\nC' });
  const { out } = await cli(['campaigns', 'list'], { env: { ...live, NO_COLOR: '1' }, terminal: true });
  expect(out.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  expect(out.trimEnd().split('\n')).toHaveLength(3);
});

test('addresses standardize works offline, and with --remote', async () => {
  const { live } = await servedMock();
  const address = '1600 amphitheatre pkwy, mountain view ca';
  const offline = await cli(['addresses', 'standardize', address]);
  expect(JSON.parse(offline.out)).toMatchObject({
    address_line1: '1600 AMPHITHEATRE PKWY',
    zip_code: '94043',
    deliverable: true,
  });
  const remote = await cli(['addresses', 'standardize', address, '--remote'], { env: live });
  expect(JSON.parse(remote.out)).toMatchObject({ address_line1: '1600 AMPHITHEATRE PKWY', zip_code: '94043' });
  const many = await cli(['addresses', 'standardize', '--file', '-'], { stdin: `${address}\n\n${address}\n` });
  expect(JSON.parse(many.out)).toHaveLength(2);
});

test('the control API at hand: clock, faults, snapshot, reset, logs', async () => {
  const { mock, url, campaign } = await servedMock();
  const run = async (...argv: string[]): Promise<unknown> => {
    const ran = await cli([...argv, '--mock', url]);
    expect(ran).toMatchObject({ code: 0, err: '' });
    return ran.out.includes('\n{') ? ran.out : JSON.parse(ran.out);
  };
  expect(await run('clock', 'show')).toEqual({ now: '2026-11-21T12:00:00.000Z', mode: 'manual' });
  expect(await run('clock', 'advance', '1d12h')).toMatchObject({ now: '2026-11-23T00:00:00.000Z' });
  expect(await run('clock', 'advance', '2026-11-24T00:00:00Z')).toMatchObject({ now: '2026-11-24T00:00:00.000Z' });
  const fault = ['--operation', 'listCampaigns', '--status', '503', '--retry-after', '1'];
  expect(await run('faults', 'add', ...fault)).toMatchObject({ status: 503, retry_after: 1, triggered: 0 });
  expect(await run('faults', 'list')).toHaveLength(1);
  expect(await run('faults', 'clear')).toEqual({ removed: 1 });
  const file = join(folder(), 'before.json');
  await run('snapshot', 'save', file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveProperty('format', 'direct-mail-mock-snapshot');
  expect(await run('reset', '--fixtures', 'empty')).toEqual({ reset: true, fixtures: 'empty' });
  expect(await mock.campaigns.list()).toEqual([]);
  await run('snapshot', 'load', file);
  expect(await mock.campaigns.list()).toMatchObject([{ id: campaign.id }]);
  await fetch(`${url}/v1/me`);
  await fetch(`${url}/v1/campaigns`);
  const tail = await cli(['logs', 'tail', '-n', '1', '--mock', url], { terminal: true });
  expect(tail.out).toMatch(/^\S+Z {2}403 {2}GET {4}\/v1\/campaigns {2}listCampaigns/);
  for (const [argv, said] of [
    [['faults', 'add', '--operation', 'nothing', '--status', '503'], 'there is no operation nothing\n'],
    [['faults', 'add', '--operation', 'createmailin', '--status', '503'], 'did you mean createMailing?'],
    [['faults', 'add', '--event', 'maild', '--delivery', 'reorder'], 'did you mean mailed?'],
    [['logs', 'tail', '--operation', 'getMe'], 'hint: Expected one of: getOrganization, listCampaigns, '],
  ] as const) {
    const wrong = await cli([...argv, '--mock', url]);
    expect(wrong).toMatchObject({ code: 2, out: '' });
    expect(wrong.err).toContain(said);
  }
  const refused = await cli(['faults', 'add', '--connection', 'rst', '--mock', url]);
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toContain('connection must be one of reset, cut, hang');
});

test('a mock that asks for its control token gets it from either variable', async () => {
  const { url, close } = await serve(createMock({ seed: 1 }), { controlToken: 'let-me-in' });
  onTestFinished(close);
  const shown = (env: Record<string, string>) => cli(['clock', 'show', '--mock', url], { env });
  expect(await shown({})).toMatchObject({ code: 1, out: '' });
  expect(await shown({ DIRECT_MAIL_CONTROL_TOKEN: 'let-me-in' })).toMatchObject({ code: 0, err: '' });
  expect(await shown({ DIRECT_MAIL_MOCK_CONTROL_TOKEN: 'let-me-in' })).toMatchObject({ code: 0, err: '' });
});

test('a preview is waited for as long as the service asks, and no longer than --timeout', async () => {
  const { mock, campaign, live } = await servedMock();
  await mock.settings.update({ previewDelays: { png: 90, pdf: 90 } });
  await cli(['mailings', 'send', '--campaign', campaign.id, ...ada, '--yes'], { env: live });
  const id = (await mock.mailings.list())[0]?.id ?? '';
  const file = join(folder(), 'card.png');
  const late = await cli(['mailings', 'preview', id, '-o', file, '--timeout', '1m'], { env: live, mock });
  expect(late).toMatchObject({ code: 1, out: '' });
  expect(late.err).toContain('not ready; ask again in 90000 ms (time-out: 60000 ms)');
  expect(late.err).toContain('hint: To wait longer: --timeout');
  const drawn = await cli(['mailings', 'preview', id, '-o', file], { env: live, mock });
  expect(drawn).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(drawn.out)).toMatchObject({ file, part: 'front', content_type: 'image/png' });
});

test('Ctrl-C ends with 130; while a piece is being sent, with 3, because it may have been', async () => {
  const { campaign, live, test: token } = await servedMock();
  const interrupted = (argv: string[], env: Record<string, string>) => {
    const stop = new AbortController();
    return cli(argv, {
      env,
      signal: stop.signal,
      // Answers nothing, and is aborted once it is called: whatever the machine does meanwhile.
      fetch: (_, init) =>
        new Promise((_resolve, reject) => {
          const { signal } = init as { signal: AbortSignal };
          signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
          stop.abort(new DOMException('interrupted', 'AbortError'));
        }),
    });
  };
  expect(await interrupted(['campaigns', 'list'], live)).toMatchObject({ code: 130, out: '' });
  const send = ['mailings', 'send', '--campaign', campaign.id, ...ada];
  expect(await interrupted(send, token)).toMatchObject({ code: 3, out: '' });
});

test('a mock that is not there: how to start one', async () => {
  const ran = await cli(['clock', 'show', '--mock', 'http://127.0.0.1:9']);
  expect(ran).toMatchObject({ code: 1, out: '' });
  expect(ran.err).toContain('hint: Start one: npx @direct-mail/mock');
});

test('an option that is given twice is refused: the last would be taken without a word', async () => {
  const { live } = await servedMock();
  const twice: [string[], string][] = [
    [['mailings', 'send', '--campaign', 'a', ...ada, '--campaign', 'b', '--dry-run'], '--campaign'],
    [['send', 'x.csv', '--campaign', 'a', '--campaign=b', '--plan-only'], '--campaign'],
    [['campaigns', 'list', '--base-url', 'https://a.example.com', '--base-url', 'https://b.example.com'], '--base-url'],
    [['runs', 'report', 'x', '-o', 'a.csv', '--output', 'b.csv'], '--output'],
    [['reset', '--fixtures', 'demo', '--fixtures', 'demo'], '--fixtures'],
    [['whoami', '--json', 'mode', '--json', 'profile'], '--json'],
  ];
  for (const [argv, option] of twice) {
    const ran = await cli(argv, { env: live });
    expect({ argv, ...ran }).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain(`error: ${option} is given more than once`);
  }
  const wrong = await cli(['reset', '--fixtures', 'dmeo'], { env: live });
  expect(wrong.err).toContain('Allowed choices are empty, demo');
});

test('a number that would be rounded is refused, and its value is not repeated; what only looks long is not', async () => {
  const { live } = await servedMock();
  const send = (...argv: string[]) => cli(['api', 'POST', '/v1/order', '--dry-run', ...argv], { env: live });
  const inexact = ['12345678901234567890', '-9007199254740993', '0.12345678901234567890', '1e400', '1e-400'];
  for (const text of inexact) {
    for (const argv of [
      ['--set', `n:=${text}`],
      ['--set', `n:=[{"a":${text}}]`],
      ['--body', `{"n":${text}}`],
    ]) {
      const ran = await send(...argv);
      expect({ argv, ...ran }).toMatchObject({ code: 2, out: '' });
      expect(ran.err).toContain('a number has more digits than can be sent, and would be rounded');
      expect(ran.err).not.toContain(text);
    }
  }
  for (const text of ['0', '-0', '0.0', '1.50', '15e-1', '100', '1E2', '1234567890123456', '9007199254740992', '0.1']) {
    expect({ text, ...(await send('--set', `n:=${text}`)) }).toMatchObject({ code: 0 });
  }
});
