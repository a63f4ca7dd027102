import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface Props {
  readonly href: string;
  readonly children: ReactNode;
  /** Below it, smaller. */
  readonly sub?: ReactNode;
  readonly mono?: boolean;
}

/** The first cell of a row that leads to a page or a drawer: what it is called, and a line about it. */
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
