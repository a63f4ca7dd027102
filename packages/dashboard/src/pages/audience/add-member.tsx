import { Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type Answer, control } from '../../api/control.ts';
import { useSend } from '../../api/use-call.ts';
import { FormEnd } from '../../components/page/form.tsx';

const addressFields = [
  ['name', 'Name'],
  ['address_1', 'Address'],
  ['address_2', 'Apt, suite'],
  ['city', 'City'],
  ['state', 'State'],
  ['postal_code', 'ZIP'],
] as const;

/** One person: an address, an e-mail or an identifier, at least one of them. */
export function AddMember({ audienceId }: { readonly audienceId: string }) {
  const [fields, setFields] = useState<Record<string, string>>({});
  const add = useSend<Answer<'addMember'>>();
  const value = (name: string): string | undefined => fields[name] || undefined;
  const hasAddress = addressFields.some(([name]) => value(name) !== undefined);
  const address = {
    address_1: '',
    postal_code: '',
    ...Object.fromEntries(addressFields.map(([name]) => [name, value(name)])),
  };
  const body = { identifier: value('identifier'), email: value('email'), ...(hasAddress ? { address } : {}) };
  const call = control('addMember', { params: { id: audienceId }, body });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    add.mutate(call, { onSuccess: () => setFields({}) });
  };
  const input = (name: string, label: string) => (
    <TextInput
      key={name}
      label={label}
      value={fields[name] ?? ''}
      onChange={(event) => setFields({ ...fields, [name]: event.currentTarget.value })}
    />
  );
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          At least one of address, e-mail and identifier. Only a hash of the e-mail is kept.
        </Text>
        <div className="fields">
          {addressFields.map(([name, label]) => input(name, label))}
          {input('email', 'E-mail')}
          {input('identifier', 'Identifier')}
        </div>
        <FormEnd sending={add} call={call} label="Add" done={add.isSuccess ? 'Added' : ''} />
      </Stack>
    </form>
  );
}
