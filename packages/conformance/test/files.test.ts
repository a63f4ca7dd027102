import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCommand } from '../src/cli/command.ts';
import { readServerFlags, type ServerFlags } from '../src/cli/flags.ts';
import { lockFile } from '../src/cli/lock.ts';
import { writeResult } from '../src/cli/write.ts';
import type { RunResult } from '../src/run/result.ts';
import { against } from './against.ts';

const NAMES = ['result.json', 'result.xml', 'result.html', 'observed'] as const;

function files() {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-files-'));
  const at = (name: string) => join(folder, name);
  const args = [
    '--base-url',
    'http://127.0.0.1:9',
    '--token',
    't',
    ...NAMES.flatMap((name) => [name === 'observed' ? '--observed' : '--report', at(name)]),
  ];
  return { folder, at, args };
}

function write(args: readonly string[], result: RunResult): string {
  const said: string[] = [];
  writeResult(readServerFlags(args, {}) as ServerFlags, result, {
    out: (text) => said.push(text),
    scrub: (text) => text,
  });
  return said.join('\n');
}

describe('files of an earlier run', () => {
  test('are left as they were by a run that ended early, which writes beside them', async () => {
    const { folder, at, args } = files();
    for (const name of NAMES) writeFileSync(at(name), 'of before');
    const said: string[] = [];
    const say = (text: string) => said.push(text);
    const code = await runCommand(['server', '--quiet', '--timeout', '100ms', ...args], {}, { out: say, err: say });
    expect(code).toBe(2);
    for (const name of NAMES) {
      expect(readFileSync(at(name), 'utf8')).toBe('of before');
      expect(said.join('\n')).toContain(`${at(name)} is unchanged`);
    }
    expect(readdirSync(folder).filter((name) => name.includes('ended-early'))).toEqual([
      'result.ended-early.html',
      'result.ended-early.json',
      'result.ended-early.xml',
    ]);
  });

  test('are replaced by a whole run, the settings only when some were observed', async () => {
    const { at, args } = files();
    for (const name of NAMES) writeFileSync(at(name), 'of before');
    const blind = await against({ target: { level: 'safe' }, only: ['organization.me'], receiver: false });
    expect(write(args, blind)).toContain(`${at('observed')} is unchanged: this run observed no setting`);
    expect(readFileSync(at('observed'), 'utf8')).toBe('of before');
    expect(JSON.parse(readFileSync(at('result.json'), 'utf8'))).toMatchObject({ ended: null });
    const seeing = await against({ target: { level: 'safe' }, only: ['D55', 'D17'], receiver: false });
    write(args, seeing);
    expect(
      Object.keys((JSON.parse(readFileSync(at('observed'), 'utf8')) as { settings: object }).settings),
    ).not.toEqual([]);
  });

  test('are not there: settings of a run that saw nothing are not written at all', () => {
    const { folder, at, args } = files();
    const result = { rules: [], observations: [], latencies: {}, ended: 'no response' } as unknown as RunResult;
    const only = args.slice(0, 4).concat('--observed', at('observed'));
    expect(write(only, result)).toContain('is not written');
    expect(readdirSync(folder)).toEqual([]);
  });
});

test('a state file that another run writes is refused, and taken over when that run is no more', () => {
  const { at } = files();
  const path = at('state');
  const letGo = lockFile('--resume', path);
  expect(() => lockFile('--resume', path)).toThrow(`is in use by another run, process ${process.pid}`);
  letGo();
  writeFileSync(`${path}.lock`, '999999999');
  lockFile('--resume', path)();
});
