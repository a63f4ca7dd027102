import { figure } from '@direct-mail/contract/words/figures';
import { Button, Group, Stack, Table, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Call } from '../../api/call.ts';
import { send } from '../../api/send.ts';
import { service } from '../../api/service.ts';
import { CopyAs } from '../../components/page/copy-as.tsx';
import { DataTable } from '../../components/page/data-table.tsx';
import { keyed } from '../../components/page/keyed.ts';
import { Trouble } from '../../components/page/page.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { linesOf, type StandardizedAddress, verdictOf } from './result.tsx';

type Answered = StandardizedAddress & { readonly query_index: number };

const sample = `1600 amphitheatre pkwy, mountain view ca 94043
350 5th ave, new york ny 10118
1 infinite loop, cupertino ca 95014`;

/** Several addresses, one to a line, in one call: typed and standardized side by side. */
export function ManyAddresses() {
  const [text, setText] = useState(sample);
  const ask = useMutation({ mutationFn: (asked: Call<Answered[]>) => send(asked) });
  const [typed, setTyped] = useState<readonly string[]>([]);
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const body = lines.map((full_address) => ({ full_address }));
  const call = service<Answered[]>('POST', '/v1/standardize', { body, unrecorded: true });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTyped(lines);
    ask.mutate(call);
  };
  return (
    <>
      <Panel title="Addresses, one per line">
        <form onSubmit={submit}>
          <Stack gap="sm">
            <Textarea
              aria-label="Addresses, one per line"
              autosize
              minRows={4}
              maxRows={14}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
            <Group gap="sm">
              <Button type="submit" loading={ask.isPending} disabled={lines.length === 0}>
                Standardize {figure(lines.length)}
              </Button>
              <CopyAs call={call} />
            </Group>
          </Stack>
        </form>
      </Panel>
      <Trouble error={ask.error} />
      {ask.data !== undefined && (
        <DataTable label="Standardized addresses" head={['As typed', 'As printed', 'Deliverability (made up)']}>
          {keyed(typed, (line) => line).map(({ key, item: line, index }) => (
            <Row key={key} line={line} results={ask.data.filter(({ query_index }) => query_index === index)} />
          ))}
        </DataTable>
      )}
    </>
  );
}

function Row({ line, results }: { readonly line: string; readonly results: readonly Answered[] }) {
  const [result] = results;
  return (
    <Table.Tr>
      <Table.Td>{line}</Table.Td>
      <Table.Td className="mono">{result === undefined ? 'not found' : linesOf(result).join(', ')}</Table.Td>
      <Table.Td>{result === undefined ? '' : verdictOf(result)}</Table.Td>
    </Table.Tr>
  );
}
