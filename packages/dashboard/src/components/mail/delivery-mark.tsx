import { counted } from '@direct-mail/contract/words/figures';
import type { Delivery } from '../../api/control.ts';

/** `delivered` would read as mail delivered, so events are "accepted". */
export const outcomes: Readonly<Record<Delivery['status'], string>> = {
  delivered: 'accepted',
  failed: 'failed',
  pending: 'queued',
};

/** The status of a delivery with the number of its attempts. */
export function DeliveryMark({ delivery }: { readonly delivery: Pick<Delivery, 'status' | 'attempts'> }) {
  const { status, attempts } = delivery;
  const last = attempts.at(-1);
  const response =
    last === undefined ? 'not tried yet' : last.status === null ? (last.error ?? 'no response') : String(last.status);
  const count = counted(attempts.length, 'attempt');
  return (
    <span className="delivery" data-status={status}>
      {outcomes[status]} · {response}
      {attempts.length > 0 && ` · ${count}`}
    </span>
  );
}
