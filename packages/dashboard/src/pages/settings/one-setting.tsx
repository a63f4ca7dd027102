import { Button, Group, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { control, type Input, type ResponseOf } from '../../api/control.ts';
import { useSend } from '../../api/use-call.ts';
import { FormEnd } from '../../components/forms/form.tsx';
import { CodeWord } from '../../components/page/code-word.tsx';
import { CopyAs } from '../../components/page/copy-as.tsx';
import { settingDefaults } from '../../generated/settings.ts';
import { Said } from './said.tsx';
import { labelOf, type Setting } from './schema.ts';
import { SettingField } from './setting-field.tsx';

type Settings = ResponseOf<'getSettings'>;

interface Props {
  readonly setting: Setting;
  readonly values: Settings;
  /** Whether the open question is expanded, as during a search. */
  readonly open: boolean;
}

export const isChanged = (name: string, values: Settings): boolean =>
  JSON.stringify(values[name as keyof Settings]) !== JSON.stringify(settingDefaults[name]);

/** A setting: description, input, and a collapsed explanation of what the specification leaves open. */
export function OneSetting({ setting, values, open }: Props) {
  const { name, field, note, decisions } = setting;
  const kept: unknown = values[name as keyof Settings];
  const [value, setValue] = useState(kept);
  const save = useSend<Settings>();
  const isTyped = JSON.stringify(value) !== JSON.stringify(kept);
  const callWith = (next: unknown) =>
    control('changeSettings', { body: { [name]: next } as Input<'changeSettings'>['body'] });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate(callWith(value));
  };
  return (
    <section className="setting" aria-label={labelOf(name)} data-wide={field.kind === 'table' ? '' : undefined}>
      <div>
        <h3 className="setting-name">
          {labelOf(name)} {isChanged(name, values) && <span className="setting-changed">changed</span>}
        </h3>
        <p className="setting-note">{note}</p>
        <details className="setting-why" open={open}>
          <summary>
            {decisions.length === 0
              ? 'Its name in the API'
              : `What the specification leaves open (${decisions.map(({ id }) => id).join(', ')})`}
          </summary>
          <dl className="decisions">
            {decisions.map((decision) => (
              <Said key={decision.id} decision={decision} />
            ))}
          </dl>
          <Group gap="xs" mt={4}>
            <span className="mono sub">
              <CodeWord>{name}</CodeWord>
            </span>
            <CopyAs call={callWith(value)} />
          </Group>
        </details>
      </div>
      <form onSubmit={submit}>
        <Stack gap="xs">
          <SettingField name={name} field={field} value={value} named onChange={setValue} />
          {isTyped ? (
            <>
              <FormEnd sending={save} call={callWith(value)} label="Save" done="" />
              <Button variant="subtle" size="compact-xs" className="copy" onClick={() => setValue(kept)}>
                Discard the change
              </Button>
            </>
          ) : (
            isChanged(name, values) && (
              <Button
                variant="subtle"
                size="compact-xs"
                className="copy"
                loading={save.isPending}
                onClick={() => save.mutate(callWith(settingDefaults[name]))}
              >
                Back to the default
              </Button>
            )
          )}
        </Stack>
      </form>
    </section>
  );
}
