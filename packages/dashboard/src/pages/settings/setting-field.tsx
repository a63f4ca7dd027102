import { NativeSelect, NumberInput, Switch, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type Field, labelOf } from './schema.ts';

interface Props {
  readonly name: string;
  readonly field: Field;
  readonly value: unknown;
  readonly note?: string;
  readonly onChange: (value: unknown) => void;
}

/** The input that fits a setting. */
export function SettingField({ name, field, value, note = '', onChange }: Props) {
  const label = labelOf(name);
  const words = note === '' ? {} : { description: note };
  switch (field.kind) {
    case 'choice':
      return (
        <NativeSelect
          label={label}
          {...words}
          data={field.values.map(String)}
          value={String(value)}
          onChange={(event) => onChange(field.values.find((each) => String(each) === event.currentTarget.value))}
        />
      );
    case 'flag':
      return (
        <Switch
          label={label}
          {...words}
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case 'number':
      return (
        <NumberInput
          label={label}
          {...words}
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
          label={label}
          {...words}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'group':
      return (
        <fieldset className="setting-group">
          <legend>{note === '' ? label : `${label}: ${note}`}</legend>
          <div className="fields">
            {Object.entries(field.fields).map(([part, inner]) => (
              <SettingField
                key={part}
                name={part}
                field={inner}
                value={(value as Record<string, unknown> | null)?.[part]}
                onChange={(next) => onChange({ ...(value as object), [part]: next })}
              />
            ))}
          </div>
        </fieldset>
      );
    case 'json':
      return <JsonField label={label} note={note} value={value} onChange={onChange} />;
  }
}

interface JsonProps {
  readonly label: string;
  readonly note: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function JsonField({ label, note, value, onChange }: JsonProps) {
  const [text, setText] = useState(() => JSON.stringify(value, null, 2));
  const [problem, setProblem] = useState('');
  return (
    <Textarea
      label={label}
      description={note === '' ? 'JSON' : `${note}; JSON`}
      className="editor"
      autosize
      maxRows={14}
      spellCheck={false}
      value={text}
      error={problem}
      onChange={(event) => {
        setText(event.currentTarget.value);
        try {
          onChange(JSON.parse(event.currentTarget.value) as unknown);
          setProblem('');
        } catch {
          setProblem('This is no JSON yet');
        }
      }}
    />
  );
}
