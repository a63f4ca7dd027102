import { Random } from '../random.ts';
import { judge } from './judge.ts';
import { scriptOf } from './script.ts';
import { type Service, startService } from './service.ts';
import { exchange } from './wire.ts';

export interface SocketReport {
  readonly cases: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly failures: readonly { readonly case: number; readonly name: string; readonly problems: readonly string[] }[];
  /** Bytes by which the server's heap grew from half of the run to its end. */
  readonly grown: number;
  /** Connections that the server still holds. */
  readonly kept: number;
}

/** The line that runs one case again and prints what went over the wire. */
export const repeatLine = (seed: number, n: number): string =>
  `node_modules/.bin/node --conditions=direct-mail-source tests/proof/sockets/main.ts --seed ${seed} --case ${n}`;

/** Sends broken bytes, one connection after the other, and compares the whole account after each. */
export async function sendBrokenBytes(cases: number, seed: number, only?: number): Promise<SocketReport> {
  const service = await startService([300_000, 600_000]);
  const failures: SocketReport['failures'][number][] = [];
  const statuses: Record<string, number> = {};
  try {
    const start = await service.state();
    let state = start;
    let half = 0;
    for (let n = only ?? 0; n <= (only ?? cases - 1) && failures.length < 20; n += 1) {
      // Comparing costs as much as there is in the account.
      if (n % 50 === 0 && state !== start) {
        await service.restore(start);
        state = await service.state();
      }
      if (n === cases >> 1) half = (await service.measure()).heap;
      const script = scriptOf(n, new Random((seed * 0x9e3779b1 + n) | 0), service.known);
      const exchanged = await exchange(service.port, script);
      const problems = judge(script, exchanged);
      for (const { status } of exchanged.responses) statuses[status] = (statuses[status] ?? 0) + 1;
      const after = await stateOf(service, problems);
      const isDone = script.end === 'reset' || exchanged.responses.some(({ status }) => status === 201);
      if (after !== state && !(script.mayWrite && isDone)) problems.push('it changed the account');
      state = after;
      if (only !== undefined) console.log(String(Buffer.concat(script.pieces).subarray(0, 2000)), script, exchanged);
      if (problems.length > 0) failures.push({ case: n, name: script.name, problems });
      if (!service.lives()) break;
    }
    const { heap, connections } = await service.measure();
    return { cases, statuses, failures, grown: heap - half, kept: connections };
  } finally {
    await service.stop();
  }
}

async function stateOf(service: Service, problems: string[]): Promise<string> {
  try {
    return await service.state();
  } catch (error) {
    problems.push(`the server does not answer any more: ${String(error)}`);
    return '';
  }
}
