import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { createPreviewer, findChromium, type PreviewPart, type PreviewPiece } from '../../src/index.ts';
import { decoded, pageBoxes, pieceOf } from '../support.ts';

// As root a browser has no sandbox of its own; everywhere else it draws with it.
const chromium = { sandbox: process.getuid?.() !== 0 };
const found = await findChromium(chromium);
if ('missing' in found) console.warn(`NOT TESTED: drawing with Chromium, for ${found.missing}`);

// A busy machine refuses no artwork.
const previewer = createPreviewer({ renderer: 'chromium', chromium, timeout: 60_000 });
const draw = (changes: Partial<PreviewPiece>, part: PreviewPart = 'front') => previewer.render(pieceOf(changes), part);
const front = async (changes: Partial<PreviewPiece>) => {
  const { bytes, warnings } = await draw(changes);
  return { picture: decoded(bytes), warnings };
};

describe.skipIf('missing' in found)('a piece drawn by Chromium', () => {
  test('is 600 px wide, a thumbnail 300, and says who drew it', async () => {
    const html = '<body style="margin:0;background:#00ff00">';
    const { bytes, renderer } = await draw({ front_html: html });
    expect(renderer).toBe('chromium');
    expect(decoded(bytes)).toMatchObject({ width: 600, height: 400 });
    expect(decoded(bytes).at(5, 5)).toBe('#00ff00');
    expect(decoded((await draw({ front_html: html }, 'thumbnail')).bytes)).toMatchObject({ width: 300, height: 200 });
  });

  test('a proof has 300 dpi, with the bleed of the artwork around it', async () => {
    const bled = '<style>body{margin:0}</style><div style="width:11.25in;height:6.25in;background:#ff0000"></div>';
    const changes = { format: 'postcard_6x11', front_html: bled, back_html: bled };
    for (const part of ['front_proof', 'back_proof'] as const) {
      const picture = decoded((await draw(changes, part)).bytes);
      expect([picture.width, picture.height]).toEqual([3375, 1875]);
      expect([picture.at(2, 2), picture.at(3372, 2), picture.at(2, 1872)]).toEqual(['#ff0000', '#ff0000', '#ff0000']);
    }
    expect(decoded((await draw(changes)).bytes)).toMatchObject({ width: 600 });
  });

  test('style sheets for print apply, and those for screens do not', async () => {
    const html =
      '<style>body{margin:0}div{height:4in;background:#ff0000}@media print{div{background:#00ff00}}@media screen{div{height:1in}}</style><div></div>';
    for (let time = 0; time < 2; time += 1) {
      const { picture } = await front({ front_html: html });
      expect(picture.at(300, 390)).toBe('#00ff00');
    }
  });

  test('a font that is here is drawn for a web font of its name, whatever fonts the machine has', async () => {
    const face = (source: string) => `<style>@font-face{font-family:Lato;src:local('DejaVu Serif'),${source}}</style>`;
    const words = '<p style="font:40px Lato,serif">Fresh bread</p>';
    const [named, plain] = [
      await front({ front_html: `${face('url(https://fonts.example/lato.woff2)')}${words}` }),
      await front({ front_html: words }),
    ];
    expect(Buffer.compare(named.picture.pixels, plain.picture.pixels)).toBe(0);
    expect(named.warnings).toContain('The web font “Lato” cannot be fetched here; it is drawn in Lato');
  });

  test('what one piece needed is kept for no other: neither its pictures nor what is said of its fonts', async () => {
    const src = 'https://example.com/logo.png';
    const html = `<style>body{margin:0;font:900 20px Futura,Inter}img{display:block;width:600px;height:300px}</style><img src="${src}">Words`;
    const seen: unknown[] = [];
    for (const colour of [0xff, 0x00]) {
      const picture = new PNG({ width: 2, height: 2, colorType: 2 });
      picture.data.fill(255);
      for (let at = 0; at < 16; at += 4) picture.data[at] = colour;
      const drawn = await front({ front_html: html, images: new Map([[src, PNG.sync.write(picture)]]) });
      seen.push([drawn.picture.at(100, 100), drawn.warnings.filter((said) => /Futura/.test(said)).length]);
    }
    const unpictured = await front({ front_html: html });
    seen.push([unpictured.warnings.filter((said) => said.includes(src)).length]);
    expect(seen).toEqual([['#ffffff', 1], ['#00ffff', 1], [1]]);
  });

  test('no script runs, and nothing is asked for over the network, loopback included', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end();
    });
    server.on('connection', () => asked.push('a connection'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const paint = "document.body.style.background='#ff0000'";
    const html = `<!doctype html><head><meta http-equiv="refresh" content="0;url=${origin}/refresh"><link rel="preconnect" href="${origin}"><link rel="dns-prefetch" href="${origin}"><link rel="preload" as="image" href="${origin}/preload"><link rel="stylesheet" href="${origin}/link.css"><style>@import url(${origin}/import.css);@font-face{font-family:Own;src:url(${origin}/own.woff2)}body{margin:0;font-family:Own;background:#00ff00 url(${origin}/body.png) no-repeat -999px}</style></head><body onload="${paint}"><script>${paint}</script><img src="x" onerror="${paint}"><svg onload="${paint}"><image href="${origin}/svg.png"/><script>${paint}</script></svg><iframe src="${origin}/frame"></iframe><object data="${origin}/object"></object><video src="${origin}/video"></video><a href="javascript:${paint}" ping="${origin}/ping">x</a><img src="${origin}/a.png" srcset="${origin}/b.png 2x"><img src="file:///etc/hostname"><form action="${origin}/form"><input autofocus onfocus="${paint}"></form>`;
    const { picture } = await front({ front_html: html });
    expect(picture.at(590, 390)).toBe('#00ff00');
    expect(asked).toEqual([]);
    await new Promise((resolve) => server.close(resolve));
  });

  test('a picture of an http: address is found by that address', async () => {
    const png = new PNG({ width: 2, height: 2 });
    png.data.set(new Uint8Array(16).map((_, at) => (at % 4 === 1 || at % 4 === 3 ? 255 : 0)));
    const images = new Map([['http://cdn.example/a.png', new Uint8Array(PNG.sync.write(png))]]);
    const html = '<body style="margin:0"><img src="http://cdn.example/a.png" style="width:6in;height:4in">';
    const { picture, warnings } = await front({ front_html: html, images });
    expect([picture.at(300, 200), warnings]).toEqual(['#00ff00', []]);
  });

  test('a browser that is ended is started again, and the piece is drawn', async () => {
    const html = '<body style="background:#00ff00">';
    await front({ front_html: html });
    const before = browsers();
    expect(before.length).toBeGreaterThan(0);
    for (const id of before) kill(id);
    expect((await front({ front_html: html })).picture.at(9, 9)).toBe('#00ff00');
    expect((await front({ front_html: html })).picture.at(9, 9)).toBe('#00ff00');
    // At whatever it does: between two pieces, while it draws one, and while it prepares the next.
    for (let step = 0; step < 3; step += 1) {
      const drawn = front({ front_html: html });
      for (let turns = 0; turns < step * 6; turns += 1) await new Promise((resolve) => setImmediate(resolve));
      for (const id of browsers()) kill(id);
      const { picture, warnings } = await drawn;
      expect([picture.at(9, 9), warnings]).toEqual(['#00ff00', []]);
    }
  });
});

