import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { usStates } from '../../generated/values.ts';

type Labels<Name extends string> = readonly (readonly [name: Name, label: string])[];

/** The fields of an address in a form, without the person's name. */
export const placeFields = [
  ['address_1', 'Address'],
  ['city', 'City'],
  ['state', 'State'],
  ['postal_code', 'ZIP'],
] as const;

/** Which fields of a group were left empty, as text; null if all are filled. */
export function missingIn(
  of: string,
  typed: Readonly<Record<string, string | undefined>>,
  labels: Labels<string>,
): string | null {
  const missing = labels.filter(([name]) => !typed[name]).map(([, label]) => label);
  if (missing.length === 0) return null;
  return `${of}: fill in ${listed(missing)} too.`;
}

/** Joins words as `a, b and c`. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

const E_MAIL = /^[^\s@]+@[^\s@]+$/;

/** What an e-mail address lacks; null if it is empty or plausible. */
export function emailProblem(email: string | undefined): string | null {
  return email === undefined || E_MAIL.test(email)
    ? null
    : `“${email}” is not an e-mail address: write name@example.com.`;
}

const STATES: ReadonlySet<string> = new Set(usStates);

const isState = (text: string): boolean => STATES.has(text.trim().toUpperCase());

/** What is wrong with a state and a ZIP, if they were typed, as sentences. */
export function placeProblems({
  state = '',
  postal_code = '',
}: {
  readonly state?: string;
  readonly postal_code?: string;
}) {
  return [
    state === '' || isState(state) ? null : `“${state}” is not a state: write its two letters, such as TX.`,
    postal_code === '' || /^\d{5}(-?\d{4})?$/.test(postal_code.trim())
      ? null
      : `“${postal_code}” is not a ZIP: write five digits, or ZIP+4.`,
  ].filter((problem) => problem !== null);
}

/** Joins several problems into one text; null if there is none. */
export function allOf(problems: readonly (string | null)[]): string | null {
  const found = problems.filter((problem) => problem !== null);
  return found.length === 0 ? null : found.join(' ');
}

/** The text fields of a form about one person: trimmed values and their inputs. */
export function useFields() {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const value = (name: string): string | undefined => typed[name]?.trim() || undefined;
  return {
    /** Undefined if empty. */
    value,
    /** An object of these fields; undefined if all are empty. */
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
