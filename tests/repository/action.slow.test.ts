import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '../free-port.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const action = parse(readFileSync(join(root, 'action.yml'), 'utf8')) as {
  inputs: Record<string, { default: string }>;
  runs: { steps: [{ shell: string; run: string; env: Record<string, string> }] };
};
const [step] = action.runs.steps;

/** Runs the action's script as a runner does, with the mock of this repository. */
async function start(inputs: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'direct-mail-action-'));
  const files = { GITHUB_ENV: join(folder, 'env'), GITHUB_OUTPUT: join(folder, 'output') };
  const env = { ...process.env, ...inputs, ...files, RUNNER_TEMP: folder, MOCK: '@direct-mail/mock' };
  const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run], {
    cwd: root,
    env,
    detached: true,
  });
  onTestFinished(() => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      // All of it has ended.
    }
    rmSync(folder, { recursive: true, force: true });
  });
  let said = '';
  child.stdout.on('data', (text: Buffer) => {
    said += text.toString();
  });
  const code = await new Promise((done) => child.on('exit', done));
  const read = (path: string): string => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return '';
    }
  };
  return { code, said, environment: read(files.GITHUB_ENV), output: read(files.GITHUB_OUTPUT) };
}

test('the action starts a mock, and sets its address and token for the steps that follow', async () => {
  const port = String(await freePort());
  const started = await start({ MOCK_PORT: port, MOCK_FIXTURES: 'empty', MOCK_CLOCK: 'manual' });
  const url = `http://localhost:${port}`;
  expect(started).toMatchObject({ code: 0, output: `url=${url}\n` });
  expect(started.environment).toBe(
    `DIRECT_MAIL_BASE_URL=${url}\nDIRECT_MAIL_ADDRESS_BASE_URL=${url}\nDIRECT_MAIL_TOKEN=live_mock\n`,
  );
  const response = await fetch(`${url}/v1/campaigns`, { headers: { authorization: 'Bearer live_mock' } });
  expect(await response.json()).toEqual([]);
});

test('the action fails with the reason if the mock does not start', async () => {
  const started = await start({
    MOCK_PORT: String(await freePort()),
    MOCK_FIXTURES: 'missing.json',
    MOCK_CLOCK: 'manual',
  });
  expect(started.code).toBe(1);
  expect(started.said).toContain('missing.json');
  expect(started.said).toContain('::error::the direct-mail mock did not start');
});

test('the action passes its inputs by the environment, so that none of them is run', () => {
  expect(step.run).not.toContain('${{');
  for (const name of Object.keys(action.inputs)) expect(Object.values(step.env).join()).toContain(`inputs.${name}`);
});
