import { routes } from '@direct-mail/contract';
import { responseFields } from '../../tree/response-fields.ts';
import type { CommandSpec } from '../command.ts';
import type { Io } from '../io.ts';
import { askedFields, type MissingField, unknownFields } from './fields.ts';

/** Verbs that only look. */
const looks = /^(list|get|show|find|wait|status|tail|check|access|standardize|commands|doctor|whoami|stats)$/;

/**
 * Refuses a field that a command which makes or changes something does not answer, before it does anything. What becomes of a
 * field that is missed afterwards: only what changed nothing may end with a refusal.
 *
 * @throws UsageError
 */
export function checkFields(spec: CommandSpec, options: Readonly<Record<string, unknown>>, io: Io): MissingField {
  const asked = askedFields(options['json'] as string | boolean | undefined);
  const known = responseFields[spec.name];
  if (known !== undefined) {
    const looked = options['dryRun'] === true || options['planOnly'] === true;
    // A script asks a dry run for what it will ask of the run itself: what is not known yet is null.
    const fields = looked ? new Set([...(known.looked ?? []), ...known.done]) : known.done;
    const refused = unknownFields(asked ?? [], [...fields]);
    if (refused !== undefined) throw refused;
    return 'null';
  }
  if (isReading(spec)) return 'refuse';
  return (said) => io.err(`warning: ${said}\n`);
}

const isReading = ({ name, effect, operations = [] }: CommandSpec): boolean =>
  effect === undefined &&
  (looks.test(name.split(' ').at(-1) as string) ||
    (operations.length > 0 && operations.every((id) => routes[id].method === 'GET')));
