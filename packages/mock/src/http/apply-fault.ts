import type { FaultRule } from '@direct-mail/contract/control/generated/models';
import { errorNameOf } from '../shared/error-names.ts';
import type { WireResponse } from '../shared/wire.ts';
import { type ErrorShape, type Failure, failed, json, unauthorized } from './errors.ts';

/** Whether the fault replaces the operation. Faults after it, and those that cut a response, do not: they need the response. */
export function comesBefore(fault: FaultRule | null): boolean {
  if (fault === null || fault.after === true) return false;
  return fault.status !== undefined || fault.connection === 'reset' || fault.connection === 'hang';
}

/** The response as the fault rule changes it. */
export function applyFault(rule: FaultRule, answered: WireResponse | null, shape: ErrorShape): WireResponse {
  const response = rule.status === undefined ? (answered ?? json(200, {})) : injected(rule, rule.status, shape);
  return {
    ...response,
    body: rule.malformed === true ? response.body.slice(0, Math.ceil(response.body.length / 2)) : response.body,
    fault: { latency: rule.latency, connection: rule.connection },
  };
}

/** The error response of a rule; a 401 or 403 has the shape that a refused token gets, with the rule's message if it has one. */
function injected(rule: FaultRule, status: number, shape: ErrorShape): WireResponse {
  const headers = rule.retry_after === undefined ? undefined : { 'retry-after': String(rule.retry_after) };
  if (status === 401 || status === 403) return unauthorized(status, rule.message, headers);
  return failed({ ...askedFailure(rule, status), headers }, shape);
}

function askedFailure(rule: FaultRule, status: number): Failure {
  const beside = status === 429 && rule.retry_after !== undefined ? { retry_after: rule.retry_after } : undefined;
  const message = rule.message ?? `this ${status} comes from a fault rule`;
  return { name: errorNameOf(status) ?? 'InjectedFault', message, status, beside };
}
