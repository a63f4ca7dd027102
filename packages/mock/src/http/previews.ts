import type { MailingRecipient } from '@direct-mail/contract/control/generated/models';
import type { ImageStore, PreviewPart, PreviewPiece, RenderedPreview } from '@direct-mail/previews';
import { zipAddon } from '../account/addresses/addresses.ts';
import { notFound, Refusal } from '../account/base/refusal.ts';
import { toIso } from '../account/base/time.ts';
import { artworkOf } from '../account/campaigns/artwork.ts';
import { imagesDigest, imagesOf } from '../account/campaigns/images.ts';
import { requireMailing } from '../account/mailings/mailings.ts';
import { type MailingPreviewPart, previewState } from '../account/mailings/preview-rules.ts';
import type { ArtworkRow, CreativeRow, MailingRow } from '../account/store/rows.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { header, type WireRequest, type WireResponse } from '../shared/wire.ts';
import { failed, failure, failureOf } from './errors.ts';
import type { Host } from './host.ts';
import { lazyPictures, type Pictures } from './pictures.ts';
import { DrawnWarnings } from './piece-findings.ts';

const MAILING_PREVIEW = /^\/previews\/([^/]+)\/([^/]+)$/;
const THUMBNAIL = /^\/previews\/creatives\/([^/]+)\/thumbnail\.png$/;
/** What a file shows, and the preview whose rules it follows: a proof is ready with its side. */
interface PreviewFile {
  readonly of: MailingPreviewPart;
  readonly part: PreviewPart;
}

const files: Readonly<Record<string, PreviewFile>> = {
  'front.png': { of: 'front', part: 'front' },
  'back.png': { of: 'back', part: 'back' },
  'piece.pdf': { of: 'pdf', part: 'pdf' },
  'front-proof.png': { of: 'front', part: 'front_proof' },
  'back-proof.png': { of: 'back', part: 'back_proof' },
};

/** How many bytes of pictures, and how many pictures, are kept for all accounts together: those requested last. */
const KEPT_BYTES = 64 * 1024 * 1024;
const KEPT = 256;

/**
 * Serves the previews (D72): no authentication, 202 until ready. A picture is drawn at the first request; its cache key is
 * everything it is made from, so that a reset or a new revision never shows an old one.
 */
export class PreviewHandler {
  readonly previewer: Pictures;
  readonly drawn = new DrawnWarnings();
  readonly #kept = new Map<string, Promise<RenderedPreview>>();
  /** The bytes of each drawn picture. */
  readonly #sizes = new Map<string, number>();
  #bytes = 0;

  constructor(previewer: Pictures = lazyPictures()) {
    this.previewer = previewer;
  }

