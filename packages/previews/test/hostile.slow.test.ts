import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { createPreviewer } from '../src/index.ts';
import { decoded, front, pieceOf, previewer } from './support.ts';

const isFallback = (picture: { at(x: number, y: number): string }) => picture.at(0, 0) === '#d9d4ca';

describe('hostile creatives: limits', () => {
  test.each([
    ['256 KB of HTML', `<p>${'x'.repeat(257 * 1024)}</p>`, /larger than 256 KB/],
    [
      '256 KB once filled in',
      '{% for i in (1..400) %}{{ custom.big }}{% endfor %}',
      /filled in, the HTML is larger than 256 KB/,
    ],
    ['2,000 nodes', '<b>x</b>'.repeat(1500), /more than 2000 elements/],
    ['200 levels', `${'<div>'.repeat(300)}x`, /deeper than 200 levels/],
    ['20,000 levels', `${'<i>'.repeat(20_000)}x`, /deeper than 200 levels|more than 2000/],
    [
      'an endless loop',
      '{% for i in (1..100000000) %}{% for j in (1..100000000) %}x{% endfor %}{% endfor %}',
      /merge tags cannot be filled in/,
    ],
    [
      'memory',
      '{% assign s = "0123456789" %}{% for i in (1..60) %}{% assign s = s | append: s %}{% endfor %}{{ s }}',
      /merge tags cannot be filled in/,
    ],
  ])('more than %s gives a fallback page that says why', async (_limit, html, reason) => {
    const { picture, warnings } = await front({ front_html: html, merge_tags: { big: 'y'.repeat(1000) } });
    expect(isFallback(picture)).toBe(true);
    expect(warnings.join()).toMatch(reason);
  });

  test('what stays below the limits is drawn', async () => {
    const { picture } = await front({ front_html: `${'<div>'.repeat(150)}${'<b>x</b>'.repeat(700)}` });
    expect(isFallback(picture)).toBe(false);
  });

  test('more than the time gives a fallback page', async () => {
    const slow = `<style>div{position:absolute;width:6in;height:4in;filter:blur(40px)}</style>${'<div>x</div>'.repeat(150)}`;
    const { bytes, warnings } = await createPreviewer({ timeout: 40 }).render(pieceOf({ front_html: slow }), 'front');
    expect(warnings.join()).toMatch(/longer than 0\.04 s/);
    expect(isFallback(decoded(bytes))).toBe(true);
  });

  test('a bad back does not take the front with it', async () => {
    const piece = pieceOf({ front_html: '<body style="background:#00ff00"></body>', back_html: '{% if %}' });
    expect(decoded((await previewer.render(piece, 'front')).bytes).at(9, 9)).toBe('#00ff00');
    expect(isFallback(decoded((await previewer.render(piece, 'back')).bytes))).toBe(true);
    expect((await previewer.render(piece, 'pdf')).contentType).toBe('application/pdf');
  });

  test.each([
    [
      'sizes',
      '<div style="width:1e9px;height:1e9px;filter:blur(1e6px);transform:scale(1e6);font-size:1e6px;opacity:.5">x</div>',
    ],
    ['shadows', '<div style="box-shadow:0 0 99999px 99999px #000;text-shadow:0 0 99999px red">x</div>'],
    [
      'grids',
      '<div style="display:grid;grid-template-columns:repeat(99999,1px)"><b style="grid-area:9999/9999">x</b></div>',
    ],
    [
      'variables',
      `<style>:root{${Array.from({ length: 30 }, (_, i) => `--a${i}:${i ? `var(--a${i - 1}) var(--a${i - 1})` : 'x'}`).join(';')}}p{font-family:var(--a29)}</style><p>x</p>`,
    ],
    ['calc', `<div style="width:calc(${'('.repeat(3000)}1px${')'.repeat(3000)})">x</div>`],
    [
      'broken CSS',
      '<style>} { ; } p { color: } @media { p{} } .a{width:1px</style><p style="width:foo;height:1in;;:;color">x</p>',
    ],
    ['broken HTML', '<p <b> </i> <table><td><div></table> <!-- <img src= <a href="'],
    ['nulls', '\u0000<p>\u0000\uFFFF\u{10FFFF}</p>&#0;&#xD800;&#x110000;'],
    ['svg', '<svg width="99999999" height="99999999"><rect width="1" height="1"/></svg>'],
    ['nested svg', `${'<svg>'.repeat(150)}<use href="#x"/>`],
    ['tables', '<table><tr><td colspan="99999" rowspan="99999">x</table>'],
    ['classes', '<p class="direct-mail-0" id="direct-mail-0" style="color:red">x</p>'],
  ])('nonsense in %s is drawn or refused', async (_kind, html) => {
    const { picture } = await front({ front_html: html });
    expect([picture.width, picture.height]).toEqual([600, 400]);
  });
});

