import { failed, failure } from '../http/errors.ts';
import { header, type WireRequest, type WireResponse } from '../shared/wire.ts';

export interface GuardOptions {
  /** Token that control calls must send. Required to listen on any host other than loopback. */
  readonly controlToken?: string | undefined;
}

/** Matches addresses of 127.0.0.0/8, but not names that begin like one. */
const LOOPBACK_V4 = /^127(\.(25[0-5]|2[0-4]\d|1?\d?\d)){3}$/;

/**
 * Admits to the control API callers that send the control token or, if none is set, those that use a loopback name, so
 * that a page of another site cannot reach it from a browser, even through a name of its own (DNS rebinding).
 */
export function guardControl(request: WireRequest, options: GuardOptions): WireResponse | null {
  const { headers } = request;
  const host = header(headers, 'host') ?? '';
  if (options.controlToken !== undefined) {
    // Container health checks have no token and use another host name.
    if (request.path === '/_mock/health' && request.method === 'GET') return null;
    const shown = header(headers, 'authorization')?.replace(/^bearer +/i, '') ?? '';
    return equal(shown, options.controlToken)
      ? null
      : refuse('the control API requires its token: Authorization: Bearer <control token>');
  }
  if (!isLoopback(nameOf(host))) return refuse('the control API is served only on loopback names, such as localhost');
  const origin = header(headers, 'origin');
  if (origin !== undefined && origin !== `http://${host}`)
    return refuse('the control API refuses requests from pages of another origin');
  // An image or a stream of another page sends no Origin.
  const site = header(headers, 'sec-fetch-site');
  if (site === 'cross-site' || site === 'same-site')
    return refuse('the control API refuses requests from pages of another origin');
  return null;
}

/** Whether the address can only be reached from this machine. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || LOOPBACK_V4.test(host);
}

const nameOf = (host: string): string => host.replace(/:\d+$/, '').toLowerCase();

function equal(a: string, b: string): boolean {
  // Loaded when a token is compared: at the start it would be a tenth of a bare server's.
  const { timingSafeEqual } = process.getBuiltinModule('node:crypto');
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const refuse = (message: string): WireResponse => failed(failure('Unauthorized', message), 'service');
