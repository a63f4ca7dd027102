import type { WireRequest, WireResponse } from '../shared/wire.ts';
import { type ErrorShape, failed, failure } from './errors.ts';
import type { Routed, Router } from './router.ts';

/** The response to an unknown path, or to a known one with a wrong method (D22, D112). */
export function answerUnknownPath<T>(
  router: Router<T>,
  request: WireRequest,
  routed: Routed<T>,
  shape: ErrorShape,
): WireResponse {
  const { method, path } = request;
  if ('allow' in routed) {
    const allow = routed.allow.join(', ');
    return failed(
      failure('MethodNotAllowed', `${method} is not allowed here; the path accepts ${allow}`, { headers: { allow } }),
      shape,
    );
  }
  const meant = meantPath(router, method, path) ?? router.nearest(method, path);
  const hint = meant.length === 0 ? '' : `; did you mean ${meant.join(' or ')}?`;
  return failed(failure('NotFound', `unknown path${whereItIs(path)}${hint}`), shape);
}

/** The known path that one with a wrong prefix, case or trailing slash means; ids are left out of the message. */
function meantPath<T>(router: Router<T>, method: string, path: string): string[] | null {
  const version = path.toLowerCase().lastIndexOf('/v1/');
  const candidates = [
    ...(path.endsWith('/') ? [path.slice(0, -1)] : []),
    ...(version > 0 ? [path.slice(version)] : []),
    `/v1${path}`,
    path.toLowerCase(),
  ];
  for (const candidate of candidates) {
    const known = router.pathOf(method, candidate);
    if (known !== null) return [`${method} ${known}`];
  }
  return null;
}

/** Outside `/v1` the base address is wrong, so this tells what is served there (D112). */
function whereItIs(path: string): string {
  if (path.startsWith('/v1/') || path.length > 500) return '';
  return '; this is the direct-mail mock, with its API under /v1 and its control API under /_mock, and its base URL has no path';
}
