import type { ReceiverAnswer } from '../types/receiver.ts';
import type { SendAnswer } from './send-answer.ts';

/** The status that the return value of a receiver function means: `undefined` is a 200. */
export function statusOf(answer: ReceiverAnswer): number {
  if (answer === undefined || answer === null) return 200;
  const status: unknown = typeof answer === 'number' ? answer : answer.status;
  if (typeof status === 'number' && Number.isInteger(status) && status >= 200 && status <= 599) return status;
  const hint =
    typeof answer === 'number' ? ' (an arrow function that ends in a call such as push() returns its result)' : '';
  throw new TypeError(
    `a webhook receiver must return an HTTP status from 200 to 599, a Response or nothing, and this one returned ${describe(answer)}${hint}`,
  );
}

/** Waits for the answer of a function, and for its body where it has one. */
export async function readAnswer(pending: ReceiverAnswer | Promise<ReceiverAnswer>): Promise<SendAnswer> {
  const answer = await pending;
  const status = statusOf(answer);
  const text = hasBody(answer) ? await answer.text() : null;
  return { status, answer: text };
}

/** Whether an answer has to be waited for. A status, or nothing, costs no promise. */
export function takesTime(answer: unknown): answer is Promise<ReceiverAnswer> {
  return isPromise(answer) || hasBody(answer);
}

export function isPromise(answer: unknown): answer is Promise<unknown> {
  return typeof answer === 'object' && answer !== null && 'then' in answer && typeof answer.then === 'function';
}

function hasBody(answer: unknown): answer is { text(): Promise<string> } {
  return typeof answer === 'object' && answer !== null && 'text' in answer && typeof answer.text === 'function';
}

function describe(answer: ReceiverAnswer): string {
  return typeof answer === 'number' ? String(answer) : `${typeof answer} without such a status`;
}
