import { chosenSandbox } from '../../api/sandbox.ts';

/** Ids of entries that were chosen in this tab, the last first. Names of people are not kept: they are read anew. */
const KEY = 'direct-mail-recent';
const MOST = 8;

const keyOf = (): string => `${KEY} ${chosenSandbox() ?? ''}`;

export function recentIds(): readonly string[] {
  const kept = sessionStorage.getItem(keyOf());
  return kept === null ? [] : kept.split('\n');
}

export function noteRecent(id: string): void {
  const ids = [id, ...recentIds().filter((each) => each !== id)].slice(0, MOST);
  sessionStorage.setItem(keyOf(), ids.join('\n'));
}
