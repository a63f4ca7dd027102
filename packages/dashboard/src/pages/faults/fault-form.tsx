import { operationIds } from '@direct-mail/contract/control/generated/values';
import { Button, NativeSelect, NumberInput, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Call } from '../../api/call.ts';
import { control, type Fault } from '../../api/control.ts';
import { send } from '../../api/send.ts';
import { useSend } from '../../api/use-call.ts';
import { FormEnd } from '../../components/forms/form.tsx';
import { PresetChoice } from './preset-choice.tsx';
import { presetCalled, presetOf, presets, type Rule } from './templates.ts';

interface Props {
  /** A rule being edited; the new version moves to the end of the list. */
  readonly edited: Fault | null;
  /** Name of what a new rule begins with; 503 where there is none of that name. */
  readonly preset: string;
  readonly onDone: () => void;
}

/** What goes wrong, for which calls, and how often. */
export function FaultForm({ edited, preset, onDone }: Props) {
  const [what, setWhat] = useState<Rule>(
    edited === null ? (presetCalled(preset) ?? presets['Responses of the service']['503']).rule : whatOf(edited),
  );
  const [operation, setOperation] = useState<string>(edited === null ? 'createMailing' : (edited.operation ?? ''));
  const [numbers, setNumbers] = useState<Readonly<Record<string, number | ''>>>({
    times: edited === null ? 1 : (edited.times ?? ''),
    nth: edited?.nth ?? '',
    percent: edited?.probability === undefined ? '' : edited.probability * 100,
  });
  const [recipient, setRecipient] = useState(edited?.recipient ?? '');
  const add = useSend<Fault>();
  const isDelivery = what.delivery !== undefined;
  const body: Rule = {
    ...what,
    ...(isDelivery || operation === '' ? {} : { operation: operation as NonNullable<Rule['operation']> }),
    ...(numbers['times'] ? { times: numbers['times'] } : {}),
    ...(numbers['nth'] ? { nth: numbers['nth'] } : {}),
    ...(numbers['percent'] ? { probability: numbers['percent'] / 100 } : {}),
    ...(recipient === '' ? {} : { recipient }),
  };
  const call: Call<Fault> = control('addFault', { body });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (edited !== null) await send(control('removeFault', { params: { id: edited.id } }));
    add.mutate(call, { onSuccess: onDone });
  };
  const number = (name: string, label: string, placeholder: string, max?: number) => (
    <NumberInput
      label={label}
      placeholder={placeholder}
      min={1}
      {...(max === undefined ? {} : { max })}
      value={numbers[name] ?? ''}
      onChange={(value) => setNumbers({ ...numbers, [name]: value === '' ? '' : Number(value) })}
    />
  );
  return (
    <form className="fault-form" onSubmit={(event) => void submit(event)}>
      <PresetChoice rule={what} onChoose={setWhat} />
      <Stack gap="sm" className="fault-when">
        <p className="preset-group">
          When: <b>{presetOf(what)?.label ?? 'as it is set'}</b>
        </p>
        <div className="fields fields-narrow">
          <NativeSelect
            label="Calls"
            data={[
              { value: '', label: isDelivery ? 'Webhook deliveries' : 'Every call' },
              ...(isDelivery ? [] : operationIds.map((value) => ({ value, label: value }))),
            ]}
            value={isDelivery ? '' : operation}
            disabled={isDelivery}
            onChange={(event) => setOperation(event.currentTarget.value)}
          />
          {number('times', 'How often', 'No limit')}
          {number('nth', 'Only at match number', 'Any')}
          {number('percent', 'Probability in percent', 'All', 100)}
          {what.status === undefined ? null : (
            <NumberInput
              label="Status"
              min={400}
              max={599}
              value={what.status}
              onChange={(value) => setWhat({ ...what, status: Number(value) || 503 })}
            />
          )}
          {what.latency === undefined ? null : (
            <NumberInput
              label="Milliseconds"
              min={1}
              value={what.latency}
              onChange={(value) => setWhat({ ...what, latency: Number(value) || 1 })}
            />
          )}
          <TextInput
            label="If the body contains"
            placeholder="A name, a street"
            value={recipient}
            onChange={(event) => setRecipient(event.currentTarget.value)}
          />
        </div>
        <FormEnd
          sending={add}
          call={call}
          label={edited === null ? 'Add' : 'Change'}
          done={
            edited === null ? (
              add.isSuccess ? (
                'Added'
              ) : (
                ''
              )
            ) : (
              <Button variant="subtle" size="compact-sm" onClick={onDone}>
                Cancel
              </Button>
            )
          }
        />
      </Stack>
    </form>
  );
}

/** The part of a rule that its preset defines, without the fields of the form. */
function whatOf(fault: Fault): Rule {
  const {
    id: _id,
    matched: _m,
    triggered: _t,
    operation: _o,
    times: _ti,
    nth: _n,
    probability: _p,
    recipient: _r,
    ...what
  } = fault;
  return what;
}
