import { SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { service } from '../../api/service.ts';
import { useSend } from '../../api/use-call.ts';
import { FormEnd, useChecked } from '../../components/forms/form.tsx';
import { emailProblem, missingIn, placeFields, useFields } from '../../components/forms/use-fields.tsx';
import { useClock } from '../../components/time/use-clock.ts';

const [street, ...town] = placeFields;
const addressFields = [['full_name', 'Name'], street, ['address_2', 'Apt, suite'], ...town] as const;

/** A new request about a person, identified by e-mail address, postal address or both. */
export function NewDataRequest({ onMade }: { readonly onMade: (id: string) => void }) {
  const [type, setType] = useState('access');
  const { value, all, inputs } = useFields();
  const [id] = useState(uuid);
  const clock = useClock();
  const create = useSend<{ subject_request_id: string }>();
  const email = value('email');
  const address = all(addressFields);
  const identity = (kind: string, identity_value: unknown) => ({
    identity_type: kind,
    identity_format: 'raw',
    identity_value,
  });
  const body = {
    regulation: 'cpra',
    subject_request_id: id,
    subject_request_type: type,
    submitted_time: new Date(Math.floor((clock?.now ?? 0) / 1000) * 1000).toISOString(),
    subject_identities: [
      ...(email === undefined ? [] : [identity('email', email)]),
      ...(address === undefined ? [] : [identity('address', address)]),
    ],
  };
  const call = service<{ subject_request_id: string }>('POST', '/v1/dsr/request', { body });
  const checked = useChecked(problemOf(email, address));
  const submit = checked.submit(() => create.mutate(call, { onSuccess: () => onMade(id) }));
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <SegmentedControl
          aria-label="Type"
          value={type}
          onChange={setType}
          data={[
            { value: 'access', label: 'Access: what is stored?' },
            { value: 'erasure', label: 'Erasure' },
          ]}
        />
        <Text size="sm" c="dimmed">
          The e-mail address, the postal address, or both, of one person.
        </Text>
        <div className="fields">{inputs([['email', 'E-mail'], ...addressFields])}</div>
        {address !== undefined &&
          value('address_2') === undefined &&
          !/#|\b(?:apt|ste|suite|unit)\b/i.test(value('address_1') ?? '') && (
            <p className="warnings unfinished" role="status">
              Without an apartment or suite, records that have one count as another address and are not found.
            </p>
          )}
        <FormEnd sending={create} call={call} label="Submit" done="" problem={checked.problem} />
      </Stack>
    </form>
  );
}

/** Why the input cannot identify anyone. */
function problemOf(email: string | undefined, address: Record<string, string | undefined> | undefined): string | null {
  if (email === undefined && address === undefined) {
    return 'Enter an e-mail address, or a postal address with city, state and ZIP.';
  }
  return (
    emailProblem(email) ??
    (address === undefined ? null : missingIn('An address must be complete', address, placeFields))
  );
}

/** Version 4, because `crypto.randomUUID` is missing when the page is opened over plain HTTP from another machine. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
