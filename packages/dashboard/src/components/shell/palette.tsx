import { openSpotlight, Spotlight, type SpotlightActionData } from '@mantine/spotlight';
import '@mantine/spotlight/styles.css';
import '../../styles/palette.css';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { control } from '../../api/control.ts';
import { send } from '../../api/send.ts';
import { useCall } from '../../api/use-call.ts';
import { nameOf, placeOf } from '../mail/recipient.ts';
import { isolated } from '../page/isolated.tsx';
import { useAdvance } from '../time/use-advance.ts';
import { places } from './nav.ts';
import { hearTyping, PALETTE_BOX } from './type-ahead.ts';

interface Group {
  readonly group: string;
  readonly actions: SpotlightActionData[];
}

/** ⌘K: pages, campaigns, mailings by name, and the steps of the clock. */
export function Palette() {
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  useEffect(() => hearTyping((typed) => setText((before) => before + typed)), []);
  const [wanted] = useDebouncedValue(text.trim(), 120);
  const { advance } = useAdvance();
  const campaigns = useCall(['campaigns'], control('listCampaigns', {}));
  const mailings = useQuery({
    queryKey: ['mailings', 'palette', wanted],
    queryFn: () => send(control('listMailings', { query: { to: wanted, per_page: 6 } })),
    enabled: wanted.length > 1,
  });
  const matches = (label: string): boolean => label.toLowerCase().includes(text.trim().toLowerCase());
  const action = (id: string, label: string, onClick: () => void, description?: string): SpotlightActionData => ({
    id,
    label,
    onClick,
    ...(description === undefined ? {} : { description }),
  });
  const go = (path: string) => (): void => navigate(path);
  const groups: Group[] = [
    {
      group: 'Mailings',
      actions: (wanted.length > 1 ? (mailings.data ?? []) : []).map((mailing) =>
        action(
          mailing.id,
          nameOf(mailing),
          go(`/mailings/${mailing.id}`),
          `${mailing.state.replaceAll('_', ' ')} · ${isolated(placeOf(mailing))}`,
        ),
      ),
    },
    {
      group: 'Pages',
      actions: places
        .flat()
        .filter(({ name }) => matches(name))
        .map(({ path, name }) => action(path, name, go(path))),
    },
    {
      group: 'Campaigns',
      actions: (campaigns.data ?? [])
        .filter(({ name }) => matches(name))
        .slice(0, 6)
        .map(({ id, name }) => action(id, name, go(`/campaigns/${id}`))),
    },
    {
      group: 'Clock',
      actions: [
        action('hour', 'Advance by an hour', () => advance({ hours: 1 })),
        action('day', 'Advance by a day', () => advance({ days: 1 })),
        action('week', 'Advance by a week', () => advance({ days: 7 })),
      ].filter(({ label }) => matches(label ?? '')),
    },
  ].filter(({ actions }) => actions.length > 0);
  return (
    <Spotlight
      actions={groups}
      // They are filtered here: mailings are found by the server.
      filter={(_, actions) => actions}
      query={text}
      onQueryChange={setText}
      shortcut={['mod + K']}
      nothingFound="Nothing found"
      scrollable
      maxHeight={420}
      searchProps={search}
    />
  );
}

const search = {
  placeholder: 'A page, a campaign, a name …',
  'aria-label': 'Search everything',
  [PALETTE_BOX]: '',
};

export const openPalette = (): void => openSpotlight();
