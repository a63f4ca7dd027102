import { Button, FileButton, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { control, type Input } from '../api/control.ts';
import { forgetServiceToken, send } from '../api/send.ts';
import { useCall } from '../api/use-call.ts';
import { CopyAs } from '../components/page/copy-as.tsx';
import { Page, Trouble } from '../components/page/page.tsx';
import { Panel } from '../components/page/panel.tsx';
import { download, fixturesFile, mailingsCsv, membersCsv, ordersCsv } from './data/download.ts';
import { Snapshots } from './data/snapshots.tsx';

/** What goes in and out of the account as files. */
export function DataPage() {
  return (
    <Page title="Data" lead="Snapshots to go back to, fixtures to begin with, and lists as CSV files">
      <Snapshots />
      <div className="two two-even">
        <Fixtures />
        <Lists />
      </div>
    </Page>
  );
}

/** Runs something that ends with a sentence, and shows it, or what went wrong. */
function useTask() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (task: () => Promise<string>) => task(),
    onSettled: () => {
      forgetServiceToken();
      return queries.invalidateQueries();
    },
  });
}

function Fixtures() {
  const task = useTask();
  const load = (file: File): void =>
    task.mutate(async () => {
      const body = JSON.parse(await file.text()) as Input<'putFixtures'>['body'];
      await send(control('putFixtures', { body }));
      return `The account holds what ${file.name} says`;
    });
  return (
    <Panel title="Fixtures">
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          What an account begins with, as a file for <code>--fixtures</code> and <code>createMock</code>. Mailings begin
          anew in processing.
        </Text>
        <Group gap="sm">
          <Button
            variant="default"
            onClick={() =>
              task.mutate(async () => {
                download('fixtures.json', await fixturesFile(), 'application/json');
                return 'Downloaded';
              })
            }
          >
            Export
          </Button>
          <FileButton accept=".json,application/json" onChange={(file) => file && load(file)}>
            {(props) => (
              <Button variant="default" {...props}>
                Empty the account and import
              </Button>
            )}
          </FileButton>
          <CopyAs call={control('getFixtures', {})} />
        </Group>
        <Trouble error={task.error} />
        <Text size="sm" role="status">
          {task.data ?? ''}
        </Text>
      </Stack>
    </Panel>
  );
}

function Lists() {
  const task = useTask();
  const audiences = useCall(['audiences'], control('listAudiences', {}));
  const [chosen, setChosen] = useState('mailings');
  const name = audiences.data?.find(({ id }) => id === chosen)?.name ?? chosen;
  const make = (): Promise<string> =>
    chosen === 'mailings' ? mailingsCsv() : chosen === 'orders' ? ordersCsv() : membersCsv(chosen);
  return (
    <Panel title="CSV">
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          Lists are imported on the page of an audience. E-mails are kept as hashes only, and exported so.
        </Text>
        <Group gap="sm" align="flex-end">
          <NativeSelect
            label="List"
            value={chosen}
            onChange={(event) => setChosen(event.currentTarget.value)}
            data={[
              { value: 'mailings', label: 'Mailings' },
              { value: 'orders', label: 'Orders' },
              ...(audiences.data ?? []).map((each) => ({ value: each.id, label: `Audience: ${each.name}` })),
            ]}
          />
          <Button
            variant="default"
            loading={task.isPending}
            onClick={() =>
              task.mutate(async () => {
                const file = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.csv`;
                download(file, await make(), 'text/csv;charset=utf-8');
                return `Downloaded as ${file}`;
              })
            }
          >
            Export as CSV
          </Button>
        </Group>
        <Trouble error={task.error} />
        <Text size="sm" role="status">
          {task.data ?? ''}
        </Text>
      </Stack>
    </Panel>
  );
}
