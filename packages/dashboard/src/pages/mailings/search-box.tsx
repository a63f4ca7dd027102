import { Autocomplete, Group, Kbd, NativeSelect } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { control } from '../../api/control.ts';
import { parseSearch, withField } from '../../api/search.ts';
import { commonestFirst, problemsIn, suggestionsFor } from '../../api/search-hints.ts';
import { useCall } from '../../api/use-call.ts';
import { isolated } from '../../components/page/isolated.tsx';

interface Props {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

const states = commonestFirst.map((value) => ({ value, label: value.replaceAll('_', ' ') }));

/** The search box, and two selects that write its syntax. */
export function SearchBox({ text, onChange }: Props) {
  const [typed, setTyped] = useState(text);
  const campaigns = useCall(['campaigns'], control('listCampaigns', {}));
  const later = useDebouncedCallback(onChange, 150);
  useEffect(() => setTyped(text), [text]);
  const { state, campaign } = parseSearch(text);
  const names = [...new Set(campaigns.data?.map(({ name }) => name))];
  const example = names[0] === undefined ? '' : `, campaign:"${isolated(names[0])}"`;
  const placeholder = `ada, state:mailed${example}, -zip:94, created:>2026-11-01`;
  return (
    <Group gap="sm" role="search" className="search" wrap="wrap" align="flex-start">
      <Autocomplete
        data-search
        className="search-text"
        aria-label="Search mailings"
        placeholder={placeholder}
        value={typed}
        data={suggestionsFor(typed, names)}
        filter={({ options }) => options}
        error={problemsIn(typed).join(' ') || null}
        maxDropdownHeight="min(460px, 50vh)"
        scrollAreaProps={{ type: 'auto' }}
        onChange={(next) => {
          setTyped(next);
          later(next);
        }}
        rightSection={<Kbd size="xs">/</Kbd>}
        type="search"
      />
      <NativeSelect
        aria-label="State"
        data={[{ value: '', label: 'Any state' }, ...states]}
        value={state ?? ''}
        onChange={(event) => onChange(withField(text, 'state', event.currentTarget.value || null))}
      />
      <NativeSelect
        aria-label="Campaign"
        data={[{ value: '', label: 'Any campaign' }, ...names]}
        value={names.find((name) => name === campaign) ?? ''}
        onChange={(event) => onChange(withField(text, 'campaign', event.currentTarget.value || null))}
      />
    </Group>
  );
}
