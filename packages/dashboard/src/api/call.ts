/** One request that the dashboard makes, as data: it can be sent, and it can be shown as `curl`. */
export interface Call<Answer> {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly contentType: string | null;
  readonly body: string | null;
  /** What it carries: the service's calls the production or the test token of the account, control calls the control token where one is set. */
  readonly token: 'service' | 'test' | 'control';
  /** Only for the type. */
  readonly answer?: Answer;
}

/** `path` with its parameters filled in and the query behind it; what is undefined is left out. */
export function pathWith(
  path: string,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value as string | number | boolean));
  }
  return search.size === 0 ? filled : `${filled}?${search}`;
}

/** The call as a line for a shell. */
export function asCurl({ method, path, contentType, body, token }: Call<unknown>, origin: string, bearer?: string) {
  const parts = ['curl'];
  if (method !== 'GET') parts.push('-X', method);
  parts.push(quoted(`${origin}${path}`));
  if (token !== 'control' || bearer)
    parts.push('-H', quoted(`Authorization: Bearer ${bearer ?? '$DIRECT_MAIL_TOKEN'}`));
  if (body !== null) parts.push('-H', quoted(`Content-Type: ${contentType}`), '-d', quoted(body));
  return parts.join(' ');
}

/** For a POSIX shell: nothing inside single quotes means anything but a single quote. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
