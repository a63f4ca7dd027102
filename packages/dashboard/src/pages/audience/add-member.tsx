import { Stack, Text } from '@mantine/core';
import type { FormEvent } from 'react';
import { type Answer, control } from '../../api/control.ts';
import { useSend } from '../../api/use-call.ts';
import { FormEnd } from '../../components/page/form.tsx';
import { placeFields, useFields } from '../../components/page/use-fields.tsx';

const [street, ...town] = placeFields;
const addressFields = [['name', 'Name'], street, ['address_2', 'Apt, suite'], ...town] as const;

/** One person: an address, an e-mail or an identifier, at least one of them. */
export function AddMember({ audienceId }: { readonly audienceId: string }) {
  const { value, all, inputs, clear } = useFields();
  const add = useSend<Answer<'addMember'>>();
  const typed = all(addressFields);
  // The two that the API asks for are sent empty, so that it says which of them is missing.
  const address =
    typed === undefined
      ? {}
      : { address: { ...typed, address_1: typed.address_1 ?? '', postal_code: typed.postal_code ?? '' } };
  const body = { identifier: value('identifier'), email: value('email'), ...address };
  const call = control('addMember', { params: { id: audienceId }, body });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    add.mutate(call, { onSuccess: clear });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          At least one of address, e-mail and identifier. Only a hash of the e-mail is kept.
        </Text>
        <div className="fields">{inputs([...addressFields, ['email', 'E-mail'], ['identifier', 'Identifier']])}</div>
        <FormEnd sending={add} call={call} label="Add" done={add.isSuccess ? 'Added' : ''} />
      </Stack>
    </form>
  );
}
