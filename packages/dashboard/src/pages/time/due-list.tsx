import { Button, Group, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { control, type Due } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';
import { DataTable } from '../../components/page/data-table.tsx';
import { Empty } from '../../components/page/empty.tsx';
import { Loaded } from '../../components/page/page.tsx';
import { rowsPerPage } from '../../components/page/pager.tsx';
import { Time } from '../../components/time/time.tsx';

/** How many are shown at first, and with each further step; the most that the control API gives. */
const STEP = 50;
const MOST = 1000;

/** What falls due next, one by one, by name. */
export function DueList() {
  const [shown, setShown] = useState(() => rowsPerPage(STEP));
  const agenda = useCall(['agenda', shown], control('listAgenda', { query: { limit: shown } }));
  return (
    <Loaded query={agenda}>
      {(due) =>
        due.length === 0 ? (
          <Empty title="Nothing is due">
            No mailing is on its way, no webhook event waits, no data request is open.
          </Empty>
        ) : (
          <>
            <DataTable label="What is due next" head={['When', 'What', 'Whom']} phone={{ lines: [[3, 1], [2]] }}>
              {due.map((item) => (
                <Table.Tr key={`${item.kind} ${item.id}`}>
                  <Table.Td className="when">
                    <Time at={item.at} />{' '}
                    <span className="sub">
                      <Time at={item.at} exact />
                    </span>
                  </Table.Td>
                  <Table.Td>{whatOf(item)}</Table.Td>
                  <Table.Td>
                    <Whom item={item} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </DataTable>
            {due.length >= shown && (
              <Group gap="sm">
                <Text size="sm">The next {shown.toLocaleString('en-US')}; more may fall due later.</Text>
                {shown < MOST && (
                  <Button variant="default" size="compact-sm" onClick={() => setShown(Math.min(MOST, shown * 4))}>
                    Show more
                  </Button>
                )}
              </Group>
            )}
          </>
        )
      }
    </Loaded>
  );
}

function whatOf({ kind, what }: Due): string {
  const words = what.replaceAll('_', ' ');
  if (kind === 'mailing') return `Mailing leaves ${words}`;
  return kind === 'delivery' ? `Webhook attempt: ${words}` : `Data request (${words}) moves on`;
}

function Whom({ item: { kind, id, name } }: { readonly item: Due }) {
  if (kind === 'mailing') return <Link href={`/mailings/${id}`}>{name}</Link>;
  if (kind === 'data_subject_request') {
    return (
      <Link href="/privacy" className="mono">
        {name}
      </Link>
    );
  }
  return <span className="mono">{name}</span>;
}
