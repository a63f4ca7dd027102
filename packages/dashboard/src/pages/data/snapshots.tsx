import { Button, Group, Stack, Table, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Call } from '../../api/call.ts';
import { control, type Input } from '../../api/control.ts';
import { send } from '../../api/send.ts';
import { Question } from '../../components/forms/confirm.tsx';
import { FileQuestion } from '../../components/forms/file-question.tsx';
import { CopyAs } from '../../components/page/copy-as.tsx';
import { DataTable } from '../../components/page/data-table.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { TaskEnd, useTask } from '../../components/page/task.tsx';
import { formatDay, formatTime } from '../../components/time/time.tsx';
import { download } from '../../files/download.ts';
import { snapshotFile } from '../../files/lists.ts';
import { shownBytes } from '../../files/shown-bytes.ts';
import { drop, keep, listSaved, textOf } from './saved.ts';

const restoring = (text: string): Call<unknown> =>
  control('putSnapshot', { body: JSON.parse(text) as Input<'putSnapshot'>['body'] });

/** Saves the account's current state in this browser or as a file, and restores it. */
export function Snapshots() {
  const saved = useQuery({ queryKey: ['saved-snapshots'], queryFn: listSaved });
  const [name, setName] = useState('');
  const act = useTask();
  const [asked, setAsked] = useState<{ readonly of: string; readonly does: 'Restore' | 'Delete' } | null>(null);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    act.mutate(async () => {
      const text = await snapshotFile();
      const { now } = JSON.parse(text) as { readonly now: string };
      const chosen = name.trim() || `${formatDay(Date.parse(now))}, ${formatTime(Date.parse(now))}`;
      await keep(chosen, now, text);
      setName('');
      return `Saved as ${chosen}`;
    });
  };
  const restore = (of: () => Promise<string>, what: string): void =>
    act.mutate(async () => {
      await send(restoring(await of()));
      return `Restored: ${what}`;
    });
  const remove = (of: string): void =>
    act.mutate(async () => {
      await drop(of);
      return 'Deleted from this browser';
    });
  const isRestore = asked?.does === 'Restore';
  return (
    <Panel title="Snapshots">
      <Question
        title={asked === null ? null : `${asked.does} the snapshot?`}
        label={asked?.does ?? ''}
        onClose={() => setAsked(null)}
        onYes={() => {
          if (asked === null) return;
          if (isRestore) restore(() => textOf(asked.of), asked.of);
          else remove(asked.of);
        }}
      >
        {isRestore
          ? `The account returns to “${asked?.of}”: all later changes are lost, unless you save them first.`
          : `“${asked?.of}” is deleted from this browser.`}
      </Question>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          All records and the clock, but not the journal. Restoring one is the only way to go back in time.
        </Text>
        <form onSubmit={save}>
          <Group gap="sm" align="flex-end" className="form-line">
            <TextInput
              label="Name"
              className="snapshot-name"
              placeholder="The clock’s time if empty"
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Button type="submit" loading={act.isPending}>
              Save in this browser
            </Button>
            <Button
              variant="default"
              onClick={() =>
                act.mutate(async () => {
                  download('direct-mail-snapshot.json', await snapshotFile(), 'application/json');
                  return 'Downloaded';
                })
              }
            >
              Download
            </Button>
            <FileQuestion
              label="Upload and restore …"
              title="Restore the file?"
              yes="Restore"
              what={(name) =>
                `The account returns to the state in ${name}: all later changes are lost, unless you save them first.`
              }
              onYes={(file) => restore(() => file.text(), file.name)}
            />
            <CopyAs call={control('getSnapshot', {})} />
          </Group>
        </form>
        <TaskEnd task={act} />
        {saved.data !== undefined && saved.data.length > 0 && (
          <DataTable label="Saved snapshots" head={['Name', 'Clock', 'Size', '']} phone={{ lines: [[1, 3], [2], [4]] }}>
            {saved.data.map((row) => (
              <Table.Tr key={row.name}>
                <Table.Td>{row.name}</Table.Td>
                <Table.Td>
                  {formatDay(Date.parse(row.now))}, {formatTime(Date.parse(row.now))}
                </Table.Td>
                <Table.Td className="number">{shownBytes(row.bytes)}</Table.Td>
                <Table.Td>
                  <Group gap={6}>
                    <Button
                      size="compact-sm"
                      variant="default"
                      onClick={() => setAsked({ of: row.name, does: 'Restore' })}
                    >
                      Restore
                    </Button>
                    <Button
                      size="compact-sm"
                      variant="default"
                      onClick={() => setAsked({ of: row.name, does: 'Delete' })}
                    >
                      Delete
                    </Button>
                  </Group>
                </Table.Td>
              </Table.Tr>
            ))}
          </DataTable>
        )}
      </Stack>
    </Panel>
  );
}
