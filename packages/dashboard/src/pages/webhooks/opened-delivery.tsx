import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'wouter';
import { control, type Delivery } from '../../api/control.ts';
import { useCall, useSend } from '../../api/use-call.ts';
import { DeliveryMark } from '../../components/mail/delivery-mark.tsx';
import { StateChip } from '../../components/mail/state-chip.tsx';
import { CopyAs } from '../../components/page/copy-as.tsx';
import { Fact, Facts } from '../../components/page/facts.tsx';
import { JsonView } from '../../components/page/json-view.tsx';
import { Loaded, Trouble } from '../../components/page/page.tsx';
import { Time } from '../../components/time/time.tsx';
import { isQueued, Signature } from './log-row.tsx';

/** Found by its record, wherever it is in the list, so that a mailing can link to an old delivery too. */
interface OpenedByIdProps {
  readonly webhookId: string;
  readonly id: string;
  readonly objectId: string;
  readonly secret: string;
}

export function OpenedById(props: OpenedByIdProps) {
  const { webhookId, id, objectId } = props;
  const query = useCall(
    ['deliveries', webhookId, objectId],
    control('listDeliveries', { params: { id: webhookId }, query: objectId === '' ? {} : { object_id: objectId } }),
  );
  return (
    <Loaded query={query.isPlaceholderData ? { data: undefined, error: null } : query}>
      {(deliveries) => {
        const delivery = deliveries.find((row) => row.id === id);
        if (delivery !== undefined) return <Opened delivery={delivery} secret={props.secret} />;
        return <Text size="sm">The delivery no longer exists: a webhook keeps only its newest deliveries.</Text>;
      }}
    </Loaded>
  );
}

function Opened({ delivery, secret }: { readonly delivery: Delivery; readonly secret: string }) {
  const again = useSend<unknown>();
  const { id, event, object_id, attempts, request, next_at } = delivery;
  const call = control('redeliver', { params: { id } });
  const unkept = attempts.slice(0, -KEPT_ANSWERS).filter(({ status }) => status !== null).length;
  return (
    <Stack gap="md" className="opened">
      <Group gap="sm">
        <StateChip state={event} />
        <DeliveryMark delivery={delivery} />
      </Group>
      <Facts>
        <Fact name="About" value={object_id} mono>
          {(event as string) === 'ping' ? 'this webhook' : <Link href={`/mailings/${object_id}`}>{object_id}</Link>}
        </Fact>
        <Fact name="Signature" value="checked">
          <Signature delivery={delivery} secret={secret} />
        </Fact>
        <Fact name="Next attempt" value={next_at}>
          {next_at !== null && (
            <>
              <Time at={next_at} />, <Time at={next_at} exact />
            </>
          )}
        </Fact>
      </Facts>
      <Group gap="sm">
        <Button loading={again.isPending} disabled={isQueued(delivery)} onClick={() => again.mutate(call)}>
          Resend
        </Button>
        <CopyAs call={call} />
        {isQueued(delivery) && (
          <Text size="sm" c="dimmed">
            It is sent automatically after the previous event, or when its webhook resumes.
          </Text>
        )}
      </Group>
      <Trouble error={again.error} />
      <Title order={3} size="h5">
        {attempts.length === 0 ? 'No attempts yet' : 'Attempts'}
      </Title>
      <ol className="attempts">
        {attempts.map((attempt) => (
          <li key={`${attempt.at} ${attempt.fault}`}>
            <b data-bad={attempt.status === 200 ? undefined : ''}>{attempt.status ?? 'no response'}</b>{' '}
            <Time at={attempt.at} exact />
            {attempt.duration_ms !== null && <span className="sub"> {Math.round(attempt.duration_ms)} ms</span>}
            {attempt.fault !== null && <span className="sub"> fault: {attempt.fault}</span>}
            {attempt.error !== null && <div className="problem">{attempt.error}</div>}
            {attempt.response && <pre>{attempt.response}</pre>}
          </li>
        ))}
      </ol>
      {unkept > 0 && (
        <p className="sub">
          What the receiver wrote is kept of the last two attempts alone; of {unkept === 1 ? 'the one' : 'those'}{' '}
          before, the status.
        </p>
      )}
      <Title order={3} size="h5">
        What is sent
      </Title>
      <JsonView value={request.body} label="Body" captioned />
      <JsonView value={request.headers} label="Headers" captioned />
    </Stack>
  );
}

/** The mock keeps this many responses: the last one and the one before. */
const KEPT_ANSWERS = 2;
