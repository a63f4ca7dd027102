import { Button, Group, Stack } from '@mantine/core';
import { Link } from 'wouter';
import { control, type DataRequest } from '../../api/control.ts';
import { service } from '../../api/service.ts';
import { useCall } from '../../api/use-call.ts';
import { StateChip } from '../../components/mail/state-chip.tsx';
import { CopyAs } from '../../components/page/copy-as.tsx';
import { Fact, Facts } from '../../components/page/facts.tsx';
import { Isolated } from '../../components/page/isolated.tsx';
import { JsonView } from '../../components/page/json-view.tsx';
import { Trouble } from '../../components/page/page.tsx';
import { Time } from '../../components/time/time.tsx';
import { useAdvance } from '../../components/time/use-advance.ts';
import { outcomes } from './outcomes.ts';

/** One request: its status, its result, the next step and its time, and the exact response of the API. */
export function OpenedDataRequest({ request }: { readonly request: DataRequest }) {
  const { subject_request_id: id, subject_request_type: type, request_status, result, next_at } = request;
  const { advance, isPending, error } = useAdvance();
  const call = service<unknown>('GET', `/v1/dsr/request/${id}`, { unrecorded: true });
  const response = useCall(['privacy', 'response', id, request_status], call);
  return (
    <Stack gap="sm" className="opened">
      <p className="opened-head">
        {type === 'access' ? 'Access' : 'Erasure'} <StateChip state={request_status} />
      </p>
      <Facts>
        <Fact name="Request" value={id} mono />
        <Fact name="Submitted" value={request.submitted_time}>
          <Time at={request.submitted_time} exact />
        </Fact>
        <Fact name="Result" value={outcomes[result] ?? result.replaceAll('_', ' ')} />
        <Fact name="The person" value="not kept: requests are told apart by their ids alone" />
      </Facts>
      {result === 'not_found' && (
        <p className="sub">
          An address is compared whole, with its apartment or suite: a record that has one, where the request has none,
          is of another door. An e-mail finds its records wherever they live.
        </p>
      )}
      <h3>How far it is</h3>
      <Steps status={request_status} nextAt={next_at} />
      {next_at !== null && (
        <Group gap="sm">
          <Button loading={isPending} onClick={() => advance({ to: next_at })}>
            Move the clock to then
          </Button>
          <CopyAs call={control('advanceClock', { body: { to: next_at } })} />
        </Group>
      )}
      <Trouble error={error} />
      <h3>What it does</h3>
      {type === 'access' ? <AccessDoes /> : <ErasureDoes />}
      <h3>What the API answers</h3>
      <Trouble error={response.error} />
      {response.data !== undefined && <JsonView value={response.data} label="The API’s response" />}
      <CopyAs call={service('GET', `/v1/dsr/request/${id}`)} />
    </Stack>
  );
}

const steps = [
  ['pending', 'Received'],
  ['in_progress', 'Being worked on'],
  ['completed', 'Completed'],
] as const;

function Steps({ status, nextAt }: { readonly status: string; readonly nextAt: string | null }) {
  const at = steps.findIndex(([state]) => state === status);
  return (
    <ol className="steps">
      {steps.map(([state, label], index) => (
        <li key={state} data-done={index <= at ? '' : undefined}>
          {label} {index === at && <span className="sub">now</span>}
          {index === at + 1 && nextAt !== null && (
            <span className="sub">
              <Time at={nextAt} />, <Time at={nextAt} exact />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

function AccessDoes() {
  return (
    <ul className="next">
      <li>Mailings, audience members and orders of the person are looked for when it is completed.</li>
      <li>The response says whether something was found; nothing is changed.</li>
    </ul>
  );
}

function ErasureDoes() {
  const { data = [] } = useCall(['audiences'], control('listAudiences', {}));
  const list = data.find(({ kind }) => kind === 'do_not_mail');
  return (
    <ul className="next">
      <li>
        At once: the person is on{' '}
        {list === undefined ? (
          'Do Not Mail'
        ) : (
          <Link href={`/audiences/${list.id}`}>
            <Isolated>{list.name}</Isolated>
          </Link>
        )}
        , and new mailings to them are suppressed.
      </li>
      <li>
        When it is completed: names and addresses go from their mailings and orders, and they leave every other
        audience.
      </li>
      <li>
        Pieces keep their state and cost; those not yet in production become suppressed, printed ones lose their
        preview.
      </li>
      <li>Records that may be another person’s stay, and are listed below the requests.</li>
    </ul>
  );
}
