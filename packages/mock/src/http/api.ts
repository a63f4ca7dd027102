import { type OperationId, routes } from '@direct-mail/contract';
import type { MockSettings } from '@direct-mail/contract/control/generated/models';
import { traceparentIn } from '@direct-mail/contract/words/observe/channel';
import { Refusal } from '../account/base/refusal.ts';
import type { Call, Operation } from '../operations/operation.ts';
import { operations } from '../operations/operations.ts';
import { header, type WireRequest, type WireResponse } from '../shared/wire.ts';
import { applyFault, comesBefore } from './apply-fault.ts';
import { readJson } from './body.ts';
import type { Caller } from './caller.ts';
import { type ErrorShape, type Failure, failed, failure, failureOf, json, shapeOf, unauthorized } from './errors.ts';
import { notesOnCall, notesOnToken } from './notes.ts';
import { readQuery } from './query.ts';
import { noRemarks, type Remarks, record, textOf } from './record.ts';
import { Router } from './router.ts';
import { answerUnknownPath } from './unknown-path.ts';
import type { Validate } from './validation.ts';

export interface ApiContext {
  readonly baseUrl: string;
  readonly validate: Validate;
}

const router = new Router<OperationId>();
for (const [id, route] of Object.entries(routes)) router.add(route.method, route.path, id as OperationId);

/** The calls whose Content-Type the specification requires; elsewhere a body without one is read as JSON (D21). */
const needsType: ReadonlySet<OperationId> = new Set(['createMailing', 'createDataSubjectRequest']);

/** Whether any operation has this path, whatever the method (D53). */
export function isApiPath(path: string): boolean {
  return !('nearest' in router.route('GET', path));
}

/** Handles one request to either service: route → faults and rate limit → authorization → body → operation → journal. */
export function handleApi(caller: Caller, request: WireRequest, context: ApiContext): WireResponse {
  const shape = shapeOf(request.path, request.server);
  const remarks = noRemarks();
  // HEAD gets the response of GET; adapters leave the body out.
  const routed = router.route(request.method === 'HEAD' ? 'GET' : request.method, request.path);
  if (!('found' in routed) || !belongs(routed.found.target, request.server)) {
    const response = answerUnknownPath(router, request, routed, shape);
    return record(caller, request, null, response, remarks);
  }
  const { target: operation, params } = routed.found;
  const { sandbox } = caller;
  // Requests of the dashboard itself bypass journal, limits and faults.
  if (header(request.headers, 'x-mock-unrecorded') !== undefined) {
    return answer(caller, request, { operation, params, shape, remarks }, context);
  }
  const fault = sandbox.faults.trigger(operation, () => textOf(request.body));
  const answered = comesBefore(fault)
    ? null
    : (limit(caller, operation, shape) ?? answer(caller, request, { operation, params, shape, remarks }, context));
  sandbox.publish();
  const response = fault === null ? (answered as WireResponse) : applyFault(fault, answered, shape);
  return record(caller, request, operation, response, remarks);
}

interface RoutedCall {
  readonly operation: OperationId;
  readonly params: Readonly<Record<string, string>>;
  readonly shape: ErrorShape;
  readonly remarks: Remarks;
}

function limit({ sandbox, token }: Caller, operation: OperationId, shape: ErrorShape): WireResponse | null {
  const { account, limiter } = sandbox;
  const wait = limiter.take(account.settings.rateLimit, token?.value ?? '', operation, account.now);
  return wait > 0 ? failed(rateLimited(wait), shape) : null;
}

function answer(
  caller: Caller,
  request: WireRequest,
  { operation, params, shape, remarks }: RoutedCall,
  { baseUrl, validate }: ApiContext,
): WireResponse {
  const { account } = caller.sandbox;
  const { settings } = account;
  if (!isAuthorized(caller, operation)) {
    remarks.notes = notesOnToken(caller, request);
    return unauthorized(settings.unauthorizedStatus);
  }
  let body: unknown;
  if (routes[operation].hasBody) {
    const read = readJson(request, settings.maxBodyBytes, needsType.has(operation));
    if ('failure' in read) return failed(read.failure, shape);
    const validated = validate(operation, read.value, settings);
    remarks.unknownFields = validated.unknownFields.map(({ path }) => path);
    remarks.notes = validated.unknownFields.map(({ message }) => message);
    if ('failure' in validated) return failed(validated.failure, shape);
    body = validated.body;
  }
  const call = {
    mode: caller.token?.mode ?? 'production',
    path: params,
    query: readQuery(request.query),
    body,
    traceparent: traceparentIn(header(request.headers, 'traceparent')) ?? null,
    baseUrl,
  };
  try {
    const run = operations[operation] as unknown as Operation<OperationId>;
    const { status, body: answered, headers } = run(account, call as unknown as Call<OperationId>);
    const notes = notesOnCall(caller.sandbox, operation, answered);
    if (notes.length > 0) remarks.notes = [...remarks.notes, ...notes];
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
  return caller.token.mode === 'production' || operation === 'createMailing' || isOpenToTest(settings, operation);
}

function isOpenToTest({ testTokens }: MockSettings, operation: OperationId): boolean {
  return testTokens === 'everywhere' || (testTokens === 'create-mailer-and-me' && operation === 'getOrganization');
}

function belongs(operation: OperationId, server: WireRequest['server']): boolean {
  return server === undefined || routes[operation].server === server;
}

function rateLimited(wait: number): Failure {
  return failure('RateLimitExceeded', `too many requests; try again in ${wait} s`, {
    headers: { 'retry-after': String(wait) },
    beside: { retry_after: wait },
  });
}
