import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMock, type FixtureFile } from '@direct-mail/mock';
import { findChromium } from '@direct-mail/previews';
import { DirectMail } from '@direct-mail/sdk';
import { expect, test } from 'vitest';
import { cli, folder, servedMock } from './support.ts';

const card = '<h1 style="font-size:20pt;margin:1in">Hi {{ first_name }}, {{ offer }} for you</h1>';

function artwork(html = card) {
  const home = folder();
  const path = join(home, 'card.html');
  writeFileSync(path, html);
  return { home, path };
}

const isPng = (path: string): boolean => readFileSync(path).subarray(1, 4).toString() === 'PNG';

test('mirror writes an account as fixtures, and a mock of them answers with the same ids', async () => {
  const { mock, live } = await servedMock();
  const audience = await mock.audiences.create({ name: 'Friends' });
  const out = join(folder(), 'fixtures.json');
  const ran = await cli(['mirror', '-o', out], { env: live, terminal: { err: true } });
  expect(ran).toMatchObject({ code: 0 });
  expect(JSON.parse(ran.out)).toMatchObject({ campaigns: 1, creatives: 1, audiences: 1 });
  expect(ran.err).toContain('Artwork is a stand-in, audiences are empty.');
  const fixtures = JSON.parse(readFileSync(out, 'utf8')) as FixtureFile;
  const copy = createMock({ fixtures });
  const [from, to] = [new DirectMail({ ...mock.connection }), new DirectMail({ ...copy.connection })];
  const campaigns = await from.campaigns.list();
  expect(await to.campaigns.list()).toEqual(campaigns);
  const of = async (mail: DirectMail) =>
    (await mail.campaigns.listCreatives(campaigns[0]?.id ?? '')).map(({ thumbnail_url: _url, ...each }) => each);
  expect(await of(to)).toEqual(await of(from));
  const ids = async (mail: DirectMail) =>
    (await mail.audiences.list()).map(({ id, member_count }) => [id, member_count]);
  expect(await ids(to)).toContainEqual([audience.id, 0]);
  const html = fixtures.campaigns?.[0]?.creatives?.[0]?.front_html ?? '';
  expect(html).toContain('The API shows no artwork');
  expect(html).toContain('<img src="data:image/png;base64,');
  expect(await cli(['mirror', '-o', out], { env: live })).toMatchObject({ code: 2, out: '' });
});

test('mirror: a thumbnail that cannot be had leaves a stand-in without one, and no name is markup or a merge tag', async () => {
  const { mock, live } = await servedMock();
  await mock.campaigns.create({
    name: 'Odd',
    creatives: [{ name: '{{ x }} <b>"A"</b>', format: 'postcard_4x6', default: true, front_html: '<p>x</p>' }],
  });
  const only = (input: Parameters<typeof fetch>[0], init?: RequestInit): ReturnType<typeof fetch> =>
    String(input instanceof Request ? input.url : input).includes('thumbnail')
      ? Promise.resolve(new Response('gone', { status: 404 }))
      : fetch(input, init);
  const ran = await cli(['mirror'], { env: live, fetch: only });
  const fixtures = JSON.parse(ran.out) as FixtureFile;
  expect(ran.out).not.toContain('<img');
  expect(ran.out).not.toContain('{{ x }} <b>\\"A\\"</b></p>');
  expect((await createMock({ fixtures }).campaigns.list()).map(({ name }) => name)).toEqual(['Spring', 'Odd']);
});

