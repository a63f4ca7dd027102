import { parseArgs } from 'node:util';
import { unknownName } from '@direct-mail/contract/doors/options';
import { readSpan, spanForm } from '@direct-mail/contract/words/span';
import type { Level, OwnAddress, Target } from '../service/options.ts';
import { levels } from '../service/options.ts';
import { readInput } from './files.ts';
import { UsageError } from './usage-error.ts';

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean' } as const;

const options = {
  'base-url': text,
  'address-base-url': text,
  token: text,
  'token-file': text,
  'test-token': text,
  'test-token-file': text,
  'address-token': text,
  'control-token': text,
  level: text,
  'max-cost': text,
  price: text,
  address: text,
  campaign: text,
  audience: text,
  irreversible: flag,
  'in-place': flag,
  'webhook-port': text,
  'webhook-host': text,
  'webhook-url': text,
  'webhook-secret': text,
  'signature-header': text,
  resume: text,
  'longest-wait': text,
  timeout: text,
  only: text,
  baseline: text,
  report: texts,
  json: flag,
  fields: text,
  observed: text,
  'no-organization-name': flag,
  quiet: flag,
} as const;

export interface ServerFlags {
  readonly target: Target;
  readonly webhook: {
    readonly port: number;
    readonly host: string | undefined;
    readonly url: string | undefined;
  } | null;
  /** Whether a mock is checked in the tokens' own account instead of a sandbox. */
  readonly inPlace: boolean;
  readonly resume: string | undefined;
  /** Milliseconds. */
  readonly patience: number;
  /** Milliseconds. */
  readonly timeout: number;
  readonly only: readonly string[] | undefined;
  readonly baseline: string | undefined;
  /** Files to write the result to; the end of the name says how. */
  readonly reports: readonly string[];
  readonly observed: string | undefined;
  /** Whether the result is printed as JSON. */
  readonly json: boolean;
  /** The fields of rules and decisions that are printed then; all of the result without. */
  readonly fields: readonly string[] | undefined;
  /** Whether the settings file may hold the organization's name. */
  readonly named: boolean;
  readonly quiet: boolean;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The flags of `server`, with defaults from the environment.
 *
 * @throws UsageError
 */
export function readServerFlags(args: readonly string[], env: Environment): ServerFlags {
  const values = parse(args);
  const url = baseUrl('--base-url', values['base-url'] ?? env['DIRECT_MAIL_BASE_URL']);
  const token = tokenOf('--token', values.token, values['token-file'], env['DIRECT_MAIL_TOKEN']);
  if (url === undefined)
    throw new UsageError(
      '--base-url is needed: the base URL of the service, such as https://api.example.com (or DIRECT_MAIL_BASE_URL)',
    );
  if (token === undefined)
    throw new UsageError('a production token is needed: DIRECT_MAIL_TOKEN, --token-file FILE, or --token for a mock’s');
  const level = values.level ?? 'safe';
  if (!isLevel(level)) throw new UsageError(`--level is one of ${levels.join(', ')}, not ${level}`);
  const maxCost = number('--max-cost', values['max-cost']);
  if (level === 'full' && maxCost === undefined)
    throw new UsageError('--max-cost is needed by --level full: the dollars that it may spend');
  const price = number('--price', values.price);
  if (price === 0)
    throw new UsageError(
      '--price takes a number above 0: the most that one piece can cost. Without it the service is asked',
    );
  const testToken = tokenOf(
    '--test-token',
    values['test-token'],
    values['test-token-file'],
    env['DIRECT_MAIL_TEST_TOKEN'],
  );
  if (level === 'test-token' && testToken === undefined)
    throw new UsageError('--test-token is needed by --level test-token (or DIRECT_MAIL_TEST_TOKEN)');
  if (testToken === token)
    throw new UsageError(
      '--test-token is the same as --token; pieces that are made with a production token are paid for',
    );
  if (values.irreversible === true && level !== 'full') throw new UsageError('--irreversible goes with --level full');
  const port = number('--webhook-port', values['webhook-port']);
  return {
    target: {
      baseUrl: url,
      token,
      testToken,
      addressBaseUrl: baseUrl('--address-base-url', values['address-base-url'] ?? env['DIRECT_MAIL_ADDRESS_BASE_URL']),
      addressToken: readToken('--address-token', values['address-token']),
      controlToken: readToken('--control-token', values['control-token']),
      level,
      campaign: values.campaign,
      audience: values.audience,
      maxCost,
      price,
      address: values.address === undefined ? undefined : readAddress(values.address),
      irreversible: values.irreversible,
      webhookSecret: values['webhook-secret'],
      signatureHeader: values['signature-header'],
    },
    webhook: port === undefined ? null : { port, host: values['webhook-host'], url: values['webhook-url'] },
    // Named resources exist only there.
    inPlace: values['in-place'] === true || values.campaign !== undefined || values.audience !== undefined,
    resume: values.resume,
    patience: span('--longest-wait', values['longest-wait'] ?? '60s'),
    timeout: span('--timeout', values.timeout ?? '30s'),
    only: values.only?.split(',').map((id) => id.trim()),
    baseline: values.baseline,
    reports: (values.report ?? []).map(reportFile),
    observed: values.observed,
    json: values.json === true || values.fields !== undefined,
    fields: values.fields?.split(',').map((field) => field.trim()),
    named: values['no-organization-name'] !== true,
    quiet: values.quiet ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: joinNegatives(args, options), options, strict: true }).values;
  } catch (error) {
    throw wrongArguments(error, Object.keys(options));
  }
}

