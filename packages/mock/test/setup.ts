import { type OperationId, routes } from '@direct-mail/contract';
import { validateResponse } from '@direct-mail/contract/testing';
import { Host } from '../src/http/host.ts';
import { Router } from '../src/http/router.ts';
import type { WireRequest, WireResponse } from '../src/shared/wire.ts';

/** Every response of the whole suite is checked against the document, but those that a fault rule asked for. */
const router = new Router<OperationId>();
for (const [id, route] of Object.entries(routes)) router.add(route.method, route.path, id as OperationId);

const handle = Object.getOwnPropertyDescriptor(Host.prototype, 'handle')?.value as Host['handle'];
const checked = Symbol.for('direct-mail.test.checked');
// Once a process: files share their modules, and this runs for each of them.
if (!(checked in handle)) Host.prototype.handle = Object.assign(checkedHandle, { [checked]: true });

function checkedHandle(this: Host, request: WireRequest) {
  const response = handle.call(this, request);
  if (!(response instanceof Promise) && request.method !== 'OPTIONS' && !isOurs(request.path)) check(request, response);
  return response;
}

const isOurs = (path: string): boolean => path.startsWith('/_mock') || path.startsWith('/previews/');

function check(request: WireRequest, response: WireResponse): void {
  if (response.fault !== undefined) return;
  // A response to HEAD is that to GET; adapters leave its body out.
  const routed = router.route(request.method === 'HEAD' ? 'GET' : request.method, request.path);
  const operation = 'found' in routed && response.status !== 405 ? routed.found.target : undefined;
  const known =
    operation !== undefined && (request.server === undefined || routes[operation].server === request.server);
  const found = validateResponse(
    known ? operation : undefined,
    response.status,
    response.headers,
    String(response.body),
  );
  // Ids of one's own choice need not be UUIDs; those that the mock draws are (D54).
  const problems = found.filter((problem) => !problem.includes('must match format "uuid"'));
  if (problems.length > 0) {
    throw new Error(
      `${request.method} ${request.path} answered ${response.status} against the document: ${problems.join('; ')}`,
    );
  }
}
