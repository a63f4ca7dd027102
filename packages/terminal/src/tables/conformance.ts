import type { ArgumentSpec, OptionSpec } from '../option.ts';

/** How much is checked, and at what cost. */
export const levels = ['safe', 'test-token', 'full'] as const;

/** What `server` checks. */
export const serverOptions = [
  { flags: '--base-url <url>', description: 'the base URL of the main API', env: 'DIRECT_MAIL_BASE_URL' },
  {
    flags: '--address-base-url <url>',
    description: 'the base URL of the address service',
    env: 'DIRECT_MAIL_ADDRESS_BASE_URL',
  },
  { flags: '--token-file <file>', description: 'a file that holds a production token (default: DIRECT_MAIL_TOKEN)' },
  { flags: '--token <token>', description: 'a production token of a mock: others see arguments' },
  {
    flags: '--test-token-file <file>',
    description: 'a file that holds a test token, for free pieces (default: DIRECT_MAIL_TEST_TOKEN)',
  },
  { flags: '--test-token <token>', description: 'a test token of a mock' },
  { flags: '--address-token <token>', description: 'the token of the address service, if it needs one' },
  { flags: '--control-token <token>', description: 'the token of a mock’s control API, if it needs one' },
  {
    flags: '--level <level>',
    description:
      'safe: reads only · test-token: also creates free pieces · full: also spends, and creates up to 100 orders, which it deletes at the end or when interrupted; prints the plan first',
    choices: levels,
    default: 'safe',
  },
  { flags: '--max-cost <dollars>', description: 'the most that full may spend; needed by it' },
  {
    flags: '--price <dollars>',
    description: 'the most that a piece costs; needed where the service does not show it in advance',
  },
  { flags: '--address <address>', description: '"street, city, ST ZIP": yours, where the pieces of full arrive' },
  { flags: '--campaign <id>', description: 'the campaign of the pieces; needed by full, but not of a mock' },
  { flags: '--audience <id>', description: 'an audience for test members' },
  { flags: '--irreversible', description: 'also creates opt-outs and privacy requests, at the end' },
  { flags: '--webhook-port <number>', description: 'receives webhooks on this port', least: 0 },
  { flags: '--webhook-host <name>', description: 'the host to receive them on' },
  { flags: '--webhook-url <url>', description: 'the URL that the service calls' },
  { flags: '--webhook-secret <secret>', description: 'the secret of that webhook, as the dashboard shows it' },
  { flags: '--signature-header <name>', description: 'the header of its signatures, where it has another name' },
  {
    flags: '--in-place',
    description:
      'checks a mock in the account of the tokens and advances its clock; without it, and without --campaign and --audience, the run has a sandbox of its own',
  },
  { flags: '--resume <file>', description: 'the state of the run: run it again with the same file to continue' },
  {
    flags: '--longest-wait <span>',
    description: 'the longest single wait, ten times that in all; longer ones need --resume',
    default: '60s',
  },
  { flags: '--timeout <span>', description: 'how long a response may take', default: '30s' },
  { flags: '--only <ids>', description: 'only these rules and decisions, separated by commas' },
  {
    flags: '--baseline <file>',
    description: 'ids of rules that are known to fail; the run fails when one of them passes',
  },
  {
    flags: '--report <file>',
    description: 'writes the result: FILE.json, FILE.xml (JUnit) or FILE.html; may be repeated',
    repeat: true,
  },
  { flags: '--json', description: 'prints the result as JSON' },
  {
    flags: '--fields <names>',
    description: 'of each rule and decision only these fields, as JSON: --fields id,verdict',
  },
  {
    flags: '--observed <file>',
    description: 'writes settings for direct-mail-mock --fixtures FILE, with the name of your organization',
  },
  { flags: '--no-organization-name', description: 'without that name' },
  { flags: '--quiet', description: 'only the summary, no progress' },
] as const satisfies readonly OptionSpec[];

/** What `client` takes before `--`. */
export const clientOptions = [
  { flags: '--only <names>', description: 'only these faults, separated by commas' },
  { flags: '--timeout <span>', description: 'how long the client may take for a step', default: '20s' },
  { flags: '--report <file>', description: 'writes the result: FILE.json' },
  { flags: '--json', description: 'prints the result as JSON' },
  { flags: '--steps', description: 'prints the steps with an example of each line' },
] as const satisfies readonly OptionSpec[];

export const clientArguments = [
  { name: '[command...]', description: 'behind --: the program that is tested, and its arguments' },
] as const satisfies readonly ArgumentSpec[];

export const driftArguments = [
  { name: '<before>', description: 'the result of one run, as server wrote it with --report FILE.json' },
  { name: '<after>', description: 'that of a later one' },
] as const satisfies readonly ArgumentSpec[];

/** The commands of the program, with what each is for. */
export const summaries = {
  server: 'checks a service against its specification',
  client: 'tests a client against a server that misbehaves',
  drift: 'shows what changed between two results',
} as const;
