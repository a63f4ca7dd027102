import type { Audience } from '../types/audience.ts';
import type { DueEntry } from '../types/clock.ts';
import type { UndecidedRecord } from '../types/data-subject-request.ts';
import type { Delivery } from '../types/delivery.ts';
import type { ConnectionFault, DeliveryFault } from '../types/fault-rule.ts';
import type { Webhook } from '../types/webhook.ts';

/** The values of a union, for checks at run time. A missing value does not compile. */
export function valuesOf<Union extends string>(
  values: { readonly [Value in Union]: true },
): readonly [Union, ...Union[]] {
  return Object.keys(values) as [Union, ...Union[]];
}

export const connectionFaults = valuesOf<ConnectionFault>({ reset: true, cut: true, hang: true });

export const deliveryFaults = valuesOf<DeliveryFault>({ duplicate: true, reorder: true, wrong_signature: true });

export const deliveryStatuses = valuesOf<Delivery['status']>({ pending: true, delivered: true, failed: true });

export const pauseReasons = valuesOf<NonNullable<Webhook['paused']>>({ timeouts: true, control: true });

export const audienceKinds = valuesOf<Audience['kind']>({ list: true, customers: true, do_not_mail: true });

export const recordKinds = valuesOf<UndecidedRecord['record']>({ mailing: true, order: true, member: true });

export const dueKinds = valuesOf<DueEntry['kind']>({ mailing: true, delivery: true, data_subject_request: true });
