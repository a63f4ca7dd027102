import type { DeliveryFault, FaultRule } from '@direct-mail/contract/control/generated/models';
import type { OutgoingDelivery } from '@direct-mail/contract/control/types';
import type { Account } from '../account/store/account.ts';
import type { DeliveryRow } from '../account/store/rows.ts';
import { holdBack, takeAttempt } from '../account/webhooks/deliveries.ts';
import { deliveryRequest } from './delivery-request.ts';

export interface StartOptions {
  readonly account: Account;
  /** Publishes the rows that were written. */
  readonly publish: () => void;
  /** The fault rule that applies to an attempt, if any. */
  readonly faultOf: (delivery: DeliveryRow) => FaultRule | null;
  readonly userAgent: string;
}

/** An attempt to make now. */
export interface Started {
  readonly row: DeliveryRow;
  readonly request: OutgoingDelivery;
  readonly fault: DeliveryFault | null;
}

/** How long `reorder` waits for another event where the rule gives no `wait_seconds`. */
const REORDER_SECONDS = 30 * 24 * 3600;

/**
 * Starts the attempt at a delivery that fell due. Null if there is none to make: the delivery is gone, its webhook is paused, or a
 * fault rule holds it back. `leave` is then called before the rows change.
 */
export function startAttempt(
  { account, publish, faultOf, userAgent }: StartOptions,
  id: string,
  delivery: DeliveryRow | undefined,
  leave: () => void,
): Started | null {
  const attempt = takeAttempt(account, delivery);
  const rule = attempt === null ? null : faultOf(attempt.delivery);
  if (attempt !== null && rule?.delivery !== 'reorder') {
    const fault = rule?.delivery ?? null;
    return {
      row: attempt.delivery,
      request: deliveryRequest(attempt, userAgent, fault === 'wrong_signature'),
      fault,
    };
  }
  leave();
  account.deliveries.clearUnderWay(id);
  if (attempt !== null) holdBack(account, attempt.delivery, rule?.wait_seconds ?? REORDER_SECONDS);
  publish();
  return null;
}
