import type { CommandSpec, OptionSpec } from '../frame/command.ts';
import { addressOptions } from '../requests/address-options.ts';

/** The person meant. All identities of one request belong to one person. */
const person: readonly OptionSpec[] = [
  { flags: '--email <text>', description: 'an e-mail address of the person; may be repeated', repeat: true },
  { flags: '--full-name <text>', description: 'the name at the address' },
  { flags: '--first-name <text>', description: 'or the given name' },
  { flags: '--last-name <text>', description: 'and the family name' },
  ...addressOptions,
  { flags: '--id <uuid>', description: 'the id of the request, a UUID v4 (default: a new one)' },
  { flags: '--submitted <date>', description: 'when the person asked, ISO 8601 (default: now)' },
];

export const privacyCommands: readonly CommandSpec[] = [
  {
    name: 'privacy access',
    summary: 'asks whether anything is stored about a person',
    needs: 'service',
    options: person,
    operations: ['createDataSubjectRequest'],
    example: 'direct-mail privacy access --email ada@example.com',
    load: () => import('../commands/privacy/access.ts'),
  },
  {
    name: 'privacy erase',
    summary: 'erases what is stored about a person, and never mails them again',
    needs: 'service',
    options: person,
    operations: ['createDataSubjectRequest'],
    effect: 'erases',
    example: 'direct-mail privacy erase --email ada@example.com --yes',
    load: () => import('../commands/privacy/erase.ts'),
  },
  {
    name: 'privacy get',
    summary: 'shows the outcome of a request',
    needs: 'service',
    arguments: [{ name: '<request>', description: 'the id of the request (subject_request_id)' }],
    operations: ['getDataSubjectRequest'],
    example: 'direct-mail privacy get REQUEST',
    load: () => import('../commands/privacy/get.ts'),
  },
];
