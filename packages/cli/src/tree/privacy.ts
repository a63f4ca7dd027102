import type { OptionSpec } from '@direct-mail/terminal';
import { ledgerOption } from '../bulk/options.ts';
import type { CommandSpec } from '../frame/command.ts';
import { personOptions } from '../requests/person.ts';

/** The person meant, and the request about it. */
const person = [
  ...personOptions,
  { flags: '--id <uuid>', description: 'the id of the request, a UUID v4 (default: a new one)' },
  { flags: '--submitted <date>', description: 'when the person asked, ISO 8601 (default: now)' },
] as const satisfies readonly OptionSpec[];

export const privacyCommands = [
  {
    name: 'privacy access',
    summary: 'asks whether anything is stored about a person',
    needs: 'service',
    options: person,
    operations: ['createDataSubjectRequest'],
    example: 'direct-mail privacy access --email ada@example.com',
  },
  {
    name: 'privacy erase',
    summary: 'erases a person at the service and from the ledgers, and never mails them again',
    needs: 'service',
    options: [...person, ledgerOption],
    operations: ['createDataSubjectRequest'],
    effect: 'erases',
    example: 'direct-mail privacy erase --email ada@example.com --yes',
  },
  {
    name: 'privacy get',
    summary: 'shows the outcome of a request',
    needs: 'service',
    arguments: [{ name: '<request>', description: 'the id of the request (subject_request_id)' }],
    operations: ['getDataSubjectRequest'],
    example: 'direct-mail privacy get REQUEST',
  },
] as const satisfies readonly CommandSpec[];
