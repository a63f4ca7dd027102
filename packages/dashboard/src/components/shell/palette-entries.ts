import { searchable, searchFor } from '@direct-mail/contract/words/search';
import type { MantineColorScheme } from '@mantine/core';
import type { Input } from '../../api/control.ts';
import { download } from '../../files/download.ts';
import { presets } from '../../pages/faults/templates.ts';
import { labelOf, settings } from '../../pages/settings/schema.ts';
import { places } from './nav.ts';

/** Something to go to or to do. Its id stays the same between visits, so that a recent one is found again. */
export interface Entry {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  /** Further words that it is found by. */
  readonly words?: string;
  /** The keys that do the same without the palette. */
  readonly keys?: readonly string[];
  readonly run: () => void;
}

export interface Group {
  readonly name: string;
  readonly entries: readonly Entry[];
}

/** What entries do, given by the component. */
export interface Does {
  readonly go: (path: string) => void;
  readonly advance: (by: Input<'advanceClock'>['body']) => void;
  readonly color: (scheme: MantineColorScheme) => void;
  readonly help: () => void;
  readonly copy: (text: string) => void;
}

/** All pages, each with its keys. */
export const pageEntries = ({ go }: Does): Entry[] =>
  places.map(({ path, name, key }) => ({ id: path, label: name, keys: ['g', key], run: () => go(path) }));

/** What people do often, wherever they are. */
export function actionEntries({ go, advance, color, help, copy }: Does): Entry[] {
  return [
    { id: 'new-mailing', label: 'New mailing', words: 'send one piece test', run: () => go('/?new') },
    { id: 'hour', label: 'Advance by an hour', words: 'clock time', run: () => advance({ hours: 1 }) },
    { id: 'day', label: 'Advance by a day', words: 'clock time', run: () => advance({ days: 1 }) },
    { id: 'week', label: 'Advance by a week', words: 'clock time', run: () => advance({ days: 7 }) },
    {
      id: 'copy-link',
      label: 'Copy the link to this page',
      words: 'url address share',
      run: () => copy(window.location.href),
    },
    {
      id: 'export-mailings',
      label: 'Export all mailings as CSV',
      words: 'download file',
      run: () => void exported('mailings', async () => (await import('../../files/lists.ts')).mailingsCsv()),
    },
    {
      id: 'export-orders',
      label: 'Export all orders as CSV',
      words: 'download file',
      run: () => void exported('orders', async () => (await import('../../files/lists.ts')).ordersCsv()),
    },
    { id: 'dark', label: 'Dark colors', words: 'theme mode', run: () => color('dark') },
    { id: 'light', label: 'Light colors', words: 'theme mode', run: () => color('light') },
    { id: 'auto', label: 'Colors of the system', words: 'theme mode dark light', run: () => color('auto') },
    { id: 'help', label: 'Keyboard shortcuts', words: 'help keys', keys: ['?'], run: help },
  ];
}

/** A rule for each thing that can go wrong: opens its form, filled in. */
export const faultEntries = ({ go }: Does): Entry[] =>
  Object.entries(presets).flatMap(([group, choices]) =>
    Object.entries(choices).map(([name, { label, meaning }]) => ({
      id: `fault ${name}`,
      label: `Add a fault: ${label}`,
      description: meaning,
      words: `${group} error rule`,
      run: () => go(`/faults?new=${name}`),
    })),
  );

export const settingEntries = ({ go }: Does): Entry[] =>
  settings.map(({ name, note, decisions }) => ({
    id: `setting ${name}`,
    label: `Setting: ${labelOf(name)}`,
    description: note,
    words: `${name} ${decisions.map(({ id }) => id).join(' ')}`,
    run: () => go(`/settings?q=${encodeURIComponent(labelOf(name))}`),
  }));

/** Those that hold every word of the search, recent ones first, then those whose label holds all words. */
export function matching(entries: readonly Entry[], text: string, recent: readonly string[]): Entry[] {
  const matches = searchFor(text);
  const rank = ({ id, label }: Entry): number => {
    const place = recent.indexOf(id);
    if (place !== -1) return place - recent.length;
    return matches(searchable([label])) ? 0 : 1;
  };
  return entries
    .filter(({ label, description, words }) => matches(searchable([label, description, words])))
    .sort((a, b) => rank(a) - rank(b));
}

async function exported(name: string, make: () => Promise<string>): Promise<void> {
  download(`${name}.csv`, await make(), 'text/csv;charset=utf-8');
}
