import { type OperationId, routes } from '@direct-mail/contract';
import { Refusal } from '../account/base/refusal.ts';
import type { Mode } from '../account/store/rows.ts';
import type { FaultRule } from '../control/faults.ts';
import type { Call, Operation } from '../operations/operation.ts';
import { operations } from '../operations/operations.ts';
import { maskEmails, maskToken } from '../sandbox/masks.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { readJson } from './body.ts';
import { type ErrorShape, type Failure, failed, failure, failureOf, json, shapeOf, unauthorized } from './errors.ts';
import { readQuery } from './query.ts';
import { Router } from './router.ts';
import type { Validate } from './validation.ts';
import { header, type WireHeaders, type WireRequest, type WireResponse } from './wire.ts';

/** Whom a request comes from: the account that its token opens, and in which mode. */
export interface Caller {
  readonly sandbox: Sandbox;
  /** Null without a token, or with one that opens nothing. */
  readonly token: { readonly value: string; readonly mode: Mode } | null;
}

export interface ApiContext {
  readonly baseUrl: string;
  readonly validate: Validate;
}

const router = new Router<OperationId>();
for (const [id, route] of Object.entries(routes)) router.add(route.method, route.path, id as OperationId);

/** Answers one call of the two services: route → faults and rate limit → authorization → body → operation → journal. */
export function handleApi(caller: Caller, request: WireRequest, context: ApiContext): WireResponse {
  const shape = shapeOf(request.path, request.server);
  const routed = router.route(request.method, request.path);
  if (!('found' in routed) || !belongs(routed.found.target, request.server)) {
    return note(caller, request, null, unknownRoute(request, routed, shape));
  }
  const { target: operation, params } = routed.found;
  const { sandbox } = caller;
  const fault = sandbox.faults.strike(operation, () => textOf(request.body));
  const answered = comesBefore(fault) ? null : answer(caller, request, operation, params, shape, context);
  sandbox.publish();
  return note(caller, request, operation, fault === null ? (answered as WireResponse) : strike(fault, answered, shape));
}

/** Whether the fault keeps the operation from being carried out; what cuts an answer needs one to cut. */
function comesBefore(fault: FaultRule | null): boolean {
  if (fault === null || fault.after === true) return false;
  return fault.status !== undefined || fault.connection === 'reset' || fault.connection === 'hang';
}

function answer(
  caller: Caller,
  request: WireRequest,
  operation: OperationId,
  params: Readonly<Record<string, string>>,
  shape: ErrorShape,
  { baseUrl, validate }: ApiContext,
): WireResponse {
  const { account, limiter } = caller.sandbox;
  const wait = limiter.take(account.settings.rateLimit, caller.token?.value ?? '', operation, account.now);
  if (wait > 0) return failed(rateLimited(wait), shape);
  if (!isAuthorized(caller, operation)) return unauthorized(account.settings.unauthorizedStatus);
  let body: unknown;
  if (routes[operation].hasBody) {
    const read = readJson(request, account.settings.maxBodyBytes);
    if ('failure' in read) return failed(read.failure, shape);
    const refused = validate(operation, read.value, account.settings);
    if (refused !== null) return failed(refused, shape);
    body = read.value;
  }
  const call = {
    mode: caller.token?.mode ?? 'production',
    path: params,
    query: readQuery(request.query),
    body,
    baseUrl,
  };
  try {
    const run = operations[operation] as unknown as Operation<OperationId>;
    const { status, body: answered, headers } = run(account, call as unknown as Call<OperationId>);
    return json(status, answered, headers);
  } catch (error) {
    if (error instanceof Refusal) return failed(failureOf(error), shape);
    throw error;
  }
}

/** D15, D17, D18. */
function isAuthorized(caller: Caller, operation: OperationId): boolean {
  const { settings } = caller.sandbox.account;
  if (routes[operation].server === 'address') {
    return settings.addressToken === 'none' || caller.token?.mode === 'production';
  }
  if (caller.token === null) return false;
  return caller.token.mode === 'production' || operation === 'createMailing' || settings.testTokens === 'everywhere';
}

