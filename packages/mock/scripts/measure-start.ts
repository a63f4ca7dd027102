/**
 * What a start of the built command costs beside a bare node:http server: processor time until it answers, and memory.
 * On Linux alone; after `npm run build`.
 *
 *   node packages/mock/scripts/measure-start.ts
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROUNDS = 9;

const bare = `import { createServer } from 'node:http';
createServer((request, response) => response.end('ok')).listen(0, '127.0.0.1', () => console.log('up'));`;
const bin = fileURLToPath(new URL('../bin/direct-mail-mock.js', import.meta.url));
const commands: Readonly<Record<string, readonly string[]>> = {
  'bare node:http': ['--input-type=module', '-e', bare],
  'direct-mail-mock': [bin, '--port', '0'],
  'direct-mail-mock --fixtures empty': [bin, '--port', '0', '--fixtures', 'empty'],
};

async function measure(args: readonly string[]): Promise<{ cpu: number; memory: number }> {
  const child = spawn(process.execPath, args);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  await wait(300);
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  await ended;
  return { cpu: (Number(fields[11]) + Number(fields[12])) * 10, memory: Number(memory) / 1024 };
}

const found = Object.keys(commands).map((name) => ({ name, measured: [] as { cpu: number; memory: number }[] }));
for (let round = 0; round < ROUNDS; round += 1) {
  // In turn, so that a busy moment falls on all of them.
  for (const { name, measured } of found) measured.push(await measure(commands[name] ?? []));
}
for (const { name, measured } of found) {
  const cpu = measured.map((one) => one.cpu).sort((a, b) => a - b);
  const memory = Math.max(...measured.map((one) => one.memory));
  console.log(`${name}: processor ${cpu[ROUNDS >> 1]} ms (least ${cpu[0]}), memory ${memory.toFixed(0)} MB`);
}
