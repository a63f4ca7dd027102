import type { HttpMethod } from '@direct-mail/sdk';
import { UsageError } from '@direct-mail/terminal/failure';
import type { Context } from '../../frame/command.ts';
import { readBody, readJson } from '../../requests/body.ts';
import type { Run } from '../../tree/run.ts';

const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] satisfies HttpMethod[];

export const run: Run<'api'> = async (context, input) => {
  const { io } = context;
  const method = input.args[0].toUpperCase();
  const path = input.args[1];
  if (!methods.includes(method)) throw new UsageError(`expected a method (${methods.join(', ')}), then a path`);
  if (!path.startsWith('/')) throw new UsageError('the path begins with a slash: /v1/campaigns');
  const query = Object.fromEntries(input.values.query.map(pair));
  const source = input.values.body;
  const list = source === undefined ? undefined : await readList(source, io);
  const body =
    list ?? (source !== undefined || input.values.set.length > 0 ? await readBody(undefined, input, io) : undefined);
  const reads = method === 'GET' || method === 'HEAD';
  if (reads && body !== undefined) throw new UsageError(`${method} has no body; parameters are --query name=value`);
  const connection = await context.connection();
  if (context.dryRun) {
    const data = {
      dry_run: true,
      mode: connection.mode,
      base_url: connection.baseUrl?.value ?? null,
      method,
      path,
      query,
      body,
    };
    return { data, note: 'Nothing was sent.' };
  }
  const client = await context.client();
  // Any call: one that this version does not know may cost money too.
  if (!reads) await context.confirm('spends', `${method} is sent`);
  const response = await client.request(method as HttpMethod, path, { query, body, signal: io.signal });
  return { data: response };
};

async function readList(source: string, io: Context['io']): Promise<unknown[] | undefined> {
  if (!/^\s*\[/.test(source)) return undefined;
  return (await readJson(source, io)) as unknown[];
}

function pair(text: string): readonly [string, string] {
  const at = text.indexOf('=');
  if (at <= 0) throw new UsageError('--query: expected name=value');
  return [text.slice(0, at), text.slice(at + 1)];
}
