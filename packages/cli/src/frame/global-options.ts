import type { OptionSpec, Values } from '@direct-mail/terminal';
import type { CommandSpec, Effect } from './command.ts';

const output = [
  { flags: '--json', description: 'JSON instead of a table' },
  { flags: '--fields <names>', description: 'only these fields, as JSON: --fields id,state' },
] as const satisfies readonly OptionSpec[];

export const profileOption = {
  flags: '--profile <name>',
  description: 'the profile to use (default: DIRECT_MAIL_PROFILE, then profiles use)',
} as const satisfies OptionSpec;

const service = [
  profileOption,
  { flags: '--production', description: 'the production token of the profile' },
  { flags: '--test', description: 'the test token of the profile' },
  { flags: '--base-url <url>', description: 'the base address of the API (default: DIRECT_MAIL_BASE_URL)' },
  {
    flags: '--address-base-url <url>',
    description: 'the base address of the address service (default: DIRECT_MAIL_ADDRESS_BASE_URL)',
  },
  { flags: '--token-file <path>', description: 'a file that holds the token (default: DIRECT_MAIL_TOKEN)' },
] as const satisfies readonly OptionSpec[];

const mock = [
  {
    flags: '--mock <url>',
    description: 'the address of the mock (default: DIRECT_MAIL_MOCK_URL, then the base address of the API)',
  },
  { flags: '--sandbox <id>', description: 'the account on the mock (default: the first)' },
  { flags: '--profile <name>', description: 'the profile whose base address is the mock' },
] as const satisfies readonly OptionSpec[];

const ofRequests = [
  { flags: '--dry-run', description: 'checks the request and shows it; nothing is sent' },
  { flags: '--yes', description: 'does not ask; needed with a production token where there is no terminal' },
] as const satisfies readonly OptionSpec[];

const effects: Readonly<Record<Effect, readonly OptionSpec[]>> = {
  spends: ofRequests,
  erases: ofRequests,
  forgets: [
    { flags: '--dry-run', description: 'shows the ledgers; nothing is erased' },
    { flags: '--yes', description: 'does not ask; needed where there is no terminal' },
  ],
  resends: [
    { flags: '--dry-run', description: 'shows the rows; nothing is decided' },
    { flags: '--yes', description: 'does not ask; needed with --resend where there is no terminal' },
  ],
  loosens: [
    { flags: '--dry-run', description: 'shows the limits; nothing is set' },
    { flags: '--yes', description: 'does not ask; needed for a higher limit where there is no terminal' },
  ],
  discards: [
    { flags: '--dry-run', description: 'shows the plans; nothing is discarded' },
    { flags: '--yes', description: 'does not ask; needed with --all where there is no terminal' },
  ],
};

/** The values of options that are of all commands, or of those that need a service, a mock, or ask. */
export type SharedValues = Values<typeof output> &
  Partial<Values<typeof service> & Values<typeof mock> & Values<typeof ofRequests>>;

/** The options of a command: its own, and those that every command has that needs and does the same. */
export const optionsOf = ({ options = [], needs, effect, isProgram }: CommandSpec): readonly OptionSpec[] =>
  isProgram
    ? options
    : [
        ...options,
        ...output,
        ...(needs === 'service' ? service : needs === 'mock' ? mock : []),
        ...(effect === undefined ? [] : effects[effect]),
      ];

/** What a command line may have: `--yes` with every command, so that a script need not know which ones ask. */
export const acceptedOf = (spec: CommandSpec): readonly OptionSpec[] =>
  spec.isProgram || spec.effect !== undefined
    ? optionsOf(spec)
    : [...optionsOf(spec), { flags: '--yes', description: 'does not ask' }];
