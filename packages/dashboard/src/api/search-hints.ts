import { mailingStates } from '@direct-mail/contract/control/generated/values';
import { nearest } from '@direct-mail/contract/doors/nearest';
import type { MailingState } from './search.ts';

/** The states of a delivered piece in order, then the two exceptions; all other states follow. */
const way: readonly MailingState[] = [
  'processing',
  'production',
  'mailed',
  'delivered',
  'delivery_exception',
  'failed',
];
export const commonestFirst = [...way, ...mailingStates.filter((state) => !way.includes(state))];

const fields = ['state', 'campaign', 'to', 'zip', 'created'] as const;
/** Campaigns are unlimited, so their suggestions are capped; states are all offered. */
const MOST = 20;

/** Completions of the last word of a search, each as the full text. */
export function suggestionsFor(text: string, campaigns: readonly string[]): string[] {
  const [, before = '', last = ''] = /^(.*?)(\S*)$/s.exec(text) ?? [];
  if (last === '') return [];
  const found = completionsOf(last, campaigns).filter((each) => each !== last);
  return found.slice(0, MOST).map((each) => `${before}${each}`);
}

function completionsOf(word: string, campaigns: readonly string[]): string[] {
  if (word.startsWith('-')) return completionsOf(word.slice(1), campaigns).map((each) => `-${each}`);
  const [field, value] = splitField(word);
  if (value === undefined)
    return fields.filter((name) => name.startsWith(word.toLowerCase())).map((name) => `${name}:`);
  const wanted = value.replace(/^"/, '').toLowerCase();
  if (field === 'state') {
    return commonestFirst
      .filter((state) => state.includes(wanted.replaceAll('-', '_')))
      .map((state) => `state:${state}`);
  }
  if (field === 'campaign') {
    return campaigns.filter((name) => name.toLowerCase().includes(wanted)).map((name) => `campaign:"${name}"`);
  }
  if (field === 'created' && value === '') return ['created:>', 'created:<'];
  return [];
}

/** Why a search cannot be right as written, as sentences. */
export function problemsIn(text: string): string[] {
  const opened = openQuote(text);
  if (opened !== null) return [`A quotation mark is not closed: write ${opened}".`];
  const words = text.replace(/"[^"]*"/g, (quoted) => quoted.replace(/\s/g, '_')).split(/\s+/);
  return words.flatMap((word) => {
    const [field, value] = splitField(word.replace(/^-/, ''));
    if (value === undefined || value === '') return [];
    if (!(fields as readonly string[]).includes(field))
      return [`There is no field ${field}: use one of ${fields.join(', ')}.`];
    if (field === 'state') return stateProblem(value.replaceAll('-', '_'));
    if (field === 'created' && Number.isNaN(Date.parse(value.replace(/^[<>]=?/, '') || '2026-01-01'))) {
      return [`${value} is not a date: write created:>2026-11-01.`];
    }
    return [];
  });
}

/** The rest of the text from an unclosed quotation mark on; null if there is none. */
function openQuote(text: string): string | null {
  if ((text.split('"').length - 1) % 2 === 0) return null;
  return /\S*"[^"]*$/.exec(text)?.[0].trimEnd() ?? null;
}

function stateProblem(state: string): string[] {
  if ((mailingStates as readonly string[]).includes(state)) return [];
  const meant = nearest(state, mailingStates);
  return meant !== undefined
    ? [`There is no state ${state}: did you mean state:${meant}?`]
    : [`There is no state ${state}; use one of ${mailingStates.join(', ')}.`];
}

function splitField(word: string): readonly [string, string | undefined] {
  const [, field, value] = /^([a-z]+):(.*)$/is.exec(word) ?? [];
  return field === undefined ? [word, undefined] : [field.toLowerCase(), value];
}
