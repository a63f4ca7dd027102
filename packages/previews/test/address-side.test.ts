import { describe, expect, test } from 'vitest';
import { addressLines, addressSide, addressZone } from '../src/address/address-side.ts';
import { bars, imbDigits, imbSvg } from '../src/address/barcode.ts';
import { sheetFormat } from '../src/sheet/formats.ts';
import { plainSheet } from '../src/sheet/sheet.ts';
import type { Node } from '../src/takumi/nodes.ts';
import { address, decoded, pieceOf, previewer, readPdf } from './support.ts';

const formats = ['postcard_4x6', 'postcard_6x9', 'postcard_6x11'];

describe('the address block', () => {
  test('When no name is given, the address block shows the text `Current Resident`', () => {
    const lines = addressLines({ address: { ...address, name: null }, recipient: {} });
    expect(lines[0]).toBe('CURRENT RESIDENT');
  });

  test('D67: name, company, address lines, city, state and ZIP+4, those that there are', () => {
    expect(addressLines({ address, recipient: {} })).toEqual([
      'GRACE HOPPER',
      '1400 KEY BLVD',
      'ARLINGTON VA  22209-1518',
    ]);
    const full = { ...address, company: 'Eckert & Co', address_2: 'Apt 4', zip_addon: null };
    expect(addressLines({ address: full, recipient: {} })).toEqual([
      'GRACE HOPPER',
      'ECKERT & CO',
      '1400 KEY BLVD',
      'APT 4',
      'ARLINGTON VA  22209',
    ]);
  });

  test('D61: full_name wins on the piece', () => {
    const recipient = { first_name: 'G', last_name: 'H', full_name: 'Rear Admiral Hopper' };
    expect(addressLines({ address: { ...address, name: '' }, recipient })[0]).toBe('REAR ADMIRAL HOPPER');
  });

  test('D66: while there is no address yet, the block is empty', async () => {
    expect(addressLines({ address: null, recipient: {} })).toEqual([]);
    const { warnings } = await previewer.render(pieceOf({ address: null }), 'back');
    expect(warnings).toEqual([]);
  });

  test('a piece that was given no address says that its zone is empty', async () => {
    const { warnings } = await previewer.render(pieceOf({ address: undefined }), 'back');
    expect(warnings).toEqual(['The piece has no address: its address zone is left empty']);
  });
});

