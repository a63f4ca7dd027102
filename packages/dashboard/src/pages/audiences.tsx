import { Button, Modal, Table, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { Link } from 'wouter';
import { type Answer, control } from '../api/control.ts';
import { useCall } from '../api/use-call.ts';
import { DataTable } from '../components/page/data-table.tsx';
import { NewForm } from '../components/page/form.tsx';
import { Loaded, Page } from '../components/page/page.tsx';
import { rulesOf } from './audience/rules.ts';

export type Audience = Answer<'createAudience'>;

/** Every list of people, the two special ones with their rules. */
export function Audiences() {
  const query = useCall(['audiences'], control('listAudiences', {}));
  const [making, making_] = useDisclosure(false);
  return (
    <Page
      title="Audiences"
      lead="Lists of people: to mail them, or not to"
      actions={<Button onClick={making_.open}>New audience</Button>}
    >
      <Loaded query={query}>
        {(audiences) => (
          <DataTable label="Audiences" head={['Name', 'Description', 'Members']}>
            {audiences.map(({ id, name, description, kind, member_count }) => (
              <Table.Tr key={id} className="row">
                <Table.Td>
                  <Link href={`/audiences/${id}`} data-row className="row-link">
                    {name}
                  </Link>
                </Table.Td>
                <Table.Td className="sub">{description || rulesOf(kind)}</Table.Td>
                <Table.Td className="number">{member_count.toLocaleString('en-US')}</Table.Td>
              </Table.Tr>
            ))}
          </DataTable>
        )}
      </Loaded>
      <Modal opened={making} onClose={making_.close} title="New audience">
        <NewAudience />
      </Modal>
    </Page>
  );
}

function NewAudience() {
  const [description, setDescription] = useState('');
  return (
    <NewForm
      call={(name) => control('createAudience', { body: { name, description } })}
      pageOf={(id) => `/audiences/${id}`}
    >
      <TextInput
        label="Description"
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
    </NewForm>
  );
}
