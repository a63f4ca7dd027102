import { searchable, searchFor } from '@direct-mail/contract/words/search';
import { Button, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { control, type Mailing } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';
import { CodeWord } from '../../components/page/code-word.tsx';
import { Isolated } from '../../components/page/isolated.tsx';
import { Panel } from '../../components/page/panel.tsx';

/** Beyond these, merge tags are searched, and shown on demand. */
const FEW = 20;

/** The submitted merge tags, which of them the artwork uses, and which it needs but did not get. */
export function MergeTags({ mailing }: { readonly mailing: Mailing }) {
  const guide = useCall(
    ['creatives', mailing.creative_id, 'guide'],
    control('getDataGuide', { params: { id: mailing.creative_id } }),
  );
  const sent = mailing.merge_tags ?? {};
  const asked = (guide.data?.keys ?? []).filter(({ source }) => source === 'merge_tags');
  const missing = asked.filter(({ key }) => !Object.hasOwn(sent, key.split('.')[0] ?? key));
  const uses = (name: string): boolean => asked.some(({ key }) => key === name || key.startsWith(`${name}.`));
  const names = Object.keys(sent);
  const [words, setWords] = useState('');
  const [whole, setWhole] = useState(false);
  const matches = searchFor(words);
  const found = names.filter((name) => matches(searchable([name, textOf(sent[name])])));
  const shown = whole ? found : found.slice(0, FEW);
  return (
    <Panel title="Merge tags">
      {names.length === 0 && missing.length === 0 && (
        <Text size="sm" c="dimmed">
          None were sent, and the artwork uses none.
        </Text>
      )}
      {names.length > FEW && (
        <TextInput
          size="xs"
          mb="xs"
          type="search"
          aria-label="Search merge tags"
          placeholder={`A word of ${names.length} merge tags`}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      )}
      <table className="compare">
        <tbody>
          {shown.map((name) => (
            <tr key={name}>
              <th scope="row" className="mono">
                <CodeWord>{name}</CodeWord>
              </th>
              <td>
                {textOf(sent[name])}
                {guide.data !== undefined && !uses(name) && <div className="sub">not used</div>}
              </td>
            </tr>
          ))}
          {missing.map(({ key, required, default: fallback }) => (
            <tr key={key}>
              <th scope="row" className="mono">
                <CodeWord>{key}</CodeWord>
              </th>
              <td>
                <span className={required ? 'problem' : 'sub'}>{required ? 'missing' : 'not sent'}</span>
                {fallback !== null && (
                  <div className="sub">
                    prints “<Isolated>{fallback}</Isolated>”
                  </div>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < found.length && (
        <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setWhole(true)}>
          Show all {found.length}
        </Button>
      )}
      {found.length === 0 && names.length > 0 && <p className="sub">No merge tag holds these words.</p>}
    </Panel>
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
