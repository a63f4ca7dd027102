import { Alert, Table } from '@mantine/core';
import { useState } from 'react';
import { control } from '../api/control.ts';
import { useCall, useList } from '../api/use-call.ts';
import { DataTable } from '../components/page/data-table.tsx';
import { Empty } from '../components/page/empty.tsx';
import { Loaded, Page, Trouble } from '../components/page/page.tsx';
import { Pager } from '../components/page/pager.tsx';
import { Panel } from '../components/page/panel.tsx';
import { Time } from '../components/time/time.tsx';
import { AddMember } from './audience/add-member.tsx';
import { CsvImport } from './audience/csv-import.tsx';
import { rulesOf } from './audience/rules.ts';
import type { Audience } from './audiences.tsx';

const PER_PAGE = 50;

/** One audience: its members, one more by hand, and many from a file. */
export function AudiencePage({ id }: { readonly id: string }) {
  const query = useCall(['audiences'], control('listAudiences', {}));
  return (
    <Loaded query={query}>
      {(audiences) => {
        const audience = audiences.find((row) => row.id === id);
        return audience === undefined ? (
          <Trouble error={new Error('There is no such audience.')} />
        ) : (
          <Shown audience={audience} />
        );
      }}
    </Loaded>
  );
}

function Shown({ audience }: { readonly audience: Audience }) {
  const { id, name, kind, description, member_count } = audience;
  const rules = rulesOf(kind);
  return (
    <Page title={name} lead={description || `${member_count.toLocaleString('en-US')} members`}>
      {rules !== '' && <Alert className="note">{rules}</Alert>}
      {kind !== 'customers' && (
        <div className="two two-even">
          <Panel title="Upload a CSV file">
            <CsvImport audienceId={id} />
          </Panel>
          <Panel title="Add one person">
            <AddMember audienceId={id} />
          </Panel>
        </div>
      )}
      <Members audienceId={id} />
    </Page>
  );
}

function Members({ audienceId }: { readonly audienceId: string }) {
  const [page, setPage] = useState(1);
  const query = useList(
    ['audiences', audienceId, 'members', page],
    control('listMembers', { params: { id: audienceId }, query: { page, per_page: PER_PAGE } }),
  );
  return (
    <Loaded query={query}>
      {({ rows, total }) =>
        total === 0 ? (
          <Empty title="Nobody here yet">Upload a file, or add one person.</Empty>
        ) : (
          <>
            <DataTable label="Members" head={['Name', 'Address', 'Identifier', 'E-mail hash', 'Added']}>
              {rows.map(({ id, address, address_problem, identifier, email_sha256, former, order_id, created_at }) => (
                <Table.Tr key={id}>
                  <Table.Td>{address?.name ?? '–'}</Table.Td>
                  <Table.Td>
                    {address === null
                      ? '–'
                      : [
                          address.address_1,
                          address.address_2,
                          `${address.city}, ${address.state_name} ${address.postal_code}`,
                        ]
                          .filter(Boolean)
                          .join(', ')}
                    {address_problem !== null && <div className="problem">{address_problem}</div>}
                    {former.map((entry) => (
                      <div
                        key={JSON.stringify(entry)}
                        className="mono"
                        title="An earlier e-mail or address of this opt-out: it still suppresses"
                      >
                        also {entry.address_key ?? `${entry.email_sha256?.slice(0, 10)}…`}
                      </div>
                    ))}
                  </Table.Td>
                  <Table.Td className="mono">{identifier ?? (order_id === null ? '–' : `order ${order_id}`)}</Table.Td>
                  <Table.Td className="mono" title={email_sha256 ?? ''}>
                    {email_sha256 === null ? '–' : `${email_sha256.slice(0, 10)}…`}
                  </Table.Td>
                  <Table.Td>
                    <Time at={created_at} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </DataTable>
            <Pager page={page} perPage={PER_PAGE} total={total} onPage={setPage} />
          </>
        )
      }
    </Loaded>
  );
}
