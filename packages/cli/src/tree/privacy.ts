import { ledgerOption } from '../bulk/options.ts';
import type { CommandSpec, OptionSpec } from '../frame/command.ts';
import { personOptions } from '../requests/person.ts';

/** The person meant, and the request about it. */
const person: readonly OptionSpec[] = [
  ...personOptions,
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
    summary: 'erases a person at the service and from the ledgers, and never mails them again',
    needs: 'service',
    options: [...person, ledgerOption],
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
