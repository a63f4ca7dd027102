import { traceparentIn, tracer } from '@direct-mail/contract/words/observe/channel';
import type { WebhookMessage } from '@direct-mail/contract/words/observe/messages';
import { type WebhookRefusalCode, WebhookVerificationError } from './error.ts';
import type { WebhookEvent } from './event.ts';
import { optionFault } from './options.ts';
import { type NodeRequest, readBody } from './read-body.ts';
import { type VerifyWebhookOptions, verified } from './verify.ts';

/** Options of {@link createWebhookHandler}. */
export interface WebhookHandlerOptions extends Pick<VerifyWebhookOptions, 'secret' | 'headerName' | 'maxAge' | 'now'> {
  /**
   * Called with each verified event, including pings and unknown events. The handler then responds with 200, or with 500
   * if this function throws or rejects, so that the service delivers the event again. Keep it short, for example by
   * queueing the event: the service may time out.
   *
   * @param event - The verified event.
   * @param body - The raw body, in bytes.
   */
  onEvent: (event: WebhookEvent, body: Uint8Array) => unknown;
  /** Called when a webhook is refused or `onEvent` throws. Default: logs the error and its causes with `console.error`. */
  onError?: ((error: unknown) => unknown) | undefined;
  /** The largest body accepted, in bytes. Default: 65,536; a delivery has about 200. */
  maxBodyBytes?: number | undefined;
}

/** The subset of Node.js's `ServerResponse` that the handler uses. */
export interface NodeResponse {
  /** Whether a response has already been sent. */
  readonly headersSent?: boolean | undefined;
  /** As in `node:http`. */
  writeHead(status: number, headers: Record<string, string>): { end(text: string): unknown };
}

/** A handler for both kinds of servers: `(request) => Response` of the Fetch API, and `(request, response)` of Node.js. */
export interface WebhookHandler {
  (request: NodeRequest, response: NodeResponse, ...rest: unknown[]): Promise<void>;
  // Last, because tools that infer from an overloaded function (Next.js) look at the last one.
  (request: Request, ...rest: unknown[]): Promise<Response>;
}

const traceWebhook = /* @__PURE__ */ tracer<WebhookMessage>('direct-mail.webhook');

type Answer = [status: number, text: string];

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
const STATUSES: { readonly [code in WebhookRefusalCode]?: number } = {
  body_malformed: 400,
  body_too_large: 413,
  // These are mistakes of the receiver, not of the sender.
  body_not_raw: 500,
  secret_missing: 500,
  option_invalid: 500,
};

/**
 * Creates a request handler for webhooks. It reads the raw body, verifies the signature, calls `onEvent` and responds. It
 * works with Express, Node.js's `http`, Next.js, Hono and other Fetch API servers, and never throws or rejects.
 *
 * | status | when |
 * |---|---|
 * | 200 | `onEvent` returned |
 * | 400 | the signature is valid, but the body is not a JSON object |
 * | 401 | the signature is missing or invalid, or the event is older than `maxAge` |
 * | 405 | the method is not POST |
 * | 413 | the body exceeds `maxBodyBytes` |
 * | 500 | `onEvent` threw, the secret is missing, or the body was already parsed, for example by `express.json()` |
 *
 * @throws `TypeError` for an unknown or invalid option, or if `onEvent` is missing. An empty secret is only refused when the
 * first webhook arrives, since builds may load the handler without secrets.
 *
 * @example
 * ```ts
 * import { createServer } from 'node:http';
 * import { createWebhookHandler } from '@direct-mail/sdk/webhooks';
 *
 * const handler = createWebhookHandler({
 *   secret: process.env['WEBHOOK_SECRET'],
 *   onEvent: (event) => console.log(event.event, event.object_id),
 * });
 * createServer(handler).listen(3000);
 * ```
 */
export function createWebhookHandler(options: WebhookHandlerOptions): WebhookHandler {
  let fault = optionFault(options, KNOWN);
  const { maxBodyBytes = MAX_BODY_BYTES, onError = logError, onEvent } = options ?? {};
  if (typeof onEvent !== 'function') fault ??= 'needs onEvent, a function';
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

  async function answer(request: NodeRequest | Request, message?: WebhookMessage): Promise<Answer> {
    try {
      if (request.method !== 'POST') return [405, 'method not allowed'];
      const body = await readBody(request, maxBodyBytes);
      const event = verified({ ...options, body, headers: request.headers });
      if (message) Object.assign(message, { event: event.event, objectId: event.object_id });
      await onEvent(event, body);
      return [200, 'ok'];
    } catch (error) {
      // Not waited for: a slow log must not delay the response.
      void report(error);
      if (!(error instanceof WebhookVerificationError)) return [500, 'error'];
      return [STATUSES[error.code] ?? 401, error.code];
    }
  }

  /** A delivery on the channel `direct-mail.webhook`. */
  const observed = (request: NodeRequest | Request): Promise<Answer> =>
    traceWebhook(
      () => ({ propagation: carriedBy(request) }),
      async (message) => {
        const [status, text] = await answer(request, message);
        if (message) Object.assign(message, { status }, status !== 200 && { errorType: text });
        return [status, text];
      },
    );

  async function handle(request: NodeRequest | Request, response?: NodeResponse): Promise<Response | undefined> {
    const [status, text] = await observed(request);
    const headers = HEADERS[status] ?? {};
    // By the request, not by the second argument: workers get their environment there, Next.js its context.
    if ('arrayBuffer' in request) return new Response(text, { status, headers });
    try {
      // The framework may have timed out and responded already.
      if (!response?.headersSent) response?.writeHead(status, headers).end(text);
    } catch (error) {
      void report(error);
    }
    return undefined;
  }
  return handle as WebhookHandler;
}

/** The trace that a delivery carries. */
function carriedBy({ headers }: NodeRequest | Request): Record<string, string> {
  // A request without headers is refused, whatever its type says.
  const some = (headers ?? {}) as Partial<Headers> & NodeRequest['headers'];
  const traceparent = traceparentIn(typeof some.get === 'function' ? some.get('traceparent') : some['traceparent']);
  return traceparent === undefined ? {} : { traceparent };
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
