/** The packed tarballs in projects of their own, as users have them. Installs from the registry. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { ProofLine, Section } from '../section.ts';
import type { Project } from './project.ts';
import { projects } from './projects.ts';

const run = promisify(execFile);
/** For what hangs: on a busy machine packing alone takes minutes. */
const TIMEOUT = 10 * 60_000;

/** What `npm i -D @direct-mail/mock` may weigh. */
const MAX_BYTES = 8_000_000;

export const packagesSection: Section = async ({ short }) => {
  const work = mkdtempSync(join(tmpdir(), 'direct-mail-packages-'));
  try {
    await run('npm', ['run', '-s', 'pack', '--', join(work, 'tarballs')], { timeout: TIMEOUT });
    const lines = [await weigh(work)];
    for (const [index, project] of projects.entries()) {
      if (!(short && project.isLarge)) lines.push(await tryOut(project, join(work, String(index)), work));
    }
    return lines;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
};

async function weigh(work: string): Promise<ProofLine> {
  const folder = join(work, 'weight');
  const check = 'npm i -D @direct-mail/mock';
  try {
    await install({ name: check, ours: ['mock'], dependencies: {}, files: {}, commands: [] }, folder, work);
    const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as { packages: object };
    const installed = Object.keys(packages).filter((name) => name !== '').length;
    const bytes = sizeOf(join(folder, 'node_modules'));
    const ok = installed === 1 && bytes < MAX_BYTES;
    return {
      check,
      tried: 'one package, under 8 MB',
      result: `${installed} package, ${(bytes / 1e6).toFixed(1)} MB`,
      ok,
    };
  } catch (error) {
    return failed(check, 'one package', error);
  }
}

async function tryOut(project: Project, folder: string, work: string): Promise<ProofLine> {
  const tried = project.commands.map(([program]) => program).join(', ');
  try {
    await install(project, folder, work);
    for (const [program = '', ...given] of project.commands) {
      const env = { ...process.env, PATH: pathWith(folder), CI: 'true' };
      await run(program, given, { cwd: folder, timeout: TIMEOUT, env });
    }
    return { check: project.name, tried, result: 'passed', ok: true };
  } catch (error) {
    return failed(project.name, tried, error);
  }
}

async function install(project: Project, folder: string, work: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'consumer', private: true, ...project.manifest, devDependencies: project.dependencies }),
  );
  for (const [name, text] of Object.entries(project.files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const tarballs = readdirSync(join(work, 'tarballs'))
    .filter((name) => project.ours.some((ours) => name.startsWith(`direct-mail-${ours}-`)))
    .map((name) => join(work, 'tarballs', name));
  const flags = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  await run('npm', ['install', '-D', ...flags, ...tarballs], { cwd: folder, timeout: TIMEOUT });
}

/** The project's tools first, then the Node.js that runs this. */
const pathWith = (folder: string): string =>
  [join(folder, 'node_modules/.bin'), dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter);

function failed(check: string, tried: string, error: unknown): ProofLine {
  const { stdout = '', stderr = '', message = '' } = error as { stdout?: string; stderr?: string; message?: string };
  console.error(`${check}:\n${message}\n${stdout}\n${stderr}`);
  return { check, tried, result: message.split('\n')[0] ?? 'failed', ok: false };
}

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
