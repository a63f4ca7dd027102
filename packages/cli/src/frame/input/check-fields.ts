import { routes } from '@direct-mail/contract';
import { responseFields } from '../../tree/response-fields.ts';
import type { CommandSpec } from '../command.ts';
import type { Io } from '../io.ts';
import { askedFields, type MissingField, unknownFields } from './fields.ts';

/** Verbs that change nothing. */
const looks = /^(list|get|show|find|wait|status|tail|check|access|standardize|commands|doctor|whoami|stats)$/;

/**
 * Refuses unknown fields before a command changes anything. Fields found missing afterwards are handled elsewhere: only a command
 * that changed nothing may end with a refusal.
 *
 * @throws UsageError
 */
export function checkFields(spec: CommandSpec, options: Readonly<Record<string, unknown>>, io: Io): MissingField {
  const asked = askedFields(options);
  const known = responseFields[spec.name];
  if (known !== undefined) {
    const looked = options['dryRun'] === true || options['planOnly'] === true;
    // A script uses the same fields for a dry run and the real one: values not known yet are null.
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
