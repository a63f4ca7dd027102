import { refuseUnknown } from '@direct-mail/contract/doors/options';

/**
 * Refuses an unknown name, which would be ignored: `plan: unknown option holdOut: did you mean holdout?`
 *
 * @throws OptionError
 */
export function checkNames(where: string, given: object, known: Readonly<Record<string, true>>): void {
  refuseUnknown(where, 'option', given, Object.keys(known));
}
