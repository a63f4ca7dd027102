import { describe, expect, test } from 'vitest';
import { createPreviewer } from '../../src/index.ts';

const previewer = createPreviewer();

const artwork = (body: string) =>
  `<body style="margin:0;width:6.25in;height:4.25in;background:#fff;font-family:Inter"><h1 style="position:absolute;left:1in;top:2.6in">Spring</h1>${body}</body>`;
const AT = 'style="position:absolute;left:1in;top:1in"';

async function codesOf(body: string, side: 'front' | 'back' = 'front') {
  const { findings } = await previewer.check(artwork(body), { format: 'postcard_4x6', side });
  return findings.filter(({ severity }) => severity !== 'info').map(({ code }) => code);
}

describe('issue 37.1: what is inside an SVG is checked as it is printed', () => {
  test.each([
    [
      'text that its view box makes small',
      'text-too-small',
      `<svg ${AT} width="2in" height="1in" viewBox="0 0 1000 500"><g font-size="40"><text y="90">Terms<tspan font-size="50%"> apply</tspan></text></g></svg>`,
    ],
    [
      'a line that its view box makes thin',
      'line-too-thin',
      `<svg ${AT} width="3in" height="1in" viewBox="0 0 3000 1000"><path d="M0 500H3000" stroke="#000"/></svg>`,
    ],
    [
      'a line that a transform makes thin',
      'line-too-thin',
      `<svg ${AT} width="300" height="100"><g stroke="#000" transform="translate(5 5) scale(.1)"><rect width="2000" height="800" fill="none"/></g></svg>`,
    ],
    [
      'text as pale as what is behind it',
      'text-contrast',
      `<svg ${AT} width="300" height="100"><text y="60" font-size="40" fill="#e5e5e5">Sale</text></svg>`,
    ],
  ])('%s: %s', async (_name, code, body) => {
    expect(await codesOf(body)).toEqual([code]);
  });

  test('a drawing in the address zone is covered', async () => {
    const svg = '<svg style="position:absolute;right:.5in;bottom:.8in" width="200" height="60"><circle r="30"/></svg>';
    expect(await codesOf(svg, 'back')).toContain('picture-under-address');
  });

  test.each([
    [
      'a logo',
      `<svg ${AT} width="2in" height=".8in" viewBox="0 0 200 80"><circle cx="40" cy="40" r="30" fill="none" stroke="#06c" stroke-width="4"/><text x="85" y="50" font-size="28" fill="#024">Acme</text></svg>`,
    ],
    [
      'symbols, which are drawn at the size of their use',
      `<svg style="display:none"><symbol id="i" viewBox="0 0 2400 2400"><path d="M0 0h2400v2400H0z" stroke="#000" stroke-width="1"/></symbol></svg><svg ${AT} width="400" height="400"><defs><text font-size="1">x</text></defs><use href="#i"/></svg>`,
    ],
    [
      'decoration',
      `<svg aria-hidden="true" ${AT} width="300" height="100"><text y="60" font-size="4" fill="#f3f3f3">20</text></svg>`,
    ],
    [
      'an outline that keeps its width, and one that is not drawn',
      `<svg ${AT} width="300" height="100" viewBox="0 0 3000 1000"><path d="M0 5H9" stroke="#000" vector-effect="non-scaling-stroke"/><path d="M0 9H9" stroke="none" stroke-width="1"/></svg>`,
    ],
  ])('no finding: %s', async (_name, body) => {
    expect((await codesOf(body)).filter((code) => !code.startsWith('css-'))).toEqual([]);
  });
});
