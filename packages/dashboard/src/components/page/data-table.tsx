import { Table } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly head: readonly string[];
  readonly children: ReactNode;
  readonly phone?: PhoneCard;
}

/** How a row is laid out on a phone: the lines of its card, each with one or two columns by number from 1; others are left out. */
export interface PhoneCard {
  readonly lines: readonly (readonly [left: number, right?: number])[];
  /** The columns that say nothing without their heading. */
  readonly named?: readonly number[];
}

/** A plain table on paper; on a phone its rows are cards: as laid out, or with the headings of up to nine columns in them. */
export function DataTable({ label, head, children, phone }: Props) {
  return (
    <div className="table-paper">
      <Table
        aria-label={label}
        className="data-table"
        data-card={phone === undefined ? undefined : ''}
        style={phone === undefined ? headingsOf(head) : cardOf(head, phone)}
      >
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

/** For the style sheet: where each cell of a card is, and which of them are named. */
function cardOf(head: readonly string[], { lines, named = [] }: PhoneCard): CSSProperties {
  const style: Record<string, string> = {};
  head.forEach((heading, index) => {
    const column = index + 1;
    const line = lines.findIndex((each) => each.includes(column));
    const [left, right] = lines[line] ?? [];
    style[`--cell-${column}`] =
      left === column ? `${line + 1} / 1 / auto / ${right === undefined ? -1 : 2}` : `${line + 1} / 2`;
    if (line < 0) style[`--show-${column}`] = 'none';
    if (right === column) style[`--align-${column}`] = 'end';
    if (named.includes(column)) style[`--heading-${column}`] = JSON.stringify(`${heading} `);
  });
  return style;
}
