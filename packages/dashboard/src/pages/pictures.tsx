import { Button, FileInput, Group, Stack, Table, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { control } from '../api/control.ts';
import { useCall, useSend } from '../api/use-call.ts';
import { ConfirmButton } from '../components/page/confirm.tsx';
import { CopyAs } from '../components/page/copy-as.tsx';
import { DataTable } from '../components/page/data-table.tsx';
import { Empty } from '../components/page/empty.tsx';
import { Loaded, Page, Trouble } from '../components/page/page.tsx';
import { Panel } from '../components/page/panel.tsx';

/** The pictures that creatives name by an address: the mock fetches nothing from elsewhere. */
export function Pictures() {
  const query = useCall(['images'], control('listImages', {}));
  return (
    <Page title="Pictures" lead="Registered under the addresses that creatives name; others are drawn as a neutral box">
      <Loaded query={query}>
        {(images) =>
          images.length === 0 ? (
            <Empty title="No pictures yet">Artwork without pictures from elsewhere needs none. Add one below.</Empty>
          ) : (
            <DataTable label="Pictures" head={['Address in the artwork', 'Size', '']}>
              {images.map(({ source, bytes }) => (
                <Table.Tr key={source}>
                  <Table.Td className="mono">{source}</Table.Td>
                  <Table.Td className="number">{Math.ceil(bytes / 1024).toLocaleString('en-US')} kB</Table.Td>
                  <Table.Td>
                    <ConfirmButton
                      label="Remove"
                      title="Remove the picture?"
                      call={control('removeImage', { query: { source } })}
                      gone={source}
                      onDone={() => undefined}
                    >
                      Creatives that name it get a neutral box in its place.
                    </ConfirmButton>
                  </Table.Td>
                </Table.Tr>
              ))}
            </DataTable>
          )
        }
      </Loaded>
      <Panel title="New picture">
        <NewPicture />
      </Panel>
    </Page>
  );
}

function NewPicture() {
  const [source, setSource] = useState('');
  const [base64, setBase64] = useState('');
  const add = useSend<unknown>();
  const call = control('registerImage', { body: { source, base64 } });
  const pick = async (file: File | null): Promise<void> => {
    if (file === null) return setBase64('');
    const url = await new Promise<string>((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as string);
      reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'));
      reader.readAsDataURL(file);
    });
    setBase64(url.slice(url.indexOf(',') + 1));
    if (source === '') setSource(`https://cdn.example/${file.name}`);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    add.mutate(call, { onSuccess: () => setSource('') });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <Group grow align="flex-start">
          <FileInput
            label="File"
            accept="image/*"
            placeholder="Choose a picture"
            onChange={(file) => void pick(file)}
          />
          <TextInput
            label="Address in the artwork"
            description="Exactly as the HTML writes it"
            value={source}
            onChange={(event) => setSource(event.currentTarget.value)}
          />
        </Group>
        {base64 !== '' && <img className="picture-new" src={`data:;base64,${base64}`} alt="What was chosen" />}
        <Trouble error={add.error} />
        <Group gap="sm">
          <Button type="submit" loading={add.isPending} disabled={source === '' || base64 === ''}>
            Register
          </Button>
          {base64.length < 4000 && base64 !== '' && <CopyAs call={call} />}
          <Text size="sm" role="status">
            {add.isSuccess ? 'Registered' : ''}
          </Text>
        </Group>
      </Stack>
    </form>
  );
}
