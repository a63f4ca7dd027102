import { parseArgs } from 'node:util';
import type { OwnAddress, Profile, Target } from '../service/options.ts';
import { profiles } from '../service/options.ts';

/** Wrong usage: what was expected, what was given and what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

const options = {
  url: text,
  token: text,
  'test-token': text,
  'address-url': text,
  'address-token': text,
  'control-token': text,
  profile: text,
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
  patience: text,
  timeout: text,
  only: text,
  baseline: text,
  json: text,
  junit: text,
  html: text,
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
  readonly files: Readonly<Record<'json' | 'junit' | 'html' | 'observed', string | undefined>>;
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
  const url = baseUrl('--url', values.url ?? env['DIRECT_MAIL_BASE_URL']);
  const token = readToken('--token', values.token ?? env['DIRECT_MAIL_TOKEN']);
  if (url === undefined)
    throw new UsageError('--url is needed: the base address of the service, such as https://api.example.com');
  if (token === undefined) throw new UsageError('--token is needed: a production token (or DIRECT_MAIL_TOKEN)');
  const profile = values.profile ?? 'safe';
  if (!isProfile(profile)) throw new UsageError(`--profile is one of ${profiles.join(', ')}, not ${profile}`);
  const maxCost = number('--max-cost', values['max-cost']);
  if (profile === 'full' && maxCost === undefined)
    throw new UsageError('--max-cost is needed by --profile full: the dollars that it may spend');
  const price = number('--price', values.price);
  if (price === 0)
    throw new UsageError(
      '--price takes a number above 0: the most that one piece can cost. Without it the service is asked',
    );
  const testToken = readToken('--test-token', values['test-token'] ?? env['DIRECT_MAIL_TEST_TOKEN']);
  if (profile === 'test-token' && testToken === undefined)
    throw new UsageError('--test-token is needed by --profile test-token (or DIRECT_MAIL_TEST_TOKEN)');
  if (testToken === token)
    throw new UsageError(
      '--test-token is the same as --token; pieces that are made with a production token are paid for',
    );
  if (values.irreversible === true && profile !== 'full')
    throw new UsageError('--irreversible goes with --profile full');
  const port = number('--webhook-port', values['webhook-port']);
  return {
    target: {
      url,
      token,
      testToken,
      addressUrl: baseUrl('--address-url', values['address-url'] ?? env['DIRECT_MAIL_ADDRESS_BASE_URL']),
      addressToken: readToken('--address-token', values['address-token']),
      controlToken: readToken('--control-token', values['control-token']),
      profile,
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
    patience: (number('--patience', values.patience) ?? 60) * 1000,
    timeout: (number('--timeout', values.timeout) ?? 30) * 1000,
    only: values.only?.split(',').map((id) => id.trim()),
    baseline: values.baseline,
    files: { json: values.json, junit: values.junit, html: values.html, observed: values.observed },
    named: values['no-organization-name'] !== true,
    quiet: values.quiet ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: joinNegatives(args, options), options, strict: true }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
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

const isProfile = (name: string): name is Profile => (profiles as readonly string[]).includes(name);

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
