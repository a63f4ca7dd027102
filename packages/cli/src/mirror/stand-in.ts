import { readBytes } from '@direct-mail/contract/doors/read-body';
import type { Io } from '../frame/io.ts';

/** The fields of a creative that its placeholder needs. */
export interface ShownCreative {
  readonly name: string;
  readonly format: string;
  readonly thumbnail_url: string;
}

/** Artwork has at most 262,144 characters, and base64 takes four for three bytes. */
const MAX_PICTURE = 150_000;
/** Milliseconds for one thumbnail. All are fetched in parallel; a mock draws its first one slowly on a busy machine. */
const TIMEOUT = 60_000;

/** HTML in place of artwork that the API does not show: says so, and shows the thumbnail. */
export function standIn({ name, format }: ShownCreative, picture: string | undefined): string {
  const image = picture === undefined ? '' : `<img src="${picture}" style="max-width:60%;max-height:60%">`;
  return `<!doctype html>
<html><body style="margin:0;padding:0.4in;font-family:Arial,sans-serif;text-align:center;background:#f4f4f4;color:#333">
<p style="font-size:14pt;font-weight:bold">Stand-in for "${plain(name)}"</p>
${image}
<p style="font-size:9pt">The API shows no artwork of a creative: ${picture === undefined ? 'only its name and format are known' : 'this is its thumbnail'} (${plain(format)}).</p>
</body></html>
`;
}

/** The thumbnail as a data URL; undefined if it cannot be fetched or is too large. */
export async function thumbnailOf({ thumbnail_url }: ShownCreative, io: Io): Promise<string | undefined> {
  if (!URL.canParse(thumbnail_url) || !/^https?:/.test(thumbnail_url)) return undefined;
  const signal = AbortSignal.any([io.signal, AbortSignal.timeout(TIMEOUT)]);
  try {
    // Without the token: the URL may be on another server.
    const response = await io.fetch(thumbnail_url, { signal });
    const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
    if (response.status !== 200 || !/^image\/(png|jpeg|gif|webp)$/.test(type)) return undefined;
    const { content, cut } = await readBytes(response, MAX_PICTURE);
    return cut ? undefined : `data:${type};base64,${Buffer.from(content).toString('base64')}`;
  } catch (error) {
    if (io.signal.aborted) throw error;
    return undefined;
  }
}

/** Text escaped as neither markup nor a merge tag. */
const plain = (text: string): string => text.replace(/[&<>"'{}%]/g, (sign) => `&#${sign.charCodeAt(0)};`);
