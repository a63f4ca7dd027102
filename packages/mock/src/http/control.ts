import { controlCalls } from '@direct-mail/contract/control/calls';
import type { ControlCall } from '@direct-mail/contract/control/define-call';
import { controlOpenApi } from '@direct-mail/contract/control/document/openapi';
import type { serverPaths } from '@direct-mail/contract/control/document/server-paths';
import type { ControlCallName } from '@direct-mail/contract/control/generated/calls';
import { openMetrics, openMetricsType } from '@direct-mail/contract/words/observe/open-metrics';
import * as z from 'zod';
import { Refusal } from '../account/base/refusal.ts';
import { checkInput } from '../control/check-input.ts';
import type { ControlContext } from '../control/context.ts';
import { handlers } from '../control/control-calls.ts';
import type { Handled, Handler } from '../control/handlers.ts';
import { metricsOf } from '../sandbox/metrics.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { version } from '../shared/version.ts';
import { header, type WireRequest, type WireResponse } from '../shared/wire.ts';
import { readJson } from './body.ts';
import { readCsvBody } from './csv-body.ts';
import { failed, failure, failureOf, json } from './errors.ts';
import type { Host } from './host.ts';
import { readLists } from './query.ts';
import { Router } from './router.ts';
import { whyNotRestored, whyNotTaken } from './snapshot-limit.ts';

const router = new Router<ControlCallName>();
for (const [name, { method, path }] of Object.entries(controlCalls)) router.add(method, path, name as ControlCallName);

/** The most bytes that a snapshot of the allowed size can take. */
const MAX_BODY_BYTES = 512 * 1024 * 1024;

/** Handles a request to the control API, which never sends a CORS header (D53). */
export function handleControl(host: Host, request: WireRequest): WireResponse | Promise<WireResponse> {
  if (request.path === '/_mock/openapi.json') return json(200, controlOpenApi(version));
  if (request.path === METRICS) return metrics(host, request);
  const routed = router.route(request.method, request.path);
  if ('allow' in routed) {
    const allow = routed.allow.join(', ');
    const message = `${request.method} is not allowed here; the path accepts ${allow}`;
    return failed(failure('MethodNotAllowed', message, { headers: { allow } }), 'service');
  }
  if (!('found' in routed)) {
    const hint = routed.nearest.length === 0 ? '' : `; did you mean ${routed.nearest.join(' or ')}?`;
    return failed(failure('NotFound', `unknown control call${hint}`), 'service');
  }
  const { target: name, params } = routed.found;
  const call = controlCalls[name];
  const body = readBody(call, request);
  if ('failure' in body) return failed(body.failure, 'service');
  const input = { params, query: readLists(request.query), body: body.value };
  const notRestored = name === 'putSnapshot' ? whyNotRestored(body.value) : undefined;
  if (notRestored !== undefined) return failed(notRestored, 'service');
  const headers: Record<string, string> = {};
  try {
    const sandbox = sandboxOf(host, request);
    const notTaken = name === 'getSnapshot' ? whyNotTaken(sandbox) : undefined;
    if (notTaken !== undefined) return failed(notTaken, 'service');
    const response = runCall(host, sandbox, name, input, headers, request);
    if (!(response instanceof Promise)) return answered(call, response, headers);
    return response.then(
      (value) => answered(call, value, headers),
      (error: unknown) => refused(error, request.signal),
    );
  } catch (error) {
    return refused(error);
  }
}

/** Makes a control call by its name, in process. */
export function callControl(host: Host, sandbox: Sandbox, name: ControlCallName, input: object): unknown {
  return runCall(host, sandbox, name, input as Record<string, unknown>, {}, {});
}

function runCall(
  host: Host,
  sandbox: Sandbox,
  name: ControlCallName,
  input: Record<string, unknown>,
  headers: Record<string, string>,
  { baseUrl = host.baseUrl, signal }: Pick<WireRequest, 'baseUrl' | 'signal'>,
): unknown {
  const call = controlCalls[name];
  const handler = handlers[name] as Handler<ControlCallName>;
  const checked = {
    params: check(call.params, input['params'], 'path'),
    query: check(call.query, input['query'] ?? {}, 'query'),
    body: check(call.body, input['body'], 'body'),
  } as Handled<ControlCallName>;
  const context: ControlContext = {
    account: sandbox.account,
    sandbox,
    registry: host.registry,
    baseUrl,
    drafts: host.drafts,
    headers,
    signal,
  };
  const { before, run } = typeof handler === 'function' ? { before: undefined, run: handler } : handler;
  const handle = () => {
    sandbox.clock.catchUp();
    try {
      return run(context, checked);
    } finally {
      sandbox.publish();
      sandbox.clock.settle();
    }
  };
  const ready = before?.(context, checked);
  return ready === undefined ? handle() : ready.then(handle);
}

const NOTHING = z.strictObject({});

/** A call without a query or a body refuses what it would ignore. */
function check(schema: ControlCall['body'], value: unknown, where: 'path' | 'query' | 'body'): unknown {
  return schema === null ? checkInput(NOTHING, value ?? {}, where) : checkInput(schema, value, where);
}

function readBody(call: ControlCall, request: WireRequest) {
  if (call.bodyType === 'application/json') {
    const empty = request.body === null || request.body.length === 0;
    return empty ? { value: {} } : readJson(request, MAX_BODY_BYTES, true);
  }
  return readCsvBody(request);
}

const METRICS = '/_mock/metrics' satisfies keyof typeof serverPaths;

function metrics(host: Host, request: WireRequest): WireResponse {
  try {
    const sandbox = sandboxOf(host, request);
    sandbox.clock.catchUp();
    return { status: 200, headers: { 'content-type': openMetricsType }, body: openMetrics(metricsOf(sandbox)) };
  } catch (error) {
    return refused(error);
  }
}

function sandboxOf(host: Host, request: WireRequest): Sandbox {
  const id = header(request.headers, 'x-mock-sandbox');
  return id === undefined || id === '' ? host.registry.first : host.registry.sandbox(id);
}

function answered(call: ControlCall, value: unknown, headers: Record<string, string>): WireResponse {
  return call.response === null ? { status: 204, headers, body: '' } : json(call.status, value, headers);
}

function refused(error: unknown, signal?: AbortSignal): WireResponse {
  if (error instanceof Refusal) return failed(failureOf(error), 'service');
  if (signal?.aborted === true) return failed(failure('Timeout', 'the caller closed the connection'), 'service');
  throw error;
}
