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

/** One delivery in the log: when, what, what came back, how long it took, whether it is signed right, and once more. */
export function LogRow({ delivery, webhook, href }: Props) {
  const { id, event, object_id, status, attempts, next_at } = delivery;
  const last = attempts.at(-1);
  const again = useSend<unknown>();
  return (
    <Table.Tr className="row">
      <Table.Td className="when">{last === undefined ? '–' : <Time at={last.at} exact />}</Table.Td>
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
            again <Time at={next_at} />
          </span>
        )}
      </Table.Td>
      <Table.Td className="number">{attempts.length}</Table.Td>
      <Table.Td className="response" title={last?.error ?? last?.response ?? undefined}>
        {last === undefined ? (
          '–'
        ) : (
          <>
            <b data-bad={last.status === 200 ? undefined : ''}>{last.status ?? 'none'}</b>{' '}
            <span className="sub">{last.error ?? last.response ?? ''}</span>
          </>
        )}
      </Table.Td>
      <Table.Td className="number">
        {last?.duration_ms == null ? '–' : `${Math.round(last.duration_ms).toLocaleString('en-US')} ms`}
      </Table.Td>
      <Table.Td>
        <Signature delivery={delivery} secret={webhook.secret} />
      </Table.Td>
      <Table.Td>
        <Button
          size="compact-xs"
          variant="default"
          loading={again.isPending}
          onClick={() => again.mutate(control('redeliver', { params: { id } }))}
        >
          Send again
        </Button>
      </Table.Td>
    </Table.Tr>
  );
}

export function Signature({ delivery, secret }: { readonly delivery: Delivery; readonly secret: string }) {
  const fault = delivery.attempts.at(-1)?.fault === 'wrong_signature';
  const { data } = useQuery({
    queryKey: ['signature', delivery.id, secret],
    queryFn: () => checkSignature(delivery, secret),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (fault) return <span className="problem">wrong, by a fault rule</span>;
  if (data === undefined || data === 'unknown') return <span className="sub">–</span>;
  return <span className={data === 'right' ? 'signed' : 'problem'}>{data === 'right' ? '✓ right' : '✗ wrong'}</span>;
}
