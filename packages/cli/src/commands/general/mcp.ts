import { exitCodes } from '@direct-mail/terminal/exit-codes';
import { needPackages } from '../../set-up/need-packages.ts';
import type { Run } from '../../tree/run.ts';

export const run: Run<'mcp'> = async (context, input) => {
  await needPackages(['@modelcontextprotocol/server']);
  const { createServer } = await import('../../mcp/server.ts');
  const { serveStdio } = await import('@modelcontextprotocol/server/stdio');
  const { io } = context;
  const serving = serveStdio(() => createServer(context, input.values), {
    onerror: (error) => io.err(`error: ${error.message}\n`),
  });
  io.err('Serving the Model Context Protocol on standard input and output. Ctrl-C ends it.\n');
  await new Promise<void>((resolve) => {
    process.stdin.once('close', resolve);
    process.stdin.once('end', resolve);
    io.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  await serving.close();
  return { exitCode: io.signal.aborted ? exitCodes.interrupted : exitCodes.done };
};
