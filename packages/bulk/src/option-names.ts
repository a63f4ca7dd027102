import { nearest } from '@direct-mail/contract/doors/nearest';
import { BulkError } from './errors.ts';

/** Refuses an unknown name, which would be ignored: `plan: there is no option holdOut: did you mean holdout?` */
export function checkNames(where: string, given: object, known: Readonly<Record<string, true>>): void {
  for (const name of Object.keys(given)) {
    if (Object.hasOwn(known, name)) continue;
    const names = Object.keys(known);
    const meant = nearest(name, names);
    const advice = meant === undefined ? `; there are ${names.join(', ')}` : `: did you mean ${meant}?`;
    throw new BulkError('input', `${where}: there is no option ${name.slice(0, 60)}${advice}`);
  }
}
