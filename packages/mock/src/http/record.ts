import type { OperationId } from '@direct-mail/contract';
import { hashEmail } from '../account/base/email-hash.ts';
import { emailOf, maskEmails, maskHeaders, maskQuery } from '../sandbox/masks.ts';
import { fromUtf8, toUtf8 } from '../shared/utf8.ts';
import type { WireRequest, WireResponse } from '../shared/wire.ts';
import type { Caller } from './caller.ts';

/** What is known about a request and not part of its response. */
export interface Remarks {
  /** The paths of fields that the document does not define (D56). */
  unknownFields: readonly string[];
  /** When the request arrived, in milliseconds of real time from an arbitrary origin. */
  readonly since: number;
  /** Sentences about those fields, and about why a token was rejected (D15). */
  notes: readonly string[];
}

export const noRemarks = (): Remarks => ({ unknownFields: [], notes: [], since: performance.now() });

/** Writes a request and its response into the journal. */
export function record(
  caller: Caller,
  request: WireRequest,
  operation: OperationId | null,
  response: WireResponse,
  remarks: Remarks,
): WireResponse {
  const { account, journal } = caller.sandbox;
  const body = typeof response.body === 'string' ? response.body : '(bytes)';
  const email_hashes: string[] = [];
  const mask = (text: string): string =>
    maskEmails(text, (email) => {
      if (email_hashes.length < MAX_HASHES) email_hashes.push(hashEmail(emailOf(email)));
    });
  journal.record({
    id: journal.nextId(),
    at: account.now,
    method: request.method,
    path: mask(request.query === '' ? request.path : `${request.path}?${maskQuery(request.query)}`),
    operation,
    mode: caller.token?.mode ?? null,
    request_headers: maskHeaders(request.headers, mask),
    request_body: request.body === null ? null : cut(mask(textOf(request.body))),
    status: response.status,
    duration_ms: caller.sandbox.clock.mode === 'manual' ? null : durationOf(response, remarks),
    response_headers: response.headers,
    response_body: cut(mask(body)),
    unknown_fields: remarks.unknownFields.map((text) => mask(text)),
    notes: remarks.notes.map((text) => mask(text)),
    email_hashes,
    fault: response.fault ?? null,
  });
  return response;
}

/** Milliseconds; not measured on a manual clock, where the same calls give the same journal. */
const durationOf = (response: WireResponse, { since }: Remarks): number =>
  Math.round((performance.now() - since + (response.fault?.latency ?? 0)) * 100) / 100;

/** No valid request has more than a few; hashing a megabyte of them would take a second. */
const MAX_HASHES = 100;

/** Longer bodies are truncated in the journal: a thousand of the largest (D23) would be a gigabyte. */
const MAX_KEPT = 65_536;

function cut(text: string): string {
  if (text.length <= MAX_KEPT) return text;
  // Copied by way of bytes, since a slice of a string keeps the whole string alive.
  return `${fromUtf8(toUtf8(text.slice(0, MAX_KEPT)))}… (${text.length} characters, cut)`;
}

export function textOf(body: WireRequest['body']): string {
  if (body === null) return '';
  return typeof body === 'string' ? body : fromUtf8(body);
}
