import { header, type WireRequest } from '../shared/wire.ts';

export interface PublicAddress {
  /** What URLs in responses begin with, a path included; the address that was called when absent (D113). */
  readonly publicUrl?: string | undefined;
  /** Whether `X-Forwarded-Host`, `-Proto` and `-Prefix` say what was called: only behind a proxy that sets them. */
  readonly trustProxy?: boolean | undefined;
}

/** A name or an IP address, with a port or without. */
const PLAIN_HOST = /^(?:[a-z0-9_](?:[a-z0-9._-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;
const PREFIX = /^(?:\/[\w.~-]+)+\/?$/;

/**
 * The address that a request was sent to, for URLs in its response (D113); undefined where it names no plain host. The control API's
 * guard looks at the header itself, whatever is trusted here.
 */
export function calledAt(request: WireRequest, { publicUrl, trustProxy }: PublicAddress): string | undefined {
  if (publicUrl !== undefined) return publicUrl;
  const forwarded = (name: string): string | undefined =>
    trustProxy === true ? header(request.headers, `x-forwarded-${name}`)?.split(',', 1)[0]?.trim() : undefined;
  const host = forwarded('host') ?? header(request.headers, 'host') ?? '';
  if (!PLAIN_HOST.test(host)) return undefined;
  const scheme = forwarded('proto')?.toLowerCase() === 'https' ? 'https' : 'http';
  const prefix = forwarded('prefix') ?? '';
  return `${scheme}://${host}${PREFIX.test(prefix) ? prefix.replace(/\/$/, '') : ''}`;
}

/** An address that URLs can begin with, without a slash at its end; null when it is none. */
export function readPublicUrl(text: string): string | null {
  if (!/^https?:\/\/[^\s?#@]+$/i.test(text) || !URL.canParse(text)) return null;
  return text.replace(/\/+$/, '');
}
