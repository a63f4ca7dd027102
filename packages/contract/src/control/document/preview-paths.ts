const NO_PICTURES = {
  description: '@direct-mail/previews, or the requested Chromium, is not installed; the message says how to install it',
};
const RENDERER = {
  'X-Mock-Renderer': {
    description: 'The renderer that drew it',
    schema: { type: 'string', enum: ['takumi', 'chromium'] },
  },
};

/**
 * Where previews live, described beside the control API, since the specification gives their URLs and no path (D72). They are
 * public: no token, no `X-Mock-Sandbox`.
 */
export const previewPaths = {
  '/previews/{mailing_id}/{file}': {
    get: {
      operationId: 'getPreview',
      summary: 'Get a preview of a mailing, as in front_url, back_url and pdf_url',
      parameters: [
        inPath('mailing_id', { type: 'string' }),
        inPath('file', {
          type: 'string',
          enum: ['front.png', 'back.png', 'piece.pdf', 'front-proof.png', 'back-proof.png'],
        }),
      ],
      responses: {
        200: {
          description:
            'The image, 600 px wide; the PDF; or a proof: the side as it is printed, 300 dpi, with its bleed',
          headers: RENDERER,
          content: { 'image/png': {}, 'application/pdf': {} },
        },
        202: {
          description: 'Not ready yet. Always for a piece that is never printed, and for the back of a letter',
          headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
        },
        404: { description: 'Mailing not found' },
        410: { description: 'Expired 30 days after creation, or the recipient was erased' },
        501: NO_PICTURES,
      },
    },
  },
  '/previews/creatives/{creative_id}/thumbnail.png': {
    get: {
      operationId: 'getThumbnail',
      summary: 'Get the thumbnail of a creative, as in thumbnail_url: its front, 300 px wide',
      parameters: [inPath('creative_id', { type: 'string' })],
      responses: {
        200: { description: 'The picture', headers: RENDERER, content: { 'image/png': {} } },
        404: { description: 'Creative not found' },
        501: NO_PICTURES,
      },
    },
  },
};

function inPath(name: string, schema: object) {
  return { name, in: 'path', required: true, schema };
}
