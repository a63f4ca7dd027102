import { Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { DAY, withTime } from './scale.ts';

interface Props {
  /** The shown time, in milliseconds. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (instant: number) => void;
}

/** Date and time in UTC with 24 hours, like all times here; a browser's own field would follow its language. */
export function DateFields({ value, min, max, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const iso = new Date(value).toISOString();
  const isWrong = typed !== null && withTime(value, typed) === undefined;
  return (
    <Group gap="xs" align="flex-end" wrap="nowrap">
      <TextInput
        type="date"
        label="To a date"
        min={dateOf(min)}
        max={dateOf(max)}
        value={iso.slice(0, 10)}
        onChange={(event) => {
          const day = Date.parse(`${event.currentTarget.value}T00:00Z`);
          if (!Number.isNaN(day)) onChange(day + (value % DAY));
        }}
      />
      <TextInput
        label="Time, UTC"
        className="time-of-day"
        inputMode="numeric"
        maxLength={5}
        placeholder="14:30"
        error={isWrong}
        value={typed ?? iso.slice(11, 16)}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          const instant = withTime(value, event.currentTarget.value);
          if (instant !== undefined) onChange(instant);
        }}
        onBlur={() => setTyped(null)}
      />
    </Group>
  );
}

const dateOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
