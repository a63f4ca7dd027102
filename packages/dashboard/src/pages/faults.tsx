import { Button, NativeSelect, NumberInput, Stack, Table, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { control, type Fault, type Input } from '../api/control.ts';
import { useCall, useSend } from '../api/use-call.ts';
import { DataTable } from '../components/page/data-table.tsx';
import { Empty } from '../components/page/empty.tsx';
import { FormEnd } from '../components/page/form.tsx';
import { Loaded, Page } from '../components/page/page.tsx';
import { Panel } from '../components/page/panel.tsx';
import { operationIds } from '../generated/values.ts';

type Rule = Input<'addFault'>['body'];

/** What can go wrong, to choose from; each is a rule of the control API. */
const templates = {
  '503': { label: 'It answers 503', rule: { status: 503 } },
  '429': { label: 'It answers 429, retry after 2 s', rule: { status: 429, retry_after: 2 } },
  '500': { label: 'It answers 500', rule: { status: 500 } },
  latency: { label: 'It takes 3 s', rule: { latency: 3000 } },
  reset: { label: 'The connection is reset', rule: { connection: 'reset' } },
  cut: { label: 'Half an answer', rule: { connection: 'cut' } },
  malformed: { label: 'The JSON is broken', rule: { malformed: true } },
  lost: { label: 'It is done, and the answer is lost', rule: { connection: 'reset', after: true } },
  duplicate: { label: 'Webhooks come twice', rule: { delivery: 'duplicate' } },
  wrong_signature: { label: 'Webhooks are signed wrongly', rule: { delivery: 'wrong_signature' } },
} as const satisfies Record<string, { label: string; rule: Rule }>;

type Template = keyof typeof templates;

/** Rules that make calls go wrong on purpose. */
export function Faults() {
  const query = useCall(['faults'], control('listFaults', {}));
  const clear = useSend<unknown>();
  const none = query.data?.length === 0;
  return (
    <Page
      title="Faults"
      lead="Rules that make calls go wrong on purpose; the first that matches decides"
      actions={
        <Button
          variant="default"
          disabled={none}
          loading={clear.isPending}
          onClick={() => clear.mutate(control('clearFaults', {}))}
        >
          Remove all
        </Button>
      }
    >
      <Panel title="New rule">
        <NewFault />
      </Panel>
      <Loaded query={query}>
        {(faults) =>
          faults.length === 0 ? (
            <Empty title="Everything works">No rule is set: every call is answered as the specification says.</Empty>
          ) : (
            <DataTable label="Fault rules" head={['Calls', 'What goes wrong', 'Matched', 'Triggered', '']}>
              {faults.map((fault) => (
                <Table.Tr key={fault.id}>
                  <Table.Td className="mono">
                    {fault.operation ?? (fault.delivery === undefined ? 'every call' : 'webhooks')}
                  </Table.Td>
                  <Table.Td>{wordsOf(fault)}</Table.Td>
                  <Table.Td className="number">{fault.matched}</Table.Td>
                  <Table.Td className="number">{fault.triggered}</Table.Td>
                  <Table.Td>
                    <Button
                      size="compact-sm"
                      variant="default"
                      onClick={() => clear.mutate(control('removeFault', { params: { id: fault.id } }))}
                    >
                      Remove
                    </Button>
                  </Table.Td>
                </Table.Tr>
              ))}
            </DataTable>
          )
        }
      </Loaded>
    </Page>
  );
}

/** The rule in words, from what goes wrong to when. */
function wordsOf({ id: _id, operation: _operation, matched: _matched, triggered: _triggered, ...rule }: Fault): string {
  const known = Object.values(templates).find(({ rule: template }) =>
    Object.entries(template).every(([name, value]) => rule[name as keyof typeof rule] === value),
  );
  const rest = Object.entries(rule).filter(([name]) => known === undefined || !(name in known.rule));
  const words = rest.map(([name, value]) => phrases[name]?.(value) ?? `${name.replaceAll('_', ' ')} ${String(value)}`);
  return [known?.label, ...words].filter(Boolean).join(', ');
}

const phrases: Readonly<Record<string, (value: unknown) => string>> = {
  times: (value) => (value === 1 ? 'once' : `${String(value)} times`),
  recipient: (value) => `where the body holds “${String(value)}”`,
  nth: (value) => `at match ${String(value)}`,
  probability: (value) => `in ${Number(value) * 100} % of them`,
};

function NewFault() {
  const [operation, setOperation] = useState<NonNullable<Rule['operation']>>('createMailing');
  const [template, setTemplate] = useState<Template>('503');
  const [times, setTimes] = useState<number | ''>(1);
  const [recipient, setRecipient] = useState('');
  const add = useSend<Fault>();
  const chosen: Rule = templates[template].rule;
  const body: Rule = {
    ...chosen,
    ...(chosen.delivery === undefined ? { operation } : {}),
    ...(times === '' ? {} : { times }),
    ...(recipient === '' ? {} : { recipient }),
  };
  const call = control('addFault', { body });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    add.mutate(call);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <div className="fields">
          <NativeSelect
            label="Call"
            data={[...operationIds]}
            value={operation}
            disabled={chosen.delivery !== undefined}
            onChange={(event) => setOperation(event.currentTarget.value as NonNullable<Rule['operation']>)}
          />
          <NativeSelect
            label="What goes wrong"
            data={Object.entries(templates).map(([value, { label }]) => ({ value, label }))}
            value={template}
            onChange={(event) => setTemplate(event.currentTarget.value as Template)}
          />
          <NumberInput
            label="How often"
            placeholder="Without end"
            min={1}
            value={times}
            onChange={(value) => setTimes(value === '' ? '' : Number(value))}
          />
          <TextInput
            label="Only where the body holds"
            placeholder="A name, an address line"
            value={recipient}
            onChange={(event) => setRecipient(event.currentTarget.value)}
          />
        </div>
        <FormEnd sending={add} call={call} label="Add" done={add.isSuccess ? 'Added' : ''} />
      </Stack>
    </form>
  );
}