test('creatives check: merge tags without data, and text that does not fit with the longest row of a list', async () => {
  const { home, path } = artwork();
  const bare = await cli(['creatives', 'check', path]);
  expect(bare).toMatchObject({ code: 0, err: '' });
  // The same fields whatever was found: what has none is null, and a slip is told on a faultless card too.
  const asked = await cli(['creatives', 'check', path, '--data', '{"first_name":"Ada"}', '--fields', 'key,rows']);
  expect(JSON.parse(asked.out)).toContainEqual({ key: 'offer', rows: null });
  expect(await cli(['creatives', 'check', path, '--fields', 'code,lien'])).toMatchObject({ code: 2 });
  const missing = await cli(['creatives', 'check', path, '--data', '{"first_name":"Ada"}']);
  expect(missing.code).toBe(1);
  expect(JSON.parse(missing.out)).toContainEqual(
    expect.objectContaining({ code: 'merge-tag-unfilled', key: 'offer', line: 1, side: 'front' }),
  );
  const whose = await cli(['creatives', 'check', path, '--data', '{}', '--renderer', 'takumi', '--fields', 'renderer']);
  expect(JSON.parse(whose.out)).toContainEqual({ renderer: 'takumi' });
  const list = join(home, 'people.csv');
  writeFileSync(
    list,
    `First Name,offer\nAda,10 %\nAugusta,${'A very long offer that fits on no card at all. '.repeat(60)}\n`,
  );
  const long = await cli(['creatives', 'check', path, '--rows', list]);
  expect(long.code).toBe(1);
  const found = JSON.parse(long.out) as { code: string }[];
  expect(found.some(({ code }) => /^text-(off-card|cut|outside-safe-area)$/.test(code))).toBe(true);
  expect(found.some(({ code }) => code === 'merge-tag-unfilled')).toBe(false);
  expect(long.out).not.toContain('Augusta');
  writeFileSync(list, 'First Name,Deal\nAda,10 %\nBea,\n');
  const mapped = await cli(['creatives', 'check', path, '--rows', list, '--map', 'tag:offer=Deal']);
  // As `send` counts: the headings are row 1.
  expect(JSON.parse(mapped.out)).toContainEqual(
    expect.objectContaining({ key: 'offer', row: 3, message: expect.stringMatching(/1 of 2 rows, first in row 3$/) }),
  );
  // Columns mean what they mean to `send`; one that fills nothing is named as an option would.
  const other = artwork('<h1 style="margin:1in">{{ promo_code }} {{ offer }}</h1>');
  writeFileSync(list, 'First Name,Promo Code,Deal\nAda,A1,10 %\nBea,B2,20 %\n');
  const guessed = JSON.parse((await cli(['creatives', 'check', other.path, '--rows', list])).out);
  expect(guessed).toMatchObject([
    { code: 'merge-tag-unfilled', key: 'offer', rows: 2, remedy: 'Name its column with --map tag:offer=COLUMN' },
  ]);
  // Blank lines count, as in a spreadsheet, and the row can be seen.
  writeFileSync(list, 'First Name,Deal\nAda,10 %\n\n\nBea,\n');
  const told = await cli(['creatives', 'check', path, '--rows', list, '--map', 'tag:offer=Deal'], { terminal: true });
  expect(told.err).toContain('1 errors, ');
  const [, command = ''] = /To see row 5: direct-mail (.*)$/m.exec(told.err) ?? [];
  const [front, second] = [join(home, 'row-5.png'), join(home, 'row-2.png')];
  expect(await cli([...command.split(' '), '-o', front])).toMatchObject({ code: 0 });
  expect(await cli([...command.replace(/5$/, '2').split(' '), '-o', second])).toMatchObject({ code: 0 });
  expect(readFileSync(front).equals(readFileSync(second))).toBe(false);
  const gap = await cli([...command.replace(/5$/, '3').split(' '), '-o', front, '--replace']);
  expect(gap).toMatchObject({
    code: 2,
    err: expect.stringContaining('--row: the list has no row 3; its rows are 2 to 5'),
  });
});

