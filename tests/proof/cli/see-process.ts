import { spawn } from 'node:child_process';
import type { Ran } from '../../../packages/cli/test/fake-io.ts';
import type { LongCall } from './cases.ts';
import type { Mode } from './modes.ts';
import { main, terminal } from './process.ts';
import type { CaseWorld } from './world.ts';

/** As a process of its own: what writes to the process's streams by itself. At a terminal both streams are one. */
export async function seeProcess(call: LongCall, mode: Mode, { home }: CaseWorld): Promise<Ran> {
  const env = { HOME: home, ...(mode === 'NO_COLOR' && { NO_COLOR: '1' }) };
  if (mode === 'pipe') return seePipe(call, env);
  const { argv, when } = call;
  const isClosed = mode === 'closed stdin';
  const at = terminal(argv, env, 100, isClosed);
  if (when[1] === 'stop' && when[0].source !== '^$' && !(isClosed && call.endsWithInput)) {
    await at.see(when[0]);
    at.type('\u0003');
  }
  const code = await at.ended;
  // The terminal echoes Ctrl-C, before what the program writes then or after it.
  const out = at.written().replaceAll('\r\n', '\n').replaceAll('^C', '');
  return { out, err: '', code, asked: [], bytes: undefined };
}

function seePipe(
  { argv, when: [shown], endsWithInput }: LongCall,
  env: Readonly<Record<string, string>>,
): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--conditions=direct-mail-source', main, ...argv], {
      env: { PATH: process.env['PATH'] ?? '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = { out: '', err: '' };
    let isStopped = endsWithInput === true;
    const patience = setTimeout(() => child.kill('SIGKILL'), 60_000);
    for (const [name, stream] of [
      ['out', child.stdout],
      ['err', child.stderr],
    ] as const) {
      stream.on('data', (piece: Uint8Array) => {
        said[name] += Buffer.from(piece).toString();
        if (isStopped || shown.source === '^$' || !shown.test(said[name])) return;
        isStopped = true;
        child.kill('SIGINT');
      });
    }
    child.on('close', (code) => {
      clearTimeout(patience);
      resolve({ ...said, code: code ?? -1, asked: [], bytes: undefined });
    });
  });
}
