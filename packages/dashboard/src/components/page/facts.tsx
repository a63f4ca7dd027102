import type { ReactNode } from 'react';

/** A two-column list of names and values. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return (
    <table className="compare facts">
      <tbody>{children}</tbody>
    </table>
  );
}

interface FactProps {
  readonly name: string;
  /** Null and empty values are not shown. */
  readonly value: string | null | undefined;
  readonly mono?: boolean;
  /** Shown instead of the value as text. */
  readonly children?: ReactNode;
}

export function Fact({ name, value, mono = false, children }: FactProps) {
  if (!value) return null;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={mono ? 'mono' : undefined}>{children ?? value}</td>
    </tr>
  );
}
