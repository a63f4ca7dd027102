import { figure } from '@direct-mail/contract/words/figures';
import { Button, Modal, Paper, Table, Text, Title } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { control } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';
import { ConfirmButton } from '../../components/forms/confirm.tsx';
import { Code } from '../../components/page/code.tsx';
import { CodeWord } from '../../components/page/code-word.tsx';
import { DataTable } from '../../components/page/data-table.tsx';
import { Figure, Figures } from '../../components/page/figures.tsx';
import { Isolated } from '../../components/page/isolated.tsx';
import { Loaded, Page } from '../../components/page/page.tsx';
import { shownBytes } from '../../files/shown-bytes.ts';
import { type NamedBy, picturesOf } from './named.ts';
import { NewPicture } from './new-picture.tsx';
import { Picture } from './picture.tsx';

/** The pictures that creatives reference by URL: the mock fetches nothing from the network. */
export function Pictures() {
  const query = useCall(['images'], control('listImages', {}));
  const campaigns = useCall(['campaigns'], control('listCampaigns', {}));
  const [wanted, setWanted] = useState<string | null>(null);
  const uses = useMemo(() => picturesOf(campaigns.data ?? []), [campaigns.data]);
  return (
    <Page
      title="Pictures"
      lead="Nothing is fetched from the web: register each picture under the URL that the artwork uses"
      actions={<Button onClick={() => setWanted('')}>Register a picture</Button>}
    >
      <Loaded query={query}>
        {(images) => {
          const missing = [...uses].filter(([source]) => images.every((image) => image.source !== source));
          return (
            <>
              {images.length + uses.size > 0 && (
                <Figures>
                  <Figure name="Registered">{figure(images.length)}</Figure>
                  <Figure name="Used by artwork">{figure(uses.size)}</Figure>
                  <Figure name="Missing">{figure(missing.length)}</Figure>
                </Figures>
              )}
              {missing.length > 0 && <Missing missing={missing} onRegister={setWanted} />}
              {images.length === 0 ? (
                <None named={uses.size} />
              ) : (
                <DataTable
                  label="Pictures"
                  head={['Picture, by its URL in the artwork', 'Used by', 'Size', '']}
                  phone={{ lines: [[1], [2, 3], [4]] }}
                >
                  {images.map((image) => (
                    <Registered key={image.source} image={image} uses={uses.get(image.source) ?? []} />
                  ))}
                </DataTable>
              )}
            </>
          );
        }}
      </Loaded>
      <Modal opened={wanted !== null} onClose={() => setWanted(null)} title="Register a picture">
        <NewPicture key={wanted} wanted={wanted ?? ''} />
      </Modal>
    </Page>
  );
}

interface RegisteredProps {
  readonly image: { readonly source: string; readonly bytes: number };
  readonly uses: readonly NamedBy[];
}

function Registered({ image: { source, bytes }, uses }: RegisteredProps) {
  return (
    <Table.Tr>
      <Table.Td>
        <span className="pictured">
          <Picture source={source} bytes={bytes} />
          <span>
            <b>{source.split(/[?#]/, 1)[0]?.split('/').at(-1) || source}</b>
            <span className="sub mono">
              <CodeWord>{source}</CodeWord>
            </span>
          </span>
        </span>
      </Table.Td>
      <Table.Td>
        <Uses creatives={uses} />
      </Table.Td>
      <Table.Td className="number">{shownBytes(bytes)}</Table.Td>
      <Table.Td>
        <ConfirmButton
          label="Remove"
          compact
          title="Remove the picture?"
          call={control('removeImage', { query: { source } })}
          gone={source}
          onDone={() => undefined}
        >
          Creatives that use it show a neutral box instead.
        </ConfirmButton>
      </Table.Td>
    </Table.Tr>
  );
}

/** Explains with an example what pictures are registered for. */
function None({ named }: { readonly named: number }) {
  return (
    <Paper className="empty" withBorder>
      <Title order={2} size="h4">
        No picture is registered
      </Title>
      <Text size="sm" c="dimmed" maw={560}>
        {named === 0
          ? 'The artwork of this account contains its own drawings. If artwork refers to a picture by URL, as in this example, the mock draws the file registered under that URL:'
          : 'Until then a neutral box is drawn instead, and preflight reports it. Artwork refers to a picture by URL:'}
      </Text>
      <Code label="Example" text={EXAMPLE} />
      <Text size="sm" c="dimmed" maw={560}>
        URLs in use that are not registered are listed here automatically.
      </Text>
    </Paper>
  );
}

const EXAMPLE =
  '<img src="https://cdn.example/hero.png" width="320">\n<div style="background: url(https://cdn.example/paper.jpg)">';

interface MissingProps {
  readonly missing: readonly (readonly [source: string, creatives: readonly NamedBy[]])[];
  readonly onRegister: (source: string) => void;
}

/** Pictures that the artwork references and that are not registered: they are drawn as neutral boxes. */
function Missing({ missing, onRegister }: MissingProps) {
  return (
    <DataTable
      label="Missing pictures"
      head={['Used but not registered', 'Used by', '']}
      phone={{ lines: [[1], [2, 3]] }}
    >
      {missing.map(([source, creatives]) => (
        <Table.Tr key={source}>
          <Table.Td className="mono">
            <CodeWord>{source}</CodeWord>
          </Table.Td>
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
