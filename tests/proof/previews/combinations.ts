import type { Random } from '../random.ts';

/** Content as people put it into cards and e-mails: each takes the style of its outer element, and of one within it. */
type Structure = (outer: string, inner: string) => string;

const sentence = 'Bread that is baked at night, every night of the year';
const svg =
  '<svg width="80" height="60" viewBox="0 0 80 60"><rect width="80" height="60" fill="#c33"/><circle cx="40" cy="30" r="20" fill="#fff"/></svg>';
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><rect width="80" height="60" fill="#36c"/><rect x="10" y="10" width="30" height="40" fill="#fc3"/></svg>')}`;

/** As wide as a card. */
const wide = picture.replace(
  'width%3D%2280%22%20height%3D%2260%22',
  'width%3D%22600%22%20height%3D%22300%22%20viewBox%3D%220%200%2080%2060%22',
);

const structures: readonly Structure[] = [
  (outer, inner) => `<div style="${outer}"><p style="${inner}">${sentence}</p><p>Open from six</p></div>`,
  (outer, inner) => `<div style="${outer}"><h1 style="${inner}">Ten dollars</h1><p>${sentence}</p></div>`,
  (outer, inner) =>
    `<div style="${outer}">Only <b style="${inner}">this week</b> at <i>the bakery</i>, ${sentence}</div>`,
  (outer, inner) =>
    `<div style="${outer}"><img style="${inner}" src="${picture}" width="80" height="60">${sentence}</div>`,
  (outer, inner) => `<div style="${outer}"><div style="${inner}">One</div><div>Two</div><div>Three</div></div>`,
  (outer, inner) => `<div style="display:flex;${outer}"><div style="${inner}">One</div><div>Two words</div></div>`,
  (outer, inner) =>
    `<div style="display:grid;grid-template-columns:1fr 2fr;${outer}"><div style="${inner}">One</div><div>Two words</div><div>Three</div></div>`,
  (outer, inner) => `<ul style="${outer}"><li style="${inner}">Rye</li><li>Wheat</li><li>${sentence}</li></ul>`,
  (outer, inner) => `<ol style="${outer}"><li style="${inner}">Rye</li><li>Wheat</li></ol>`,
  (outer, inner) =>
    `<table style="${outer}"><tr><td style="${inner}">Rye</td><td>$4</td></tr><tr><td>Wheat and barley</td><td>$5</td></tr></table>`,
  (outer, inner) =>
    `<table width="100%" cellpadding="0" cellspacing="0" style="${outer}"><tr><td align="center" style="${inner}">${sentence}</td></tr></table>`,
  (outer, inner) => `<center style="${outer}"><span style="display:inline-block;${inner}">A button</span></center>`,
  (outer, inner) =>
    `<div style="position:relative;${outer}">${sentence}<span style="position:absolute;right:4px;bottom:4px;${inner}">new</span></div>`,
  (outer, inner) => `<div style="${outer}"><div style="float:left;${inner}">Left</div>${sentence}</div>`,
  (outer, inner) => `<div style="${outer}"><div style="${inner}">${svg}</div>${sentence}</div>`,
  (outer, inner) => `<blockquote style="${outer}"><p style="${inner}">${sentence}</p><cite>Ada</cite></blockquote>`,
  (outer, inner) => `<dl style="${outer}"><dt style="${inner}">Rye</dt><dd>${sentence}</dd></dl>`,
  (outer, inner) => `<div style="${outer}"><a href="#" style="${inner}">order.example</a><hr>${sentence}</div>`,
  (outer, inner) =>
    `<section style="${outer}"><pre style="${inner}">CODE  10\n  OFF</pre><small>${sentence}</small></section>`,
  (outer, inner) =>
    `<figure style="${outer}"><img style="${inner}" src="${picture}"><figcaption>${sentence}</figcaption></figure>`,
  (outer, inner) =>
    `<div style="position:relative;text-align:center;${outer}"><i style="position:absolute;left:0;top:50%;width:100%;height:2px;background:#c33"></i><span style="position:relative;background:#fff;padding:0 8px;${inner}">Heading</span></div>`,
  (outer, inner) =>
    `<div style="position:relative;padding:20px;${outer}"><img style="position:absolute;left:0;top:0;width:100%;height:100%;z-index:-1;${inner}" src="${picture}"><h2>On a picture</h2></div>`,
  (outer, inner) =>
    `<div style="padding:8px;${outer}"><div style="float:right;background:#eee;${inner}">Badge</div><h2>A heading</h2><p>${sentence}</p></div>`,
  (outer, inner) =>
    `<ul style="${outer}"><li style="${inner}"><div style="display:flex;justify-content:space-between"><b>Rye</b><span>$4</span></div></li><li>Wheat</li></ul>`,
  (outer, inner) =>
    `<table style="${outer}"><thead><tr><th>Loaf</th><th>Price</th></tr></thead><tbody style="${inner}"><tr><td>Rye</td><td>$4</td></tr></tbody></table>`,
  (outer, inner) =>
    `<table cellpadding="4" style="${outer}"><tr style="${inner}"><td bgcolor="#eeeeee">Rye</td><td><font size="2">${sentence}</font></td></tr></table>`,
  (outer, inner) =>
    `<div style="${outer}"><a href="#" style="${inner}"><div>A block</div> in a link</a> and ${sentence}</div>`,
  (outer, inner) =>
    `<div style="display:flex;gap:8px;${outer}"><img style="${inner}" src="${picture}" width="80" height="60"><div><h3 style="margin:0">Rye</h3>${sentence}</div></div>`,
  (outer, inner) =>
    `<div style="display:flex;flex-wrap:wrap;${outer}">${`<div style="flex:0 0 33.33333333%;max-width:33.33333333%;box-sizing:border-box;padding:0 8px;${inner}"><img style="max-width:100%;height:auto" src="${wide}"><b>Rye</b></div>`.repeat(3)}</div>`,
  (outer, inner) =>
    `<div style="display:grid;grid-template-columns:repeat(2,1fr);gap:8px;${outer}"><div><img style="max-width:100%;${inner}" src="${wide}"><p>Rye</p></div><div>${sentence}</div></div>`,
  (outer, inner) =>
    `<div style="overflow:hidden;${outer}">${['Rye', 'Wheat', 'Oats', 'Spelt'].map((word) => `<div style="float:left;width:25%;${inner}">${word}</div>`).join('')}</div>`,
  (outer, inner) =>
    `<table width="100%" cellspacing="0" style="${outer}"><tr><td width="40%"><img style="max-width:100%;${inner}" src="${wide}"></td><td>${sentence}</td></tr></table>`,
  (outer, inner) => `<div style="${outer}"><button style="${inner}">Order now</button> ${sentence}</div>`,
  (outer, inner) =>
    `<div style="position:relative;height:120px;${outer}"><div style="position:absolute;left:10px;top:10px;display:flex;gap:8px;background:#eee;${inner}"><b>Rye</b><span>${sentence}, ${sentence}</span></div></div>`,
];

