import type { artworkCalls } from '@direct-mail/contract/control/calls';
import { artworkOf } from '../../account/campaigns/artwork.ts';
import { requireCreative } from '../../account/campaigns/campaigns.ts';
import { imagesOf } from '../../account/campaigns/images.ts';
import type { HandlersOf } from '../handlers.ts';

export const artworkHandlers: HandlersOf<typeof artworkCalls> = {
  getDataGuide: ({ account, drafts }, { params }) => {
    const creative = requireCreative(account, params.id);
    const { front_html, back_html } = artworkOf(account, creative);
    return drafts.dataGuide({ format: creative.format, front_html, back_html });
  },
  previewArtwork: ({ account, drafts }, { body }) => drafts.preview(body, imagesOf(account)),
  checkArtwork: ({ account, drafts }, { body }) => drafts.look(body, imagesOf(account)),
};
