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
          expressions: z.array(z.string()).describe('The ways the creative writes it, such as custom.promo_code'),
          required: z.boolean(),
          default: z.string().nullable(),
          items: z.array(z.string()).nullable().describe('The fields of an entry, where the key is a list'),
          used_on: z.array(z.enum(['front', 'back'])),
        })
        .meta({ id: 'DataGuideKey' }),
    ),
    problems: z.array(z.string()),
    sample: z.record(z.string(), z.unknown()).describe('A merge_tags object to start from'),
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
    merge_tags: z.record(z.string(), z.unknown()).optional().describe("The Data Guide's sample when absent"),
    recipient: z.record(z.string(), z.string().nullable()).optional(),
  }),
);

const picture = z.string().nullable().describe('A PNG as a data: URL; null for the back of a letter');

export const artworkPreview: z.ZodType<ArtworkPreview> = named(
  'ArtworkPreview',
  z.object({
    front: picture,
    back: picture,
    warnings: z.array(z.string()).describe('What could not be drawn as written'),
    renderer: z.enum(['takumi', 'chromium']).describe('What drew it'),
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
        'Merge tags and fields of the recipient by name, or the fields under `recipient`; a sample when absent',
      ),
    rows: z
      .array(anything)
      .max(10_000)
      .optional()
      .describe('Rows of a list, each as data: every merge tag is looked at in each, the longest values are laid out'),
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
      .describe('error: the piece is printed wrong; warning: it looks worse than meant; info: nothing to correct'),
    message: z.string(),
    remedy: z.string(),
    side: z.enum(['front', 'back']),
    line: z.number().int().optional().describe('Where in the HTML as written, from 1'),
    column: z.number().int().optional(),
    box: sheetBox.optional(),
    page: z.number().int().optional().describe('The page of a letter, from 1'),
    key: z.string().optional().describe('The merge tag that it is about'),
    row: z.number().int().optional().describe('The first of the rows that has it, from 1'),
    rows: z.number().int().optional().describe('How many of the rows have it'),
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
    ok: z.boolean().describe('Whether there is no error and no warning'),
    findings: z.array(artworkFinding).describe('Errors first, then by line'),
    overlays: z.object({ front: overlays.nullable(), back: overlays.nullable() }).meta({ id: 'SideOverlays' }),
  }),
);

export const newImage: z.ZodType<NewImage> = named(
  'NewImage',
  z.strictObject({
    source: z.string().min(1).describe('The address, exactly as the HTML writes it'),
    base64: z.string().max(8_000_000).describe('The bytes of a PNG, JPEG, GIF, WebP or SVG'),
  }),
);

export const image: z.ZodType<Image> = named('Image', z.object({ source: z.string(), bytes: z.number().int() }));
