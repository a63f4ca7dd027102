import * as z from 'zod';
import type { ArtworkPreview, DataGuide, DraftArtwork, Image, NewImage } from '../../types/artwork.ts';
import { named } from './shared.ts';

export const dataGuide: z.ZodType<DataGuide> = named(
  'DataGuide',
  z.object({
    keys: z.array(
      z.object({
        key: z.string(),
        source: z.enum(['merge_tags', 'recipient']),
        expressions: z.array(z.string()).describe('The ways the creative writes it, such as custom.promo_code'),
        required: z.boolean(),
        default: z.string().nullable(),
        items: z.array(z.string()).nullable().describe('The fields of an entry, where the key is a list'),
        used_on: z.array(z.enum(['front', 'back'])),
      }),
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
    data_guide: dataGuide,
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