describe('hostile creatives: no network, no files, nothing that runs', () => {
  test('no address in a creative is ever asked for', async () => {
    let asked = 0;
    const server = createServer((_request, response) => {
      asked += 1;
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const html = `<!DOCTYPE html [<!ENTITY x SYSTEM "${at}/dtd">]><html><head><base href="${at}/"><link rel="stylesheet" href="${at}/a.css"><link rel="preload" as="font" href="${at}/f">
<style>@import "${at}/b.css"; @import url(${at}/c.css); @font-face{font-family:f;src:url(${at}/f.woff2)} p{background:url(${at}/p.png);list-style-image:url('${at}/l.png');border-image:url(${at}/i.png) 3;mask-image:url(${at}/m.png);cursor:url(${at}/c.cur),auto} p::before{content:url(${at}/q.png)}</style>
<script>fetch("${at}/s")</script><script src="${at}/s.js"></script><meta http-equiv="refresh" content="0;url=${at}/r"></head>
<body background="${at}/body.png" onload="fetch('${at}/o')"><p>&x;</p><img src="${at}/1.png" srcset="${at}/2.png 2x" onerror="fetch('${at}/e')"><img src="//127.0.0.1/x"><iframe src="${at}/i"></iframe><object data="${at}/o"></object><embed src="${at}/e"><video poster="${at}/v"></video>
<svg width="9" height="9"><image href="${at}/g.png" width="9" height="9"/><use href="${at}/u.svg#a"/><style>@import url(${at}/z.css)</style></svg>
<img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='9' height='9'%3E%3Cimage xlink:href='${at}/n.png' width='9' height='9'/%3E%3C/svg%3E"></body></html>`;
    try {
      for (const part of ['front', 'back', 'pdf'] as const)
        await previewer.render(pieceOf({ front_html: html, back_html: html }), part);
      expect(asked).toBe(0);
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  });

  test('files are not read', async () => {
    const { warnings, picture } = await front({
      front_html:
        '<body style="background:#ff00ff"><img src="file:///etc/passwd"><img src="/etc/passwd"><img src="../../package.json"><svg width="9" height="9"><image href="file:///etc/hosts" width="9" height="9"/></svg>{% include "/etc/passwd" %}</body>',
    });
    expect(warnings.join()).toMatch(/merge tags cannot be read: {% include %} needs another file/);
    expect(isFallback(picture)).toBe(true);
    const drawn = await front({ front_html: '<img src="file:///etc/passwd"><img src="/etc/passwd">' });
    expect(drawn.warnings).toHaveLength(2);
  });

  test('scripts leave no trace', async () => {
    const plain = await previewer.render(pieceOf({ front_html: '<p>Words</p>' }), 'front');
    const scripted = await previewer.render(
      pieceOf({ front_html: '<script>document.write("x")</script><p>Words</p><template>x</template>' }),
      'front',
    );
    expect(scripted.bytes).toEqual(plain.bytes);
  });

  test('elements that are not printed are named', async () => {
    const { warnings } = await front({ front_html: '<iframe></iframe><video></video><input type="file">' });
    expect(warnings).toEqual([
      '<iframe> is not printed and is left out',
      '<video> is not printed and is left out',
      '<input> is not printed and is left out',
    ]);
  });
});