test('creatives check: a picture beside the file is drawn, and said to be out of a printer’s reach', async () => {
  const { home, path } = artwork('<p>text</p>\n<img src="logo.svg" width="90" height="90">');
  writeFileSync(join(home, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const ran = await cli(['creatives', 'check', path, '--fields', 'code,severity,line']);
  expect(JSON.parse(ran.out)).toContainEqual({ code: 'picture-unreachable', severity: 'warning', line: 2 });
  expect(await cli(['creatives', 'check', path, '--strict'])).toMatchObject({ code: 1 });
});

test('D03: creatives: a misspelt format is refused, one of your own without a size is told', async () => {
  const { path } = artwork();
  const list = join(folder(), 'list.csv');
  writeFileSync(list, 'first_name,offer\nAda,Bread\n');
  for (const words of [
    ['check', path],
    ['preview', path],
    ['compare', path],
    ['check', path, '--rows', list],
  ]) {
    const ran = await cli(['creatives', ...words, '--format', 'postcard_6×9']);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain('--format: there is no format "postcard_6×9"; did you mean postcard_6x9?');
  }
  const own = await cli(['creatives', 'check', path, '--format', 'banner_100x200', '--fields', 'code,message']);
  expect(JSON.parse(own.out)).toContainEqual({
    code: 'not-drawn',
    message: expect.stringContaining('names no size of 1 to 24 in'),
  });
});

test('creatives preview draws both sides into a page, or one file, and says what is missing', async () => {
  const { home, path } = artwork();
  const ran = await cli(['creatives', 'preview', path, '--data', '{"first_name":"Ada"}', '--no-open']);
  expect(ran.code).toBe(0);
  const { file, files, renderer } = JSON.parse(ran.out) as { file: string; files: string[]; renderer: string };
  expect(renderer).toBe('takumi');
  expect(readFileSync(file, 'utf8')).toContain('<img src="front.png"');
  expect(files.slice(1).map(isPng)).toEqual([true, true]);
  expect(ran.err).toMatch(/error: front, line 1: .*offer/);
  const pdf = await cli(['creatives', 'preview', path, '-o', join(home, 'card.pdf'), '--no-open']);
  expect(pdf).toMatchObject({ code: 0, err: '' });
  expect(readFileSync(join(home, 'card.pdf'), 'latin1')).toMatch(/^%PDF/);
  await cli(['creatives', 'preview', path, '-o', join(home, 'card.png')]);
  expect(isPng(join(home, 'card.png'))).toBe(true);
});

test('creatives preview --watch draws it again at each save, also of what the HTML names', async () => {
  const { home, path } = artwork('<p>one</p>');
  const data = join(home, 'row.json');
  writeFileSync(data, '{}');
  const stop = new AbortController();
  let told = '';
  let drawn = 0;
  const ran = cli(['creatives', 'preview', path, '--data', data, '--watch', '--no-open'], {
    signal: stop.signal,
    heard: (text) => {
      told += text;
    },
    wrote: (text) => {
      drawn += text.split('\n').length - 1;
    },
  });
  await expect.poll(() => drawn).toBe(1);
  const html = `<link rel="stylesheet" href="card.css"><img src='pictures/{{ name }}.png'><div style="background:url(paper.svg)">x</div>`;
  mkdirSync(join(home, 'pictures'));
  let count = 1;
  const saves: [string, string][] = [
    [path, html],
    [data, '{"name":"cat"}'],
    [join(home, 'card.css'), 'p{}'],
    [join(home, 'pictures', 'cat.png'), 'no picture'],
    [join(home, 'paper.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'],
  ];
  for (const [file, text] of saves) {
    writeFileSync(file, text);
    count += 1;
    await expect.poll(() => drawn, { message: file }).toBe(count);
  }
  writeFileSync(path, '<p>{% if x %}</p>');
  await expect.poll(() => told).toContain('error');
  stop.abort(new DOMException('interrupted', 'AbortError'));
  expect(await ran).toMatchObject({ code: 130 });
});

test.each([
  [['creatives', 'preview', '/nonexistent.html'], 'there is no such file'],
  [['creatives', 'check', '/nonexistent.html'], 'there is no such file'],
])('%j ends with 2', async (argv, said) => {
  const ran = await cli(argv);
  expect(ran).toMatchObject({ code: 2, out: '' });
  expect(ran.err).toContain(said);
});

const chromium = await findChromium({ sandbox: false });

test.skipIf('missing' in chromium)(
  'compare draws both sides with both renderers, and ends with 1 where they differ',
  async () => {
    const { home, path } = artwork('<body style="margin:0;width:6.25in;height:4.25in;background:#135"></body>');
    const compare = (...more: string[]) =>
      cli([
        'creatives',
        'compare',
        path,
        '--chromium-no-sandbox',
        '--no-open',
        '--folder',
        join(home, 'compared'),
        ...more,
      ]);
    const same = await compare();
    expect(same).toMatchObject({ code: 0, err: '' });
    const [front] = JSON.parse(same.out) as { difference: number; same: boolean; file: string }[];
    expect(front).toMatchObject({ difference: 0, same: true });
    expect(readFileSync(front?.file ?? '', 'utf8')).toContain('front-difference.png');
    for (const name of ['takumi', 'chromium', 'difference']) {
      expect(isPng(join(home, 'compared', `front-${name}.png`))).toBe(true);
    }
    writeFileSync(
      path,
      '<body style="margin:0;width:6.25in;height:4.25in"><div style="display:flex;aspect-ratio:2/1;background:#135">Hi</div></body>',
    );
    const other = await compare();
    expect(other.code).toBe(1);
    expect(JSON.parse(other.out)).toMatchObject([
      { same: false, warnings: [expect.stringContaining('aspect-ratio')] },
      {},
    ]);
  },
);

test('a Chromium that is not there is told as what is to be mended', async () => {
  const { path } = artwork();
  const ran = await cli(['creatives', 'compare', path, '--no-open', '--chromium', join(folder(), 'no-browser')]);
  expect(ran).toMatchObject({ code: 2, out: '' });
  expect(ran.err).toContain('Chromium cannot draw here');
  expect(ran.err).not.toContain('bug');
});
