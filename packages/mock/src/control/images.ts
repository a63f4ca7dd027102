import * as z from 'zod';
import { registerImage } from '../account/campaigns/images.ts';
import { defineCall } from './define-call.ts';

const imageView = z.object({ source: z.string(), bytes: z.number().int() });

export const imageCalls = {
  listImages: defineCall({
    method: 'GET',
    path: '/_mock/images',
    summary: 'The pictures that are registered for creatives',
    answer: z.array(imageView),
    run: ({ account }) => [...account.images.values()].map(view),
  }),
  registerImage: defineCall({
    method: 'POST',
    path: '/_mock/images',
    summary: 'Register a picture under the address that creatives name it by: the mock fetches nothing from elsewhere',
    status: 201,
    body: z.object({
      source: z.string().min(1).describe('The address, exactly as the HTML writes it'),
      base64: z.string().max(8_000_000).describe('The bytes of a PNG, JPEG, GIF, WebP or SVG'),
    }),
    answer: imageView,
    run: ({ account }, { body }) => view(registerImage(account, body.source, body.base64)),
  }),
};

function view({ id, base64 }: { id: string; base64: string }): z.infer<typeof imageView> {
  return { source: id, bytes: Math.floor((base64.replace(/=+$/, '').length * 3) / 4) };
}
