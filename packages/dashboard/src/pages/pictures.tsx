import { Button, FileInput, Group, Stack, Table, Text, TextInput } from '@mantine/core';
import { type FormEvent, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { control } from '../api/control.ts';
import { useCall, useSend } from '../api/use-call.ts';
import { ConfirmButton } from '../components/page/confirm.tsx';
import { CopyAs } from '../components/page/copy-as.tsx';
import { DataTable } from '../components/page/data-table.tsx';
import { Empty } from '../components/page/empty.tsx';
import { Figure, Figures } from '../components/page/figures.tsx';
import { Isolated } from '../components/page/isolated.tsx';
import { Loaded, Page, Trouble } from '../components/page/page.tsx';
import { Panel } from '../components/page/panel.tsx';
import { type NamedBy, picturesOf } from './pictures/named.ts';

/** The pictures that creatives name by an address: the mock fetches nothing from elsewhere. */
export function Pictures() {
  const query = useCall(['images'], control('listImages', {}));
  const campaigns = useCall(['campaigns'], control('listCampaigns', {}));
  const [wanted, setWanted] = useState('');
  const uses = useMemo(() => picturesOf(campaigns.data ?? []), [campaigns.data]);
  return (
    <Page
      title="Pictures"
      lead="Nothing is fetched from elsewhere: a picture is registered under the address that the artwork names"
    >
      <Loaded query={query}>
        {(images) => {
          const missing = [...uses].filter(([source]) => images.every((image) => image.source !== source));
          return (
            <>
              {images.length + uses.size > 0 && (
                <Figures>
                  <Figure name="Registered">{images.length.toLocaleString('en-US')}</Figure>
                  <Figure name="Named by artwork">{uses.size.toLocaleString('en-US')}</Figure>
                  <Figure name="Missing">{missing.length.toLocaleString('en-US')}</Figure>
                </Figures>
              )}
              {missing.length > 0 && <Missing missing={missing} onRegister={setWanted} />}
              {images.length === 0 ? (
                <Empty title="No picture is registered">
                  {uses.size === 0
                    ? 'The artwork of this account names none from elsewhere: it is drawn as it is. When a creative has an <img> or a background with an address, that address appears here.'
                    : 'Until one is, a neutral box is drawn in its place, and preflight says so.'}
                </Empty>
              ) : (
                <DataTable label="Pictures" head={['Address in the artwork', 'Named by', 'Size', '']}>
                  {images.map(({ source, bytes }) => (
                    <Table.Tr key={source}>
                      <Table.Td className="mono">{source}</Table.Td>
                      <Table.Td>
                        <Uses creatives={uses.get(source) ?? []} />
                      </Table.Td>
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
              )}
            </>
          );
        }}
      </Loaded>
      <Panel title="New picture">
        <NewPicture key={wanted} wanted={wanted} />
      </Panel>
    </Page>
  );
}

interface MissingProps {
  readonly missing: readonly (readonly [source: string, creatives: readonly NamedBy[]])[];
  readonly onRegister: (source: string) => void;
}

/** What the artwork names and nobody registered: drawn as a neutral box. */
function Missing({ missing, onRegister }: MissingProps) {
  return (
    <DataTable label="Missing pictures" head={['Named, and not registered', 'Named by', '']}>
      {missing.map(([source, creatives]) => (
        <Table.Tr key={source}>
          <Table.Td className="mono">{source}</Table.Td>
          <Table.Td>
            <Uses creatives={creatives} />
          </Table.Td>
          <Table.Td>
            <Button size="compact-sm" variant="default" onClick={() => onRegister(source)}>
              Register it
            </Button>
          </Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}

function Uses({ creatives }: { readonly creatives: readonly NamedBy[] }) {
  if (creatives.length === 0) return <span className="sub">no creative</span>;
  return creatives.map(({ id, name }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <Link href={`/creatives/${id}`}>
        <Isolated>{name}</Isolated>
      </Link>
    </span>
  ));
}

function NewPicture({ wanted }: { readonly wanted: string }) {
  const [source, setSource] = useState(wanted);
  const [base64, setBase64] = useState('');
  const [isBroken, setBroken] = useState(false);
  const [type, setType] = useState('');
  const add = useSend<unknown>();
  const call = control('registerImage', { body: { source, base64 } });
  const pick = async (file: File | null): Promise<void> => {
    setBroken(false);
    if (file === null) return setBase64('');
    const url = await new Promise<string>((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as string);
      reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'));
      reader.readAsDataURL(file);
    });
    // A browser knows every other picture by its bytes.
    setType(file.type === 'image/svg+xml' ? file.type : '');
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
        <div className="fields fields-wide">
          <FileInput
            label="File"
            accept="image/*"
            placeholder="Choose a picture"
            onChange={(file) => void pick(file)}
          />
          <TextInput
            label="Address in the artwork, exactly as the HTML writes it"
            value={source}
            onChange={(event) => setSource(event.currentTarget.value)}
          />
        </div>
        {base64 !== '' && !isBroken && (
          <img
            className="picture-new"
            src={`data:${type};base64,${base64}`}
            alt="What was chosen"
            onError={() => setBroken(true)}
          />
        )}
        {isBroken && (
          <p className="warnings unfinished" role="alert">
            The file is no picture that can be shown, whatever its name says: choose a PNG, JPEG, GIF, WebP or SVG.
          </p>
        )}
        <Trouble error={add.error} />
        <Group gap="sm">
          <Button type="submit" loading={add.isPending} disabled={source === '' || base64 === '' || isBroken}>
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
