import { Stack, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Call } from '../../api/call.ts';
import { useSend } from '../../api/use-call.ts';
import { FormEnd, useChecked } from './form.tsx';

interface Props {
  /** Label of the field. */
  readonly label: string;
  readonly description: string;
  /** The call for a name; undefined lets the mock choose one. */
  readonly call: (name: string | undefined) => Call<unknown>;
  /** Why a name is invalid; null if it is valid. */
  readonly problemOf: (name: string) => string | null;
  /** Further fields. */
  readonly children?: ReactNode;
}

/** A form that creates a record with an optional name and stays on the page. */
export function NamedCreation({ label, description, call: callOf, problemOf, children }: Props) {
  const [name, setName] = useState('');
  const make = useSend<unknown>();
  const call = callOf(name === '' ? undefined : name);
  const checked = useChecked(problemOf(name));
  const submit = checked.submit(() => make.mutate(call, { onSuccess: () => setName('') }));
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <div className="fields fields-wide">
          {children}
          <TextInput
            label={label}
            description={description}
            placeholder="Generated if empty"
            value={name}
            error={checked.problem !== null}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </div>
        <FormEnd
          sending={make}
          call={call}
          label="Create"
          done={make.isSuccess ? 'Created' : ''}
          problem={checked.problem}
        />
      </Stack>
    </form>
  );
}
