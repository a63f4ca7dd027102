import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';

type Labels<Name extends string> = readonly (readonly [name: Name, label: string])[];

/** The fields of an address in a form, less those that the person's name is in. */
export const placeFields = [
  ['address_1', 'Address'],
  ['city', 'City'],
  ['state', 'State'],
  ['postal_code', 'ZIP'],
] as const;

/** The text fields of a form about one person: what was typed, without the blanks around it, and their inputs. */
export function useFields() {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const value = (name: string): string | undefined => typed[name]?.trim() || undefined;
  return {
    /** Undefined where nothing was typed. */
    value,
    /** An object of these fields; undefined where none of them was typed. */
    all: <Name extends string>(labels: Labels<Name>): Partial<Record<Name, string>> | undefined => {
      if (labels.every(([name]) => value(name) === undefined)) return undefined;
      return Object.fromEntries(labels.map(([name]) => [name, value(name)])) as Partial<Record<Name, string>>;
    },
    inputs: (labels: Labels<string>): ReactNode =>
      labels.map(([name, label]) => (
        <TextInput
          key={name}
          label={label}
          value={typed[name] ?? ''}
          onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
        />
      )),
    clear: (): void => setTyped({}),
  };
}
