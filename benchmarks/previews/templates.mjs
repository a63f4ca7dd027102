/**
 * Twenty templates in the manner of those that programs send to print services (an inquiry of 2026 named them): written anew, since
 * most of theirs may not be copied, with the same ways of laying out, and with what the renderer got wrong in the originals.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { demoArtwork } from '../../packages/mock/src/fixtures/artwork/index.ts';
import { good } from '../../packages/previews/test/corpus/good.ts';
import { published } from './published.mjs';
import { resumes } from './themes.mjs';
import { web } from './web.mjs';

const reset =
  '*, *:before, *:after { -webkit-box-sizing: border-box; -moz-box-sizing: border-box; box-sizing: border-box; }';
const sized = (width, height) => `body { width: ${width}in; height: ${height}in; margin: 0; padding: 0; }`;
const safe = (width, height) =>
  `#safe-area { position: absolute; width: ${width}in; height: ${height}in; left: 0.1875in; top: 0.1875in; background-color: rgba(255,255,255,0.5); }`;
const google = (family) =>
  `<link href="https://fonts.googleapis.com/css?family=${family}" rel="stylesheet" type="text/css">`;
const logo = 'https://cdn.example/logo.png';
const photo = 'https://cdn.example/photo.png';

const card = (width, height, text) =>
  `<html><head>${google('Open+Sans:400,600')}<style>${reset} ${sized(width, height)} body { background-image: url(${photo}); background-size: ${width}in ${height}in; background-repeat: no-repeat; } ${safe(width - 0.375, height - 0.375)} .text { margin: 10px; font-family: 'Open Sans'; font-weight: 400; font-size: 40px; color: white; text-shadow: 2px 2px black; }</style></head><body><div id="safe-area"><div class="text">${text}</div></div></body></html>`;

const named = [
  ['lob 4x6', 'postcard_4x6', card(6.25, 4.25, 'Hello {{ first_name }}!<br>Your card is on its way.')],
  ['lob 6x9', 'postcard_6x9', card(9.25, 6.25, 'A larger card<br>with the same words.')],
  ['lob 6x11', 'postcard_6x11', card(11.25, 6.25, 'The largest card of all')],
  [
    'lob letter',
    'letter_8.5x11',
    `<html><head><style>${reset} ${sized(8.5, 11)} .page { page-break-after: always; position: relative; width: 8.5in; height: 11in; } .page-content { position: absolute; width: 8.125in; height: 10.625in; left: 0.1875in; top: 0.1875in; background-color: rgba(0,0,0,0.05); } .text { position: relative; left: 20px; top: 3in; width: 6in; font-size: 30px; }</style></head><body><div class="page"><div class="page-content"><div class="text">Dear {{ first_name }},<br><br>this is the first page of a letter.</div></div></div><div class="page"><div class="page-content"><div class="text">And this is the second.</div></div></div></body></html>`,
  ],
  [
    'reminder with a handwriting',
    'postcard_4x6',
    `<html><head>${google('Caveat')}<style>${reset} ${sized(6.25, 4.25)} body { background: #fdfaf2; } h1 { font-family: Caveat, cursive; font-size: 56px; margin: .5in .5in 0; color: #24506e; } p { font: 16px/1.5 Helvetica, Arial, sans-serif; margin: .2in .5in; width: 4in; } .sig { position: absolute; right: .6in; bottom: .5in; font: 34px Caveat, cursive; }</style></head><body><h1>Time for a visit</h1><p>Your last appointment was six months ago. Call us and we will find an hour that suits you.</p><div class="sig">Dr. Deluxe</div></body></html>`,
  ],
  [
    'notice by letter',
    'letter_8.5x11',
    `<html><head><style>body { width: 8.5in; height: 11in; margin: 0; font-family: "Times New Roman", Times, serif; font-size: 12pt; } .body { position: absolute; top: 3.6in; left: 1in; right: 1in; } table { width: 100%; border-collapse: collapse; } td, th { border-bottom: 1px solid #999; padding: 6px 4px; text-align: left; } .r { text-align: right }</style></head><body><div class="body"><p>Dear {{ first_name }},</p><p>the following is due on the first of the month:</p><table><tr><th>Item</th><th class="r">Amount</th></tr><tr><td>Rent</td><td class="r">$1,250.00</td></tr><tr><td>Parking</td><td class="r">$80.00</td></tr></table><p>Sincerely,<br>The Office</p></div></body></html>`,
  ],
  [
    'card from a list',
    'postcard_4x6',
    `<html><head><style>${reset} ${sized(6.25, 4.25)} body { font-family: Helvetica, Arial, sans-serif; } .band { height: 1.4in; background: #1d4e89; color: #fff; padding: .4in .4in 0; font-size: 30px; font-weight: bold; } .txt { margin: .35in .4in; width: 3.4in; font-size: 15px; line-height: 1.45; }</style></head><body><div class="band">Spring sale</div><div class="txt">Dear {{ first_name }}, everything in the garden is twenty percent off until Sunday. Bring this card.</div></body></html>`,
  ],
  [
    'easy thank-you',
    'postcard_4x6',
    `<html><head>${google('Lato:400,700')}<style>${reset} ${sized(6.25, 4.25)} #message { position: absolute; width: 2.2in; height: 2in; top: 1.4in; left: .25in; font-family: 'Lato'; font-weight: 400; font-size: .122in; } #thanks { font-family: Caveat; font-size: 0.75in; text-align: center; padding-top: .3in; color: #b3402a; }</style></head><body><div id="thanks">Thank you</div><div id="message">Dear {{ first_name }},<br>\n      thank you for the wonderful evening. <br>\n      We hope to see you again soon.<br><br>\n      Yours</div></body></html>`,
  ],
  [
    'easy birthday',
    'postcard_4x6',
    `<html><head>${google('Montserrat:700')}<style>${reset} ${sized(6.25, 4.25)} body { background: linear-gradient(135deg, #ffe29f, #ffa99f 48%, #ff719a); } .big { font: 700 52px/1 Montserrat, sans-serif; color: #fff; position: absolute; left: .5in; top: 1in; text-transform: uppercase; letter-spacing: 2px; } .dot { position: absolute; width: 1.1in; height: 1.1in; border-radius: 50%; background: rgba(255,255,255,.35); }</style></head><body><div class="dot" style="right:.4in;top:.5in"></div><div class="dot" style="right:1.1in;top:2in"></div><div class="big">Happy<br>birthday</div></body></html>`,
  ],
  [
    'restaurant',
    'postcard_4x6',
    `<html><head><style>@import url('https://fonts.googleapis.com/css2?family=Inter:wght@400;500;600&display=swap'); ${reset} ${sized(6.25, 4.25)} body { font-family: Inter, sans-serif; background: #1c1917; color: #fafaf9; } .row { display: flex; height: 100%; } .pic { width: 45%; background: url(${photo}) center / cover; } .copy { flex: 1; padding: .55in .45in; } h1 { font-size: 30px; line-height: 1.1; margin: 0 0 12px; } .pill { display: inline-block; margin-top: 18px; padding: 8px 16px; border-radius: 999px; background: #ea580c; font-weight: 600; font-size: 14px; }</style></head><body><div class="row"><div class="pic"></div><div class="copy"><h1>Dinner for two, one for free</h1><p>Dear {{ first_name }},<br> come by on a Tuesday in May and one main course is on us.</p><span class="pill">Show this card</span></div></div></body></html>`,
  ],
  [
    'lawn',
    'postcard_6x9',
    `<html><head>${google('Oswald:400,700')}<style>${reset} ${sized(9.25, 6.25)} body { background: #166534; color: #fff; font-family: Oswald, sans-serif; } h1 { margin: .6in .6in .1in; font-size: 64px; line-height: 1.05; text-transform: uppercase; } ul { margin: .1in .6in; padding: 0; list-style: none; font-size: 24px; } .price { position: absolute; right: .6in; bottom: .6in; width: 2in; height: 2in; border-radius: 50%; background: #facc15; color: #14532d; display: flex; align-items: center; justify-content: center; font-size: 54px; font-weight: 700; }</style></head><body><h1>Your lawn deserves better</h1><ul><li>✓ Mowing</li><li>✓ Edging</li><li>✓ Leaves</li></ul><div class="price">$39</div></body></html>`,
  ],
  [
    'ringready',
    'postcard_4x6',
    `<html><head><style>${reset} ${sized(6.25, 4.25)} body { font-family: Arial, sans-serif; background: #f8fafc; } .head { padding: .4in .45in .1in; font-size: 26px; font-weight: bold; color: #0f172a; } .i { display: inline-block; width: 22px; height: 22px; margin-right: 10px; border-radius: 4px; background: #2563eb; vertical-align: middle; } .line { margin: 10px .45in; font-size: 16px; }</style></head><body><div class="head">Never miss a call</div><div class="line"><span class="i"></span>Answered day and night</div><div class="line"><span class="i"></span>Booked into your calendar</div><div class="line"><span class="i"></span>From $49 a month</div></body></html>`,
  ],
  [
    'listing',
    'postcard_6x9',
    `<html><head><style>${reset} ${sized(9.25, 6.25)} body { font-family: Georgia, serif; } .hero { position: absolute; left: 0; top: 0; width: 9.25in; height: 3.9in; background: url(${photo}) center / cover; } .bar { position: absolute; left: 0; right: 0; bottom: 0; height: 2.35in; padding: .35in .5in; display: grid; grid-template-columns: 2fr 1fr; gap: .3in; } h2 { margin: 0 0 .1in; font-size: 30px; } .facts { font-size: 15px; line-height: 1.6; border-left: 2px solid #b45309; padding-left: .25in; }</style></head><body><div class="hero"></div><div class="bar"><div><h2>Just listed on Spruce Street</h2><p style="margin:0">A quiet house with a garden, ten minutes from the harbor. Ask us what yours is worth.</p></div><div class="facts">3 bedrooms<br>2 baths<br>1,840 square feet<br>$489,000</div></div></body></html>`,
  ],
  [
    'mailroom',
    'letter_8.5x11',
    `<html><head><style>${reset} ${sized(8.5, 11)} body { font: 11pt/1.5 Arial, sans-serif; } .wrap { padding: 3.4in 1in 1in; } img { width: 1.6in; padding: 10px; border: 1px solid #cbd5e1; } h3 { border-bottom: 2px solid #334155; padding-bottom: 4px; }</style></head><body><div class="wrap"><img src="${logo}"><h3>Your mail has moved</h3><p>Dear {{ first_name }}, from Monday on your packages wait for you in the new mailroom behind the stairs.</p><ol><li>Bring your badge.</li><li>Scan the code at the door.</li><li>Take your package.</li></ol></div></body></html>`,
  ],
  [
    'postacard',
    'postcard_4x6',
    `<html><head><style>body { width: 4.25in; height: 6.25in; padding: .3in; margin: 0; box-sizing: content-box; } .in { width: 100%; height: 100%; border: 3px dashed #be185d; border-radius: 14px; } h1 { font: 700 30px/1.2 Georgia, serif; margin: .4in .3in 0; color: #be185d; } p { margin: .2in .3in; font: 16px/1.5 Verdana, sans-serif; }</style></head><body style="width:3.65in;height:5.65in"><div class="in"><h1>Greetings from the coast</h1><p>The sea is cold, the bread is warm, and we think of you.</p></div></body></html>`,
  ],
  [
    'wedding',
    'postcard_4x6',
    `<html><head><style>${sized(6.25, 4.25)} body { background: #fffdf8; font-family: Georgia, serif; text-align: center; color: #3f3a34; } .names { padding-top: 1.1in; font-size: 40px; font-style: italic; } .line { width: 1.2in; height: 1px; background: #b89b6a; margin: 16px auto; } .date { letter-spacing: 4px; font-size: 14px; text-transform: uppercase; }</style></head><body><div class="names">Grace &amp; Ada</div><div class="line"></div><div class="date">June 5, 2030 · Portland</div></body></html>`,
  ],
  [
    'donors',
    'letter_8.5x11',
    `<html><head><style>${sized(8.5, 11)} body { font-family: Georgia, "Times New Roman", serif; font-size: 12pt; line-height: 1.5; } .t { margin: 3.5in 1.1in 0; } blockquote { margin: 0 0 0 .4in; padding-left: .2in; border-left: 3px solid #0e7490; font-style: italic; color: #155e75; } .ps { margin-top: .3in; font-size: 10pt; }</style></head><body><div class="t"><p>Dear {{ first_name }},</p><p>because of you, two hundred children read their first book this year.</p><blockquote>“I read it twice, and then to my brother.”</blockquote><p>Thank you. <b>Will you help again?</b></p><p class="ps">P.S. Every gift before June is doubled.</p></div></body></html>`,
  ],
  [
    'capsule letter',
    'letter_8.5x11',
    `<html><head><style>${sized(8.5, 11)} body { font-family: Arial; font-size: 12pt; } .p { margin: 3.5in 1in 0; page-break-after: always; } .q { margin: 1in; }</style></head><body><div class="p"><h1>To myself</h1><p>If you read this, it worked.</p></div><div class="q"><p>The second page of the letter.</p></div></body></html>`,
  ],
  [
    'invoice',
    'letter_8.5x11',
    `<html><head><style>${sized(8.5, 11)} body { font: 10pt/1.4 Helvetica, Arial, sans-serif; } .logo { max-width: 150px; max-height: 60px; } .top { margin: .6in .75in 0 4.4in; text-align: right; } .main { margin: 2.6in .75in 0; } table { width: 100%; border-collapse: collapse; } th { background: #f1f5f9; text-align: left; } th, td { padding: 8px 10px; border: 1px solid #cbd5e1; } td:last-child, th:last-child { text-align: right; } tr:nth-child(even) td { background: #f8fafc; } tfoot td { font-weight: bold; }</style></head><body><div class="top"><img class="logo" src="${logo}"><div>Invoice 1042</div></div><div class="main"><table><thead><tr><th>Description</th><th>Hours</th><th>Total</th></tr></thead><tbody><tr><td>Design</td><td>8</td><td>$960.00</td></tr><tr><td>Print</td><td>2</td><td>$240.00</td></tr><tr><td>Postage</td><td></td><td>$120.00</td></tr></tbody><tfoot><tr><td colspan="2">Total</td><td>$1,320.00</td></tr></tfoot></table></div></body></html>`,
  ],
  [
    'label',
    'postcard_4x6',
    `<html><head><style>${sized(4, 6)} body { font-family: Arial, sans-serif; } .b { border: 2px solid #000; margin: .2in; height: 5.5in; } .r { border-bottom: 2px solid #000; padding: .15in; } .big { font-size: 44px; font-weight: 900; } .to { font-size: 20px; line-height: 1.3; }</style></head><body><div class="b"><div class="r big">P</div><div class="r">Priority, 2 days</div><div class="r to">ADA LOVELACE<br>22 SPRUCE ST<br>PORTLAND ME 04101</div></div></body></html>`,
  ],
].map(([name, format, html]) => ({ name, format, html }));

const folder = new URL('../../packages/previews/test/templates/', import.meta.url);
const features = readdirSync(folder)
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({
    name: file.replace('.html', ''),
    format: file.includes('letter') ? 'letter_8.5x11' : 'postcard_4x6',
    html: readFileSync(new URL(file, folder), 'utf8'),
  }));
const demo = demoArtwork
  .filter(({ front_html }) => front_html)
  .map(({ name, format, front_html }) => ({ name, format, html: front_html }));
const ours = good.filter(({ name, side }) => !name.startsWith('demo') && side !== 'back' && !name.includes('world'));

/** What each is filled with. */
export const data = {
  first_name: 'Ada',
  promo_code: 'HELLO10',
  vip: true,
  items: [{ name: 'Rye', price: 5 }],
  code: 'A1',
};
/** Cards and letters with the CSS of today, as a designer writes it, before any of them was drawn: the format is the name's first part. */
const gallery = readdirSync(new URL('./gallery/', import.meta.url)).map((file) => {
  const [, format, name] = /^(.+)\.([\w-]+)\.html$/.exec(file);
  return { name, format, html: readFileSync(new URL(`./gallery/${file}`, import.meta.url), 'utf8') };
});

export const sets = { named, published, own: [...demo, ...features, ...ours].slice(0, 20), gallery, web, resumes };
export const pictures = { logo, photo };
