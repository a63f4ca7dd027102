import type { Draw } from '../fuzz/chance.ts';

/** What a designer might write, and what no designer would: values of each kind of property. */
const lengths = [
  '0',
  '1px',
  '12px',
  '-1px',
  '-20px',
  '50px',
  '300px',
  '2in',
  '.5in',
  '14pt',
  '1em',
  '-1em',
  '2.5rem',
  '10%',
  '50%',
  '100%',
  '-50%',
  'auto',
  'calc(100% - 10px)',
  'min(50%, 200px)',
  'clamp(1px, 5vw, 40px)',
];
const extremes = [
  '4294967296px',
  '-4294967296px',
  '1e9px',
  '-1e9px',
  '1e-9px',
  '99999%',
  'calc(1px / 0)',
  'NaN',
  '1e38px',
  '2147483648px',
];
const colors = ['red', '#0a0', '#12345678', 'rgba(0,0,0,.4)', 'hsl(200 50% 50%)', 'currentColor', 'transparent'];
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

const keywords: Readonly<Record<string, readonly string[]>> = {
  display: [
    'block',
    'inline',
    'inline-block',
    'flex',
    'inline-flex',
    'grid',
    'inline-grid',
    'table',
    'table-cell',
    'list-item',
    'none',
    'contents',
    'flow-root',
  ],
  position: ['static', 'relative', 'absolute', 'fixed', 'sticky'],
  float: ['left', 'right', 'none'],
  clear: ['both', 'left'],
  overflow: ['hidden', 'visible', 'scroll', 'auto'],
  'white-space': ['nowrap', 'pre', 'pre-line', 'pre-wrap'],
  'text-align': ['left', 'right', 'center', 'justify'],
  'vertical-align': ['top', 'middle', 'bottom', 'baseline', 'super', '-4px'],
  'box-sizing': ['border-box', 'content-box'],
  'flex-direction': ['row', 'column', 'row-reverse', 'column-reverse'],
  'flex-wrap': ['wrap', 'nowrap', 'wrap-reverse'],
  'justify-content': ['center', 'space-between', 'flex-end', 'space-evenly', 'stretch'],
  'align-items': ['center', 'stretch', 'baseline', 'flex-end'],
  flex: ['1', '0 0 auto', '1 1 30%', 'none', '99999'],
  order: ['-1', '0', '3', '2147483647'],
  'object-fit': ['cover', 'contain', 'none', 'scale-down'],
  'list-style': ['none', 'inside square', 'outside decimal', 'upper-roman'],
  'grid-template-columns': [
    '1fr 1fr',
    'repeat(3, 1fr)',
    'auto 2in',
    'repeat(auto-fill, minmax(1in, 1fr))',
    'repeat(9999, 1px)',
    '[a] 1fr [b] 2fr',
  ],
  'grid-column': ['1 / 3', 'span 2', '-1', '9999', 'span 9999'],
  'grid-template-areas': ['"a b" "c c"', '"a" "a b"'],
  'font-family': ['Arial', 'Georgia, serif', 'monospace', '"Brush Script MT", cursive', 'Nonesuch', 'inherit'],
  'font-weight': ['bold', '100', '900', '450', 'lighter', '99999'],
  'font-style': ['italic', 'oblique 20deg'],
  'text-transform': ['uppercase', 'capitalize'],
  'text-decoration': ['underline wavy red', 'line-through', 'overline 4px'],
  'writing-mode': ['vertical-rl', 'horizontal-tb'],
  direction: ['rtl', 'ltr'],
  'mix-blend-mode': ['multiply', 'screen', 'overlay'],
  'clip-path': [
    'circle(40%)',
    'inset(10px 20%)',
    'polygon(0 0, 100% 0, 50% 100%)',
    'ellipse(10px 20px at 50% 50%)',
    'circle(-5px)',
  ],
  filter: [
    'blur(4px)',
    'grayscale(1)',
    'drop-shadow(2px 2px 4px #000)',
    'hue-rotate(90deg)',
    'blur(-4px)',
    'blur(9999px)',
  ],
  transform: [
    'rotate(5deg)',
    'scale(2)',
    'translate(-50%, 10px)',
    'skew(20deg)',
    'matrix(1,0,0,1,5,5)',
    'rotate3d(1,1,1,45deg)',
    'scale(0)',
    'scale(1e9)',
    'perspective(1px)',
  ],
  background: [
    'red',
    'linear-gradient(90deg, red, blue)',
    'radial-gradient(circle, #fff 10%, #000)',
    'conic-gradient(red, lime)',
    `url(${pixel}) center / cover`,
    'repeating-linear-gradient(45deg, #000 0 1px, #fff 1px 9px)',
    'linear-gradient(red)',
    'linear-gradient(1e9deg, red -1e9px, blue 1e9px)',
  ],
  content: ['"x"', '""', 'counter(n)', 'attr(class)', `url(${pixel})`, '"\\201C"'],
  'line-height': ['1', '1.5', '0', '-1', '200%', '1e9'],
  opacity: ['0', '.5', '2', '-1'],
  'z-index': ['-1', '5', '2147483647', '-2147483648'],
  'aspect-ratio': ['1', '16 / 9', '0 / 0', '1 / 0'],
  animation: ['spin 2s infinite'],
  columns: ['2', '3 100px'],
  'will-change': ['transform'],
  '-webkit-line-clamp': ['2', '0'],
};
const sized = [
  'width',
  'height',
  'min-width',
  'min-height',
  'max-width',
  'max-height',
  'margin',
  'margin-top',
  'margin-bottom',
  'margin-left',
  'padding',
  'padding-left',
  'top',
  'left',
  'right',
  'bottom',
  'font-size',
  'border-radius',
  'letter-spacing',
  'word-spacing',
  'text-indent',
  'gap',
  'row-gap',
  'flex-basis',
  'border-width',
  'outline-offset',
  'inset',
  'border-spacing',
];
const painted = ['color', 'background-color', 'border-color', 'outline-color', 'text-decoration-color', 'accent-color'];
const tags = [
  'div',
  'p',
  'span',
  'b',
  'i',
  'em',
  'a',
  'h1',
  'h2',
  'ul',
  'ol',
  'li',
  'table',
  'tr',
  'td',
  'th',
  'img',
  'br',
  'hr',
  'blockquote',
  'pre',
  'section',
  'figure',
  'dl',
  'dt',
  'dd',
  'center',
  'font',
  'small',
  'sup',
  'svg',
  'strong',
  'label',
  'button',
  'details',
];
const words = [
  'Hello',
  'Ada',
  'Fresh bread',
  '$1,234.50',
  'NGUYỄN',
  'Ελλάδα',
  '漢字',
  'שלום',
  '🎉',
  '→',
  '',
  ' ',
  '\n',
  'x'.repeat(300),
  'a b c d e f g h i j k',
  '&nbsp;&amp;&#x1F600;',
  '\u200b',
  '{{ first_name }}',
  '\u0000',
];

