import { readSpan, spanForm } from '@direct-mail/contract/words/span';
import { readCommandLine, type Syntax, UsageError, type Values } from '@direct-mail/terminal';
import { serverOptions } from '@direct-mail/terminal/tables/conformance';
import type { OwnAddress, Target } from '../service/options.ts';
import { readInput } from './files.ts';

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
 * @returns `help` if that was asked
 * @throws UsageError
 */
export function readServerFlags(
  args: readonly string[],
  env: Environment,
  syntax: Syntax = serverSyntax,
): ServerFlags | 'help' {
  const input = readCommandLine(args, syntax, { env });
  return typeof input === 'string' ? 'help' : flagsOf(input.values as Values<typeof serverOptions>, env);
}

const serverSyntax: Syntax = { command: 'direct-mail-conformance server', options: serverOptions };

function flagsOf(values: Values<typeof serverOptions>, env: Environment): ServerFlags {
  const token = tokenOf('--token', values.token, values.tokenFile, env['DIRECT_MAIL_TOKEN']);
  if (values.baseUrl === undefined)
    throw new UsageError(
      '--base-url is needed: the base URL of the service, such as https://api.example.com (or DIRECT_MAIL_BASE_URL)',
    );
  if (token === undefined)
    throw new UsageError('a production token is needed: DIRECT_MAIL_TOKEN, --token-file FILE, or --token for a mock’s');
  const { level, maxCost, price, webhookPort: port } = values;
  if (level === 'full' && maxCost === undefined)
    throw new UsageError('--max-cost is needed by --level full: the dollars that it may spend');
  if (price === 0)
    throw new UsageError(
      '--price takes an amount above 0: the most that one piece can cost. Without it the service is asked',
    );
  const testToken = tokenOf('--test-token', values.testToken, values.testTokenFile, env['DIRECT_MAIL_TEST_TOKEN']);
  if (level === 'test-token' && testToken === undefined)
    throw new UsageError('--test-token is needed by --level test-token (or DIRECT_MAIL_TEST_TOKEN)');
  if (testToken === token)
    throw new UsageError(
      '--test-token is the same as --token; pieces that are made with a production token are paid for',
    );
  if (values.irreversible && level !== 'full') throw new UsageError('--irreversible goes with --level full');
  return {
    target: {
      baseUrl: baseUrl('--base-url', values.baseUrl),
      token,
      testToken,
      addressBaseUrl:
        values.addressBaseUrl === undefined ? undefined : baseUrl('--address-base-url', values.addressBaseUrl),
      addressToken: readToken('--address-token', values.addressToken),
      controlToken: readToken('--control-token', values.controlToken),
      level,
      campaign: values.campaign,
      audience: values.audience,
      maxCost,
      price,
      address: values.address === undefined ? undefined : readAddress(values.address),
      irreversible: values.irreversible,
      webhookSecret: values.webhookSecret,
      signatureHeader: values.signatureHeader,
    },
    webhook: port === undefined ? null : { port, host: values.webhookHost, url: values.webhookUrl },
    // Named resources exist only there.
    inPlace: values.inPlace || values.campaign !== undefined || values.audience !== undefined,
    resume: values.resume,
    patience: span('--longest-wait', values.longestWait),
    timeout: span('--timeout', values.timeout),
    only: values.only?.split(',').map((id) => id.trim()),
    baseline: values.baseline,
    reports: values.report.map(reportFile),
    observed: values.observed,
    json: values.json || values.fields !== undefined,
    fields: values.fields?.split(',').map((field) => field.trim()),
    named: !values.noOrganizationName,
    quiet: values.quiet,
  };
}

/** A time of a flag. */
export function span(name: string, value: string): number {
  const milliseconds = readSpan(value);
  if (milliseconds === undefined || milliseconds === 0)
    throw new UsageError(`${name} takes ${spanForm}, not "${value}"`);
  return milliseconds;
}

/** The name of a file whose end says what is written. */
function reportFile(path: string): string {
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

function baseUrl(name: string, value: string): string {
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
