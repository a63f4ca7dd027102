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
  /** On the button. */
  readonly label: string;
  /** What came of it; nothing until then. */
  readonly done: ReactNode;
  /** What is missing or wrong, in words: said in the place of what the service would say of its fields. */
  readonly problem?: string | null;
}

/** The end of a form: what went wrong, its button, the call for a shell, and what came of it. */
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

/** What a form still needs. */
export function Unfinished({ children }: { readonly children: string }) {
  return (
    <p className="warnings unfinished" role="alert">
      {children}
    </p>
  );
}

/** Says what is wrong with a form once it was submitted, and from then on until it is corrected; what is wrong is not sent. */
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
  /** The page of what was made, which is shown next. */
  readonly pageOf: (id: string) => string;
  /** On the button. */
  readonly label?: string;
  /** What to know about a name before it is taken; null where there is nothing. */
  readonly remark?: (name: string) => string | null;
  /** What is asked for beside the name. */
  readonly children?: ReactNode;
}

/** Makes something that has a name. */
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
