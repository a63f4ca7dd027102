import { Button, Group, Table } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { control, type Fault } from '../../api/control.ts';
import { useCall, useSend } from '../../api/use-call.ts';
import { CopyAs } from '../../components/page/copy-as.tsx';
import { DataTable } from '../../components/page/data-table.tsx';
import { Loaded, Page, Trouble } from '../../components/page/page.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { FaultForm } from './fault-form.tsx';
import { wordsOf } from './templates.ts';

/** The fault rules, how often each triggered, and a form for a new one. */
export function Faults() {
  const query = useCall(['faults'], control('listFaults', {}));
  const clear = useSend<unknown>();
  const [params] = useSearchParams();
  const preset = params.get('new') ?? '';
  const [edited, setEdited] = useState<Fault | null>(null);
  return (
    <Page
      title="Faults"
      lead="Rules that make calls fail on purpose; the first matching rule applies"
      actions={
        <>
          <CopyAs call={control('listFaults', {})} />
          <Button
            variant="default"
            disabled={!query.data?.length}
            loading={clear.isPending}
            onClick={() => clear.mutate(control('clearFaults', {}))}
          >
            Remove all
          </Button>
        </>
      }
    >
      <Trouble error={clear.error} />
      <Loaded query={query}>
        {(faults) =>
          faults.length === 0 ? (
            <p className="all-well">No rule is set: every call gets its normal response.</p>
          ) : (
            <DataTable
              label="Fault rules"
              head={['What goes wrong', 'For', 'When', 'Triggered', '']}
              phone={{ lines: [[1, 4], [2, 3], [5]], named: [4] }}
            >
              {faults.map((fault) => (
                <Row
                  key={fault.id}
                  fault={fault}
                  onEdit={() => setEdited(fault)}
                  onRemove={() => clear.mutate(control('removeFault', { params: { id: fault.id } }))}
                />
              ))}
            </DataTable>
          )
        }
      </Loaded>
      <Panel title={edited === null ? 'New rule' : 'Change the rule'}>
        <FaultForm key={edited?.id ?? `new ${preset}`} edited={edited} preset={preset} onDone={() => setEdited(null)} />
      </Panel>
    </Page>
  );
}

interface RowProps {
  readonly fault: Fault;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function Row({ fault, onEdit, onRemove }: RowProps) {
  const { operation, delivery, matched, triggered, times } = fault;
  const { what, when } = wordsOf(fault);
  const spent = times !== undefined && triggered >= times;
  return (
    <Table.Tr>
      <Table.Td>
        <b>{what}</b>
      </Table.Td>
      <Table.Td className="mono nowrap">{operation ?? (delivery === undefined ? 'every call' : 'webhooks')}</Table.Td>
      <Table.Td>{when}</Table.Td>
      <Table.Td>
        <span className="number">
          {triggered} of {matched}
        </span>{' '}
        {triggered > 0 && delivery === undefined && (
          <Link href={operation === undefined ? '/requests' : `/requests?operation=${operation}`}>the requests</Link>
        )}
        {triggered > 0 && delivery !== undefined && <Link href="/webhooks">the webhooks</Link>}
        <div className="sub">{spent ? 'used up: it no longer triggers' : 'set'}</div>
      </Table.Td>
      <Table.Td>
        <Group gap={6} wrap="nowrap">
          <Button size="compact-sm" variant="default" onClick={onEdit}>
            Change
          </Button>
          <Button size="compact-sm" variant="default" onClick={onRemove}>
            Remove
          </Button>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