/** A document; `wild` also draws values that no one would write. */
export function documentOf(chance: Draw, wild: boolean): string {
  const pick = <T>(list: readonly T[]): T => list[chance.below(list.length)] as T;
  const length = () => (wild && chance.below(4) === 0 ? pick(extremes) : pick(lengths));
  const declaration = (): string => {
    const kind = chance.below(10);
    if (kind < 5) return `${pick(sized)}:${length()}`;
    if (kind < 6) return `${pick(painted)}:${pick(colors)}`;
    if (kind < 7) return `border:${length()} ${pick(['solid', 'dashed', 'double', 'dotted'])} ${pick(colors)}`;
    if (kind < 8 && wild) return `box-shadow:${length()} ${length()} ${length()} ${length()} ${pick(colors)}`;
    const property = pick(Object.keys(keywords));
    return `${property}:${pick(keywords[property] as readonly string[])}`;
  };
  const declarations = () => Array.from({ length: 1 + chance.below(5) }, declaration).join(';');
  const selector = () =>
    `${pick(['', '', '.a ', '.b > ', 'div + ', '* '])}${pick([...tags, '.a', '.b', '.c', '#d', ':first-child', 'p:nth-child(2n+1)', '*', 'td', 'a:not(.b)', ':is(p, b)'])}${pick(['', '', '', '::before', '::after', '::first-letter', ':hover'])}`;
  const rule = (): string => {
    const plain = `${selector()}{${declarations()}}`;
    if (chance.below(12) === 0) return `@media ${pick(['print', 'screen', '(min-width: 300px)'])}{${plain}}`;
    if (chance.below(20) === 0) return `@font-face{font-family:F;src:url(f.woff2)}@import url("x;y");${plain}`;
    return plain;
  };
  let left = 4 + chance.below(25);
  const svg = (): string => {
    const n = () =>
      wild && chance.below(4) === 0
        ? pick(['1e9', '-1e9', '4294967296', 'NaN', '1e38'])
        : String(chance.below(200) - 50);
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
    return `<svg ${pick(['', 'width="40" height="40"', `viewBox="0 0 ${n()} ${n()}"`, `width="${n()}" height="${n()}"`])}>${Array.from({ length: 1 + chance.below(3) }, shape).join('')}</svg>`;
  };
  const node = (depth: number): string => {
    left -= 1;
    if (left < 0 || depth > 12 || chance.below(4) === 0) return pick(words);
    const tag = pick(tags);
    const style = chance.below(2) === 0 ? ` style="${declarations().replaceAll('"', "'")}"` : '';
    const look = chance.below(3) === 0 ? ` class="${pick(['a', 'b', 'c', 'a b', 'page'])}"` : '';
    if (tag === 'svg') return svg();
    if (tag === 'br' || tag === 'hr') return `<${tag}${look}${style}>`;
    if (tag === 'img')
      return `<img${look}${style} src="${pick([pixel, 'x.png', ''])}" ${pick(['', 'width=16 height=16', 'align=left'])}>`;
    return `<${tag}${look}${style}>${Array.from({ length: 1 + chance.below(4) }, () => node(depth + 1)).join(pick(['', ' ', '\n']))}</${tag}>`;
  };
  const body = Array.from({ length: 1 + chance.below(4) }, () => node(0)).join('\n');
  const sheet = Array.from({ length: chance.below(10) }, rule).join('\n');
  return `<style>${sheet}</style><body style="${chance.below(2) === 0 ? 'width:6.25in;height:4.25in;margin:0' : declarations().replaceAll('"', "'")}">${body}</body>`;
}