test('without its sandbox Chromium runs only when that is said', async () => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  expect(await findChromium({ sandbox: true })).toEqual({
    missing: expect.stringMatching(/does not run as root with its own sandbox: .*--chromium-no-sandbox/),
  });
});

test('a browser that is not there is said, or another renderer draws', async () => {
  const options = { path: '/nowhere/chromium', sandbox: false };
  const refused = createPreviewer({ renderer: 'chromium', chromium: options }).render(pieceOf(), 'front');
  await expect(refused).rejects.toThrow('Chromium cannot draw here: there is no browser at /nowhere/chromium');
  const { renderer } = await createPreviewer({ renderer: 'auto', chromium: options }).render(pieceOf(), 'thumbnail');
  expect(renderer).toBe('takumi');
});

const { readdirSync, readFileSync } = process.getBuiltinModule('node:fs');

/** Processes below this one that are a browser, by their command line. */
function browsers(): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    try {
      const [, parent = '0'] = /\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
      parents.set(Number(name), Number(parent));
    } catch {
      // It ended meanwhile.
    }
  }
  const isBelow = (id: number): boolean =>
    id === process.pid || (parents.has(id) && isBelow(parents.get(id) as number));
  return [...parents.keys()].filter(
    (id) => isBelow(id) && /remote-debugging-pipe/.test(readFileSync(`/proc/${id}/cmdline`, 'utf8')),
  );
}

