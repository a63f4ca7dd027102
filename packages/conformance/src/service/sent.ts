import type { OperationId } from '@direct-mail/contract';
import { asArray, asObject } from './expect.ts';
import type { Memory, Token } from './memory.ts';

/** The requests of a run that create something, refused or not. */
export interface Sent {
  /** Create Mailer with the production token: paid for. */
  readonly live: number;
  /** Create Mailer with the test token. */
  readonly test: number;
  readonly orders: number;
  /** Members added to an audience. */
  readonly members: number;
  /** Privacy requests. */
  readonly requests: number;
}

const NOTHING_SENT: Sent = { live: 0, test: 0, orders: 0, members: 0, requests: 0 };

const SENT = 'sent';
const ORDERS = 'orders';

const KINDS: Partial<Record<OperationId, keyof Sent>> = {
  createOrder: 'orders',
  createAudienceMember: 'members',
  createDataSubjectRequest: 'requests',
};

/** Memory key: how many orders an earlier process of the run did not delete. */
export const LEFT = 'orders of an earlier process';

export const sentIn = ({ facts }: Memory): Sent => ({ ...NOTHING_SENT, ...asObject(facts[SENT]) });

/** Counts a request before it is sent. */
export function noteSent(memory: Memory, operation: OperationId, token: Token): void {
  const kind = operation === 'createMailing' ? (token === 'production' ? 'live' : 'test') : KINDS[operation];
  if (kind === undefined) return;
  const before = sentIn(memory);
  memory.facts[SENT] = { ...before, [kind]: before[kind] + 1 };
}

/** Ids of this run's orders that are not deleted yet. */
export const ordersOf = ({ facts }: Memory): readonly string[] => asArray(facts[ORDERS]).map(String);

/** Records the id in a request's body before it is sent, so that the order of a killed run can still be deleted. */
export function noteOrders(memory: Memory, operation: OperationId, json: unknown): boolean {
  if (operation !== 'createOrder' && operation !== 'updateOrder') return false;
  const { order_id } = asObject(json);
  const known = ordersOf(memory);
  if (typeof order_id !== 'string' || order_id === '' || known.includes(order_id)) return false;
  memory.facts[ORDERS] = [...known, order_id];
  return true;
}

export function noteDeleted(memory: Memory, order: string): void {
  memory.facts[ORDERS] = ordersOf(memory).filter((id) => id !== order);
}
