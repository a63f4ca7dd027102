import { type WebhookRefusalReason, WebhookVerificationError } from './error.ts';
import type { WebhookEvent } from './event.ts';
import { optionFault } from './options.ts';
import { type NodeRequest, readBody } from './read-body.ts';
import { type VerifyWebhookOptions, verified } from './verify.ts';

/** Options of {@link createWebhookHandler}. */
export interface WebhookHandlerOptions extends Pick<VerifyWebhookOptions, 'secret' | 'headerName' | 'maxAge' | 'now'> {
  /**
   * Called with each verified event, including pings and unknown events. The delivery is answered afterwards: with 200,
   * or with 500 if it throws, so that the service delivers again. Keep it short (put the event into a queue): the
   * service does not wait for ever.
   *
   * @param event - The verified event.
   * @param body - The body as received, in bytes.
   */
  onEvent: (event: WebhookEvent, body: Uint8Array) => unknown;
  /** Called with each refusal and with what `onEvent` threw. Default: written to `console.error`, a line for the error and one for each cause. */
  onError?: ((error: unknown) => unknown) | undefined;
  /** Size limit of the body, in bytes. Default: 65,536; deliveries currently have about 200. */
  maxBodyBytes?: number | undefined;
}

/** The part of Node's `ServerResponse` used here. */
export interface NodeResponse {
  /** Whether the request was answered already. */
  readonly headersSent?: boolean | undefined;
  /** As in Node's `http`. */
  writeHead(status: number, headers: Record<string, string>): { end(text: string): unknown };
}

/** A handler for servers of both kinds: `(request) => Response` of the web, and `(request, response)` of Node.js. */
export interface WebhookHandler {
  (request: NodeRequest, response: NodeResponse, ...rest: unknown[]): Promise<void>;
  // Last, because tools that infer from an overloaded function (Next.js) look at the last one.
  (request: Request, ...rest: unknown[]): Promise<Response>;
}

const MAX_BODY_BYTES = 65_536;

const NAMES: Record<keyof WebhookHandlerOptions, true> = {
  secret: true,
  onEvent: true,
  onError: true,
  headerName: true,
  maxAge: true,
  maxBodyBytes: true,
  now: true,
};
const KNOWN = /* @__PURE__ */ Object.keys(NAMES);

/** 413 closes, because the rest of the body is not read; runtimes for the web decide that for themselves. */
const HEADERS: { readonly [status: number]: Record<string, string> } = {
  405: { allow: 'POST' },
  413: { connection: 'close' },
};

/** The statuses of the refusals that are not 401. */
const STATUSES: { readonly [reason in WebhookRefusalReason]?: number } = {
  body_malformed: 400,
  body_too_large: 413,
  // These are mistakes of the receiver, not of the sender.
  body_not_raw: 500,
  secret_missing: 500,
  option_invalid: 500,
};

/**
 * Makes a handler that reads a delivery's raw body, verifies it, gives the event to `onEvent`, and answers.
 *
 * It answers exactly 200 on success, since the service delivers anything else again; 401 for a signature or time that
 * is refused, 400 for a signed body that is no JSON object, 405 for another method than POST, 413 for a body over the
 * limit, 500 when `onEvent` throws or the receiver is set up wrongly, for example when a framework has parsed the body
 * before. It never throws or rejects, not even when `onError` does.
 *
 * @throws TypeError for an unknown option or one that is impossible (a `maxAge` of '5m'), or without `onEvent`. An empty secret is refused with the first delivery, not
 * here: builds load handlers before there are secrets.
 *
 * @example
 * ```ts
 * import { createServer } from 'node:http';
 * import { createWebhookHandler } from '@direct-mail/sdk/webhooks';
 *
 * const handler = createWebhookHandler({
 *   secret: process.env['WEBHOOK_SECRET'] ?? '',
 *   onEvent: (event) => console.log(event.event, event.object_id),
 * });
 * createServer(handler).listen(3000);
 * ```
 */
export function createWebhookHandler(options: WebhookHandlerOptions): WebhookHandler {
  const { maxBodyBytes = MAX_BODY_BYTES, onError = logError } = options;
  let fault = optionFault(options, KNOWN);
  if (typeof options.onEvent !== 'function') fault ??= 'needs onEvent, a function';
  if (typeof maxBodyBytes !== 'number' || !(maxBodyBytes >= 0)) fault ??= 'maxBodyBytes must be a number of bytes';
  if (fault) throw new TypeError(`createWebhookHandler: ${fault}`);

  /** Reports an error to the receiver, whose own failure must not end the process. */
  async function report(error: unknown): Promise<void> {
    try {
      await onError(error);
    } catch (failure) {
      console.error(failure);
    }
  }

  async function answer(request: NodeRequest | Request): Promise<[status: number, text: string]> {
    try {
      if (request.method !== 'POST') return [405, 'method not allowed'];
      const body = await readBody(request, maxBodyBytes);
      await options.onEvent(verified({ ...options, body, headers: request.headers }), body);
      return [200, 'ok'];
    } catch (error) {
      // Not waited for: a slow log must not delay the response.
      void report(error);
      if (!(error instanceof WebhookVerificationError)) return [500, 'error'];
      return [STATUSES[error.reason] ?? 401, error.reason];
    }
  }

  async function handle(request: NodeRequest | Request, response?: NodeResponse): Promise<Response | undefined> {
    const [status, text] = await answer(request);
    const headers = HEADERS[status] ?? {};
    // By the request, not by the second argument: workers get their environment there, Next.js its context.
    if ('arrayBuffer' in request) return new Response(text, { status, headers });
    try {
      // A time-out of the framework may have answered before.
      if (!response?.headersSent) response?.writeHead(status, headers).end(text);
    } catch (error) {
      void report(error);
    }
    return undefined;
  }
  return handle as WebhookHandler;
}

/** One line for the error, with where it was thrown, and one for each of its first causes: never a body or a header. */
function logError(error: unknown): void {
  const lines: string[] = [];
  for (
    let each = error;
    each !== undefined && lines.length < 4;
    each = each instanceof Error ? each.cause : undefined
  ) {
    // A refusal's stack says nothing that its message does not.
    const place =
      each instanceof Error && !(each instanceof WebhookVerificationError) && /\n +(at .*)/.exec(each.stack ?? '');
    const text =
      each instanceof Error ? `${each.name}: ${each.message}` : `a ${typeof each} was thrown: ${JSON.stringify(each)}`;
    lines.push(`${lines.length > 0 ? '  cause: ' : ''}${text.slice(0, 500)}${place ? ` (${place[1]})` : ''}`);
  }
  console.error(lines.join('\n'));
}
