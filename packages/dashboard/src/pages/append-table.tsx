import { counted, figure } from '@direct-mail/contract/words/figures';
import { searchable, searchFor } from '@direct-mail/contract/words/search';
import { Button, Group, Modal, Stack, Table, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { Link } from 'wouter';
import { control, type Input } from '../api/control.ts';
import { useCall, useSend } from '../api/use-call.ts';
import { BatchImport } from '../components/files/batch-import.tsx';
import { ConfirmButton } from '../components/forms/confirm.tsx';
import { FormEnd, useChecked } from '../components/forms/form.tsx';
import { allOf, emailProblem, missingIn, placeProblems } from '../components/forms/use-fields.tsx';
import { DataTable } from '../components/page/data-table.tsx';
import { Empty } from '../components/page/empty.tsx';
import { ExportCsv } from '../components/page/export-csv.tsx';
import { Loaded, Page } from '../components/page/page.tsx';
import { useListParams } from '../components/page/pager.tsx';
import { SearchText } from '../components/page/record-list.tsx';
import { appendCsv } from '../files/lists.ts';

/** The addresses that e-mail append finds for e-mail addresses (D46). */
export function AppendTable() {
  const query = useCall(['append-table'], control('listAppendTable', {}));
  const settings = useCall(['settings'], control('getSettings', {}));
  const [adding, adding_] = useDisclosure(false);
  const [importing, importing_] = useDisclosure(false);
  const list = useListParams();
  const matches = searchFor(list.params.get('q') ?? '');
  return (
    <Page
      title="E-mail append"
      lead={
        <>
          A mailing with only an e-mail address gets the postal address entered here, or{' '}
          <Link href="/?q=state%3Aappend_failed">ends without one</Link>; only hashes of e-mail addresses are stored
        </>
      }
      actions={
        <>
          {query.data?.length !== 0 && <ExportCsv name="e-mail-append" make={appendCsv} />}
          <Button variant="default" onClick={adding_.open}>
            New entry
          </Button>
          <Button onClick={importing_.open}>Import a file</Button>
        </>
      }
    >
      {settings.data?.emailAppend === false && (
        <p className="problem">
          E-mail append is off for the account: <Link href="/settings">Settings</Link>, E-mail append.
        </p>
      )}
      <Loaded query={query}>
        {(entries) =>
          entries.length === 0 ? (
            <Empty title="No entries yet">
              Without entries, every mailing with only an e-mail address ends in append failed. Add an entry or import a
              file: later mailings use the address found here.
            </Empty>
          ) : (
            <>
              <Group gap="sm">
                <SearchText list={list} name="q" label="Search entries" placeholder="Part of a hash or of an address" />
                <span className="sub" role="status">
                  {counted(entries.length, 'entry', 'entries')}
                </span>
              </Group>
              <DataTable label="E-mail append" head={['Address', 'E-mail hash', '']} phone={{ lines: [[1, 3], [2]] }}>
                {entries
                  .filter((entry) => matches(searchable(Object.values(entry))))
                  .slice(0, SHOWN)
                  .map(({ email_sha256, address_1, address_2, city, state, postal_code }) => (
                    <Table.Tr key={email_sha256}>
                      <Table.Td>
                        {[address_1, address_2].filter(Boolean).join(', ')}
                        <div className="sub">
                          {city}, {state} {postal_code}
                        </div>
                      </Table.Td>
                      <Table.Td className="mono" title={email_sha256}>
                        {email_sha256.slice(0, 16)}…
                      </Table.Td>
                      <Table.Td>
                        <ConfirmButton
                          label="Remove"
                          compact
                          title="Remove the entry?"
                          call={control('removeFromAppendTable', { params: { id: email_sha256 } })}
                          gone={email_sha256}
                          onDone={() => undefined}
                        >
                          The e-mail address then has no postal address.
                        </ConfirmButton>
                      </Table.Td>
                    </Table.Tr>
                  ))}
              </DataTable>
              {entries.length > SHOWN && (
                <p className="sub">
                  At most {SHOWN} of {figure(entries.length)} entries are shown; use the search to find others.
                </p>
              )}
            </>
          )
        }
      </Loaded>
      <Modal opened={adding} onClose={adding_.close} title="New entry" size="lg">
        <NewEntry />
      </Modal>
      <Modal opened={importing} onClose={importing_.close} title="Import addresses for e-mail append" size="xl">
        <BatchImport
          columns={columns}
          callOf={(row) => control('addToAppendTable', { body: row as Input<'addToAppendTable'>['body'] })}
          things="entries"
          thing="entry"
          after="They are in the table above."
        />
      </Modal>
    </Page>
  );
}

const SHOWN = 200;

const columns = [
  { column: 'email', label: 'E-mail', headings: ['email', 'e_mail', 'mail', 'email_address'] },
  { column: 'email_sha256', label: 'E-mail hash', headings: ['email_sha256', 'email_hash', 'sha256'] },
  { column: 'address_1', label: 'Address', headings: ['address_1', 'address', 'street', 'address_line_1'] },
  { column: 'address_2', label: 'Address, line 2', headings: ['address_2', 'apartment', 'unit', 'address_line_2'] },
  { column: 'city', label: 'City', headings: ['city', 'town'] },
  { column: 'state', label: 'State', headings: ['state', 'st', 'state_code'] },
  { column: 'postal_code', label: 'ZIP', headings: ['postal_code', 'zip', 'zip_code', 'postcode'] },
] as const;

const fields = [
  ['email', 'E-mail'],
  ['address_1', 'Address'],
  ['address_2', 'Apt, suite'],
  ['city', 'City'],
  ['state', 'State'],
  ['postal_code', 'ZIP'],
] as const;

function NewEntry() {
  const [given, setGiven] = useState<Record<string, string>>({});
  const add = useSend<unknown>();
  const value = (name: string): string => given[name] ?? '';
  const body = {
    email: value('email'),
    address_1: value('address_1'),
    ...(value('address_2') === '' ? {} : { address_2: value('address_2') }),
    city: value('city'),
    state: value('state'),
    postal_code: value('postal_code'),
  };
  const call = control('addToAppendTable', { body });
  const needed = fields.filter(([name]) => name !== 'address_2');
  const typedEmail = body.email.trim();
  const checked = useChecked(
    allOf([
      missingIn('An entry', given, needed),
      typedEmail === '' ? null : emailProblem(typedEmail),
      ...placeProblems(body),
    ]),
  );
  const submit = checked.submit(() => add.mutate(call, { onSuccess: () => setGiven({}) }));
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <div className="fields fields-narrow">
          {fields.map(([name, label]) => (
            <TextInput
              key={name}
              className={['state', 'postal_code'].includes(name) ? '' : 'field-wide'}
              label={label}
              value={value(name)}
              onChange={(event) => setGiven({ ...given, [name]: event.currentTarget.value })}
            />
          ))}
        </div>
        <FormEnd sending={add} call={call} label="Add" done={add.isSuccess ? 'Added' : ''} problem={checked.problem} />
      </Stack>
    </form>
  );
}
