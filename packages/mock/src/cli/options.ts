/** One option of `direct-mail-mock`, from which the command line, its help and the schema of the config file are derived. */
export interface OptionSpec {
  readonly group:
    | 'Where it listens'
    | 'What is in the account'
    | 'How pieces are drawn'
    | 'Clock and randomness'
    | 'Output';
  /** The placeholder of the value in the help; absent for a switch. */
  readonly value?: string;
  readonly default?: string | number;
  readonly description: string;
  /** The text that the help shows instead of the default. */
  readonly shownDefault?: string;
  /** Further lines of the help. */
  readonly more?: readonly string[];
  /** The JSON Schema of the value in the config file. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** False for an option that is only allowed on the command line. */
  readonly config?: false;
}

const text = { type: 'string', minLength: 1 } as const;
const token = { type: 'string', pattern: '^[!-~]+$' } as const;
const yes = { type: 'boolean' } as const;

/** In the order of the help. */
const optionSpecs = {
  port: {
    group: 'Where it listens',
    value: 'N',
    default: 4010,
    description: '0 picks a free port; also in the environment: PORT',
    schema: { type: 'integer', minimum: 0, maximum: 65_535 },
  },
  host: {
    group: 'Where it listens',
    value: 'NAME',
    default: '127.0.0.1',
    description: 'anything but loopback needs --control-token',
    schema: text,
  },
  'control-token': {
    group: 'Where it listens',
    value: 'T',
    description: 'asked of every control call (Authorization: Bearer T)',
    shownDefault: 'none',
    more: ['or in the environment: DIRECT_MAIL_MOCK_CONTROL_TOKEN'],
    schema: token,
  },
  'public-url': {
    group: 'Where it listens',
    value: 'URL',
    description: 'what preview URLs begin with',
    shownDefault: 'the address called',
    schema: text,
  },
  'trust-proxy': {
    group: 'Where it listens',
    description: 'believe X-Forwarded-Host, -Proto and -Prefix about it',
    schema: yes,
  },
  fixtures: {
    group: 'What is in the account',
    value: 'WHAT',
    default: 'demo',
    description: 'demo, empty, or a JSON file: fixtures or a snapshot',
    schema: text,
  },
  demo: {
    group: 'What is in the account',
    description: 'the demo lived in: a month of mail in every state',
    schema: yes,
  },
  watch: {
    group: 'What is in the account',
    description: 'start anew when that file, or artwork beside it, changes',
    schema: yes,
  },
  'production-token': {
    group: 'What is in the account',
    value: 'T',
    default: 'live_mock',
    description: 'the token of real mailings',
    schema: token,
  },
  'test-token': {
    group: 'What is in the account',
    value: 'T',
    default: 'test_mock',
    description: 'the token of test mailings',
    schema: token,
  },
  'data-dir': {
    group: 'What is in the account',
    value: 'FOLDER',
    description: 'kept there; nothing that was answered is lost',
    shownDefault: 'memory only',
    schema: text,
  },
  renderer: {
    group: 'How pieces are drawn',
    value: 'NAME',
    default: 'auto',
    description: 'takumi: the same bytes everywhere; chromium: as a browser',
    more: ['prints; auto: chromium on a real clock where there is one'],
    schema: { enum: ['auto', 'takumi', 'chromium'] },
  },
  chromium: {
    group: 'How pieces are drawn',
    value: 'PATH',
    description: 'the browser; CHROMIUM in the environment says it too',
    shownDefault: 'found',
    schema: text,
  },
  'chromium-no-sandbox': {
    group: 'How pieces are drawn',
    description: 'let it run without its own sandbox, as it must as root',
    schema: yes,
  },
  clock: {
    group: 'Clock and randomness',
    value: 'MODE',
    default: 'real',
    description: 'real, manual, or a speed such as 60x',
    schema: text,
  },
  now: {
    group: 'Clock and randomness',
    value: 'TIME',
    description: 'where the clock begins, ISO 8601',
    shownDefault: 'the present',
    schema: text,
  },
  seed: {
    group: 'Clock and randomness',
    value: 'S',
    default: '1',
    description: 'same seed, time and calls: same ids and bytes',
    schema: { type: ['string', 'integer'] },
  },
  quiet: { group: 'Output', description: 'no line for each request at a terminal', schema: yes },
  json: { group: 'Output', description: 'one JSON object a line, one for each request', schema: yes },
  config: {
    group: 'Output',
    value: 'FILE',
    default: 'direct-mail.config.json',
    description: 'a file with these options; read from here when it is there',
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
    title: 'The options of direct-mail-mock',
    type: 'object',
    properties,
    additionalProperties: false,
  };
}
