import { operationIds } from '@direct-mail/contract/control/generated/values';
import { Button, NativeSelect, Table } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { control, type JournalEntry } from '../../api/control.ts';
import { service } from '../../api/service.ts';
import { useList } from '../../api/use-call.ts';
import { Empty } from '../../components/page/empty.tsx';
import { ExportCsv } from '../../components/page/export-csv.tsx';
import { Page } from '../../components/page/page.tsx';
import { rowsPerPage, useListParams } from '../../components/page/pager.tsx';
import { RecordList } from '../../components/page/record-list.tsx';
import { Time } from '../../components/time/time.tsx';
import { requestsCsv } from '../../files/lists.ts';
import { OpenedRequest, Status } from './opened-request.tsx';
import { clientOf, mailingOf, noticedIn, reasonOf, shownDuration } from './reason.ts';

/** The journal: requests, responses, and why they failed. */
export function Requests() {
  const list = useListParams();
  const [perPage] = useState(rowsPerPage);
  const { params, page, filter } = list;
  const path = params.get('path') ?? '';
  const failedOnly = params.has('failed');
  const method = params.get('method') ?? '';
  const operation = operationIds.find((each) => each === params.get('operation'));
  const search = {
    ...(path === '' ? {} : { path }),
    ...(method === '' ? {} : { method }),
    ...(operation === undefined ? {} : { operation }),
    ...(failedOnly ? { min_status: 400 } : {}),
  };
  const isSearch = Object.keys(search).length > 0;
  const query = useList(
    ['requests', search, page, perPage],
    control('listRequests', { query: { ...search, page, per_page: perPage } }),
  );
  // On a manual clock no request takes time.
  const isTimed = query.data?.rows.some(({ duration_ms }) => duration_ms !== null) ?? false;
  return (
    <Page
      title="Requests"
      lead="The last 1,000 calls of the service’s API, newest first; tokens and e-mail addresses are masked"
      actions={(isSearch || query.data?.total !== 0) && <ExportCsv name="requests" make={() => requestsCsv(search)} />}
    >
      <RecordList
        list={list}
        query={query}
        perPage={perPage}
        noun="Request"
        unfiltered={!isSearch}
        head={['When', 'Call', 'Status', 'Reason and notes', ...(isTimed ? ['Took'] : []), 'Client']}
        phone={{ lines: [[2, 3], [4], [1, 5]] }}
        search={{
          name: 'path',
          label: 'Search requests by path',
          placeholder: 'Part of the path, such as /v1/mailing',
        }}
        tools={
          <>
            <NativeSelect
              aria-label="Method"
              data={[{ value: '', label: 'Any method' }, 'GET', 'POST', 'DELETE']}
              value={method}
              onChange={(event) => filter({ method: event.currentTarget.value })}
            />
            <NativeSelect
              aria-label="Operation"
              data={[{ value: '', label: 'Any operation' }, ...operationIds]}
              value={operation ?? ''}
              onChange={(event) => filter({ operation: event.currentTarget.value })}
            />
            <Button
              variant={failedOnly ? 'filled' : 'default'}
              aria-pressed={failedOnly}
              onClick={() => filter({ failed: failedOnly ? null : '1' })}
            >
              Failed only
            </Button>
          </>
        }
        row={(entry, href) => <Row key={entry.id} entry={entry} href={href} timed={isTimed} />}
        opened={(entry) => <OpenedRequest entry={entry} />}
        none={<None searched={isSearch} />}
      />
    </Page>
  );
}

function None({ searched }: { readonly searched: boolean }) {
  if (searched) {
    return (
      <Empty title="Nothing found">
        No request in the journal matches these filters. <Link href="/requests">All requests</Link>
      </Empty>
    );
  }
  return (
    <Empty title="No requests" command={service('GET', '/v1/me')}>
      Calls of the service’s API appear here with their responses.
    </Empty>
  );
}

interface RowProps {
  readonly entry: JournalEntry;
  readonly href: string;
  readonly timed: boolean;
}

function Row({ entry, href, timed }: RowProps) {
  const { at, method, path, operation, duration_ms, request_headers } = entry;
  const reason = reasonOf(entry);
  const mailing = mailingOf(entry);
  return (
    <Table.Tr className="row">
      <Table.Td className="when">
        <Time at={at} />
      </Table.Td>
      <Table.Td className="path">
        <Link href={href} data-row className="row-link mono" aria-label={`${method} ${path}`}>
          <b className="method" data-method={method}>
            {method}
          </b>{' '}
          {path}
        </Link>
        <div className="sub">{operation ?? 'unknown call'}</div>
      </Table.Td>
      <Table.Td>
        <Status entry={entry} />
      </Table.Td>
      <Table.Td className="sub">
        {mailing !== null && <Link href={`/mailings/${mailing}`}>the mailing</Link>}
        {entry.fault !== null && <Link href="/faults">changed by a fault rule</Link>}
        {reason !== null && <div>{reason}</div>}
        {noticedIn(entry).map((note) => (
          <div key={note} className="noticed">
            {note}
          </div>
        ))}
      </Table.Td>
      {timed && (
        <Table.Td className="number">
          {duration_ms === null ? <span className="none">–</span> : shownDuration(duration_ms)}
        </Table.Td>
      )}
      <Table.Td className="sub when">{clientOf(request_headers)}</Table.Td>
    </Table.Tr>
  );
}
