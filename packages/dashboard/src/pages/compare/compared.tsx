import type { ReactNode } from 'react';
import { CodeWord } from '../../components/page/code-word.tsx';
import '../../styles/compare.css';

export type ComparedRow = readonly [label: string, values: readonly (string | null)[]];

interface Props {
  readonly label: string;
  /** A heading for each column, with its link. */
  readonly heads: readonly { readonly id: string; readonly head: ReactNode; readonly picture: ReactNode }[];
  /** Rows in which every value is null are left out. */
  readonly rows: readonly ComparedRow[];
}

/** Things side by side: a picture of each, then their values, with those marked that differ. */
export function Compared({ label, heads, rows }: Props) {
  const columns = heads.map(({ id }, index) => ({ id, index }));
  return (
    <div className="compared-scroll">
      <table className="compared" aria-label={label}>
        <thead>
          <tr>
            <td />
            {heads.map(({ id, head }) => (
              <th key={id} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="compared-pictures">
            <th scope="row">The piece</th>
            {heads.map(({ id, picture }) => (
              <td key={id}>{picture}</td>
            ))}
          </tr>
          {rows
            .filter(([, values]) => values.some((value) => value !== null))
            .map(([name, values]) => (
              <tr key={name} data-differs={new Set(values).size > 1 ? '' : undefined}>
                <th scope="row">
                  <CodeWord>{name}</CodeWord>
                </th>
                {columns.map(({ id, index }) => (
                  <td key={id}>{values[index] ?? '–'}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