function kill(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It ended meanwhile.
  }
}

describe.skipIf('missing' in found)('the pages of a letter', () => {
  test('a paragraph that continues on the next page has its own letters there', async () => {
    const front_html = `<!doctype html><style>body{font-family:Georgia}p{font-family:Courier New}</style><p>${'A line of a letter. '.repeat(450)}</p>`;
    const { bytes } = await draw({ format: 'letter_8.5x11', front_html, back_html: null }, 'pdf');
    const source = Buffer.from(bytes).toString('latin1');
    expect(await pageBoxes(bytes)).toHaveLength(2);
    expect(source).toMatch(/Cousine/);
    expect(source).not.toMatch(/Gelasio/);
  });
});

describe.skipIf('missing' in found)('letters that few fonts have', () => {
  test('Chromium takes those of the further package too, in artwork and in the address, and says which no font has', async () => {
    const back_html = '<p>你好 สวัสดี \u12d3</p>';
    const address = {
      name: '山田太郎',
      address_1: '1 Main St',
      city: 'Austin',
      state_name: 'TX',
      postal_code: '78701',
    };
    const { bytes, warnings } = await draw({ back_html, address }, 'pdf');
    const fonts = new Set(
      Buffer.from(bytes)
        .toString('latin1')
        .match(/NotoSans\w*/g),
    );
    expect([...fonts].join()).toMatch(/NotoSans(SC|JP)/);
    expect([...fonts].join()).toMatch(/NotoSansThai/);
    expect(warnings).toEqual([
      "No font here has a picture for U+12D3: this machine's fonts draw it, where they have it",
    ]);
  });
});

describe.skipIf('missing' in found)('Chromium says what it leaves out without a word', () => {
  const body = '<!DOCTYPE html><body style="margin:.5in">';
  const svg = encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"><rect width="9"');
  test.each([
    [
      'a font that is nowhere',
      '<p style="font-family:Xyzzy,Georgia">Hi',
      'The font “Xyzzy” is not here; it is drawn in Gelasio',
    ],
    [
      'a web font',
      '<style>@font-face{font-family:F;src:url(https://x.example/f.woff2)}</style><p style="font-family:F">Hi',
      'A web font cannot be fetched here',
    ],
    [
      'a damaged web font',
      '<style>@font-face{font-family:F;src:url(data:font/woff2;base64,AAAA)}</style><p style="font-family:F">Hi',
      'The web font “F” could not be loaded',
    ],
    ['a damaged picture', '<img src="data:image/png;base64,AAAA">', 'is damaged: it is not an image'],
    [
      'an SVG that ends early',
      `<p style="background:url(data:image/svg+xml,${svg})">Hi`,
      'is damaged and is not drawn',
    ],
  ])('%s', async (_what, html, message) => {
    const { warnings } = await previewer.render(pieceOf({ front_html: body + html }), 'front');
    expect(warnings.join('\n')).toContain(message);
  });
});
