import { searchable, searchFor } from '@direct-mail/contract/words/search';
import { Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { control } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';
import { Loaded, Page } from '../../components/page/page.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { isChanged, OneSetting } from './one-setting.tsx';
import { Said } from './said.tsx';
import { type Decision, fixedDecisions, labelOf, type Setting, settings } from './schema.ts';

/** What the mock does where the specification is silent: each setting beside the open question, by decision. */
export function SettingsPage() {
  const query = useCall(['settings'], control('getSettings', {}));
  const [params, setParams] = useSearchParams();
  const words = params.get('q') ?? '';
  const setWords = (next: string): void => setParams(next === '' ? {} : { q: next }, { replace: true });
  const [changedOnly, setChangedOnly] = useState(false);
  // Collapsed on a phone, where all settings would fill ten screens.
  const [isPhone] = useState(() => window.matchMedia('(width < 37.5em)').matches);
  const isSearch = words.trim() !== '';
  const matches = searchFor(words);
  const isWanted = (text: string): boolean => matches(searchable([text]));
  const shown = settings.filter(({ name, note, decisions }) =>
    isWanted(`${labelOf(name)} ${name} ${note} ${decisions.map(textOf).join(' ')}`),
  );
  const open = fixedDecisions.filter((decision) => isWanted(textOf(decision)));
  return (
    <Page title="Settings" lead="What the specification leaves open, what the mock does, and what you can change">
      <Loaded query={query}>
        {(values) => {
          const changed = settings.filter(({ name }) => isChanged(name, values));
          // When the last changed setting was reset, the page shows all settings again.
          const isOnly = changedOnly && changed.length > 0;
          const groups = [...Map.groupBy(isOnly ? shown.filter((each) => changed.includes(each)) : shown, groupOf)];
          return (
            <>
              <Group gap="sm">
                <TextInput
                  data-search
                  className="search-text"
                  type="search"
                  aria-label="Search settings"
                  placeholder="A word or a decision, such as rate limit or D24"
                  value={words}
                  onChange={(event) => setWords(event.currentTarget.value)}
                />
                <span className="sub" role="status">
                  {isSearch ? `${shown.length} of ${settings.length} settings` : `${settings.length} settings`}
                </span>
                {changed.length > 0 && (
                  <button
                    type="button"
                    className="choice"
                    aria-pressed={isOnly}
                    title={changed.map(({ name }) => labelOf(name)).join(', ')}
                    onClick={() => setChangedOnly(!isOnly)}
                  >
                    Changed <span className="choice-count">{changed.length}</span>
                  </button>
                )}
              </Group>
              <div className="settings-page">
                <nav className="settings-contents" aria-label="Groups of settings">
                  {groups.map(([group, list]) => (
                    <a key={group} href={`#${anchorOf(group)}`}>
                      {group} <span className="choice-count">{list.length}</span>
                    </a>
                  ))}
                  <a href="#fixed">
                    Fixed in the mock <span className="choice-count">{open.length}</span>
                  </a>
                </nav>
                <div className="settings-groups">
                  {groups.map(([group, list]) => (
                    <details key={group} id={anchorOf(group)} open={isSearch || isOnly || !isPhone}>
                      <summary className="settings-fold">
                        <h2 className="settings-group">{group}</h2> <span className="choice-count">{list.length}</span>
                      </summary>
                      <div className="settings">
                        {list.map((setting) => (
                          <OneSetting
                            key={`${setting.name} ${JSON.stringify(values[setting.name as keyof typeof values])}`}
                            setting={setting}
                            values={values}
                            open={isSearch}
                          />
                        ))}
                      </div>
                    </details>
                  ))}
                  {shown.length === 0 && (
                    <p className="sub">No setting matches these words; fixed behaviour is listed below.</p>
                  )}
                  <div id="fixed">
                    <Panel
                      title={`Left open, and fixed in the mock (${open.length})`}
                      folded={!isSearch}
                      key={isSearch ? 'open' : 'folded'}
                    >
                      <dl className="decisions">
                        {open.map((decision) => (
                          <Said key={decision.id} decision={decision} />
                        ))}
                      </dl>
                    </Panel>
                  </div>
                </div>
              </div>
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

/**
 * The heading that a setting appears under. The audits' own headings name no topic, so their settings are assigned by
 * hand.
 */
function groupOf({ name, decisions: [first] }: Setting): string {
  const group = first?.group ?? '';
  return besides[name] ?? (group.startsWith('Found') || group === '' ? 'Other decisions' : group);
}

const besides: Readonly<Record<string, string>> = {
  webhookQueue: 'Webhooks, control',
  nulls: 'Tokens and errors',
  updatedAt: 'Campaigns, creatives, mailings',
};

const anchorOf = (group: string): string => group.toLowerCase().replace(/[^a-z]+/g, '-');

const textOf = ({ id, group, silence, decision }: Decision): string => `${id} ${group} ${silence} ${decision}`;