describe('the clear zone', () => {
  test.each(formats)('%s: nothing of the artwork is printed in it, however the artwork insists', async (format) => {
    const hostile =
      '<style>*{background:#ff0000 !important;color:#ff0000 !important;display:none !important;border-color:red !important}html,body{display:block !important}body{background:#ff0000}</style><div style="display:block !important;position:fixed;left:0;top:0;width:100%;height:100%;z-index:999999;background:#ff0000"></div>';
    const { trim } = sheetFormat(format);
    const picture = decoded((await previewer.render(pieceOf({ format, back_html: hostile }), 'back')).bytes);
    const zone = addressZone(sheetFormat(format), trim);
    const pixel = (inches: number) => Math.round((inches * 600) / trim.width);
    const colors = new Set<string>();
    for (let x = pixel(zone.left) + 2; x < pixel(zone.left + zone.width) - 2; x += 1) {
      for (let y = pixel(zone.top) + 2; y < pixel(zone.top + zone.height) - 2; y += 1) colors.add(picture.at(x, y));
    }
    // Black on white, with the greys of their edges; the artwork's red nowhere.
    expect([...colors].filter((color) => color.slice(1, 3) !== color.slice(3, 5))).toEqual([]);
    expect(colors).toContain('#ffffff');
    expect([...colors].some((color) => Number.parseInt(color.slice(1, 3), 16) < 60)).toBe(true);
    expect(picture.at(3, 3)).toBe('#ff0000');
  });

  test.each(formats)('%s: it lies on the sheet, also when that stands upright', (format) => {
    const plain = sheetFormat(format);
    for (const trim of [plain.trim, { width: plain.trim.height, height: plain.trim.width }]) {
      const zone = addressZone(plain, trim);
      expect(zone.left).toBeGreaterThan(0);
      expect(zone.top).toBeGreaterThan(0);
      expect(zone.left + zone.width).toBeLessThan(trim.width);
      expect(zone.width).toBeGreaterThan(3.05);
    }
  });

  test('it is where printers’ templates for designers have it, measured on a page with bleed', () => {
    // `#ink-free { right: .275in; bottom: .25in; width: 3.2835in; height: 2.375in }` on 6.25 × 4.25 in.
    const zone = addressZone(sheetFormat('postcard_4x6'), { width: 6, height: 4 });
    const fromBleed = { right: 6.125 - zone.left - zone.width, bottom: 4.125 - zone.top - zone.height };
    expect([fromBleed.right, fromBleed.bottom].map((inches) => Math.round(inches * 1000) / 1000)).toEqual([
      0.275, 0.25,
    ]);
    expect([zone.width, zone.height]).toEqual([3.2835, 2.375]);
  });

  test.each(formats)('%s: the barcode lies above the 5/8 in that sorting machines keep for their own', (format) => {
    const picture = (lines: number) =>
      addressSide(
        pieceOf({
          format,
          address: { ...address, company: lines > 3 ? 'Eckert' : null, address_2: lines > 4 ? 'Apt 4' : '' },
        }),
        sheetFormat(format),
        plainSheet(sheetFormat(format)),
        { add() {}, conceal() {}, list: () => [] },
      );
    const { trim } = sheetFormat(format);
    for (const lines of [3, 4, 5]) {
      const [zone] = picture(lines);
      const nodes = zone?.type === 'container' ? (zone.children ?? []) : [];
      const bar = nodes.find(({ type }) => type === 'image');
      const pixels = (node: Node | undefined, name: string) => {
        const value = ((node?.style ?? {}) as Record<string, unknown>)[name];
        return Number.parseFloat(typeof value === 'string' ? value : '');
      };
      const bottom = (pixels(zone, 'top') + pixels(bar, 'top') + pixels(bar, 'height')) / 96;
      expect(trim.height - bottom).toBeGreaterThan(0.615);
    }
  });

  test('the sender’s return address is printed above it, in small type, on cards and letters', async () => {
    const return_address = ['Night Oven', '14 Lantern Row', 'Portland ME 04101'];
    for (const changes of [{}, { format: 'letter_8.5x11', back_html: null }]) {
      const { bytes } = await previewer.render(pieceOf({ ...changes, return_address }), 'pdf');
      const { text } = readPdf(bytes);
      for (const line of return_address) expect(text).toContain(line);
      expect(text.indexOf('Portland')).toBeLessThan(text.indexOf('GRACE HOPPER'));
    }
  });

  test('text that lies in it is said', async () => {
    const at = (left: string, top: string) => `<div style="position:absolute;left:${left};top:${top}">Words</div>`;
    const said = async (back_html: string) => (await previewer.render(pieceOf({ back_html }), 'back')).warnings.join();
    expect(await said(at('4in', '2in'))).toMatch(
      /lies in the address zone and is covered: 3\.28 × 2\.38 in, 2\.57 in from the left/,
    );
    expect(await said(at('1in', '2in'))).toBe('');
    expect(await said(at('4in', '.3in'))).toBe('');
  });

  test('a letter carries the address on its first page, and no indicia', async () => {
    const page = (changes: object) =>
      previewer.render(
        pieceOf({ format: 'letter_8.5x11', front_html: '<p></p>', back_html: null, ...changes }),
        'front',
      );
    const with_ = decoded((await page({})).bytes);
    const without = decoded((await page({ address: null })).bytes);
    expect(with_.pixels.every((value, index) => value === without.pixels[index])).toBe(false);
    expect(new Set(without.pixels)).toEqual(new Set([255]));
  });

  test('D01: the indicia says how the piece is mailed', async () => {
    const back = async (mail_type: string) => (await previewer.render(pieceOf({ mail_type }), 'back')).bytes;
    expect(await back('first_class')).not.toEqual(await back('standard'));
  });
});

describe('the Intelligent Mail barcode', () => {
  /** F, A, D and T from where the bars of the drawing begin and end. */
  const letters = (svg: string) =>
    [...svg.matchAll(/M[\d.]+ ([\d.]+)L[\d.]+ ([\d.]+)/g)]
      .map(([, from, to]) => (to === '0' ? (from === '23' ? 'F' : 'A') : from === '23' ? 'D' : 'T'))
      .join('');

  test.each([
    ['', 'ATTFATTDTTADTAATTDTDTATTDAFDDFADFDFTFFFFFTATFAAAATDFFTDAADFTFDTDT'],
    ['01234', 'DTTAFADDTTFTDTFTFDTDDADADAFADFATDDFTAAAFDTTADFAAATDFDTDFADDDTDFFT'],
    ['012345678', 'ADFTTAFDTTTTFATTADTAAATFTFTATDAAAFDDADATATDTDTTDFDTDATADADTDFFTFA'],
    ['01234567891', 'AADTFFDFTDADTAADAATFDTDDAAADDTDTTDAFADADDDTFFFDDTTTADFAAADFTDAADA'],
  ])('is that of USPS-B-3200 for the routing code “%s”', (routing, expected) => {
    expect(letters(bars(`01234567094987654321${routing}`))).toBe(expected);
  });

  test('holds the ZIP as far as the standardizer knows it', () => {
    const routing = (changes: object) => imbDigits(pieceOf({ address: { ...address, ...changes } }))?.routing;
    expect(routing({})).toBe('22209151800');
    expect(routing({ del_point: null })).toBe('222091518');
    expect(routing({ zip_addon: null })).toBe('22209');
    expect(routing({ postal_code: 'nowhere' })).toBeUndefined();
    expect(imbSvg(pieceOf({ address: null }))).toBeUndefined();
  });

  test('names no customer’s mailer id and one serial number per mailing', () => {
    const digits = imbDigits(pieceOf());
    expect(digits?.tracking).toMatch(/^00300999999999\d{6}$/);
    expect(imbDigits(pieceOf({ id: 'another' }))?.tracking).not.toBe(digits?.tracking);
    expect(imbDigits(pieceOf({ mail_type: 'standard' }))?.tracking).toMatch(/^00301/);
  });
});
