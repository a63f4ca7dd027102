import type { Random } from '../random.ts';
import { colors, extremes, keywords, lengths, painted, pixel, sized, tags, words } from './values.ts';

/** A document; `wild` also draws values that no one would write. */
export function documentOf(random: Random, wild: boolean): string {
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)] as T;
  const length = () => (wild && random.below(4) === 0 ? pick(extremes) : pick(lengths));
  const declaration = (): string => {
    const kind = random.below(10);
    if (kind < 5) return `${pick(sized)}:${length()}`;
    if (kind < 6) return `${pick(painted)}:${pick(colors)}`;
    if (kind < 7) return `border:${length()} ${pick(['solid', 'dashed', 'double', 'dotted'])} ${pick(colors)}`;
    if (kind < 8 && wild) return `box-shadow:${length()} ${length()} ${length()} ${length()} ${pick(colors)}`;
    const property = pick(Object.keys(keywords));
    return `${property}:${pick(keywords[property] as readonly string[])}`;
  };
  const declarations = () => Array.from({ length: 1 + random.below(5) }, declaration).join(';');
  const selector = () =>
    `${pick(['', '', '.a ', '.b > ', 'div + ', '* '])}${pick([...tags, '.a', '.b', '.c', '#d', ':first-child', 'p:nth-child(2n+1)', '*', 'td', 'a:not(.b)', ':is(p, b)'])}${pick(['', '', '', '::before', '::after', '::first-letter', ':hover'])}`;
  const rule = (): string => {
    const plain = `${selector()}{${declarations()}}`;
    if (random.below(12) === 0) return `@media ${pick(['print', 'screen', '(min-width: 300px)'])}{${plain}}`;
    if (random.below(20) === 0) return `@font-face{font-family:F;src:url(f.woff2)}@import url("x;y");${plain}`;
    return plain;
  };
  let left = 4 + random.below(25);
  const svg = (): string => {
    const n = () =>
      wild && random.below(4) === 0
        ? pick(['1e9', '-1e9', '4294967296', 'NaN', '1e38'])
        : String(random.below(200) - 50);
    const shape = () =>
      pick([
        () => `<rect x="${n()}" y="${n()}" width="${n()}" height="${n()}" rx="${n()}"/>`,
        () =>
          `<circle cx="${n()}" cy="${n()}" r="${n()}" stroke="red" stroke-width="${n()}" stroke-dasharray="${n()} ${n()}"/>`,
        () => `<path d="M${n()} ${n()}C${n()} ${n()} ${n()} ${n()} ${n()} ${n()}A${n()} ${n()} 0 1 0 ${n()} ${n()}Z"/>`,
        () => `<text x="${n()}" y="${n()}" font-size="${n()}">Text</text>`,
        () =>
          `<linearGradient id="g" x1="${n()}"><stop offset="${n()}"/><stop offset="${n()}" stop-color="red"/></linearGradient><rect fill="url(#g)" width="50" height="50"/>`,
        () =>
          `<filter id="f"><feGaussianBlur stdDeviation="${n()}"/><feOffset dx="${n()}"/></filter><rect filter="url(#f)" width="${n()}" height="${n()}"/>`,
        () =>
          `<g transform="scale(${n()}) rotate(${n()})" class="a"><use href="#s"/><rect id="s" width="9" height="9"/></g>`,
      ])();
    return `<svg ${pick(['', 'width="40" height="40"', `viewBox="0 0 ${n()} ${n()}"`, `width="${n()}" height="${n()}"`])}>${Array.from({ length: 1 + random.below(3) }, shape).join('')}</svg>`;
  };
  const node = (depth: number): string => {
    left -= 1;
    if (left < 0 || depth > 12 || random.below(4) === 0) return pick(words);
    const tag = pick(tags);
    const style = random.below(2) === 0 ? ` style="${declarations().replaceAll('"', "'")}"` : '';
    const look = random.below(3) === 0 ? ` class="${pick(['a', 'b', 'c', 'a b', 'page'])}"` : '';
    if (tag === 'svg') return svg();
    if (tag === 'br' || tag === 'hr') return `<${tag}${look}${style}>`;
    if (tag === 'img')
      return `<img${look}${style} src="${pick([pixel, 'x.png', ''])}" ${pick(['', 'width=16 height=16', 'align=left'])}>`;
    return `<${tag}${look}${style}>${Array.from({ length: 1 + random.below(4) }, () => node(depth + 1)).join(pick(['', ' ', '\n']))}</${tag}>`;
  };
  const body = Array.from({ length: 1 + random.below(4) }, () => node(0)).join('\n');
  const sheet = Array.from({ length: random.below(10) }, rule).join('\n');
  return `<style>${sheet}</style><body style="${random.below(2) === 0 ? 'width:6.25in;height:4.25in;margin:0' : declarations().replaceAll('"', "'")}">${body}</body>`;
}

/** A document with a few places changed: something repeated, taken out, exchanged or nested deeply. */
export function mutated(random: Random, html: string): string {
  let text = html;
  for (let round = 1 + random.below(6); round > 0; round -= 1) {
    const at = random.below(text.length + 1);
    const to = Math.min(text.length, at + random.below(200));
    const piece = text.slice(at, to);
    const kind = random.below(8);
    if (kind === 0) text = text.slice(0, at) + text.slice(to);
    else if (kind === 1) text = text.slice(0, to) + piece.repeat(1 + random.below(20)) + text.slice(to);
    else if (kind === 2)
      text = text.slice(0, at) + '({['.charAt(random.below(3)).repeat(random.below(9000)) + text.slice(at);
    else if (kind === 3)
      text = text.replace(/\d+/, () => String(2 ** random.below(64) * (random.below(2) === 0 ? 1 : -1)));
    else if (kind === 4)
      text = text.replace(
        /(\d)(px|in|pt|%|em)/,
        (_all, digit: string) => `${digit}${'%pxinptem'.slice(random.below(4), 6)}`,
      );
    else if (kind === 5)
      text =
        text.slice(0, at) +
        (['<div>', 'a{', '<svg>', '<table><td>', 'calc(', ':not('][random.below(6)] as string).repeat(
          random.below(400),
        ) +
        text.slice(at);
    else if (kind === 6) text = text.slice(0, at) + String.fromCharCode(random.below(0xffff)) + text.slice(at + 1);
    else {
      const from = random.below(text.length + 1);
      text = text.slice(0, at) + text.slice(from, from + random.below(300)) + text.slice(at);
    }
  }
  return text;
}