/** A document with a few places changed: something repeated, taken out, exchanged or nested deeply. */
export function mutated(chance: Draw, html: string): string {
  let text = html;
  for (let round = 1 + chance.below(6); round > 0; round -= 1) {
    const at = chance.below(text.length + 1);
    const to = Math.min(text.length, at + chance.below(200));
    const piece = text.slice(at, to);
    const kind = chance.below(8);
    if (kind === 0) text = text.slice(0, at) + text.slice(to);
    else if (kind === 1) text = text.slice(0, to) + piece.repeat(1 + chance.below(20)) + text.slice(to);
    else if (kind === 2)
      text = text.slice(0, at) + '({['.charAt(chance.below(3)).repeat(chance.below(9000)) + text.slice(at);
    else if (kind === 3)
      text = text.replace(/\d+/, () => String(2 ** chance.below(64) * (chance.below(2) === 0 ? 1 : -1)));
    else if (kind === 4)
      text = text.replace(
        /(\d)(px|in|pt|%|em)/,
        (_all, digit: string) => `${digit}${'%pxinptem'.slice(chance.below(4), 6)}`,
      );
    else if (kind === 5)
      text =
        text.slice(0, at) +
        (['<div>', 'a{', '<svg>', '<table><td>', 'calc(', ':not('][chance.below(6)] as string).repeat(
          chance.below(400),
        ) +
        text.slice(at);
    else if (kind === 6) text = text.slice(0, at) + String.fromCharCode(chance.below(0xffff)) + text.slice(at + 1);
    else {
      const from = chance.below(text.length + 1);
      text = text.slice(0, at) + text.slice(from, from + chance.below(300)) + text.slice(at);
    }
  }
  return text;
}
