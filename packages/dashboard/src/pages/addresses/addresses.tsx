import { Button, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Call } from '../../api/call.ts';
import { problemOf } from '../../api/problem.ts';
import { sendForResponse } from '../../api/send.ts';
import { service } from '../../api/service.ts';
import { FormEnd, useChecked } from '../../components/forms/form.tsx';
import { listed } from '../../components/forms/use-fields.tsx';
import { JsonView } from '../../components/page/json-view.tsx';
import { Page, Trouble } from '../../components/page/page.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { ManyAddresses } from './many.tsx';
import { AddressResult, type StandardizedAddress } from './result.tsx';

const forms = {
  full: { label: 'In one string', fields: [['full_address', 'Whole address']] },
  city: {
    label: 'By parts',
    fields: [
      ['address_line1', 'Line 1'],
      ['address_line2', 'Line 2'],
      ['city', 'City'],
      ['state', 'State'],
    ],
  },
  zip: {
    label: 'Line and ZIP',
    fields: [
      ['address_line1', 'Line 1'],
      ['address_line2', 'Line 2'],
      ['zip_code', 'ZIP'],
    ],
  },
  last: {
    label: 'Line and last line',
    fields: [
      ['address_line1', 'Line 1'],
      ['address_line2', 'Line 2'],
      ['city', 'City, state and ZIP'],
    ],
  },
} as const;

type Form = keyof typeof forms;

/** Examples that a newcomer would not think of, and what each one shows. */
const examples = [
  ['As it is typed', '1600 amphitheatre pkwy, mountain view ca 94043'],
  ['Misspelled', '350 5th avenu, new yrok ny 10118'],
  ['With a unit', '233 s wacker dr suite 4700, chicago il 60606'],
  ['A post office box', 'p.o. box 1234, boise id 83701'],
  ['Unit missing', 'missing unit, austin tx 78701'],
  ['Undeliverable', 'undeliverable no match, austin tx 78701'],
] as const;

/** The address playground: each accepted input, and an explanation of every code in the response. */
export function Addresses() {
  const [form, setForm] = useState<Form>('full');
  const [fields, setFields] = useState<Record<string, string>>({
    full_address: examples[0][1],
  });
  const [asked, setAsked] = useState('');
  const ask = useMutation({ mutationFn: (call: Call<unknown>) => sendForResponse(call) });
  const query = Object.fromEntries(forms[form].fields.map(([name]) => [name, fields[name] ?? '']));
  const call = service('GET', '/v1/standardize', { query, unrecorded: true });
  const [many, setMany] = useState(false);
  const missing = forms[form].fields.filter(([name]) => name !== 'address_line2' && !query[name]?.trim());
  const checked = useChecked(
    missing.length === 0 ? null : `The whole address is needed: fill in ${listed(missing.map(([, label]) => label))}.`,
  );
  const submit = checked.submit(() => {
    setAsked(Object.values(query).filter(Boolean).join(', '));
    ask.mutate(call);
  });
  const show = (full_address: string): void => {
    setForm('full');
    setFields({ ...fields, full_address });
    setAsked(full_address);
    ask.mutate(service('GET', '/v1/standardize', { query: { full_address }, unrecorded: true }));
  };
  // Shows a response before anything is typed, so that the page explains itself.
  const first = useEffectEvent(() => show(examples[0][1]));
  useEffect(() => first(), []);
  return (
    <Page
      title="Addresses"
      lead="How the standardizer reads an address, and what each code of its response means"
      actions={
        <Button variant="default" aria-pressed={many} onClick={() => setMany(!many)}>
          {many ? 'One address' : 'Several addresses'}
        </Button>
      }
    >
      {many ? (
        <ManyAddresses />
      ) : (
        <>
          <Panel title="An address">
            <form onSubmit={submit}>
              <Stack gap="sm">
                <SegmentedControl
                  value={form}
                  onChange={(value) => setForm(value as Form)}
                  aria-label="Form"
                  className="wrapping"
                  data={Object.entries(forms).map(([value, { label }]) => ({ value, label }))}
                />
                <div className={form === 'full' ? undefined : 'fields'}>
                  {forms[form].fields.map(([name, label]) => (
                    <TextInput
                      key={name}
                      data-search={name === forms[form].fields[0][0] || undefined}
                      label={label}
                      error={checked.problem !== null && missing.some(([each]) => each === name)}
                      value={fields[name] ?? ''}
                      onChange={(event) => setFields({ ...fields, [name]: event.currentTarget.value })}
                    />
                  ))}
                </div>
                <div className="examples">
                  <span className="sub">Examples</span>
                  {examples.map(([name, address]) => (
                    <button key={name} type="button" className="choice" title={address} onClick={() => show(address)}>
                      {name}
                    </button>
                  ))}
                </div>
                <FormEnd
                  sending={{ isPending: ask.isPending, error: null }}
                  call={call}
                  label="Standardize"
                  done=""
                  problem={checked.problem}
                />
              </Stack>
            </form>
          </Panel>
          <Trouble error={ask.error} />
          {ask.data === undefined ? (
            <Text size="sm" c="dimmed">
              Nothing is sent over the network: the table of ZIP codes and cities is part of the mock.
            </Text>
          ) : ask.data.status === 200 ? (
            <AddressResult result={(ask.data.data as StandardizedAddress[])[0]} asked={asked} />
          ) : (
            <Trouble error={problemOf(ask.data.status, ask.data.data)} />
          )}
          {ask.data !== undefined && (
            <Panel title={`The exact response (${ask.data.status})`} folded>
              <JsonView value={ask.data.data} label="The exact response" />
            </Panel>
          )}
        </>
      )}
    </Page>
  );
}
