import * as z from 'zod';
import { artworkOf } from '../account/campaigns/artwork.ts';
import { requireCreative } from '../account/campaigns/campaigns.ts';
import { imagesOf } from '../account/campaigns/images.ts';
import { defineCall } from './define-call.ts';
import { byId } from './shapes.ts';

export const dataGuide = z.object({
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
});

const html = z.string().max(262_144).nullable().optional();

export const artworkInput = z.object({
  name: z.string().optional(),
  format: z.string().min(1),
  mail_type: z.string().optional(),
  front_html: html,
  back_html: html,
  merge_tags: z.record(z.string(), z.unknown()).optional().describe("The Data Guide's sample when absent"),
  recipient: z.record(z.string(), z.string().nullable()).optional(),
});

const picture = z.string().nullable().describe('A PNG as a data: URL; null for the back of a letter');

export const artworkPreview = z.object({
  front: picture,
  back: picture,
  warnings: z.array(z.string()).describe('What could not be drawn as written'),
  data_guide: dataGuide,
});

export const artworkCalls = {
  getDataGuide: defineCall({
    method: 'GET',
    path: '/_mock/creatives/{id}/data-guide',
    summary: 'The keys that a creative needs, found in its artwork',
    params: byId,
    answer: dataGuide,
    run: ({ account, host }, { params }) => {
      const creative = requireCreative(account, params.id);
      const { front_html, back_html } = artworkOf(account, creative);
      return host.artwork.dataGuide({ format: creative.format, front_html, back_html });
    },
  }),
  previewArtwork: defineCall({
    method: 'POST',
    path: '/_mock/artwork/preview',
    summary: 'Draw artwork that is not saved, with its Data Guide',
    body: artworkInput,
    answer: artworkPreview,
    run: ({ account, host }, { body }) => host.artwork.preview(body, imagesOf(account)),
  }),
};
