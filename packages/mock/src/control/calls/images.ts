import * as z from 'zod';
import { notFound } from '../../account/base/refusal.ts';
import { registerImage } from '../../account/campaigns/images.ts';
import type { Image } from '../../types/artwork.ts';
import { defineCall } from '../define-call.ts';
import { image, newImage } from '../schemas/artwork.ts';

const source = z.string().describe('The URL, exactly as artwork writes it');

export const imageCalls = {
  listImages: defineCall({
    method: 'GET',
    path: '/_mock/images',
    summary: 'List the registered images',
    response: z.array(image),
    run: ({ account }) => [...account.images.values()].map(view),
  }),
  getImage: defineCall({
    method: 'GET',
    path: '/_mock/images/content',
    summary: 'Get a registered image with its content',
    query: z.strictObject({ source }),
    response: newImage,
    run: ({ account }, { query }) => {
      const found = account.images.get(query.source);
      if (found === undefined) throw notFound('picture', query.source);
      return { source: found.id, base64: found.base64 };
    },
  }),
  registerImage: defineCall({
    method: 'POST',
    path: '/_mock/images',
    summary:
      'Register an image under the URL that artwork uses; the mock fetches nothing. The file must be a PNG, JPEG, GIF, WebP or SVG',
    status: 201,
    body: newImage,
    response: image,
    run: ({ account }, { body }) => view(registerImage(account, body.source, body.base64)),
  }),
  removeImage: defineCall({
    method: 'DELETE',
    path: '/_mock/images',
    summary: 'Remove an image. Artwork that uses it gets a gray box',
    query: z.strictObject({ source }),
    run: ({ account }, { query }) => {
      if (!account.images.has(query.source)) throw notFound('picture', query.source);
      account.images.delete(query.source);
    },
  }),
};

function view({ id, base64 }: { id: string; base64: string }): Image {
  return { source: id, bytes: Math.floor((base64.replace(/=+$/, '').length * 3) / 4) };
}
