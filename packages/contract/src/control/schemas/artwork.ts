import * as z from 'zod';
import type {
  ArtworkCheck,
  ArtworkFinding,
  ArtworkOverlays,
  ArtworkPreview,
  CheckedArtwork,
  DataGuide,
  DraftArtwork,
  Image,
  NewImage,
} from '../generated/models.ts';
import { creativeFormat, mailType, named } from './shared.ts';

export const dataGuide: z.ZodType<DataGuide> = named(
  'DataGuide',
  'The data that a creative needs, read from its artwork.',
  () =>
    z.object({
      keys: z
        .array(
          z
            .object({
              key: z.string().describe('The key to send, such as `promo_code`.'),
              source: z.enum(['merge_tags', 'recipient']).describe('Where its value comes from.'),
              expressions: z.array(z.string()).describe('How the artwork refers to it, such as `custom.promo_code`.'),
              required: z.boolean().describe('False if the artwork has a default.'),
              default: z.string().nullable().describe("The artwork's default, if it is plain text or a number."),
              items: z.array(z.string()).nullable().describe('The fields of each entry if the key is a list.'),
              used_on: z.array(z.enum(['front', 'back'])).describe('The sides that use it.'),
            })
            .meta({ id: 'DataGuideKey', description: 'A key that a creative uses.' }),
        )
        .describe('One entry per key that the artwork uses.'),
      problems: z.array(z.string()).describe('Merge tags that cannot be parsed.'),
      sample: z.record(z.string(), z.unknown()).describe('A sample `merge_tags` object.'),
    }),
);

const html = z.string().max(262_144).nullable().optional();

export const draftArtwork: z.ZodType<DraftArtwork> = named('DraftArtwork', 'Unsaved artwork to draw.', () =>
  z.strictObject({
    name: z.string().optional().describe("The creative's name. Printed only on static artwork."),
    format: creativeFormat,
    mail_type: mailType.optional().describe('Default: `first_class`. Printed in the indicia.'),
    front_html: html.describe('HTML with Liquid merge tags, up to 262,144 characters.'),
    back_html: html.describe("The back of a postcard, or a letter's pages after the first. Up to 262,144 characters."),
    merge_tags: z.record(z.string(), z.unknown()).optional().describe("Default: the Data Guide's sample."),
    recipient: z
      .record(z.string(), z.string().nullable())
      .optional()
      .describe('Recipient fields, such as `first_name`. Default: Sam Sample.'),
    proof: z
      .boolean()
      .optional()
      .describe(
        'Draws each side as it is printed, 300 dpi with its bleed, instead of 600 pixels wide. Default: false.',
      ),
  }),
);

const picture = z.string().nullable().describe('PNG as a data: URL. Null for the back of a letter.');

export const artworkPreview: z.ZodType<ArtworkPreview> = named('ArtworkPreview', 'A drawn draft.', () =>
  z.object({
    front: picture.describe('PNG as a `data:` URL.'),
    back: picture.describe('PNG as a `data:` URL. Null for a letter.'),
    warnings: z.array(z.string()).describe('What could not be drawn as written.'),
    renderer: z.enum(['takumi', 'chromium']).describe('The renderer that drew it.'),
    data_guide: dataGuide.describe('The keys that the artwork needs.'),
  }),
);

const anything = z.record(z.string(), z.unknown());

export const checkedArtwork: z.ZodType<CheckedArtwork> = named(
  'CheckedArtwork',
  'Artwork to check before printing.',
  () =>
    z.strictObject({
      format: creativeFormat,
      front_html: html.describe('HTML with Liquid merge tags, up to 262,144 characters.'),
      back_html: html.describe(
        "The back of a postcard, or a letter's pages after the first. Up to 262,144 characters.",
      ),
      data: anything
        .optional()
        .describe(
          "Data for one piece: merge tags and recipient fields by name; `recipient` can hold the latter. Without `data` and `rows`, the Data Guide's sample is used and no merge tag counts as unfilled.",
        ),
      rows: z
        .array(anything)
        .max(10_000)
        .optional()
        .describe(
          'Up to 10,000 rows, each like `data`. Merge tags are checked in every row; the longest values are laid out.',
        ),
    }),
);

const sheetBox = named('SheetBox', 'A rectangle on the trimmed sheet, in inches from its top left corner.', () =>
  z
    .object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })
    .describe('A rectangle on the trimmed sheet, in inches from its top left corner'),
);

export const artworkFinding: z.ZodType<ArtworkFinding> = named(
  'ArtworkFinding',
  "A problem in the artwork or its data. Never contains a merge tag's value.",
  () =>
    z.object({
      code: z
        .string()
        .describe(
          'Such as `merge-tag-unfilled`, `text-off-card` or `picture-resolution`. Minor versions can add codes.',
        ),
      severity: z
        .enum(['error', 'warning', 'info'])
        .describe('`error`: prints wrong. `warning`: looks worse than intended. `info`: nothing to fix.'),
      message: z.string().describe('What is wrong.'),
      remedy: z.string().describe('How to fix it.'),
      side: z.enum(['front', 'back']),
      line: z.number().int().optional().describe('Line of the HTML as written, from 1.'),
      column: z.number().int().optional().describe('Column of the HTML as written, from 1.'),
      box: sheetBox.optional().describe('Position on the trimmed sheet.'),
      page: z.number().int().optional().describe('Page of a letter, from 1.'),
      key: z.string().optional().describe("The merge tag's key, as sent."),
      row: z.number().int().optional().describe('The first affected row, from 1.'),
      rows: z.number().int().optional().describe('How many rows are affected.'),
    }),
);

const overlays: z.ZodType<ArtworkOverlays> = named('ArtworkOverlays', 'The printing guides of a side.', () =>
  z.object({
    trim: sheetBox.describe('The piece after cutting.'),
    bleed: sheetBox.describe('The area that artwork must cover.'),
    safe_area: sheetBox.describe('The area that text must stay inside.'),
    address_zone: sheetBox
      .nullable()
      .describe('Where the address is printed over the artwork. Null on a side without an address.'),
    barcode_clear_zone: sheetBox
      .nullable()
      .describe('Where USPS machines read; keep it free of text. Null on a side without an address.'),
  }),
);

export const artworkCheck: z.ZodType<ArtworkCheck> = named('ArtworkCheck', 'The result of an artwork check.', () =>
  z.object({
    ok: z.boolean().describe('True if there are no errors or warnings.'),
    findings: z.array(artworkFinding).describe('Errors first, then by line. Up to 200 per side.'),
    overlays: z
      .object({ front: overlays.nullable(), back: overlays.nullable() })
      .meta({ id: 'SideOverlays' })
      .describe('Printing guides for each side that has HTML.'),
    renderer: z.enum(['takumi', 'chromium']).describe('Whose layout was judged.'),
  }),
);

export const newImage: z.ZodType<NewImage> = named(
  'NewImage',
  'An image to register. The mock fetches nothing: an image that is not registered is drawn as a gray box.',
  () =>
    z.strictObject({
      source: z.string().min(1).describe('The URL, exactly as the artwork writes it.'),
      base64: z.string().max(8_000_000).describe('PNG, JPEG, GIF, WebP or SVG in base64, up to 8,000,000 characters.'),
    }),
);

export const image: z.ZodType<Image> = named('Image', 'A registered image.', () =>
  z.object({
    source: z.string().describe('The URL, exactly as the artwork writes it.'),
    bytes: z.number().int().describe('File size in bytes.'),
  }),
);
