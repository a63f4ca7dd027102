import { header, type WireRequest } from '../shared/wire.ts';

export interface PublicAddress {
  /** Base URL of URLs in responses; it may have a path. Default: the URL called. */
  readonly publicUrl?: string | undefined;
  /** Trusts `X-Forwarded-Host`, `-Proto` and `-Prefix`. Use only behind a proxy that sets them. Default: false. */
  readonly trustProxy?: boolean | undefined;
}

/** A host name or IP address, with or without a port. */
const PLAIN_HOST = /^(?:[a-z0-9_](?:[a-z0-9._-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;
const PREFIX = /^(?:\/[\w.~-]+)+\/?$/;

/**
 * The address that a request was sent to, for URLs in its response (D113); undefined without a plain host. The control API's
 * guard reads the `Host` header itself, whatever is trusted here.
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

/** Reads an address that URLs can begin with; returns it without a trailing slash, or null if it is not one. */
export function readPublicUrl(text: string): string | null {
  if (!/^https?:\/\/[^\s?#@]+$/i.test(text) || !URL.canParse(text)) return null;
  return text.replace(/\/+$/, '');
}
