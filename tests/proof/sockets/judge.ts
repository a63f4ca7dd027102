import { type OperationId, routes } from '@direct-mail/contract';
import { validateResponse } from '@direct-mail/contract/testing';
import type { Exchanged, RawResponse, Script } from './wire.ts';

/** What Node.js answers by itself, where a request is none or asks for what is not offered: a status without a body. */
const OF_THE_TRANSPORT = new Set([400, 408, 413, 417, 431]);
const operations = [undefined, ...(Object.keys(routes) as OperationId[])];

/** What is wrong with how a connection went, but for the account. */
export function judge(script: Script, { responses, rest, ended }: Exchanged): string[] {
  const problems = responses.flatMap((response) => shapeOf(response, script.name.startsWith('the control API')));
  if (!ended) problems.push('neither a response nor an end in time');
  if (rest !== '' && script.end !== 'reset') problems.push(`bytes that are no response: ${JSON.stringify(rest)}`);
  const { statuses } = script;
  const seen = responses.map(({ status }) => status);
  if (statuses !== undefined && script.end !== 'reset' && seen.join() !== statuses.join())
    problems.push(`answered ${seen.join() || 'nothing'} where ${statuses.join()} should be`);
  if (!script.mayWrite && seen.includes(201)) problems.push('carried out what it should refuse');
  return problems;
}

function shapeOf({ status, headers, body }: RawResponse, isControl: boolean): string[] {
  if (status >= 500) return [`a response of ${status}`];
  if (status < 400) return [];
  if (body === '' && (headers['connection'] === 'close' || status === 417) && OF_THE_TRANSPORT.has(status)) return [];
  // The control API refuses in the service's shape, and says why.
  if (isControl && status === 403 && /^\{"error":\{"name":"Unauthorized","message":"[^"]+"\}\}$/.test(body)) return [];
  const problems = operations.map((operation) => validateResponse(operation, status, headers, body));
  return problems.some((each) => each.length === 0) ? [] : [`an undocumented ${status}: ${body.slice(0, 200)}`];
}
