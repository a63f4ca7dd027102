/** One option of `direct-mail-mock`, from which the command line, its help and the schema of the config file are derived. */
export interface OptionSpec {
  readonly group: 'Server' | 'Account' | 'Previews' | 'Clock and seed' | 'Output';
  /** The placeholder of the value in the help; absent for a switch. */
  readonly value?: string;
  /** Whether it may be given more than once. */
  readonly multiple?: true;
  readonly default?: string | number;
  readonly description: string;
  /** The text that the help shows instead of the default. */
  readonly shownDefault?: string;
  /** The environment variable that sets it, too. */
  readonly env?: string;
  /** Further lines of the help. */
  readonly more?: readonly string[];
  /** The JSON Schema of the value in the config file. */
  readonly schema: Readonly<Record<string, unknown>>;
  /**
   * False for an option that no config file may set: it opens a port, runs a program or writes a folder, which a folder that
   * was sent must not decide.
   */
  readonly config?: false;
}

const text = { type: 'string', minLength: 1 } as const;
const token = { type: 'string', pattern: '^[!-~]+$' } as const;
const yes = { type: 'boolean' } as const;

/** In the order of the help. */
const optionSpecs = {
  port: {
    group: 'Server',
    value: 'N',
    default: 4010,
    description: 'port to listen on; 0 picks a free one',
    env: 'PORT',
    schema: { type: 'integer', minimum: 0, maximum: 65_535 },
  },
  host: {
    group: 'Server',
    value: 'NAME',
    default: '127.0.0.1',
    description: 'host to listen on; other than loopback requires --control-token',
    schema: text,
    config: false,
  },
  'control-token': {
    group: 'Server',
    value: 'T',
    description: 'required in control calls as Authorization: Bearer T',
    shownDefault: 'none',
    env: 'DIRECT_MAIL_MOCK_CONTROL_TOKEN',
    schema: token,
    config: false,
  },
  'public-url': {
    group: 'Server',
    value: 'URL',
    description: 'base URL of preview URLs',
    shownDefault: 'the URL called',
    schema: text,
    config: false,
  },
  'trust-proxy': {
    group: 'Server',
    description: 'trust X-Forwarded-Host, -Proto and -Prefix',
    schema: yes,
    config: false,
  },
  fixtures: {
    group: 'Account',
    value: 'WHAT',
    default: 'demo',
    multiple: true,
    description: 'demo, empty, or a JSON file with fixtures or a snapshot; repeat it to merge files',
    schema: { anyOf: [text, { type: 'array', items: text, minItems: 1 }] },
  },
  demo: {
    group: 'Account',
    description: 'start with a month of mail in every state',
    schema: yes,
  },
  watch: {
    group: 'Account',
    description: 'reset the account when the fixtures or their artwork change',
    schema: yes,
  },
  'production-token': {
    group: 'Account',
    value: 'T',
    default: 'live_mock',
    description: 'token for production mailings',
    schema: token,
  },
  'test-token': {
    group: 'Account',
    value: 'T',
    default: 'test_mock',
    description: 'token for test mailings',
    schema: token,
  },
  'data-dir': {
    group: 'Account',
    value: 'FOLDER',
    description: 'keep the account here across restarts',
    shownDefault: 'memory only',
    schema: text,
    config: false,
  },
  renderer: {
    group: 'Previews',
    value: 'NAME',
    default: 'auto',
    description: 'takumi: same bytes on every machine; chromium: as a browser',
    more: ['prints; auto: chromium if it is installed and the clock is real'],
    schema: { enum: ['auto', 'takumi'] },
  },
  chromium: {
    group: 'Previews',
    value: 'PATH',
    description: 'path of the browser',
    env: 'CHROMIUM',
    shownDefault: 'auto-detected',
    schema: text,
    config: false,
  },
  'chromium-no-sandbox': {
    group: 'Previews',
    description: 'run Chromium without its sandbox, as root requires',
    schema: yes,
    config: false,
  },
  clock: {
    group: 'Clock and seed',
    value: 'MODE',
    default: 'real',
    description: 'real, manual, or a speed such as 60x',
    schema: text,
  },
  now: {
    group: 'Clock and seed',
    value: 'TIME',
    description: 'initial time, ISO 8601',
    shownDefault: 'current time',
    schema: text,
  },
  seed: {
    group: 'Clock and seed',
    value: 'S',
    default: '1',
    description: 'the same seed, time and calls give the same IDs and bytes',
    schema: { type: ['string', 'integer'] },
  },
  quiet: { group: 'Output', description: 'do not print a line per request', schema: yes },
  json: { group: 'Output', description: 'print a JSON object per request, one per line', schema: yes },
  config: {
    group: 'Output',
    value: 'FILE',
    default: 'direct-mail.config.json',
    description: 'file with these options',
    schema: text,
    config: false,
  },
} as const satisfies Readonly<Record<string, OptionSpec>>;

/** The names of options, as typed. */
export type OptionName = keyof typeof optionSpecs;

export const optionNames = Object.keys(optionSpecs) as readonly OptionName[];

/** The specification of an option. */
export const specOf = (name: OptionName): OptionSpec => optionSpecs[name];

/** The JSON Schema of `direct-mail.config.json`. */
export function configSchema(): object {
  const properties: Record<string, object> = { $schema: { type: 'string', description: 'For editors; ignored.' } };
  for (const name of optionNames) {
    const { schema, description, default: standard, config } = specOf(name);
    if (config === false) continue;
    properties[name] = { ...schema, description, ...(standard !== undefined && { default: standard }) };
  }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Options of direct-mail-mock',
    type: 'object',
    properties,
    additionalProperties: false,
  };
}
