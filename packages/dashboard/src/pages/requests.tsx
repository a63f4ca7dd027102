import { Button, Drawer, Group, Table, TextInput } from '@mantine/core';
import { Link } from 'wouter';
import { control, type JournalEntry } from '../api/control.ts';
import { service } from '../api/service.ts';
import { useList } from '../api/use-call.ts';
import { DataTable } from '../components/page/data-table.tsx';
import { Empty } from '../components/page/empty.tsx';
import { Loaded, Page } from '../components/page/page.tsx';
import { Pager, useListParams, useOpened } from '../components/page/pager.tsx';
import { Time } from '../components/time/time.tsx';
import { OpenedRequest, Status } from './requests/opened-request.tsx';
import { noticedIn, reasonOf } from './requests/reason.ts';

const PER_PAGE = 100;

/** The journal: what was sent, what was answered, and why it failed. */
export function Requests() {
  const { params, page, set, filter, setPage, linkTo } = useListParams();
  const path = params.get('path') ?? '';
  const failedOnly = params.has('failed');
  const search = { ...(path === '' ? {} : { path }), ...(failedOnly ? { min_status: 400 } : {}) };
  const query = useList(
    ['requests', search, page],
    control('listRequests', { query: { ...search, page, per_page: PER_PAGE } }),
  );
  const opened = useOpened(query.data?.rows, params.get('request'));
  return (
    <Page title="Requests" lead="The last 1,000 calls of the service’s API, newest first; tokens and e-mails masked">
      <Group gap="sm">
        <TextInput
          data-search
          className="search-text"
          aria-label="Search requests by path"
          placeholder="Part of the path, such as /v1/mailing"
          type="search"
          value={path}
          onChange={(event) => filter({ path: event.currentTarget.value })}
        />
        <Button
          variant={failedOnly ? 'filled' : 'default'}
          aria-pressed={failedOnly}
          onClick={() => filter({ failed: failedOnly ? null : '1' })}
        >
          Failed only
        </Button>
      </Group>
      <Loaded query={query}>
        {({ rows, total }) =>
          total === 0 ? (
            <None searched={path !== '' || failedOnly} />
          ) : (
            <>
              <DataTable label="Requests" head={['Status', 'Call', 'Why, and what was noticed', 'When']}>
                {rows.map((entry) => (
                  <Row key={entry.id} entry={entry} href={linkTo({ request: entry.id })} />
                ))}
              </DataTable>
              <Pager page={page} perPage={PER_PAGE} total={total} onPage={setPage} />
            </>
          )
        }
      </Loaded>
      <Drawer
        opened={opened !== undefined}
        onClose={() => set({ request: null })}
        position="right"
        size="lg"
        title="Request"
      >
        {opened !== undefined && <OpenedRequest entry={opened} />}
      </Drawer>
    </Page>
  );
}

function None({ searched }: { readonly searched: boolean }) {
  if (searched) return <Empty title="Nothing found">No request in the journal is like that.</Empty>;
  return (
    <Empty title="No requests" command={service('GET', '/v1/me')}>
      Call the service’s API, and the call appears here, with its answer.
    </Empty>
  );
}

function Row({ entry, href }: { readonly entry: JournalEntry; readonly href: string }) {
  const reason = reasonOf(entry);
  return (
    <Table.Tr className="row">
      <Table.Td>
        <Status entry={entry} />
      </Table.Td>
      <Table.Td className="path">
        <Link href={href} data-row className="row-link mono">
          {entry.method} {entry.path}
        </Link>
        <div className="sub">{entry.operation ?? 'no such call'}</div>
      </Table.Td>
      <Table.Td className="sub">
        {reason !== null && <div>{reason}</div>}
        {noticedIn(entry).map((note) => (
          <div key={note} className="noticed">
            {note}
          </div>
        ))}
      </Table.Td>
      <Table.Td className="when">
        <Time at={entry.at} />
      </Table.Td>
    </Table.Tr>
  );
}
