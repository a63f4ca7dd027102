import { ApiError, AuthenticationError, apiErrorClass } from '../errors/api-error.ts';
import { AbortError, type CallError, ConfigurationError, ConnectionError, TimeoutError } from '../errors/call-error.ts';
import { type Outcome, outcomeOf } from '../errors/outcome.ts';
import { parseErrorBody } from '../errors/parse-error-body.ts';
import { redact, redactValue } from '../errors/redact.ts';
import { badPort, describeFault, isUntrusted, outcomeOfFault } from './network-fault.ts';
import type { PreparedRequest } from './prepared-request.ts';
import { largestErrorBody } from './read-response.ts';
import { retryAfterSeconds } from './retry-after.ts';
import type { Interruption } from './with-deadline.ts';

/** A failed attempt. */
export interface Failure {
  error: CallError;
  /** Whether another attempt is pointless. */
  final: boolean;
  /** The response, when there was one. */
  response?: Response;
}

/** What errors need of an attempt: its number, its token (to redact it), and whether an earlier one is uncertain. */
export interface Attempted {
  number: number;
  token?: string | undefined;
  uncertain: boolean;
}

type Details = { operation: string; attempts: number; outcome: Outcome };

const detailsOf = ({ operation }: PreparedRequest, { number, uncertain }: Attempted, outcome: Outcome): Details => ({
  operation,
  attempts: number,
  outcome: uncertain ? 'unknown' : outcome,
});

/** The message, with advice if a request may have been carried out that must not be repeated. */
function messageOf({ operation, idempotent }: PreparedRequest, text: string, outcome: Outcome): string {
  if (idempotent || outcome !== 'unknown') return `${operation}: ${text}`;
  const advice = operation === 'createMailing' ? ': look for it with mailings.find before sending it again' : '';
  return `${operation}: ${text}. It may have been carried out${advice}`;
}

const secretsOf = (prepared: PreparedRequest, { token }: Attempted) => ({ personal: prepared.personal(), token });

/** Timed out, or aborted by the caller. */
export function interruptionError(
  prepared: PreparedRequest,
  attempted: Attempted,
  why: Interruption,
  milliseconds: number,
  outcome: Outcome,
): Failure {
  const details = detailsOf(prepared, attempted, outcome);
  if (why.kind === 'abort') {
    const error = new AbortError(messageOf(prepared, 'aborted', outcome), { ...details, cause: why.reason });
    return { error, final: true };
  }
  const text = messageOf(prepared, `no complete response within ${milliseconds} ms`, outcome);
  return { error: new TimeoutError(text, details), final: false };
}

/**
 * The connection failed.
 *
 * @param begun whether a response had begun: then whatever the error says, the request arrived
 */
export function connectionError(
  prepared: PreparedRequest,
  attempted: Attempted,
  fault: unknown,
  begun: boolean,
): Failure {
  const outcome = begun ? 'unknown' : outcomeOfFault(fault);
  const described = describeFault(fault);
  const { code } = described;
  const refused = !begun && isUntrusted(described);
  if (refused)
    described.reason += ": the server's certificate is not trusted; for a company's proxy, set NODE_EXTRA_CA_CERTS";
  const reason = redact(described.reason, secretsOf(prepared, attempted));
  const text = `${outcome === 'not_sent' ? 'could not connect' : 'the connection was lost'} (${reason})`;
  // The cause is a copy of the innermost message: the runtime's error may hold the URL, a custom fetch's the headers. A
  // stack of its own would only hide the caller's line when Node.js prints both.
  const cause: Error & { code?: unknown } = new Error(reason);
  cause.stack = `${cause}`;
  if (code !== undefined) cause.code = code;
  const details = { ...detailsOf(prepared, attempted, outcome), cause };
  // `fetch` never opens some ports, nor trusts this server: another attempt would fail too.
  return {
    error: new ConnectionError(messageOf(prepared, text, outcome), details),
    final: refused || reason === badPort,
  };
}

/** The caller's middleware threw. */
export function middlewareError(
  prepared: PreparedRequest,
  attempted: Attempted,
  fault: unknown,
  sent: boolean,
): Failure {
  if (fault instanceof ConfigurationError && !sent) return { error: fault, final: true };
  const outcome = sent ? 'unknown' : 'not_sent';
  const details = { ...detailsOf(prepared, attempted, outcome), cause: fault };
  return { error: new ConnectionError(messageOf(prepared, 'the middleware threw', outcome), details), final: true };
}

/** The service returned an error, or a success without the expected JSON. */
export function responseError(
  prepared: PreparedRequest,
  attempted: Attempted,
  response: Response,
  text: string | Uint8Array,
  now: () => number,
): Failure {
  const { status, headers } = response;
  const outcome = outcomeOf(status);
  // Parsed first: in the text a name or a token may be written with escapes. A success holds the service's own personal
  // data, which cannot be recognized: nothing of it is kept.
  const body = response.ok ? undefined : redactValue(parsed(text), secretsOf(prepared, attempted));
  const said = parseErrorBody(body);
  const ErrorClass = apiErrorClass(status);
  const elsewhere = prepared.external ? '' : ': check the base URL';
  let { message } = said;
  if (response.ok) {
    const type = headers.get('content-type') ?? 'no content type';
    message = `the response is not the expected JSON (${type}, ${text.length} characters)`;
    if (/html/i.test(type)) message += elsewhere;
  } else if (status < 400) {
    message = `a redirect, which is not followed${elsewhere}`;
  } else if (status === 404 && !saysWhat(body)) {
    message += `${message && '. '}This is not a response from the API${elsewhere}`;
  } else if (ErrorClass === AuthenticationError && !prepared.external) {
    message += `${message && '. '}The token is missing, invalid or not allowed to do this`;
    if (prepared.operation !== 'createMailing') message += ': a test token may only create mailings';
  }
  const retryAfter = retryAfterSeconds(headers, said.retryAfter, now);
  if (status === 429)
    message += `${message && '. '}Wait ${retryAfter === undefined ? '' : `${retryAfter} s `}before retrying`;
  const code = said.code && said.code !== message ? ` ${said.code}` : '';
  const words = `${status}${code}${message ? `: ${message}` : ''}`;
  const error = new ErrorClass(messageOf(prepared, words, outcome), {
    ...detailsOf(prepared, attempted, outcome),
    status,
    code: said.code,
    headers,
    body,
    retryAfter,
  });
  return { error, final: false, response };
}

function parsed(text: string | Uint8Array): unknown {
  if (typeof text !== 'string') return '';
  const kept = text.slice(0, largestErrorBody);
  try {
    return JSON.parse(kept);
  } catch {
    return kept;
  }
}

/** Whether a body is one of the service's, which are all JSON: a proxy, or another server, answers in its own way. */
export const saysWhat = (body: unknown): boolean => typeof body === 'object' && body !== null;

export const statusOf = (error: CallError): number | undefined =>
  error instanceof ApiError ? error.status : undefined;
