import { useMantineColorScheme } from '@mantine/core';
import { createSpotlight, Spotlight, useSpotlight } from '@mantine/spotlight';
import '@mantine/spotlight/styles.css';
import '../../styles/palette.css';
import { useClipboard, useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { control, type Mailing } from '../../api/control.ts';
import { send } from '../../api/send.ts';
import { useCall } from '../../api/use-call.ts';
import { formatName } from '../mail/formats.ts';
import { nameOf, placeOf } from '../mail/recipient.ts';
import { isolated } from '../page/isolated.tsx';
import { useAdvance } from '../time/use-advance.ts';
import { places } from './nav.ts';
import {
  actionEntries,
  type Does,
  type Entry,
  faultEntries,
  type Group,
  matching,
  pageEntries,
  settingEntries,
} from './palette-entries.ts';
import { noteRecent, recentIds } from './recent.ts';
import { hearTyping, PALETTE_BOX } from './type-ahead.ts';

interface Props {
  readonly onHelp: () => void;
}

/** The command palette (⌘K): pages, records, mailings, what people do often, faults and settings; recent ones first. */
export function Palette({ onHelp }: Props) {
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  // It stays mounted: closed, it reads nothing.
  const { opened } = useSpotlight(store);
  useEffect(() => hearTyping((typed) => setText((before) => before + typed)), []);
  const [wanted] = useDebouncedValue(text.trim(), 120);
  const { advance } = useAdvance();
  const { setColorScheme } = useMantineColorScheme();
  const clipboard = useClipboard();
  const mailings = useQuery({
    queryKey: ['mailings', 'palette', wanted],
    queryFn: () => send(control('listMailings', { query: { to: wanted, per_page: 6 } })),
    enabled: opened && wanted.length > 1,
    placeholderData: keepPreviousData,
  });
  const isLooking = wanted !== text.trim() || mailings.isFetching;
  const does: Does = { go: navigate, advance, color: setColorScheme, help: onHelp, copy: clipboard.copy };
  const records = useRecords(does, opened);
  const recent = useRecent(does, opened && text === '');
  const some = (name: string, entries: readonly Entry[], most = 6): Group => ({
    name,
    entries: matching(entries, text, recent.ids).slice(0, most),
  });
  const pages = some('Pages', pageEntries(does), places.length);
  const actions = some('Actions', actionEntries(does), 12);
  const found: Group = {
    name: 'Mailings',
    entries: wanted.length > 1 ? (mailings.data ?? []).map(mailingEntry(does)) : [],
  };
  const search: Entry = {
    id: 'search',
    label: `Search mailings for “${text.trim()}”`,
    run: () => navigate(`/?q=${encodeURIComponent(text.trim())}`),
  };
  const known = [...pages.entries, ...actions.entries, ...records.flatMap(({ entries }) => entries)];
  const groups: Group[] = (
    text.trim() === ''
      ? [
          { name: 'Recent', entries: recent.of([...known, ...settingEntries(does), ...faultEntries(does)]) },
          actions,
          pages,
        ]
      : [
          pages,
          ...records.map(({ name, entries }) => some(name, entries)),
          found,
          actions,
          // What is found by its description only waits for the mailings, so that Enter does not open it in their place.
          ...(isLooking ? [] : [some('Settings', settingEntries(does)), some('Faults', faultEntries(does))]),
          { name: 'Everywhere', entries: found.entries.length === 0 ? [] : [search] },
        ]
  ).filter(({ entries }) => entries.length > 0);
  const ids = groups.flatMap(({ entries }) => entries.map(({ id }) => id)).join(' ');
  // Enter before the search has finished opens the first result.
  const entered = useRef(false);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    entered.current = key === 'Enter' && ids === '' && isLooking;
  };
  useEffect(() => {
    if (isLooking || !entered.current) return;
    entered.current = false;
    const first = groups[0]?.entries[0];
    if (first !== undefined) choose(first);
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
      transitionProps={AT_ONCE}
    >
      <Spotlight.Search {...searchBox} onKeyDown={onKeyDown} />
      {groups.length > 0 && (
        <Spotlight.ActionsList>
          {groups.map(({ name, entries }) => (
            <Spotlight.ActionsGroup key={name} label={name}>
              {entries.map((entry) => (
                <Spotlight.Action
                  key={entry.id}
                  label={entry.label}
                  onClick={() => choose(entry)}
                  {...(entry.description === undefined ? {} : { description: entry.description })}
                  {...(entry.keys === undefined ? {} : { rightSection: <Keys keys={entry.keys} /> })}
                />
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

function choose({ id, run }: Entry): void {
  if (id !== 'search') noteRecent(id);
  run();
}

function Keys({ keys }: { readonly keys: readonly string[] }) {
  return (
    <span className="palette-keys">
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
}

const MAILING = 'mailing ';

const mailingEntry =
  ({ go }: Does) =>
  (mailing: Mailing): Entry => ({
    id: `${MAILING}${mailing.id}`,
    label: nameOf(mailing),
    description: `${mailing.state.replaceAll('_', ' ')} · ${isolated(placeOf(mailing))}`,
    run: () => go(`/mailings/${mailing.id}`),
  });

/** Campaigns, their creatives, audiences, webhooks and runs. */
function useRecords({ go }: Does, enabled: boolean): Group[] {
  const campaigns = useCall(['campaigns'], control('listCampaigns', {}), { enabled }).data ?? [];
  const audiences = useCall(['audiences'], control('listAudiences', {}), { enabled }).data ?? [];
  const webhooks = useCall(['webhooks'], control('listWebhooks', {}), { enabled }).data ?? [];
  const runs = useCall(['runs'], control('listRuns', {}), { enabled }).data ?? [];
  const entry = (path: string, label: string, description?: string, words?: string): Entry => ({
    id: path,
    label,
    ...(description === undefined ? {} : { description }),
    ...(words === undefined ? {} : { words }),
    run: () => go(path),
  });
  return [
    { name: 'Campaigns', entries: campaigns.map(({ id, name }) => entry(`/campaigns/${id}`, name, undefined, id)) },
    {
      name: 'Creatives',
      entries: campaigns.flatMap(({ name: campaign, creatives }) =>
        creatives.map(({ id, name, format }) =>
          entry(`/creatives/${id}`, name, `${isolated(campaign)} · ${formatName(format)}`, `artwork ${id}`),
        ),
      ),
    },
    { name: 'Audiences', entries: audiences.map(({ id, name }) => entry(`/audiences/${id}`, name, undefined, id)) },
    {
      name: 'Webhooks',
      entries: webhooks.map(({ id, url, paused, failed, pending }) => {
        const state = paused !== null ? 'paused' : failed > 0 ? `${failed} failed` : `${pending} queued`;
        return entry(`/webhooks/${id}`, url, state, `webhook receiver ${failed > 0 ? 'failing' : ''} ${id}`);
      }),
    },
    { name: 'Runs', entries: runs.map(({ id, campaign_name }) => entry(`/runs/${id}`, `Run of ${campaign_name}`, id)) },
  ];
}

/** What was chosen last in this tab. Mailings are read anew: one that is gone is left out, and no name is kept. */
function useRecent(does: Does, isShown: boolean) {
  const ids = recentIds();
  const mailings = useQueries({
    queries: ids
      .filter((id) => id.startsWith(MAILING))
      .map((id) => ({
        queryKey: ['mailings', 'recent', id],
        queryFn: () => send(control('getMailing', { params: { id: id.slice(MAILING.length) } })),
        enabled: isShown,
        retry: false,
      })),
  }).flatMap(({ data }) => (data === undefined ? [] : [mailingEntry(does)(data)]));
  const of = (known: readonly Entry[]): Entry[] =>
    ids.flatMap((id) => [...mailings, ...known].find((entry) => entry.id === id) ?? []);
  return { ids, of };
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

const searchBox = {
  placeholder: 'A page, a person, a campaign, something to do …',
  'aria-label': 'Search everything',
  [PALETTE_BOX]: '',
};

/** Closed at once: a key right after Esc belongs to the page. */
const AT_ONCE = { exitDuration: 0 };

const [store, palette] = createSpotlight();

export const openPalette = palette.open;
