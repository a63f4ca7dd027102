import { webhookEventNames } from '@direct-mail/contract';
import { safeText } from '../frame/safe-text.ts';
import { profilesFile } from '../set-up/places.ts';
import { readProfiles } from '../set-up/profiles.ts';
import { commands, nouns } from '../tree/all.ts';
import { filesMarker, shells } from './scripts.ts';
import { type Suggestion, suggest } from './suggest.ts';

/** The system, as far as completion reads it. */
interface Place {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  readonly platform: string;
}

/** Prints suggestions for a shell's script, one per line. `args`: the shell, two dashes, the words before the cursor. */
export async function complete(args: readonly string[], place: Place): Promise<string> {
  const [shell = '', , ...words] = args;
  const profiles = await readProfiles(profilesFile(place)).then(
    (found) => Object.keys(found.profiles),
    () => [],
  );
  const found = suggest(words, { commands, nouns, profiles, events: webhookEventNames, shells });
  if (found === 'files') return `${filesMarker}\n`;
  return found.map((each) => `${lineOf(shell, each)}\n`).join('');
}

function lineOf(shell: string, { value, description }: Suggestion): string {
  if (shell === 'zsh') return `${value.replaceAll(':', '\\:')}:${safeText(description)}`;
  if (shell === 'fish') return `${value}\t${safeText(description)}`;
  return value;
}
