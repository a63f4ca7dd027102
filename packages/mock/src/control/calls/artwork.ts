import { artworkOf } from '../../account/campaigns/artwork.ts';
import { requireCreative } from '../../account/campaigns/campaigns.ts';
import { imagesOf } from '../../account/campaigns/images.ts';
import { defineCall } from '../define-call.ts';
import { artworkCheck, artworkPreview, checkedArtwork, dataGuide, draftArtwork } from '../schemas/artwork.ts';
import { byId } from '../schemas/shared.ts';

export const artworkCalls = {
  getDataGuide: defineCall({
    method: 'GET',
    path: '/_mock/creatives/{id}/data-guide',
    summary: 'Get the data that a creative needs, read from its artwork',
    params: byId,
    response: dataGuide,
    run: ({ account, drafts }, { params }) => {
      const creative = requireCreative(account, params.id);
      const { front_html, back_html } = artworkOf(account, creative);
      return drafts.dataGuide({ format: creative.format, front_html, back_html });
    },
  }),
  previewArtwork: defineCall({
    method: 'POST',
    path: '/_mock/artwork/preview',
    summary: 'Draw artwork without saving it, and return its Data Guide',
    body: draftArtwork,
    response: artworkPreview,
    run: ({ account, drafts }, { body }) => drafts.preview(body, imagesOf(account)),
  }),
  checkArtwork: defineCall({
    method: 'POST',
    path: '/_mock/artwork/check',
    summary: 'Check artwork before printing: what is wrong, where, and how to fix it',
    body: checkedArtwork,
    response: artworkCheck,
    run: ({ account, drafts }, { body }) => drafts.look(body, imagesOf(account)),
  }),
};
