import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { runCommand } from '../src/cli/command.ts';

/** Address of a server on loopback that is closed after the test; `atEnd`: of a test that runs at the time of others. */
export async function listening(respond: RequestListener, atEnd = onTestFinished): Promise<string> {
  const server = createServer(respond);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The command as typed, with everything that it printed. */
export async function run(...args: readonly string[]): Promise<{ readonly code: number; readonly text: string }> {
  const said: string[] = [];
  const code = await runCommand(args, {}, { out: (text) => said.push(text), err: (text) => said.push(text) });
  return { code, text: said.join('\n') };
}
