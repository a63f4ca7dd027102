import { Stack, Text } from '@mantine/core';
import { control, type ResponseOf } from '../../api/control.ts';
import { useSend } from '../../api/use-call.ts';
import { FormEnd, useChecked } from '../../components/forms/form.tsx';
import { emailProblem, missingIn, placeFields, useFields } from '../../components/forms/use-fields.tsx';

const [street, ...town] = placeFields;
/** An address needs these two fields; city and state follow from the ZIP. */
const needed = [street, ['postal_code', 'ZIP']] as const;
const addressFields = [['name', 'Name'], street, ['address_2', 'Apt, suite'], ...town] as const;

/** Adds one person: an address, an e-mail address or an identifier, at least one of them. */
export function AddMember({ audienceId }: { readonly audienceId: string }) {
  const { value, all, inputs, clear } = useFields();
  const add = useSend<ResponseOf<'addMember'>>();
  const typed = all(addressFields);
  // The two required fields are sent even if empty, so that the API names the missing one.
  const address =
    typed === undefined
      ? {}
      : { address: { ...typed, address_1: typed.address_1 ?? '', postal_code: typed.postal_code ?? '' } };
  const body = { identifier: value('identifier'), email: value('email'), ...address };
  const call = control('addMember', { params: { id: audienceId }, body });
  const isNobody = typed === undefined && body.identifier === undefined && body.email === undefined;
  const checked = useChecked(
    isNobody
      ? 'Enter an address, an e-mail address or an identifier.'
      : (emailProblem(body.email) ?? (typed === undefined ? null : missingIn('An address', typed, needed))),
  );
  const submit = checked.submit(() => add.mutate(call, { onSuccess: clear }));
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          At least one of address, e-mail address and identifier. Only a hash of the e-mail address is stored.
        </Text>
        <div className="fields">{inputs([...addressFields, ['email', 'E-mail'], ['identifier', 'Identifier']])}</div>
        <FormEnd sending={add} call={call} label="Add" done={add.isSuccess ? 'Added' : ''} problem={checked.problem} />
      </Stack>
    </form>
  );
}
