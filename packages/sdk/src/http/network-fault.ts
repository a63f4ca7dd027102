import type { Outcome } from '../errors/outcome.ts';

interface Fault {
  name?: unknown;
  message?: unknown;
  code?: unknown;
  syscall?: unknown;
  cause?: unknown;
  errors?: unknown;
}

/** Error codes that only occur before a connection's first byte: Node and undici, then Bun. */
const neverSent =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT|ERR_SSL_WRONG_VERSION_NUMBER|ConnectionRefused|FailedToOpenSocket|DNSResolveFailed)$/;

/**
 * Codes with which OpenSSL says that the server's certificate is not trusted: Node and Bun look at it before the first byte of
 * a request. Not among them are a server's alerts (`ERR_SSL_…`): TLS 1.3 sends some of them after it has read the request.
 */
const untrusted =
  /^(CERT_|SELF_SIGNED_CERT|DEPTH_ZERO_SELF_SIGNED|UNABLE_TO_|INVALID_(CA|PURPOSE)$|HOSTNAME_MISMATCH|ERR_TLS_CERT_ALTNAME_INVALID)/;

/** Deno's and workerd's words for the same. */
const untrustedInWords = /invalid peer certificate|certificate is not trusted/;

/** Whether the server's certificate was refused: another attempt would fail too. */
export const isUntrusted = ({ code, reason }: DescribedFault): boolean =>
  untrusted.test(String(code)) || untrustedInWords.test(reason);

/** Without a code: Deno's wording for the same and for a missing permission, and `fetch`'s for a blocked port. */
const neverSentInWords = /client error \(Connect\)|dns error|^Requires net access|^bad port$/;

/** `fetch`'s message for a blocked port. */
export const badPort = 'bad port';

/** Maximum depth of nested causes. */
const deepest = 4;

function unsent(fault: Fault, depth = 0): boolean {
  if (typeof fault !== 'object' || fault === null || depth > deepest) return false;
  // Several addresses were tried in turn (happy eyeballs): all of them must have failed to connect.
  if (Array.isArray(fault.errors) && fault.errors.length > 0) {
    return fault.errors.every((inner: Fault) => unsent(inner, depth + 1));
  }
  return (
    neverSent.test(String(fault.code)) ||
    // EHOSTUNREACH or ETIMEDOUT may also end an open connection; not while connecting.
    fault.syscall === 'connect' ||
    fault.syscall === 'getaddrinfo' ||
    neverSentInWords.test(String(fault.message)) ||
    isUntrusted({ code: fault.code as string, reason: String(fault.message) }) ||
    unsent(fault.cause as Fault, depth + 1)
  );
}

/** What an error of `fetch` proves. A refusal that the runtime does not identify counts as unknown. */
export const outcomeOfFault = (error: unknown): Outcome => (unsent(error as Fault) ? 'not_sent' : 'unknown');

/** An error of `fetch` in a few words, and its code. */
export interface DescribedFault {
  reason: string;
  code: string | undefined;
}

/**
 * The innermost cause in a few words: `read ECONNRESET`. Runtimes and custom fetches put addresses, queries and even
 * headers into their errors, so neither the error itself nor any URL is passed on.
 */
export function describeFault(error: unknown): DescribedFault {
  let fault = error as Fault;
  // Bounded as above: an error may be its own cause.
  for (let depth = 0; depth < deepest && typeof fault?.cause === 'object' && fault.cause !== null; depth++) {
    fault = fault.cause;
  }
  const code = typeof fault?.code === 'string' ? fault.code : undefined;
  const words = typeof fault?.message === 'string' ? fault.message : String(error);
  const text = /wrong version number/i.test(words)
    ? 'the server does not speak TLS: should the base URL start with http:?'
    : words.replace(/\b\w+:\/\/[^\s)"']+/g, '<url>').slice(0, 200);
  return { reason: code && !text.includes(code) ? `${code}: ${text}` : text, code };
}
