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
        <Fact name="The person" value="not stored: a request is identified only by its id" />
      </Facts>
      {result === 'not_found' && (
        <p className="sub">
          Addresses are compared with their apartment or suite: a record that has one does not match a request without.
          An e-mail address finds its records at any postal address.
        </p>
      )}
      <h3>Progress</h3>
      <Steps status={request_status} nextAt={next_at} />
      {next_at !== null && (
        <Group gap="sm">
          <Button loading={isPending} onClick={() => advance({ to: next_at })}>
            Advance the clock to then
          </Button>
          <CopyAs call={control('advanceClock', { body: { to: next_at } })} />
        </Group>
      )}
      <Trouble error={error} />
      <h3>Effect</h3>
      {type === 'access' ? <AccessDoes /> : <ErasureDoes />}
      <h3>Response of the API</h3>
      <Trouble error={response.error} />
      {response.data !== undefined && <JsonView value={response.data} label="The API’s response" />}
      <CopyAs call={service('GET', `/v1/dsr/request/${id}`)} />
    </Stack>
  );
}

const steps = [
  ['pending', 'Received'],
  ['in_progress', 'In progress'],
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
      <li>On completion, the mailings, audience members and orders of the person are searched for.</li>
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
        Immediately: the person is on{' '}
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
        On completion: names and addresses are removed from their mailings and orders, and the person from every other
        audience.
      </li>
      <li>
        Pieces keep their state and cost; those not yet in production become suppressed, printed ones lose their
        preview.
      </li>
      <li>Records that may belong to another person are kept, and listed below the requests.</li>
    </ul>
  );
}
