import { figure, money } from '@direct-mail/contract/words/figures';
import { Table } from '@mantine/core';
import { Link } from 'wouter';
import type { ResponseOf } from '../../api/control.ts';
import { DataTable } from '../../components/page/data-table.tsx';
import { Isolated } from '../../components/page/isolated.tsx';

type Creative = ResponseOf<'getStatistics'>['creatives'][number];

/** The figures of each creative, grouped by campaign. */
export function ByCreative({ creatives }: { readonly creatives: readonly Creative[] }) {
  return (
    <DataTable
      label="By campaign and creative"
      head={['Campaign', 'Creative', 'Created', 'Mailed', 'Delivered', 'Not mailed', 'Spend']}
      phone={{ lines: [[1, 7], [2], [3, 4], [6, 5]], named: [3, 4, 5, 6] }}
    >
      {creatives.map((row, index) => (
        <Table.Tr key={row.creative_id} className="row">
          <Table.Td>
            <Link href={`/campaigns/${row.campaign_id}`} data-row className="row-link">
              <Isolated>{row.campaign_name}</Isolated>
            </Link>
            {creatives[index - 1]?.campaign_id === row.campaign_id && <span className="sub"> (A/B)</span>}
          </Table.Td>
          <Table.Td>
            <Link href={`/creatives/${row.creative_id}`}>{row.creative_name}</Link>
          </Table.Td>
          <Table.Td className="number">{figure(row.created)}</Table.Td>
          <Table.Td className="number">{figure(row.circulation)}</Table.Td>
          <Table.Td className="number">{figure(row.delivered)}</Table.Td>
          <Table.Td className="number">{figure(row.unmailed)}</Table.Td>
          <Table.Td className="number">{money(row.spend)}</Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}