/** What is wrong with an argument, with the option that was meant. */
export function wrongArguments(error: unknown, known: readonly string[]): UsageError {
  const message = error instanceof Error ? error.message : String(error);
  const name = /^Unknown option '--([\w-]+)'/.exec(message)?.[1];
  if (name === undefined) return new UsageError(message);
  if (name === 'profile')
    return new UsageError(
      'a stored profile is of the command line: direct-mail conformance server --profile NAME; how much is checked is --level',
    );
  return new UsageError(
    unknownName(
      'option',
      `--${name}`,
      known.map((each) => `--${each}`),
    ),
  );
}

/** `--max-cost -3` as `--max-cost=-3`: a negative number is a value, which its own check rejects. */
export function joinNegatives(
  args: readonly string[],
  known: Readonly<Record<string, { readonly type: string }>>,
): string[] {
  const joined: string[] = [];
  for (const each of args) {
    const last = joined.at(-1) ?? '';
    const takesText = last.startsWith('--') && known[last.slice(2)]?.type === 'string';
    if (takesText && /^-\.?\d/.test(each)) joined[joined.length - 1] = `${last}=${each}`;
    else joined.push(each);
  }
  return joined;
}

/** A time of a flag. */
export function span(name: string, value: string): number {
  const milliseconds = readSpan(value);
  if (milliseconds === undefined || milliseconds === 0)
    throw new UsageError(`${name} takes ${spanForm}, not "${value}"`);
  return milliseconds;
}

/** The name of a file whose end says what is written. */
export function reportFile(path: string): string {
  if (/\.(json|xml|html)$/.test(path)) return path;
  throw new UsageError(`--report takes a file that ends in .json, .xml or .html, not "${path}"`);
}

/** A token as given, of a file, or of the environment: a process list shows arguments. */
function tokenOf(name: string, given?: string, file?: string, variable?: string): string | undefined {
  if (given !== undefined && file !== undefined) throw new UsageError(`${name} and ${name}-file: give one of them`);
  if (file === undefined) return readToken(name, given ?? variable);
  const token = readToken(`${name}-file`, readInput(`${name}-file`, file));
  if (token === undefined) throw new UsageError(`${name}-file: ${file} is empty`);
  return token;
}

const isLevel = (name: string): name is Level => (levels as readonly string[]).includes(name);

function number(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const read = Number(value);
  if (value.trim() === '' || !Number.isFinite(read) || read < 0)
    throw new UsageError(`${name} takes a number from 0, not "${value}"`);
  return read;
}

/**
 * A line end comes from a file or a secret store and is trimmed; a token never has one inside. The message does not
 * repeat it.
 */
function readToken(name: string, value: string | undefined): string | undefined {
  const token = value?.trim();
  if (token === undefined || token === '') return undefined;
  if (!/^[!-~]+$/.test(token))
    throw new UsageError(
      `${name} takes one token of printable ASCII characters; what came has a blank, a line end or another character in it`,
    );
  return token;
}

function baseUrl(name: string, value: string | undefined): string | undefined {
  if (value === undefined || value === '') return undefined;
  const read = URL.canParse(value) ? new URL(value) : undefined;
  if (read === undefined || !/^https?:$/.test(read.protocol))
    throw new UsageError(`${name} takes an address with http or https, not "${value}"`);
  if (read.username !== '' || read.password !== '')
    throw new UsageError(`${name} takes no user name and password; use a token`);
  // Not repeated: a query may hold a key.
  if (read.search !== '' || read.hash !== '')
    throw new UsageError(`${name} takes an address without a query and a fragment: nothing after ? or # would be sent`);
  return `${read.origin}${read.pathname}`.replace(/\/+$/, '');
}

/**
 * `street, city, ST ZIP`; a unit may come between street and city.
 *
 * @throws UsageError
 */
function readAddress(value: string): OwnAddress {
  const parts = value.split(',').map((part) => part.trim());
  const [, state, zip] = /^([A-Za-z]{2})\s+(\d{5}(?:-\d{4})?)$/.exec(parts.at(-1) ?? '') ?? [];
  const [address_1, ...between] = parts.slice(0, -1);
  const city = between.at(-1);
  if (
    state === undefined ||
    zip === undefined ||
    address_1 === undefined ||
    address_1 === '' ||
    city === undefined ||
    city === '' ||
    between.length > 2
  )
    throw new UsageError(
      "--address takes 'street, city, ST ZIP', such as '100 Main St, Apt 2, Mountain View, CA 94041'",
    );
  const unit = between.length === 2 ? { address_2: between[0] ?? '' } : {};
  return { address_1, ...unit, city, state: state.toUpperCase(), postal_code: zip };
}
