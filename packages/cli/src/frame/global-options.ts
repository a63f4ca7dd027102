import type { Effect, Needs, OptionSpec } from './command.ts';

const everywhere: readonly OptionSpec[] = [
  { flags: '--json [fields]', description: 'JSON instead of a table; with fields, only these: --json id,state' },
];

const service: readonly OptionSpec[] = [
  { flags: '--profile <name>', description: 'the profile to use (default: DIRECT_MAIL_PROFILE, then profiles use)' },
  { flags: '--production', description: 'the production token of the profile' },
  { flags: '--test', description: 'the test token of the profile' },
  { flags: '--base-url <url>', description: 'the base address of the API (default: DIRECT_MAIL_BASE_URL)' },
  {
    flags: '--address-base-url <url>',
    description: 'the base address of the address service (default: DIRECT_MAIL_ADDRESS_BASE_URL)',
  },
  { flags: '--token-file <path>', description: 'a file that holds the token (default: DIRECT_MAIL_TOKEN)' },
];

const mock: readonly OptionSpec[] = [
  {
    flags: '--mock <url>',
    description: 'the address of the mock (default: DIRECT_MAIL_MOCK_URL, then the base address of the API)',
  },
  { flags: '--sandbox <id>', description: 'the account on the mock (default: the first)' },
  { flags: '--profile <name>', description: 'the profile whose base address is the mock' },
];

const yes = '--yes';
const dryRun = '--dry-run';

const ofRequests: readonly OptionSpec[] = [
  { flags: dryRun, description: 'checks the request and shows it; nothing is sent' },
  { flags: yes, description: 'does not ask; needed with a production token where there is no terminal' },
];

const effects: Readonly<Record<Effect, readonly OptionSpec[]>> = {
  spends: ofRequests,
  erases: ofRequests,
  forgets: [
    { flags: dryRun, description: 'shows the ledgers; nothing is erased' },
    { flags: yes, description: 'does not ask; needed where there is no terminal' },
  ],
  resends: [
    { flags: dryRun, description: 'shows the rows; nothing is decided' },
    { flags: yes, description: 'does not ask; needed with --resend where there is no terminal' },
  ],
  discards: [
    { flags: dryRun, description: 'shows the plans; nothing is discarded' },
    { flags: yes, description: 'does not ask; needed with --all where there is no terminal' },
  ],
};

/** The options that every command has in addition to its own. */
export const sharedOptions = (needs: Needs, effect: Effect | undefined): readonly OptionSpec[] => [
  ...everywhere,
  ...(needs === 'service' ? service : needs === 'mock' ? mock : []),
  ...(effect === undefined ? [] : effects[effect]),
];