const declarations: readonly string[] = [
  'padding:12px',
  'padding:1em 2em',
  'padding:5%',
  'margin:10px',
  'margin:0 auto',
  'margin-top:-8px',
  'margin-left:auto',
  'width:60%',
  'width:200px',
  'width:min-content',
  'width:fit-content',
  'max-width:150px',
  'min-width:300px',
  'height:90px',
  'min-height:100px',
  'box-sizing:border-box',
  'border:2px solid #333',
  'border:4px dashed #06c',
  'border-left:8px solid #c33',
  'border-bottom:3px double #333',
  'border-radius:12px',
  'border-radius:50%',
  'background:#fd8',
  'background:linear-gradient(90deg,#fc3,#c33)',
  `background:#eee url(&quot;${picture}&quot;) no-repeat center`,
  'background:radial-gradient(circle,#fff,#9cf)',
  'box-shadow:0 4px 8px rgba(0,0,0,.4)',
  'box-shadow:inset 0 0 0 4px #c33',
  'outline:3px solid #06c',
  'opacity:.5',
  'color:#c33',
  'font-size:30px',
  'font-size:80%',
  'font-weight:bold',
  'font-style:italic',
  'font-family:Georgia,serif',
  'font-family:Courier New,monospace',
  'line-height:2',
  'line-height:20px',
  'letter-spacing:3px',
  'word-spacing:8px',
  'text-align:center',
  'text-align:right',
  'text-align:justify',
  'text-indent:20px',
  'text-transform:uppercase',
  'text-decoration:underline',
  'text-decoration:line-through',
  'white-space:nowrap',
  'white-space:pre-line',
  'word-break:break-all',
  'vertical-align:middle',
  'vertical-align:top',
  'display:inline-block',
  'display:inline',
  'display:block',
  'display:flex',
  'display:inline-flex',
  'flex-direction:column',
  'justify-content:space-between',
  'justify-content:center',
  'align-items:center',
  'gap:16px',
  'flex:1',
  'flex-wrap:wrap',
  'float:right',
  'float:left',
  'clear:both',
  'position:relative;left:20px;top:6px',
  'position:absolute;right:10px;top:10px',
  'overflow:hidden',
  'transform:rotate(4deg)',
  'transform:translate(10px,10px) scale(1.1)',
  'object-fit:cover',
  'object-fit:contain',
  'aspect-ratio:2',
  'list-style:square',
  'list-style:none',
  'list-style-position:inside',
  'border-collapse:collapse',
  'border-spacing:0',
  'text-shadow:2px 2px 0 #9cf',
  'filter:grayscale(1)',
  'clip-path:inset(4px)',
  'columns:2',
  'visibility:hidden',
  'text-overflow:ellipsis;overflow:hidden;white-space:nowrap',
  'order:2',
  'z-index:2',
  'z-index:-1',
  'position:relative',
  'display:table',
  'display:table-cell',
  'display:inline-table',
  'display:grid',
  'display:contents',
  'margin:1em 0',
  'border:1px solid #333;border-radius:4px',
  'background:#eee',
  'width:100%',
  'max-width:100%',
  'height:auto',
  'font-size:12px',
  'font:bold 20px/1.2 Arial',
  'direction:rtl',
];

/** A card whose content has some declarations, of one family so that both renderers have its fonts. */
export function combination(random: Random): string {
  const style = (most: number): string =>
    Array.from({ length: random.between(0, most) }, () => random.pick(declarations)).join(';');
  const parts = Array.from({ length: random.between(1, 2) }, () => random.pick(structures)(style(3), style(3)));
  const doctype = random.pick(['', '<!doctype html>']);
  return `${doctype}<body style="margin:0;width:6.25in;height:4.25in;font:16px Arial">${`<div style="padding:.4in">${parts.join('\n')}</div>`}</body>`;
}
