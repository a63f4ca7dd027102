import type { CheckResult } from '../run/result.ts';

/** What was expected, what was found, and where: request, status, item, and the rule of the OpenAPI document. */
export function failureOf({ expected, got, where }: CheckResult): string {
  const said = `expected ${expected}, got ${got}`;
  if (where === undefined) return said;
  const { request, status, item, document } = where;
  const place = [status === undefined ? request : `${request} returned ${status}`, item, document];
  return `${said} (${place.filter((each) => each !== undefined).join(', ')})`;
}
