import { NativeSelect } from '@mantine/core';

interface Props<Column extends string> {
  readonly columns: readonly { readonly column: Column; readonly label: string }[];
  readonly headings: readonly string[];
  readonly mapping: Readonly<Partial<Record<Column, string>>>;
  readonly onChange: (mapping: Partial<Record<Column, string>>) => void;
}

/** Maps the file's headings to fields. */
export function ColumnChoice<Column extends string>({ columns, headings, mapping, onChange }: Props<Column>) {
  return (
    <div className="fields">
      {columns.map(({ column, label }) => (
        <NativeSelect
          key={column}
          label={label}
          size="xs"
          data={[{ value: '', label: '–' }, ...new Set(headings.filter((heading) => heading !== ''))]}
          value={mapping[column] ?? ''}
          onChange={(event) => onChange({ ...mapping, [column]: event.currentTarget.value })}
        />
      ))}
    </div>
  );
}
