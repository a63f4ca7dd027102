import { Stack, Table, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { control } from '../api/control.ts';
import { useCall, useSend } from '../api/use-call.ts';
import { ConfirmButton } from '../components/page/confirm.tsx';
import { DataTable } from '../components/page/data-table.tsx';
import { Empty } from '../components/page/empty.tsx';
import { FormEnd } from '../components/page/form.tsx';
import { Loaded, Page } from '../components/page/page.tsx';
import { Panel } from '../components/page/panel.tsx';

/** Where the owners of e-mails live: what e-mail append finds (D46). */
export function AppendTable() {
  const query = useCall(['append-table'], control('listAppendTable', {}));
  const settings = useCall(['settings'], control('getSettings', {}));
  return (
    <Page title="E-mail append" lead="The addresses that e-mails are known to belong to; only their hashes are kept">
      {settings.data?.emailAppend === false && (
        <p className="problem">
          E-mail append is off for the account: <Link href="/settings">Settings</Link>, Email append.
        </p>
      )}
      <Loaded query={query}>
        {(entries) =>
          entries.length === 0 ? (
            <Empty title="No e-mail is known">A mailing to an e-mail alone ends in append failed. Add one below.</Empty>
          ) : (
            <DataTable label="E-mail append" head={['E-mail hash', 'Address', '']}>
              {entries.map(({ email_sha256, address_1, address_2, city, state, postal_code }) => (
                <Table.Tr key={email_sha256}>
                  <Table.Td className="mono" title={email_sha256}>
                    {email_sha256.slice(0, 16)}…
                  </Table.Td>
                  <Table.Td>
                    {[address_1, address_2, `${city}, ${state} ${postal_code}`].filter(Boolean).join(', ')}
                  </Table.Td>
                  <Table.Td>
                    <ConfirmButton
                      label="Remove"
                      title="Remove the entry?"
                      call={control('removeFromAppendTable', { params: { id: email_sha256 } })}
                      gone={email_sha256}
                      onDone={() => undefined}
                    >
                      The e-mail is then known to belong to no address.
                    </ConfirmButton>
                  </Table.Td>
                </Table.Tr>
              ))}
            </DataTable>
          )
        }
      </Loaded>
      <Panel title="New entry">
        <NewEntry />
      </Panel>
    </Page>
  );
}

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
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    add.mutate(call, { onSuccess: () => setGiven({}) });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <div className="fields">
          {fields.map(([name, label]) => (
            <TextInput
              key={name}
              label={label}
              value={value(name)}
              onChange={(event) => setGiven({ ...given, [name]: event.currentTarget.value })}
            />
          ))}
        </div>
        <FormEnd sending={add} call={call} label="Add" done={add.isSuccess ? 'Added' : ''} />
      </Stack>
    </form>
  );
}
