import { createSpotlight, Spotlight, type SpotlightActionData } from '@mantine/spotlight';
import '@mantine/spotlight/styles.css';
import '../../styles/palette.css';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
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

/** The command palette (⌘K): pages, campaigns, mailings by name, and steps of the clock. */
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
    placeholderData: keepPreviousData,
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
      group: 'Clock',
      actions: [
        action('hour', 'Advance by an hour', () => advance({ hours: 1 })),
        action('day', 'Advance by a day', () => advance({ days: 1 })),
        action('week', 'Advance by a week', () => advance({ days: 7 })),
      ].filter(({ label }) => matches(label ?? '')),
    },
  ].filter(({ actions }) => actions.length > 0);
  const ids = groups.flatMap(({ actions }) => actions.map(({ id }) => id)).join(' ');
  const isLooking = wanted !== text.trim() || mailings.isFetching;
  // Enter before the search has finished opens the first result.
  const entered = useRef(false);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    entered.current = key === 'Enter' && ids === '' && isLooking;
  };
  useEffect(() => {
    if (isLooking || !entered.current) return;
    entered.current = false;
    groups[0]?.actions[0]?.onClick?.({} as never);
    palette.close();
  });
  return (
    <Spotlight.Root
      store={store}
      query={text}
      onQueryChange={setText}
      shortcut={['mod + K']}
      centered={false}
      attributes={{ content: { 'aria-label': 'Palette' } }}
      yOffset="8vh"
      scrollable
      maxHeight={420}
    >
      <Spotlight.Search {...search} onKeyDown={onKeyDown} />
      {groups.length > 0 && (
        <Spotlight.ActionsList>
          {groups.map(({ group, actions }) => (
            <Spotlight.ActionsGroup key={group} label={group}>
              {actions.map(({ id, ...each }) => (
                <Spotlight.Action key={id} {...each} />
              ))}
            </Spotlight.ActionsGroup>
          ))}
        </Spotlight.ActionsList>
      )}
      {groups.length === 0 && <Spotlight.Empty>{isLooking ? 'Looking …' : 'Nothing found'}</Spotlight.Empty>}
      <ChooseFirst of={ids} />
    </Spotlight.Root>
  );
}

/** Selects the first entry whenever the entries change; its effect runs after that of the list above. */
function ChooseFirst({ of }: { readonly of: string }) {
  useEffect(() => {
    const entries = document.querySelectorAll(`[id="${store.getState().listId}"] [data-action]`);
    for (const entry of entries) entry.removeAttribute('data-selected');
    if (of !== '') entries[0]?.setAttribute('data-selected', 'true');
    store.updateState((state) => ({ ...state, selected: 0 }));
  }, [of]);
  return null;
}

const search = {
  placeholder: 'A page, a campaign, a name …',
  'aria-label': 'Search everything',
  [PALETTE_BOX]: '',
};

const [store, palette] = createSpotlight();

export const openPalette = palette.open;
