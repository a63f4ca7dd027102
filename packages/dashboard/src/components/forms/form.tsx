import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import type { Call } from '../../api/call.ts';
import { useSend } from '../../api/use-call.ts';
import { CopyAs } from '../page/copy-as.tsx';
import { Trouble } from '../page/page.tsx';

interface FormEndProps {
  readonly sending: { readonly error: unknown; readonly isPending: boolean };
  readonly call: Call<unknown>;
  /** Label of the button. */
  readonly label: string;
  /** The result; empty before the form is sent. */
  readonly done: ReactNode;
  /** What is missing or invalid. Shown instead of the service's own message about its fields. */
  readonly problem?: string | null;
}

/** The end of a form: the error, the button, the call as a shell command, and the result. */
export function FormEnd({ sending, call, label, done, problem = null }: FormEndProps) {
  return (
    <>
      {problem === null ? <Trouble error={sending.error} /> : <Unfinished>{problem}</Unfinished>}
      <Group gap="sm">
        <Button type="submit" loading={sending.isPending}>
          {label}
        </Button>
        <CopyAs call={call} />
        <Text size="sm" role="status">
          {done}
        </Text>
      </Group>
    </>
  );
}

/** What a form still needs before it can be sent. */
export function Unfinished({ children }: { readonly children: string }) {
  return (
    <p className="warnings unfinished" role="alert">
      {children}
    </p>
  );
}

/** Shows what is wrong with a form once it was submitted, until it is corrected. An invalid form is not sent. */
export function useChecked(problem: string | null) {
  const [asked, setAsked] = useState(false);
  return {
    problem: asked ? problem : null,
    submit:
      (send: () => void) =>
      (event: FormEvent): void => {
        event.preventDefault();
        setAsked(problem !== null);
        if (problem === null) send();
      },
  };
}

interface NewFormProps<Made> {
  readonly call: (name: string) => Call<Made>;
  /** The page of the created record, which is opened next. */
  readonly pageOf: (id: string) => string;
  /** Label of the button. */
  readonly label?: string;
  /** A remark about a name before it is used; null if there is none. */
  readonly remark?: (name: string) => string | null;
  /** Further fields. */
  readonly children?: ReactNode;
}

/** A form that creates a named record. */
export function NewForm<Made extends { readonly id: string }>(props: NewFormProps<Made>) {
  const [name, setName] = useState('');
  const [, navigate] = useLocation();
  const create = useSend<Made>();
  const call = props.call(name);
  const remark = props.remark?.(name.trim()) ?? null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    create.mutate(call, { onSuccess: ({ id }) => navigate(props.pageOf(id)) });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          label="Name"
          required
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
        {props.children}
        <p className="warnings unfinished" role="status" hidden={!remark}>
          {remark}
        </p>
        <Trouble error={create.error} />
        <Group gap="sm">
          <Button type="submit" loading={create.isPending} disabled={name === ''}>
            {props.label ?? 'Create'}
          </Button>
          <CopyAs call={call} />
        </Group>
      </Stack>
    </form>
  );
}
