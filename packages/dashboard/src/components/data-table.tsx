import { Table } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly head: readonly string[];
  readonly children: ReactNode;
}

/** A plain table on paper; on a narrow screen it scrolls by itself, not the page. */
export function DataTable({ label, head, children }: Props) {
  return (
    <div className="table-paper">
      <Table aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            {head.map((heading) => (
              <Table.Th key={heading} scope="col">
                {heading}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </div>
  );
}
