/** One request that the dashboard makes, as data: it can be sent, and it can be shown as `curl`. */
export interface Call<ResponseOf> {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly contentType: string | null;
  readonly body: string | FileBody | null;
  /** What it carries: the service's calls the production or the test token of the account, control calls the control token where one is set. */
  readonly token: 'service' | 'test' | 'control' | 'none';
  /** Made to draw a page, not by the user: it is not part of the journal, and no rate limit or fault rule counts it. */
  readonly unrecorded?: boolean;
  /** Only for the type. */
  readonly response?: ResponseOf;
}

/** The bytes of a file, which a command names and does not hold. */
export interface FileBody {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The tokens that commands are written with: those of a mock's account are no secret, its control token is. */
export interface Bearers {
  /** The account's tokens; null where they are not known. */
  readonly service: string | null;
  readonly test: string | null;
  /** Whether control calls need a token: a command then takes it from the environment. */
  readonly control: boolean;
  /** The account that control calls name; null for the first one. */
  readonly sandbox?: string | null;
}

/** `path` with its parameters filled in and the query behind it; what is undefined is left out, and each of a list has its name. */
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

/** The call as a line for a shell, which works as it is where its token is known, and else with the variable set. */
export function asCurl({ method, path, contentType, body, token }: Call<unknown>, origin: string, bearers: Bearers) {
  const parts = ['curl'];
  if (method !== 'GET') parts.push('-X', method);
  parts.push(quoted(`${origin}${path}`));
  const authorization = headerOf(token, bearers);
  if (authorization !== null) parts.push('-H', authorization);
  if (token === 'control' && bearers.sandbox) parts.push('-H', quoted(`X-Mock-Sandbox: ${bearers.sandbox}`));
  if (contentType !== null && body !== null) parts.push('-H', quoted(`Content-Type: ${contentType}`));
  // Not `-d`, which takes a leading @ for the name of a file and drops the line ends of a file.
  if (typeof body === 'string') parts.push('--data-raw', quoted(body));
  else if (body !== null) parts.push('--data-binary', quoted(`@${body.name}`));
  return parts.join(' ');
}

/** In double quotes where the shell is to fill in a variable. */
function headerOf(token: Call<unknown>['token'], bearers: Bearers): string | null {
  if (token === 'none') return null;
  if (token === 'control') return bearers.control ? '"Authorization: Bearer $DIRECT_MAIL_MOCK_CONTROL_TOKEN"' : null;
  const bearer = bearers[token];
  return bearer === null ? '"Authorization: Bearer $DIRECT_MAIL_TOKEN"' : quoted(`Authorization: Bearer ${bearer}`);
}

/** For a POSIX shell: nothing inside single quotes means anything but a single quote. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
