import type { CommandSpec } from '../frame/command.ts';
import { listOptions } from '../lists/options.ts';
import { bodyOptions } from '../requests/body.ts';

export const audienceCommands = [
  {
    name: 'audiences list',
    summary: 'the audiences of the account',
    needs: 'service',
    operations: ['listAudiences'],
    example: 'direct-mail audiences list',
  },
  {
    name: 'audiences add',
    summary: 'adds a person to an audience',
    needs: 'service',
    arguments: [{ name: '<audience>', description: 'the id of the audience' }],
    options: [
      { flags: '--email <text>', description: 'the e-mail address' },
      { flags: '--email-sha256 <hash>', description: 'its SHA-256, of the lower-case address' },
      { flags: '--identifier <text>', description: 'your own id of the person' },
      ...bodyOptions,
    ],
    operations: ['createAudienceMember'],
    example: 'direct-mail audiences add AUDIENCE --set address.address_1="1 Main St" --set address.postal_code=02134',
  },
  {
    name: 'audiences import',
    summary: 'imports people from a CSV file; existing members are not duplicated',
    needs: 'service',
    arguments: [
      { name: '<audience>', description: 'the id of the audience' },
      { name: '<list>', description: 'a CSV file, one person a row' },
    ],
    options: [...listOptions, { flags: '--dry-run', description: 'checks every row; nothing is sent' }],
    many: true,
    operations: ['createAudienceMember'],
    example: 'direct-mail audiences import AUDIENCE people.csv --dry-run',
  },
] as const satisfies readonly CommandSpec[];
