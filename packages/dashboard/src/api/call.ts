import { shellQuoted } from '@direct-mail/contract/words/shell';

/** A request of the dashboard as data, so that it can be sent or shown as a `curl` command. */
export interface Call<ResponseOf> {
  readonly method: string;
  /** Including the query. */
  readonly path: string;
  readonly contentType: string | null;
  readonly body: string | FileBody | null;
  /** Which token is sent: the account's production or test token, the control token if one is set, or none. */
  readonly token: 'service' | 'test' | 'control' | 'none';
  /** True for requests that only load a page: not in the journal, not counted by rate limits and fault rules. */
  readonly unrecorded?: boolean;
  /** Exists in the type only. */
  readonly response?: ResponseOf;
}

/** The bytes of a file. A copied command names the file instead of containing it. */
export interface FileBody {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The tokens for copied commands. The tokens of a mock's account are not secret; the control token is. */
export interface Bearers {
  /** Null where the account's tokens are unknown. */
  readonly service: string | null;
  readonly test: string | null;
  /** Whether control calls need a token. Commands read it from an environment variable. */
  readonly control: boolean;
  /** The account named in control calls; null for the first account. */
  readonly sandbox?: string | null;
}

/** Fills in the path parameters and appends the query. Undefined values are left out; a list repeats its name. */
export function pathWith(
  path: string,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) {
      if (one !== undefined && one !== '') search.append(name, String(one as string | number | boolean));
    }
  }
  return search.size === 0 ? filled : `${filled}?${search}`;
}

/** The call as a shell command. It works as it is if the token is known, otherwise once the variable is set. */
export function asCurl({ method, path, contentType, body, token }: Call<unknown>, origin: string, bearers: Bearers) {
  const parts = ['curl'];
  if (method !== 'GET') parts.push('-X', method);
  parts.push(shellQuoted(`${origin}${path}`));
  const authorization = headerOf(token, bearers);
  if (authorization !== null) parts.push('-H', authorization);
  if (token === 'control' && bearers.sandbox) parts.push('-H', shellQuoted(`X-Mock-Sandbox: ${bearers.sandbox}`));
  if (contentType !== null && body !== null) parts.push('-H', shellQuoted(`Content-Type: ${contentType}`));
  // Not `-d`, which reads a leading @ as a file name and drops line ends.
  if (typeof body === 'string') parts.push('--data-raw', shellQuoted(body));
  else if (body !== null) parts.push('--data-binary', shellQuoted(`@${body.name}`));
  return parts.join(' ');
}

/** In double quotes if the shell has to expand a variable. */
function headerOf(token: Call<unknown>['token'], bearers: Bearers): string | null {
  if (token === 'none') return null;
  if (token === 'control') return bearers.control ? '"Authorization: Bearer $DIRECT_MAIL_MOCK_CONTROL_TOKEN"' : null;
  const bearer = bearers[token];
  return bearer === null
    ? '"Authorization: Bearer $DIRECT_MAIL_TOKEN"'
    : shellQuoted(`Authorization: Bearer ${bearer}`);
}
