import { Button, Drawer, Group, Stack, Table, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { asCurl } from '../api/call.ts';
import { control, type JournalEntry } from '../api/control.ts';
import { service } from '../api/service.ts';
import { useCall } from '../api/use-call.ts';
import { Copy } from '../components/copy-as.tsx';
import { DataTable } from '../components/data-table.tsx';
import { Empty } from '../components/empty.tsx';
import { JsonView } from '../components/json-view.tsx';
import { Loaded, Page } from '../components/page.tsx';
import { Time } from '../components/time.tsx';
import { asTypeScript } from './requests/as-typescript.ts';
import { reasonOf } from './requests/reason.ts';

const SHOWN = 200;

/** The journal: what was sent, what was answered, and why it failed. */
export function Requests() {
  const [path, setPath] = useState('');
  const [failedOnly, setFailedOnly] = useState(false);
  const [params, setParams] = useSearchParams();
  const query = useCall(
    ['requests', path],
    control('listRequests', { query: { per_page: SHOWN, ...(path === '' ? {} : { path }) } }),
  );
  const opened = query.data?.find(({ id }) => id === params.get('request'));
  return (
    <Page title="Requests" lead="Every call of the service’s API, newest first; tokens and e-mails masked">
      <Group gap="sm">
        <TextInput
          data-search
          className="search-text"
          aria-label="Search requests by path"
          placeholder="Part of the path, such as /v1/mailing"
          type="search"
          value={path}
          onChange={(event) => setPath(event.currentTarget.value)}
        />
        <Button
          variant={failedOnly ? 'filled' : 'default'}
          aria-pressed={failedOnly}
          onClick={() => setFailedOnly(!failedOnly)}
        >
          Failed only
        </Button>
      </Group>
      <Loaded query={query}>
        {(all) => {
          const entries = failedOnly ? all.filter(({ status }) => status >= 400) : all;
          return entries.length === 0 ? (
            <Empty title="No requests" command={asCurl(service('GET', '/v1/me'), window.location.origin)}>
              Call the service’s API, and the call appears here, with its answer.
            </Empty>
          ) : (
            <DataTable label="Requests" head={['Status', 'Call', 'Why it failed', 'When']}>
              {entries.map((entry) => (
                <Table.Tr key={entry.id} className="row">
                  <Table.Td>
                    <Status entry={entry} />
                  </Table.Td>
                  <Table.Td className="path">
                    <Link href={`/requests?request=${entry.id}`} data-row className="row-link mono">
                      {entry.method} {entry.path}
                    </Link>
                    <div className="sub">{entry.operation ?? 'no such call'}</div>
                  </Table.Td>
                  <Table.Td className="sub">{reasonOf(entry) ?? ''}</Table.Td>
                  <Table.Td>
                    <Time at={entry.at} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </DataTable>
          );
        }}
      </Loaded>
      <Drawer
        opened={opened !== undefined}
        onClose={() => setParams({}, { replace: true })}
        position="right"
        size="lg"
        title="Request"
      >
        {opened !== undefined && <Opened entry={opened} />}
      </Drawer>
    </Page>
  );
}

function Status({ entry: { status, fault } }: { readonly entry: JournalEntry }) {
  return (
    <span className="status-code" data-bad={status >= 400 ? '' : undefined}>
      {fault?.connection ?? status}
    </span>
  );
}

function Opened({ entry }: { readonly entry: JournalEntry }) {
  const { method, path, at, mode, request_headers, request_body, response_headers, response_body, fault } = entry;
  const curl = asCurl(
    { method, path, contentType: 'application/json', body: request_body, token: 'service' },
    window.location.origin,
  );
  const typescript = asTypeScript(entry);
  const reason = reasonOf(entry);
  return (
    <Stack gap="sm">
      <Text className="mono">
        {method} {path}
      </Text>
      <Text size="sm" c="dimmed">
        <Status entry={entry} /> · <Time at={at} exact /> · {mode === null ? 'no token' : `${mode} token`}
        {fault !== null && ' · changed by a fault rule'}
      </Text>
      {reason !== null && <p className="problem">{reason}</p>}
      <Group gap="xs">
        <Copy text={curl}>Copy as curl</Copy>
        {typescript !== null && <Copy text={typescript}>Copy as TypeScript</Copy>}
      </Group>
      <Title order={3} size="h5">
        Sent
      </Title>
      {request_body ? <JsonView value={request_body} label="Request body" /> : <Text size="sm">No body</Text>}
      <JsonView value={request_headers} label="Request headers" />
      <Title order={3} size="h5">
        Answered
      </Title>
      {response_body === '' ? <Text size="sm">No body</Text> : <JsonView value={response_body} label="Response body" />}
      <JsonView value={response_headers} label="Response headers" />
    </Stack>
  );
}
