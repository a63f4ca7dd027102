const NO_PICTURES = {
  description:
    'The package @direct-mail/previews, or the requested Chromium, is not installed; the message says what to do',
};
const RENDERER = {
  'X-Mock-Renderer': { description: 'What drew it', schema: { type: 'string', enum: ['takumi', 'chromium'] } },
};

/**
 * Where previews live, described beside the control API, since the specification gives their URLs and no path (D72). They are
 * public: no token, no `X-Mock-Sandbox`.
 */
export const previewPaths = {
  '/previews/{mailing_id}/{file}': {
    get: {
      operationId: 'getPreview',
      summary: 'A preview of a mailing: what front_url, back_url and pdf_url point at',
      parameters: [
        inPath('mailing_id', { type: 'string' }),
        inPath('file', { type: 'string', enum: ['front.png', 'back.png', 'piece.pdf'] }),
      ],
      responses: {
        200: {
          description: 'The picture, 600 px wide, or the PDF',
          headers: RENDERER,
          content: { 'image/png': {}, 'application/pdf': {} },
        },
        202: {
          description:
            'Not there yet; for a piece that is never printed, and the back of a letter, for ever (D41, D42, D71)',
          headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
        },
        404: { description: 'No such mailing' },
        410: { description: '30 days after creation, or the recipient was erased (D35, D41)' },
        501: NO_PICTURES,
      },
    },
  },
  '/previews/creatives/{creative_id}/thumbnail.png': {
    get: {
      operationId: 'getThumbnail',
      summary: 'What thumbnail_url of a creative points at: its front, 300 px wide',
      parameters: [inPath('creative_id', { type: 'string' })],
      responses: {
        200: { description: 'The picture', headers: RENDERER, content: { 'image/png': {} } },
        404: { description: 'No such creative' },
        501: NO_PICTURES,
      },
    },
  },
};

function inPath(name: string, schema: object) {
  return { name, in: 'path', required: true, schema };
}
