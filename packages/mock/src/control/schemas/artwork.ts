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
} from '../../types/artwork.ts';
import { named } from './shared.ts';

export const dataGuide: z.ZodType<DataGuide> = named(
  'DataGuide',
  z.object({
    keys: z.array(
      z
        .object({
          key: z.string(),
          source: z.enum(['merge_tags', 'recipient']),
          expressions: z.array(z.string()).describe('How the artwork refers to it, such as custom.promo_code'),
          required: z.boolean(),
          default: z.string().nullable(),
          items: z.array(z.string()).nullable().describe('The fields of each entry if the key is a list'),
          used_on: z.array(z.enum(['front', 'back'])),
        })
        .meta({ id: 'DataGuideKey' }),
    ),
    problems: z.array(z.string()),
    sample: z.record(z.string(), z.unknown()).describe('A sample merge_tags object'),
  }),
);

const html = z.string().max(262_144).nullable().optional();

export const draftArtwork: z.ZodType<DraftArtwork> = named(
  'DraftArtwork',
  z.strictObject({
    name: z.string().optional(),
    format: z.string().min(1),
    mail_type: z.string().optional(),
    front_html: html,
    back_html: html,
    merge_tags: z.record(z.string(), z.unknown()).optional().describe("Default: the Data Guide's sample"),
    recipient: z.record(z.string(), z.string().nullable()).optional(),
  }),
);

const picture = z.string().nullable().describe('PNG as a data: URL. Null for the back of a letter');

export const artworkPreview: z.ZodType<ArtworkPreview> = named(
  'ArtworkPreview',
  z.object({
    front: picture,
    back: picture,
    warnings: z.array(z.string()).describe('What could not be drawn as written'),
    renderer: z.enum(['takumi', 'chromium']).describe('The renderer that drew it'),
    data_guide: dataGuide,
  }),
);

const anything = z.record(z.string(), z.unknown());

export const checkedArtwork: z.ZodType<CheckedArtwork> = named(
  'CheckedArtwork',
  z.strictObject({
    format: z.string().min(1),
    front_html: html,
    back_html: html,
    data: anything
      .optional()
      .describe(
        'Data for one piece: merge tags and recipient fields by name; `recipient` can hold the latter. Default: a sample',
      ),
    rows: z
      .array(anything)
      .max(10_000)
      .optional()
      .describe(
        'Up to 10,000 rows, each like data. Merge tags are checked in every row; the longest values are laid out',
      ),
  }),
);

const sheetBox = named(
  'SheetBox',
  z
    .object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })
    .describe('A rectangle on the trimmed sheet, in inches from its top left corner'),
);

export const artworkFinding: z.ZodType<ArtworkFinding> = named(
  'ArtworkFinding',
  z.object({
    code: z.string().describe('Such as merge-tag-unfilled, text-off-card or picture-resolution'),
    severity: z
      .enum(['error', 'warning', 'info'])
      .describe('error: prints wrong; warning: looks worse than intended; info: nothing to fix'),
    message: z.string(),
    remedy: z.string(),
    side: z.enum(['front', 'back']),
    line: z.number().int().optional().describe('Position in the HTML as written, from 1'),
    column: z.number().int().optional(),
    box: sheetBox.optional(),
    page: z.number().int().optional().describe('Page of a letter, from 1'),
    key: z.string().optional().describe("The merge tag's key, as sent"),
    row: z.number().int().optional().describe('The first affected row, from 1'),
    rows: z.number().int().optional().describe('How many rows are affected'),
  }),
);

const overlays: z.ZodType<ArtworkOverlays> = named(
  'ArtworkOverlays',
  z.object({
    trim: sheetBox,
    bleed: sheetBox,
    safe_area: sheetBox,
    address_zone: sheetBox.nullable(),
    barcode_clear_zone: sheetBox.nullable(),
  }),
);

export const artworkCheck: z.ZodType<ArtworkCheck> = named(
  'ArtworkCheck',
  z.object({
    ok: z.boolean().describe('True if there are no errors or warnings'),
    findings: z.array(artworkFinding).describe('Errors first, then by line. Up to 200 per side'),
    overlays: z.object({ front: overlays.nullable(), back: overlays.nullable() }).meta({ id: 'SideOverlays' }),
  }),
);

export const newImage: z.ZodType<NewImage> = named(
  'NewImage',
  z.strictObject({
    source: z.string().min(1).describe('The URL, exactly as the HTML writes it'),
    base64: z.string().max(8_000_000).describe('PNG, JPEG, GIF, WebP or SVG'),
  }),
);

export const image: z.ZodType<Image> = named('Image', z.object({ source: z.string(), bytes: z.number().int() }));
