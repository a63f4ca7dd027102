/** Takumi beside Chromium, declaration by declaration: what changes Chromium's picture and not Takumi's is told. */
import { expect, test } from 'vitest';
import { createPreviewer, findChromium } from '../../src/index.ts';
import { decoded, type Picture, pieceOf } from '../support.ts';

const chromium = { sandbox: process.getuid?.() !== 0 };
const found = await findChromium(chromium);

/** One of nearly every property of CSS, and of its newer values, units and functions. */
const DECLARATIONS = `
accent-color:red;all:unset;aspect-ratio:3;background:conic-gradient(red,blue);background:light-dark(red,blue);background:linear-gradient(in oklch,red,blue);background:repeating-conic-gradient(red 0 10deg,blue 10deg 20deg)
background-blend-mode:multiply;background-clip:content-box;background-origin:content-box;background-position:right;baseline-shift:4px;border:3px double red;border:6px groove red;border-block:3px solid red
border-end-end-radius:20px;border-image:linear-gradient(red,blue) 10;border-inline-start:5px solid red;border-radius:50%/20%;border-spacing:10px;border-style:dashed;bottom:9px;box-shadow:4px 4px 0 red;box-sizing:content-box
clip-path:circle(40%);clip-path:inset(8px round 8px);clip-path:path("M0 0L50 0L0 50Z");color:color(display-p3 1 0 0);color:hwb(90 10% 10%);color:lab(50% 80 0);color:oklch(60% .2 30);column-count:2
direction:rtl;display:contents;display:flex;display:grid;display:inline-block;display:none;filter:blur(2px);filter:invert(1);filter:sepia(1) hue-rotate(90deg);float:right;font:caption;font-family:monospace
font-feature-settings:"smcp";font-kerning:none;font-size:150%;font-size:larger;font-size:x-large;font-size-adjust:.8;font-style:italic;font-style:oblique 20deg;font-variant:small-caps;font-variant-numeric:oldstyle-nums
font-weight:900;hanging-punctuation:first;height:50px;hyphens:auto;initial-letter:2;inline-size:20px;inset-inline-start:10px;letter-spacing:3px;line-break:anywhere;line-height:2.5;line-height-step:30px
margin:10px;margin-block-start:12px;margin-inline:12px;mask:linear-gradient(#000,transparent);mask-image:radial-gradient(#000 30%,transparent);max-height:12px;max-width:30px;min-height:55px;mix-blend-mode:multiply
object-fit:cover;opacity:.3;order:2;outline:3px solid red;overflow:hidden;overflow-wrap:anywhere;padding:9px;padding-inline:14px;perspective:100px;position:relative;right:12px;rotate:10deg;scale:1.2;scale:.5 1
shape-outside:circle();tab-size:8;text-align:center;text-align:justify;text-align-last:right;text-box:trim-both cap alphabetic;text-combine-upright:all;text-decoration:line-through;text-decoration:underline wavy red
text-emphasis:dot;text-indent:2em;text-justify:inter-character;text-orientation:upright;text-shadow:2px 2px red;text-transform:full-width;text-transform:uppercase;text-underline-offset:6px;text-wrap:balance;text-wrap:nowrap
transform:matrix(1,.2,0,1,0,0);transform:perspective(90px) rotateY(40deg);transform:rotate(10deg);transform:scaleX(-1);transform:skewX(20deg);transform-origin:0 0;translate:9px 9px;unicode-bidi:bidi-override;vertical-align:super
visibility:hidden;white-space:nowrap;white-space:pre;width:10ch;width:1in;width:3cm;width:3lh;width:40q;width:5cqw;width:5rem;width:abs(-40px);width:calc(100% - 30px);width:calc(sin(1)*40px);width:clamp(10px,50%,40px)
width:fit-content;width:max-content;width:min(50%,40px);width:min-content;width:mod(100px,60px);width:round(down,53px,20px);width:stretch;word-break:break-all;word-spacing:9px;writing-mode:vertical-rl;zoom:1.4
-webkit-box-reflect:below;-webkit-mask-image:linear-gradient(#000,transparent);-webkit-text-fill-color:red;-webkit-text-stroke:1px red`
  .split(/[;\n]+/)
  .map((one) => one.trim())
  .filter(Boolean);

const [COLUMNS, WIDTH, HEIGHT] = [9, 88, 62] as const;

function sheet(declarations: readonly string[], isStyled: boolean): string {
  const cells = declarations.map((declaration, index) => {
    const place = `left:${8 + (index % COLUMNS) * WIDTH}px;top:${8 + Math.floor(index / COLUMNS) * HEIGHT}px`;
    const style = isStyled ? declaration.replaceAll('"', "'") : '';
    return `<div class="c" style="${place}"><div class="x" style="${style}">“Office 1234 fluffy” words <b>bold</b> far incomprehensibilities</div></div>`;
  });
  return `<!DOCTYPE html><style>.c{position:absolute;width:80px;height:54px;overflow:hidden}.x{width:70px;height:40px;padding:2px;border:2px solid #360;background:#fc9;font:8px/10px Inter}</style><body style="margin:0">${cells.join('')}`;
}

/** How many pixels differ in the cell of a declaration. */
function changed(one: Picture, other: Picture, index: number): number {
  const scale = one.width / 816;
  let count = 0;
  const [left, top] = [8 + (index % COLUMNS) * WIDTH, 8 + Math.floor(index / COLUMNS) * HEIGHT];
  for (let y = Math.ceil(top * scale); y < (top + 54) * scale; y += 1)
    for (let x = Math.ceil(left * scale); x < (left + 80) * scale; x += 1) {
      const at = (y * one.width + x) * 4;
      let difference = 0;
      for (let channel = 0; channel < 3; channel += 1)
        difference += Math.abs((one.pixels[at + channel] ?? 0) - (other.pixels[at + channel] ?? 0));
      if (difference > 60) count += 1;
    }
  return count;
}

test.skipIf('missing' in found)(
  'whatever changes Chromium’s picture changes Takumi’s, or is told',
  { timeout: 120_000 },
  async () => {
    const takumi = createPreviewer({ timeout: 60_000 });
    const browser = createPreviewer({ renderer: 'chromium', chromium });
    const draw = async (previewer: typeof takumi, html: string) => {
      const piece = pieceOf({ format: 'letter_8.5x11', front_html: html, back_html: null });
      const { bytes, warnings } = await previewer.render(piece, 'thumbnail');
      return { picture: decoded(bytes), warnings };
    };
    const silent: string[] = [];
    const perSheet = COLUMNS * 16;
    for (let from = 0; from < DECLARATIONS.length; from += perSheet) {
      const some = DECLARATIONS.slice(from, from + perSheet);
      const [plain, styled] = [sheet(some, false), sheet(some, true)];
      const [t0, t1] = [await draw(takumi, plain), await draw(takumi, styled)];
      const [c0, c1] = [await draw(browser, plain), await draw(browser, styled)];
      for (const [index, declaration] of some.entries()) {
        const [property = ''] = declaration.split(':');
        const isTold = t1.warnings.some(
          (warning) =>
            warning.includes(property.replace('-webkit-', '')) || (property === 'all' && warning.startsWith('all ')),
        );
        if (changed(c0.picture, c1.picture, index) > 12 && changed(t0.picture, t1.picture, index) < 3 && !isTold)
          silent.push(declaration);
      }
    }
    expect(silent).toEqual([]);
  },
);
