import type { ReactNode } from 'react';

/** Facts of one thing, in two columns. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return (
    <table className="compare facts">
      <tbody>{children}</tbody>
    </table>
  );
}

interface FactProps {
  readonly name: string;
  /** Nothing is shown of what is null or empty. */
  readonly value: string | null | undefined;
  readonly mono?: boolean;
  /** Instead of the value as text. */
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
