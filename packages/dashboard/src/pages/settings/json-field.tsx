import { Textarea } from '@mantine/core';
import { useState } from 'react';

interface Props {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** A list or an object as JSON. */
export function JsonField({ label, value, onChange }: Props) {
  const [text, setText] = useState(() => JSON.stringify(value, null, 2) ?? '');
  const [problem, setProblem] = useState('');
  return (
    <Textarea
      label={label}
      description="JSON; all if empty"
      className="editor"
      autosize
      maxRows={14}
      spellCheck={false}
      value={text}
      error={problem}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        setText(typed);
        try {
          onChange(typed.trim() === '' ? undefined : (JSON.parse(typed) as unknown));
          setProblem('');
        } catch {
          setProblem('Not valid JSON yet');
        }
      }}
    />
  );
}
