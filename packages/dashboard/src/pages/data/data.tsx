import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { control, type Input } from '../../api/control.ts';
import { send } from '../../api/send.ts';
import { useCall } from '../../api/use-call.ts';
import { FileQuestion } from '../../components/forms/file-question.tsx';
import { CopyAs } from '../../components/page/copy-as.tsx';
import { ExportCsv } from '../../components/page/export-csv.tsx';
import { Page } from '../../components/page/page.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { TaskEnd, useTask } from '../../components/page/task.tsx';
import { download } from '../../files/download.ts';
import { fixturesFile } from '../../files/lists.ts';
import { csvOf, isList, lists } from './exports.ts';
import { Snapshots } from './snapshots.tsx';

/** Imports and exports of the account. */
export function DataPage() {
  return (
    <Page title="Data" lead="Snapshots to return to, fixtures to start with, and lists as CSV files">
      <Snapshots />
      <div className="three">
        <Fixtures />
        <Exports />
        <Imports />
      </div>
    </Page>
  );
}

function Fixtures() {
  const task = useTask();
  const load = (file: File): void =>
    task.mutate(async () => {
      const body = JSON.parse(await file.text()) as Input<'putFixtures'>['body'];
      await send(control('putFixtures', { body }));
      return `The account now contains the data of ${file.name}`;
    });
  const save = (): void =>
    task.mutate(async () => {
      download('fixtures.json', await fixturesFile(), 'application/json');
      return 'Downloaded';
    });
  return (
    <Panel title="Fixtures">
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          The initial data of an account, as a file for <code>--fixtures</code> and <code>createMock</code>. Its
          mailings start in processing.
        </Text>
        <Group gap="sm">
          <Button variant="default" onClick={save}>
            Export
          </Button>
          <FileQuestion
            label="Empty the account and import …"
            title="Empty the account?"
            yes="Empty and import"
            what={(name) => `All data of the account is deleted and replaced by the contents of ${name}.`}
            onYes={load}
          />
          <CopyAs call={control('getFixtures', {})} />
        </Group>
        <TaskEnd task={task} />
      </Stack>
    </Panel>
  );
}

function Exports() {
  const audiences = useCall(['audiences'], control('listAudiences', {}));
  const [chosen, setChosen] = useState('mailings');
  const name = isList(chosen) ? chosen : (audiences.data?.find(({ id }) => id === chosen)?.name ?? chosen);
  return (
    <Panel title="Export lists">
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          Complete lists; to export a filtered one, use the button on its page. E-mail addresses are stored and exported
          as hashes only.
        </Text>
        <NativeSelect
          label="List"
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={[
            ...Object.entries(lists).map(([value, { label }]) => ({ value, label })),
            ...(audiences.data ?? []).map((each) => ({ value: each.id, label: `Audience: ${each.name}` })),
          ]}
        />
        <Group>
          <ExportCsv name={name} make={() => csvOf(chosen)} />
        </Group>
      </Stack>
    </Panel>
  );
}

/** Imports are on the pages of their records; this lists them. */
function Imports() {
  return (
    <Panel title="Import lists">
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          Files separated by commas, semicolons, tabs or vertical bars. Each file is shown before it is imported, and
          rejected rows are listed by line.
        </Text>
        <ul className="next imports">
          <li>
            <Link href="/audiences">People</Link>: on the page of an audience
          </li>
          <li>
            <Link href="/campaigns">Recipients to mail</Link>: on the page of a campaign
          </li>
          <li>
            <Link href="/orders">Orders</Link>
          </li>
          <li>
            <Link href="/append-table">Addresses for e-mail append</Link>
          </li>
        </ul>
      </Stack>
    </Panel>
  );
}
