import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import type { Call } from '../../api/call.ts';
import { useSend } from '../../api/use-call.ts';
import { CopyAs } from './copy-as.tsx';
import { Trouble } from './page.tsx';

interface FormEndProps {
  readonly sending: { readonly error: unknown; readonly isPending: boolean };
  readonly call: Call<unknown>;
  /** On the button. */
  readonly label: string;
  /** What came of it; nothing until then. */
  readonly done: ReactNode;
}

/** The end of a form: what went wrong, its button, the call for a shell, and what came of it. */
export function FormEnd({ sending, call, label, done }: FormEndProps) {
  return (
    <>
      <Trouble error={sending.error} />
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

interface NewFormProps<Made> {
  readonly call: (name: string) => Call<Made>;
  /** The page of what was made, which is shown next. */
  readonly pageOf: (id: string) => string;
  /** On the button. */
  readonly label?: string;
  /** What is asked for beside the name. */
  readonly children?: ReactNode;
}

/** Makes something that has a name. */
export function NewForm<Made extends { readonly id: string }>(props: NewFormProps<Made>) {
  const [name, setName] = useState('');
  const [, navigate] = useLocation();
  const create = useSend<Made>();
  const call = props.call(name);
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
        <Trouble error={create.error} />
        <Button type="submit" loading={create.isPending} disabled={name === ''}>
          {props.label ?? 'Create'}
        </Button>
        <CopyAs call={call} />
      </Stack>
    </form>
  );
}
