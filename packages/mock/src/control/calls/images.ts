import type { imageCalls } from '@direct-mail/contract/control/calls';
import type { Image } from '@direct-mail/contract/control/generated/models';
import { notFound } from '../../account/base/refusal.ts';
import { registerImage } from '../../account/campaigns/images.ts';
import type { HandlersOf } from '../handlers.ts';

export const imageHandlers: HandlersOf<typeof imageCalls> = {
  listImages: ({ account }) => [...account.images.values()].map(view),
  getImage: ({ account }, { query }) => {
    const found = account.images.get(query.source);
    if (found === undefined) throw notFound('picture', query.source);
    return { source: found.id, base64: found.base64 };
  },
  registerImage: ({ account }, { body }) => view(registerImage(account, body.source, body.base64)),
  removeImage: ({ account }, { query }) => {
    if (!account.images.has(query.source)) throw notFound('picture', query.source);
    account.images.delete(query.source);
  },
};

function view({ id, base64 }: { id: string; base64: string }): Image {
  return { source: id, bytes: Math.floor((base64.replace(/=+$/, '').length * 3) / 4) };
}
