import { figure } from '@direct-mail/contract/words/figures';
import { Button, Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { control, type Delivery, type Webhook } from '../../api/control.ts';
import { useSend } from '../../api/use-call.ts';
import { outcomes } from '../../components/mail/delivery-mark.tsx';
import { StateChip } from '../../components/mail/state-chip.tsx';
import { Time } from '../../components/time/time.tsx';
import { checkSignature } from './signature.ts';

interface Props {
  readonly delivery: Delivery;
  readonly webhook: Webhook;
  readonly href: string;
}

/** One delivery: time, event, response, duration, signature check and a button to resend it. */
export function LogRow({ delivery, webhook, href }: Props) {
  const { id, event, object_id, status, attempts, next_at } = delivery;
  const last = attempts.at(-1);
  const again = useSend<unknown>();
  return (
    <Table.Tr className="row">
      <Table.Td className="when">
        <Time at={happenedAt(delivery)} exact />
      </Table.Td>
      <Table.Td>
        <Link href={href} data-row className="row-link">
          <StateChip state={event} />
        </Link>
      </Table.Td>
      <Table.Td>
        {(event as string) === 'ping' ? (
          <span className="sub">this webhook</span>
        ) : (
          <Link href={`/mailings/${object_id}`} className="mono unbroken">
            {object_id.slice(0, 8)}
          </Link>
        )}
      </Table.Td>
      <Table.Td>
        <span className="delivery" data-status={status}>
          {outcomes[status]}
        </span>
        {next_at !== null && (
          <span className="sub">
            {' '}
            {last === undefined ? 'first attempt' : 'again'} <Time at={next_at} />
          </span>
        )}
        {isQueued(delivery) && <span className="sub"> {waitsFor(webhook)}</span>}
      </Table.Td>
      <Table.Td className="number">
        {attempts.length}
        {last !== undefined && attempts.length > 1 && (
          <div className="sub">
            last <Time at={last.at} />
          </div>
        )}
      </Table.Td>
      <Table.Td className="response" title={last?.error ?? last?.response ?? undefined}>
        {last === undefined ? (
          '–'
        ) : (
          <>
            <b data-bad={last.status === 200 ? undefined : ''}>{last.status ?? 'none'}</b>{' '}
            <span className="sub">
              {last.duration_ms === null ? '' : `${figure(Math.round(last.duration_ms))} ms · `}
              {last.error ?? last.response ?? ''}
            </span>
          </>
        )}
      </Table.Td>
      <Table.Td>
        <Signature delivery={delivery} secret={webhook.secret} />
      </Table.Td>
      <Table.Td title={isQueued(delivery) ? waitsFor(webhook) : undefined}>
        <Button
          size="compact-xs"
          variant="default"
          loading={again.isPending}
          disabled={isQueued(delivery)}
          onClick={() => again.mutate(control('redeliver', { params: { id } }))}
        >
          Resend
        </Button>
      </Table.Td>
    </Table.Tr>
  );
}

/** A queued event cannot be resent: it is sent when its wait is over. */
export const isQueued = ({ status, next_at }: Delivery): boolean => status === 'pending' && next_at === null;

/** The reason why a queued event waits, if it has no scheduled time. */
const waitsFor = ({ paused }: Pick<Webhook, 'paused'>): string =>
  paused === null ? 'waits for the previous event' : 'waits: the webhook is paused';

/** The event's time from its body; the list is in this order. */
function happenedAt({ request, attempts }: Delivery): string {
  try {
    const { timestamp } = JSON.parse(request.body) as { readonly timestamp?: unknown };
    if (typeof timestamp === 'string' && !Number.isNaN(Date.parse(timestamp))) return timestamp;
  } catch {
    // Falls back to the time of the first attempt.
  }
  return attempts[0]?.at ?? '';
}

export function Signature({ delivery, secret }: { readonly delivery: Delivery; readonly secret: string }) {
  const fault = delivery.attempts.at(-1)?.fault === 'wrong_signature';
  const { data } = useQuery({
    queryKey: ['signature', delivery.id, secret],
    queryFn: () => checkSignature(delivery, secret),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (fault) return <span className="problem">wrong, by a fault rule</span>;
  if (delivery.attempts.length === 0) return <span className="sub">not sent yet</span>;
  if (data === undefined || data === 'unknown') return <span className="sub">–</span>;
  return <span className={data === 'right' ? 'signed' : 'problem'}>{data === 'right' ? '✓ right' : '✗ wrong'}</span>;
}