function belongs(operation: OperationId, server: WireRequest['server']): boolean {
  return server === undefined || routes[operation].server === server;
}

type Unrouted = ReturnType<typeof router.route>;

function unknownRoute(request: WireRequest, routed: Unrouted, shape: ErrorShape): WireResponse {
  if ('allow' in routed) {
    const allow = routed.allow.join(', ');
    const message = `${request.method} is not allowed here; the path takes ${allow}`;
    return failed(failure('MethodNotAllowed', message, { headers: { allow } }), shape);
  }
  const nearest = 'nearest' in routed ? routed.nearest : router.nearest(request.method, request.path);
  const hint = nearest.length === 0 ? '' : `; did you mean ${nearest.join(' or ')}?`;
  return failed(failure('NotFound', `no such path on this service${hint}`), shape);
}

function rateLimited(wait: number): Failure {
  return failure('RateLimitExceeded', `too many requests; try again in ${wait} s`, {
    headers: { 'retry-after': String(wait) },
    beside: { retry_after: wait },
  });
}

/** Turns an answer into what the fault rule makes of it. */
function strike(rule: FaultRule, answered: WireResponse | null, shape: ErrorShape): WireResponse {
  const response = rule.status === undefined ? (answered ?? json(200, {})) : failed(asked(rule, rule.status), shape);
  return {
    ...response,
    body: rule.malformed === true ? response.body.slice(0, Math.ceil(response.body.length / 2)) : response.body,
    fault: { latency: rule.latency, connection: rule.connection },
  };
}

function asked(rule: FaultRule, status: number): Failure {
  const headers = rule.retry_after === undefined ? undefined : { 'retry-after': String(rule.retry_after) };
  const beside = status === 429 && rule.retry_after !== undefined ? { retry_after: rule.retry_after } : undefined;
  const message = rule.message ?? `a fault rule asked for this ${status}`;
  return { name: NAME_OF_STATUS[status] ?? 'InjectedFault', message, status, headers, beside };
}

const NAME_OF_STATUS: Readonly<Record<number, string>> = {
  400: 'ValidationError',
  401: 'Unauthorized',
  403: 'Unauthorized',
  404: 'NotFound',
  413: 'PayloadTooLarge',
  422: 'UnprocessableEntity',
  429: 'RateLimitExceeded',
  500: 'InternalServerError',
  503: 'ServiceUnavailable',
};

function note(
  caller: Caller,
  request: WireRequest,
  operation: OperationId | null,
  response: WireResponse,
): WireResponse {
  const { account, journal } = caller.sandbox;
  const body = typeof response.body === 'string' ? response.body : '(bytes)';
  journal.record({
    id: journal.nextId(),
    at: account.now,
    method: request.method,
    path: maskEmails(request.query === '' ? request.path : `${request.path}?${request.query}`),
    operation,
    mode: caller.token?.mode ?? null,
    request_headers: shownHeaders(request.headers),
    request_body: request.body === null ? null : cut(maskEmails(textOf(request.body))),
    status: response.status,
    response_headers: response.headers,
    response_body: cut(body),
    fault: response.fault ?? null,
  });
  return response;
}

/** Longer bodies are cut in the journal: a thousand of the largest (D23) would be a gigabyte. */
const MAX_KEPT = 65_536;

function cut(text: string): string {
  if (text.length <= MAX_KEPT) return text;
  // Through bytes, since a slice of a text keeps all of it alive.
  return `${lenient.decode(new TextEncoder().encode(text.slice(0, MAX_KEPT)))}… (${text.length} characters, cut)`;
}

function shownHeaders(headers: WireHeaders): WireHeaders {
  const authorization = header(headers, 'authorization');
  return authorization === undefined ? headers : { ...headers, authorization: maskToken(authorization) };
}

function textOf(body: WireRequest['body']): string {
  if (body === null) return '';
  return typeof body === 'string' ? body : lenient.decode(body);
}

const lenient = new TextDecoder();
