import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface Props {
  readonly href: string;
  readonly children: ReactNode;
  /** Smaller, below the name. */
  readonly sub?: ReactNode;
  readonly mono?: boolean;
}

/** The first cell of a row, linked to a page or a drawer: the name and a line about it. */
export function RowName({ href, children, sub, mono = false }: Props) {
  return (
    <Table.Td>
      <Link href={href} data-row className={mono ? 'row-link mono' : 'row-link'}>
        {children}
      </Link>
      {sub !== undefined && <div className="sub">{sub}</div>}
    </Table.Td>
  );
}
