import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type Answer, control, type Input } from '../api/control.ts';
import { useCall, useSend } from '../api/use-call.ts';
import { CopyAs } from '../components/page/copy-as.tsx';
import { FormEnd } from '../components/page/form.tsx';
import { Loaded, Page } from '../components/page/page.tsx';
import { Panel } from '../components/page/panel.tsx';
import { type Decision, fixedDecisions, labelOf, type Setting, settings } from './settings/schema.ts';
import { SettingField } from './settings/setting-field.tsx';

type Settings = Answer<'getSettings'>;

/** What the mock does where the specification is silent: every setting beside what was left open, by decision. */
export function SettingsPage() {
  const query = useCall(['settings'], control('getSettings', {}));
  const [words, setWords] = useState('');
  const isWanted = (text: string): boolean => text.toLowerCase().includes(words.trim().toLowerCase());
  const shown = settings.filter(({ name, note, decisions }) =>
    isWanted(`${labelOf(name)} ${name} ${note} ${decisions.map(textOf).join(' ')}`),
  );
  const open = fixedDecisions.filter((decision) => isWanted(textOf(decision)));
  return (
    <Page
      title="Settings"
      lead="What the specification leaves open, what the mock does about it, and what can be changed"
    >
      <TextInput
        data-search
        type="search"
        aria-label="Search settings"
        placeholder="A word or a decision, such as rate limit or D24"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Loaded query={query}>
        {(values) => (
          <>
            {[...Map.groupBy(shown, groupOf)].map(([group, list]) => (
              <section key={group} className="settings" aria-label={group}>
                <h2 className="settings-group">{group}</h2>
                {list.map((setting) => (
                  <OneSetting
                    key={`${setting.name} ${JSON.stringify(values[setting.name as keyof Settings])}`}
                    setting={setting}
                    values={values}
                  />
                ))}
              </section>
            ))}
            {shown.length === 0 && <p className="sub">No setting is of these words; what is fixed is below.</p>}
            <Panel
              title={`Left open, and fixed in the mock (${open.length})`}
              folded={words === ''}
              key={words === '' ? 'folded' : 'open'}
            >
              <dl className="decisions">
                {open.map((decision) => (
                  <Said key={decision.id} decision={decision} />
                ))}
              </dl>
            </Panel>
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** Under which heading of the decisions it is; the audits' own headings say nothing of what it is about. */
function groupOf({ decisions: [first] }: Setting): string {
  return first === undefined || first.group.startsWith('Found') ? 'More' : first.group;
}

const textOf = ({ id, group, silence, decision }: Decision): string => `${id} ${group} ${silence} ${decision}`;

/** With a capital letter where it begins with a word, and not with the name of a field. */
const asSentence = (text: string): string =>
  text.replace(/^[a-z]+(?=[ ,;])/, (word) => word[0]?.toUpperCase() + word.slice(1));

function Said({ decision: { id, silence, decision } }: { readonly decision: Decision }) {
  return (
    <div>
      <dt>
        <span className="decision-id">{id}</span> {asSentence(silence)}
      </dt>
      <dd>{decision}</dd>
    </div>
  );
}

function OneSetting({ setting, values }: { readonly setting: Setting; readonly values: Settings }) {
  const { name, field, note, decisions } = setting;
  const kept: unknown = values[name as keyof Settings];
  const [value, setValue] = useState(kept);
  const save = useSend<Settings>();
  const changed = JSON.stringify(value) !== JSON.stringify(kept);
  const call = control('changeSettings', { body: { [name]: value } as Input<'changeSettings'>['body'] });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate(call);
  };
  return (
    <section className="panel setting" aria-label={labelOf(name)}>
      <dl className="decisions">
        {decisions.map((decision) => (
          <Said key={decision.id} decision={decision} />
        ))}
      </dl>
      <form onSubmit={submit}>
        <Stack gap="sm">
          <SettingField name={name} field={field} value={value} note={note} onChange={setValue} />
          {changed ? (
            <FormEnd sending={save} call={call} label="Save" done="" />
          ) : (
            <Group gap="sm" className="sub">
              <span className="mono">{name}</span>
              {save.isSuccess && <span role="status">Saved</span>}
              <CopyAs call={call} />
            </Group>
          )}
          {changed && (
            <Button variant="subtle" size="compact-xs" className="copy" onClick={() => setValue(kept)}>
              Back to what is set
            </Button>
          )}
        </Stack>
      </form>
    </section>
  );
}
