import { Table } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly head: readonly string[];
  readonly children: ReactNode;
}

/** A plain table on paper; on a phone its rows are cards, with the headings of up to nine columns in them. */
export function DataTable({ label, head, children }: Props) {
  return (
    <div className="table-paper">
      <Table aria-label={label} className="data-table" style={headingsOf(head)}>
        <Table.Thead>
          <Table.Tr>
            {head.map((heading) => (
              <Table.Th key={heading} scope="col">
                {heading === '' ? <span className="sr">Actions</span> : heading}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </div>
  );
}

/** For the style sheet, which writes them before the cells of a card. */
function headingsOf(head: readonly string[]): CSSProperties {
  return Object.fromEntries(head.map((heading, index) => [`--heading-${index + 1}`, JSON.stringify(heading)]));
}
