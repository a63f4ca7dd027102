import { exitCodes } from '@direct-mail/terminal/exit-codes';
import type { McpServer } from '@modelcontextprotocol/server';
import type { Context } from '../../frame/command.ts';
import { interrupted } from '../../frame/interrupted.ts';
import type { Io } from '../../frame/io.ts';
import { needPackages } from '../../set-up/need-packages.ts';
import type { InputOf, Run } from '../../tree/run.ts';

export const run: Run<'mcp'> = async (context, input) => {
  await needPackages(['@modelcontextprotocol/server']);
  const { io } = context;
  const create = await factoryOf(context, input);
  const tell = (message: string): void => io.err(`error: ${message}\n`);
  const { http } = input.values;
  const serving =
    http === undefined ? await onStandardStreams(io, create, tell) : await overHttp(context, create, http, tell);
  const exitCode = await serving.ended;
  await serving.close();
  return { exitCode };
};

interface Serving {
  /** With the exit code: what comes first, the end of the input or an interruption. */
  readonly ended: Promise<number>;
  readonly close: () => Promise<void>;
}

async function onStandardStreams(
  io: Io,
  create: () => McpServer,
  onError: (message: string) => void,
): Promise<Serving> {
  const { serveStdio } = await import('@modelcontextprotocol/server/stdio');
  const serving = serveStdio(create, { onerror: ({ message }) => onError(message) });
  io.err('Serving the Model Context Protocol on standard input and output. Ctrl-C ends it.\n');
  const inputEnded = new Promise<number>((resolve) => {
    process.stdin.once('close', () => resolve(exitCodes.done));
    process.stdin.once('end', () => resolve(exitCodes.done));
  });
  return { ended: Promise.race([inputEnded, exitOnInterruption(io)]), close: () => serving.close() };
}

async function overHttp(
  { io, hide }: Context,
  create: () => McpServer,
  port: number,
  onError: (message: string) => void,
): Promise<Serving> {
  const { serveHttp } = await import('../../mcp/http.ts');
  const given = io.env['DIRECT_MAIL_MCP_TOKEN'] || undefined;
  if (given !== undefined) hide(given);
  const { url, token, close } = await serveHttp(create, port, given, onError);
  io.err(`Serving the Model Context Protocol at ${url}. Ctrl-C ends it.\n`);
  io.err(given === undefined ? `Authorization: Bearer ${token}\n` : 'The token is that of DIRECT_MAIL_MCP_TOKEN.\n');
  return { ended: exitOnInterruption(io), close };
}

const exitOnInterruption = (io: Io): Promise<number> => interrupted(io).then(() => exitCodes.interrupted);

async function factoryOf(context: Context, { values }: InputOf<'mcp'>) {
  if (values.mock !== undefined) {
    const { createMockServer } = await import('@direct-mail/mock/mcp');
    const { createMockClient } = await import('../../set-up/mock-client.ts');
    const token = context.io.env['DIRECT_MAIL_CONTROL_TOKEN'] || context.io.env['DIRECT_MAIL_MOCK_CONTROL_TOKEN'];
    const mock = createMockClient(values.mock, undefined, token);
    return () => createMockServer(mock);
  }
  const { serverFactory } = await import('../../mcp/server.ts');
  return serverFactory(context, values);
}
