import { Table } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly head: readonly string[];
  readonly children: ReactNode;
  readonly phone?: PhoneCard;
}

/**
 * How a row is laid out as a card on a phone: lines of one or two columns, by number from 1. Other columns are hidden.
 */
export interface PhoneCard {
  readonly lines: readonly (readonly [left: number, right?: number])[];
  /** The columns that need their heading to be understood. */
  readonly named?: readonly number[];
}

/**
 * A table. On a phone its rows are cards, laid out as `phone` says or with up to nine columns, each under its heading.
 */
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

/** The headings as CSS variables, shown before the cells of a card. */
function headingsOf(head: readonly string[]): CSSProperties {
  return Object.fromEntries(head.map((heading, index) => [`--heading-${index + 1}`, JSON.stringify(heading)]));
}

/** The card layout as CSS variables: the position of each cell, and which cells show their heading. */
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
