import { NativeSelect, NumberInput, Stack, Switch, TextInput } from '@mantine/core';
import { JsonField } from './json-field.tsx';
import { NumberTable } from './number-table.tsx';
import { type Field, labelOf } from './schema.ts';
import { hintOf, wordsOf } from './words.ts';

interface Props {
  readonly name: string;
  readonly field: Field;
  readonly value: unknown;
  /** Whether the label is shown beside the input already; it is then only its accessible name. */
  readonly named?: boolean;
  readonly onChange: (value: unknown) => void;
}

/** The input for a setting's type. */
export function SettingField({ name, field, value, named = false, onChange }: Props) {
  const text = labelOf(name);
  const label = named ? { 'aria-label': text } : { label: text };
  switch (field.kind) {
    case 'choice':
      return (
        <NativeSelect
          {...label}
          data={field.values.map((each) => ({ value: String(each), label: wordsOf(each) }))}
          value={String(value)}
          onChange={(event) => onChange(field.values.find((each) => String(each) === event.currentTarget.value))}
        />
      );
    case 'flag':
      return <Switch {...label} checked={value === true} onChange={(event) => onChange(event.currentTarget.checked)} />;
    case 'number':
      return (
        <NumberInput
          {...label}
          description={hintOf(name, value)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          hideControls
          thousandSeparator=","
          placeholder={field.nullable ? 'Unlimited' : ''}
          value={typeof value === 'number' ? value : ''}
          {...(field.min === undefined ? {} : { min: field.min })}
          {...(field.max === undefined ? {} : { max: field.max })}
          onChange={(next) => {
            if (next !== '') onChange(Number(next));
            else if (field.nullable) onChange(null);
          }}
        />
      );
    case 'text':
      return (
        <TextInput
          {...label}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'group':
      return <Parts name={name} fields={field.fields} value={value} onChange={onChange} />;
    case 'optional':
      return (
        <Stack gap="sm">
          <Switch
            label={value === null ? 'Off' : 'On'}
            aria-label={text}
            checked={value !== null}
            onChange={(event) => onChange(event.currentTarget.checked ? firstOf(field.fields) : null)}
          />
          {value !== null && <Parts name={name} fields={field.fields} value={value} onChange={onChange} />}
        </Stack>
      );
    case 'table':
      return <NumberTable label={text} value={value as Table} onChange={onChange} />;
    case 'json':
      return <JsonField label={text} value={value} onChange={onChange} />;
  }
}

type Table = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Starting values of an optional group that was switched on: 10 for each number, other fields empty. */
const firstOf = (fields: Readonly<Record<string, Field>>): object =>
  Object.fromEntries(Object.entries(fields).flatMap(([part, { kind }]) => (kind === 'number' ? [[part, 10]] : [])));

interface PartsProps {
  readonly name: string;
  readonly fields: Readonly<Record<string, Field>>;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function Parts({ name, fields, value, onChange }: PartsProps) {
  return (
    <fieldset className="setting-parts">
      <legend className="sr">{labelOf(name)}</legend>
      {Object.entries(fields).map(([part, inner]) => (
        <SettingField
          key={part}
          name={part}
          field={inner}
          value={(value as Record<string, unknown> | null)?.[part]}
          onChange={(next) => onChange({ ...(value as object), [part]: next })}
        />
      ))}
    </fieldset>
  );
}
