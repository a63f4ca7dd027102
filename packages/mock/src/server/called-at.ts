import { header, type WireRequest } from '../shared/wire.ts';

export interface PublicAddress {
  /** The beginning of URLs in responses, including a path; by default the address that was called (D113). */
  readonly publicUrl?: string | undefined;
  /** Whether `X-Forwarded-Host`, `-Proto` and `-Prefix` give the address that was called: only behind a proxy that sets them. */
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