  async response(host: Host, request: WireRequest): Promise<WireResponse> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const allow = 'GET, HEAD';
      return failed(failure('MethodNotAllowed', 'previews are read-only', { headers: { allow } }), 'service');
    }
    try {
      const { path } = request;
      const [, id = '', file = ''] = MAILING_PREVIEW.exec(path) ?? [];
      if (Object.hasOwn(files, file)) return await this.#mailing(host, request, id, files[file] as PreviewFile);
      const thumbnail = THUMBNAIL.exec(path);
      if (thumbnail !== null) return await this.#thumbnail(host, request, thumbnail[1] as string);
      return failed(
        failure(
          'NotFound',
          'there is no such preview; the paths are /previews/{mailing id}/front.png, back.png, piece.pdf, front-proof.png and back-proof.png',
        ),
        'service',
      );
    } catch (error) {
      if (error instanceof Refusal) return failed(failureOf(error), 'service');
      throw error;
    }
  }

  async #mailing(host: Host, request: WireRequest, id: string, { of, part }: PreviewFile): Promise<WireResponse> {
    const sandbox =
      sandboxWith(host, (candidate) => candidate.account.mailings.find(id) !== undefined) ?? host.registry.first;
    sandbox.clock.catchUp();
    const row = requireMailing(sandbox.account, id);
    const state = previewState(sandbox.account, row, of);
    if (state === 'gone') return failed({ name: 'Gone', message: 'this preview has expired', status: 410 }, 'service');
    if (state !== 'ready')
      return { status: 202, headers: { 'retry-after': String(state.retryAfter), ...UNCACHED }, body: '' };
    return this.#picture(sandbox, request, pieceOf(sandbox, row), part, (warnings) =>
      this.drawn.put(row.id, of === 'back' ? 'back' : 'front', warnings),
    );
  }

  async #thumbnail(host: Host, request: WireRequest, id: string): Promise<WireResponse> {
    const sandbox = sandboxWith(host, (candidate) => candidate.account.creatives.find(id) !== undefined);
    const creative = sandbox?.account.creatives.find(id);
    if (sandbox === undefined || creative === undefined) throw notFound('creative', id);
    const artwork = htmlOf(artworkOf(sandbox.account, creative));
    const { sample } = await this.previewer.dataGuide({ format: creative.format, ...artwork });
    const piece = { id, ...designOf(creative), ...artwork, merge_tags: sample, now: toIso(creative.created_at) };
    return this.#picture(sandbox, request, piece, 'thumbnail');
  }

  async #picture(
    { account }: Sandbox,
    request: WireRequest,
    piece: PreviewPiece,
    part: PreviewPart,
    said: (warnings: readonly string[]) => void = () => {},
  ): Promise<WireResponse> {
    const key = JSON.stringify([part, piece, imagesDigest(account)]);
    let drawing = this.#kept.get(key);
    if (drawing === undefined) {
      drawing = this.previewer.render({ ...piece, images: imagesOf(account) as ImageStore }, part);
      const drawn = drawing;
      drawn.then(
        ({ bytes }) => this.#weigh(key, drawn, bytes.length),
        () => this.#drop(key),
      );
      if (this.#kept.size >= KEPT) this.#drop(this.#kept.keys().next().value as string);
    } else this.#kept.delete(key);
    this.#kept.set(key, drawing);
    const { bytes, contentType, renderer, warnings } = await drawing;
    said(warnings);
    const etag = `"${await digest(bytes)}"`;
    const headers = { etag, 'x-mock-renderer': renderer, ...UNCACHED };
    if (header(request.headers, 'if-none-match') === etag) return { status: 304, headers, body: '' };
    return { status: 200, headers: { 'content-type': contentType, ...headers }, body: bytes };
  }

  /** Counts a picture once it is drawn, and evicts those requested longest ago. */
  #weigh(key: string, drawn: Promise<RenderedPreview>, bytes: number): void {
    if (this.#kept.get(key) !== drawn) return;
    this.#sizes.set(key, bytes);
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= KEPT_BYTES) return;
      if (this.#sizes.has(oldest)) this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#kept.delete(key);
    this.#bytes -= this.#sizes.get(key) ?? 0;
    this.#sizes.delete(key);
  }
}

/** Clients may cache a picture if they revalidate it each time. */
const UNCACHED = { 'cache-control': 'no-cache' };

function sandboxWith(host: Host, has: (sandbox: Sandbox) => boolean): Sandbox | undefined {
  for (const sandbox of host.registry.sandboxes) if (has(sandbox)) return sandbox;
  return undefined;
}

function pieceOf({ account }: Sandbox, row: MailingRow): PreviewPiece {
  const creative = account.creatives.get(row.creative_id) as CreativeRow;
  const artwork = account.artwork.get(row.artwork_id);
  return {
    id: row.id,
    ...designOf(creative),
    front_html: artwork?.front_html,
    back_html: artwork?.back_html,
    merge_tags: row.merge_tags,
    recipient: row.recipient === null ? null : seenByTemplates(row.recipient),
    address: row.address === null ? null : { ...row.address, ...zipAddon(row.address) },
    return_address: account.campaigns.get(creative.campaign_id)?.settings.return_address,
    now: toIso(row.created_at),
  };
}

const htmlOf = ({ front_html, back_html }: ArtworkRow): Pick<ArtworkRow, 'front_html' | 'back_html'> => ({
  front_html,
  back_html,
});

const designOf = ({ name, format, mail_type }: CreativeRow): Pick<PreviewPiece, 'name' | 'format' | 'mail_type'> => ({
  name,
  format,
  mail_type,
});

/** Templates see the recipient as sent, with derived names (D61) and without the e-mail (D73). */
const seenByTemplates = ({ email_sha256: _hash, ...recipient }: MailingRecipient): PreviewPiece['recipient'] =>
  recipient;

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', bytes));
  return Array.from(hash.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
