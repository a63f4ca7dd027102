import type { ReceiverResponse } from '@direct-mail/contract/control/types';
import type { SendResult } from './send-result.ts';

/** The status that the return value of a receiver function means: `undefined` is a 200. */
export function statusOf(response: ReceiverResponse): number {
  if (response === undefined || response === null) return 200;
  const status: unknown = typeof response === 'number' ? response : response.status;
  if (typeof status === 'number' && Number.isInteger(status) && status >= 200 && status <= 599) return status;
  const hint =
    typeof response === 'number'
      ? ' (an arrow function without braces returns the value of its expression, such as the result of push())'
      : '';
  throw new TypeError(
    `a webhook receiver must return an HTTP status from 200 to 599, a Response or nothing; this one returned ${describe(response)}${hint}`,
  );
}

/** Waits for the response of a receiver function, and for its body if it has one. */
export async function readResponse(pending: ReceiverResponse | Promise<ReceiverResponse>): Promise<SendResult> {
  const response = await pending;
  const status = statusOf(response);
  const text = hasBody(response) ? await response.text() : null;
  return { status, response: text };
}

/** Whether a response has to be waited for. A status, or nothing, costs no promise. */
export function takesTime(response: unknown): response is Promise<ReceiverResponse> {
  return isPromise(response) || hasBody(response);
}

export function isPromise(response: unknown): response is Promise<unknown> {
  return typeof response === 'object' && response !== null && 'then' in response && typeof response.then === 'function';
}

function hasBody(response: unknown): response is { text(): Promise<string> } {
  return typeof response === 'object' && response !== null && 'text' in response && typeof response.text === 'function';
}

function describe(response: ReceiverResponse): string {
  return typeof response === 'number' ? String(response) : `${typeof response} without a valid status`;
}
