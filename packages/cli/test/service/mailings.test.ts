import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ada, cli, folder, servedMock } from '../support.ts';

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
  expect(none).toMatchObject({ code: 1, out: '', err: 'error: there is no such mailing\ncode: not_found\n' });
  const waited = await cli(['mailings', 'wait', id], { env: live, mock });
  expect(JSON.parse(waited.out)).toMatchObject({ id, state: 'delivered' });
  const got = await cli(['mailings', 'get', id, '--fields', 'state,address.city'], { env: live });
  expect(JSON.parse(got.out)).toEqual({ state: 'delivered', 'address.city': 'MOUNTAIN VIEW' });
  const listed = await cli(['mailings', 'list', '--campaign', campaign.id, '--all', '--fields', 'id'], { env: live });
  expect(JSON.parse(listed.out)).toEqual([{ id }]);
  const search = async (words: string) => {
    const { out } = await cli(['mailings', 'list', '--campaign', campaign.id, '--search', words], { env: live });
    return (JSON.parse(out) as { id: string }[]).map((each) => each.id);
  };
  for (const words of ['view lovelace', 'ÁDA', 'a1', id]) expect(await search(words)).toEqual([id]);
  expect(await search('ada a2')).toEqual([]);
});

test('a production token that spends asks at a terminal, and needs --yes without one', async () => {
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
    mode: 'production',
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

test('a preview is waited for as long as the service asks, and no longer than --timeout', async () => {
  const { mock, campaign, live } = await servedMock();
  await mock.settings.update({ previewDelays: { png: 90, pdf: 90 } });
  await cli(['mailings', 'send', '--campaign', campaign.id, ...ada, '--yes'], { env: live });
  const id = (await mock.mailings.list())[0]?.id ?? '';
  const file = join(folder(), 'card.png');
  const late = await cli(['mailings', 'preview', id, '-o', file, '--timeout', '1m'], { env: live, mock });
  expect(late).toMatchObject({ code: 1, out: '' });
  expect(late.err).toContain('not ready within 60000 ms; try again in 90000 ms');
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
