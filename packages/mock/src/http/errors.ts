import type { Refusal } from '../account/base/refusal.ts';
import { type ErrorName, statusOfError } from '../shared/error-names.ts';
import type { WireResponse } from '../shared/wire.ts';

/** The shapes of the service's error responses (D20). Only this module knows them. */
export type ErrorShape = 'service' | 'stats' | 'address';

export interface Failure {
  readonly name: string;
  readonly message: string;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Fields at the top level of the body, next to the error (D24). */
  readonly beside?: Readonly<Record<string, unknown>> | undefined;
}

export function failure(name: ErrorName, message: string, more: Partial<Failure> = {}): Failure {
  return { name, message, status: statusOfError[name], ...more };
}

export function failureOf(refusal: Refusal): Failure {
  return failure(refusal.kind, refusal.message);
}

/** The shape of a path's errors: stats paths and the address service have their own (D20). */
export function shapeOf(sent: string, server: 'main' | 'address' | undefined): ErrorShape {
  const path = sent.includes('%') ? unescaped(sent) : sent;
  if (server === 'address' || path === '/v1/standardize' || path === '/v1/standardize/') return 'address';
  return path.startsWith('/v1/stats/') ? 'stats' : 'service';
}

/** Decodes escaped letters, which are the same as plain ones (D111). */
function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export function failed(failure: Failure, shape: ErrorShape): WireResponse {
  // The rate limit applies before the endpoints, with one error shape for all of them (D24).
  const own = failure.status === 429 ? 'service' : shape;
  return json(failure.status, { ...body(failure, own), ...failure.beside }, failure.headers);
}

/** The only error body that is the same on every path (D17, D20). */
export function unauthorized(
  status: 401 | 403,
  message?: string,
  headers?: Readonly<Record<string, string>>,
): WireResponse {
  return json(status, { error: 'Unauthorized', ...(message !== undefined && { message }) }, headers);
}

export function json(status: number, body: unknown, headers?: Readonly<Record<string, string>>): WireResponse {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
}

function body(failure: Failure, shape: ErrorShape): Record<string, unknown> {
  const { name, message, status } = failure;
  if (shape === 'stats') return { error: name, message };
  if (shape === 'address') return { error: { status }, message };
  return { error: { name, message } };
}
