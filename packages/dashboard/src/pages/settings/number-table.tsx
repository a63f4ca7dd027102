import { NumberInput } from '@mantine/core';
import { formatName } from '../../components/mail/formats.ts';

interface Props {
  readonly label: string;
  readonly value: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly onChange: (value: unknown) => void;
}

/** Prices in dollars: one row per format, one column per mail type. */
export function NumberTable({ label, value, onChange }: Props) {
  const columns = [...new Set(Object.values(value).flatMap((row) => Object.keys(row)))];
  return (
    <table className="number-table" aria-label={label}>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column.replaceAll('_', ' ')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(value).map(([name, row]) => (
          <tr key={name}>
            <th scope="row">{formatName(name)}</th>
            {columns.map((column) => (
              <td key={column}>
                {row[column] === undefined ? (
                  <span className="sub">–</span>
                ) : (
                  <NumberInput
                    aria-label={`${formatName(name)}, ${column.replaceAll('_', ' ')}`}
                    size="xs"
                    hideControls
                    min={0}
                    decimalScale={2}
                    fixedDecimalScale
                    value={row[column]}
                    onChange={(next) => {
                      if (next !== '') onChange({ ...value, [name]: { ...row, [column]: Number(next) } });
                    }}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
