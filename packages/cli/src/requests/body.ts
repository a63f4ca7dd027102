import { isObject } from '@direct-mail/contract/words/is-object';
import type { Input, OptionSpec, Values } from '@direct-mail/terminal';
import { UsageError } from '@direct-mail/terminal/failure';
import type { Io } from '../frame/io.ts';
import { readText } from '../frame/read-file.ts';
import { assign } from './assign.ts';
import { InexactNumber, parseExact } from './exact-json.ts';
import { type BodyOperation, refuseUnknownFields } from './unknown-fields.ts';

/** How a request's body is given. */
export const bodyOptions = [
  { flags: '--body <source>', description: 'the body as JSON: a file, - for standard input, or {…} itself' },
  {
    flags: '--set <assignment>',
    description: 'a field of the body: name=text or name:=JSON, nested ones dotted; may be repeated',
    repeat: true,
  },
] as const satisfies readonly OptionSpec[];

/**
 * The body of `--body` and `--set`; `--set` overrides `--body`, and `named` overrides both. Refuses unknown fields: the service
 * ignores them (D56), and a piece whose date is misspelt would be sent at once.
 *
 * @throws UsageError
 */
export async function readBody<Body extends object>(
  operation: BodyOperation | undefined,
  input: Input<Values<typeof bodyOptions>, unknown>,
  io: Io,
  named: Readonly<Record<string, string | undefined>> = {},
): Promise<Body> {
  const source = input.values.body;
  const body = source === undefined ? {} : await readObject(source, io);
  for (const assignment of input.values.set) assign(body, assignment);
  for (const [path, value] of Object.entries(named)) if (value !== undefined) assign(body, `${path}=${value}`);
  if (operation !== undefined) await refuseUnknownFields(operation, body);
  // The client checks the body against the contract before sending.
  return body as Body;
}

/** JSON from a file, from standard input (`-`), or typed in place. */
export async function readJson(source: string, io: Io): Promise<unknown> {
  const text = /^\s*[[{]/.test(source) ? source : source === '-' ? await io.readStdin() : await readText(source);
  try {
    return parseExact(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const place = source === text ? 'the body' : source === '-' ? 'standard input' : source;
    if (error instanceof InexactNumber) {
      throw new UsageError(
        `${place}: ${error.message}, and would be rounded${error.field === '' ? '' : `: ${error.field}`}`,
        'Write it as text, in quotes',
      );
    }
    // Without the parser's message, which may quote a person's address.
    throw new UsageError(`${place} is not JSON`);
  }
}

async function readObject(source: string, io: Io): Promise<Record<string, unknown>> {
  const value = await readJson(source, io);
  if (isObject(value)) return value;
  throw new UsageError('--body: expected a JSON object');
}
