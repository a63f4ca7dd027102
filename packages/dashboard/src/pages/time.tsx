import { Button, Group, NumberInput, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { type Answer, control, type Due } from '../api/control.ts';
import { useCall, useSend } from '../api/use-call.ts';
import { CopyAs } from '../components/page/copy-as.tsx';
import { DataTable } from '../components/page/data-table.tsx';
import { Empty } from '../components/page/empty.tsx';
import { Loaded, Page, Trouble } from '../components/page/page.tsx';
import { Panel } from '../components/page/panel.tsx';
import { describe } from '../components/time/clock-bar.tsx';
import { formatDay, formatTime, Time } from '../components/time/time.tsx';
import { useClock } from '../components/time/use-clock.ts';

/** How many are shown at first, and with each further step; the most that the control API gives. */
const STEP = 100;
const MOST = 1000;

/** The clock, and everything that falls due. */
export function TimePage() {
  const clock = useClock();
  const [shown, setShown] = useState(STEP);
  const agenda = useCall(['agenda', shown], control('listAgenda', { query: { limit: shown } }));
  const advance = useSend<Answer<'advanceClock'>>();
  const [days, setDays] = useState<number>(3);
  const call = control('advanceClock', { body: { days } });
  const lead =
    clock === null
      ? ''
      : `${formatDay(clock.now)}, ${formatTime(clock.now)} UTC · ${modes[clock.mode] ?? `it runs at ${clock.mode}`}`;
  return (
    <Page title="Time" lead={lead}>
      <Panel title="Move the time on">
        <Stack gap="sm">
          <Group align="flex-end" gap="sm">
            <NumberInput
              label="Days"
              min={0}
              decimalScale={2}
              value={days}
              onChange={(value) => setDays(Number(value))}
              w={120}
            />
            <Button loading={advance.isPending} onClick={() => advance.mutate(call)}>
              Advance
            </Button>
            <CopyAs call={call} />
          </Group>
          <Text size="sm" role="status">
            {advance.data === undefined
              ? 'Everything that falls due on the way runs, in order. Time never goes back.'
              : describe(advance.data)}
          </Text>
          <Trouble error={advance.error} />
        </Stack>
      </Panel>
      <Loaded query={agenda}>
        {(due) =>
          due.length === 0 ? (
            <Empty title="Nothing is due">No mailing is on its way, no webhook waits, no request is open.</Empty>
          ) : (
            <>
              <DataTable label="What is due next" head={['When', 'What', 'Of']}>
                {due.map((item) => (
                  <Table.Tr key={`${item.kind} ${item.id}`}>
                    <Table.Td>
                      <Time at={item.at} />{' '}
                      <span className="sub">
                        <Time at={item.at} exact />
                      </span>
                    </Table.Td>
                    <Table.Td>{kinds[item.kind] ?? item.kind.replaceAll('_', ' ')}</Table.Td>
                    <Table.Td className="mono">
                      <Of item={item} />
                    </Table.Td>
                  </Table.Tr>
                ))}
              </DataTable>
              {due.length >= shown && <More shown={shown} onMore={() => setShown(Math.min(MOST, shown + STEP))} />}
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

/** The list ends where it was cut, and says so. */
function More({ shown, onMore }: { readonly shown: number; readonly onMore: () => void }) {
  return (
    <Group gap="sm">
      <Text size="sm">The next {shown.toLocaleString('en-US')}; more may fall due later.</Text>
      {shown < MOST && (
        <Button variant="default" size="compact-sm" onClick={onMore}>
          Show more
        </Button>
      )}
    </Group>
  );
}

const modes: Readonly<Record<string, string>> = {
  real: 'in real time',
  manual: 'manual: it stands still until it is moved',
};

const kinds: Readonly<Record<string, string>> = {
  mailing: 'A mailing changes its state',
  delivery: 'A webhook is attempted',
  data_subject_request: 'A data subject request moves on',
};

function Of({ item: { kind, id } }: { readonly item: Due }) {
  if (kind === 'mailing') return <Link href={`/mailings/${id}`}>{id}</Link>;
  return id;
}
