import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The address that the documents write. */
const WRITTEN = /localhost:4010/g;

export interface Example {
  /** Of the document. */
  readonly line: number;
  /**
   * `sh server`: starts a server; `sh`: runs and ends; `sh fails`: is refused; `sh needs=go`: runs where that is installed; `ts run`:
   * a module that is imported; any other language with a name: a file.
   */
  readonly kind: 'server' | 'run' | 'fails' | 'file' | 'module';
  readonly name: string;
  readonly text: string;
  /** The block `json` or `text` that follows: what is printed. `…` stands for anything. */
  readonly response: string | null;
}

export function canRun(programs: readonly string[] = ['curl', 'bash']): boolean {
  // `go` knows no `--version`.
  return programs.every((name) => spawnSync(name, [name === 'go' ? 'version' : '--version']).status === 0);
}

/** The examples of a document, in its order. */
export function readExamples(document: string): Example[] {
  const examples: Example[] = [];
  for (const match of document.matchAll(/^```([\w+]+)(?: (\S+))?\n(.*?)^```$/gms)) {
    const [, language = '', word = '', text = ''] = match;
    const line = document.slice(0, match.index).split('\n').length;
    if (language === 'sh') {
      const kind = word === 'server' || word === 'fails' ? word : 'run';
      examples.push({ line, kind, name: word.replace(/^(?!needs=).*|^needs=/, ''), text, response: null });
    } else if (language === 'ts') {
      if (word === 'run') examples.push({ line, kind: 'module', name: '', text, response: null });
    } else if (word !== '') {
      examples.push({ line, kind: 'file', name: word, text, response: null });
    } else if (language === 'json' || language === 'text') {
      const last = examples.pop();
      if (last === undefined) throw new Error(`line ${line}: a response needs an example before it`);
      examples.push({ ...last, response: text });
    }
  }
  return examples;
}

/** Runs the examples of one document one after the other in a folder of their own, as a reader would in one terminal. */
export class Terminal {
  readonly #folder = mkdtempSync(join(tmpdir(), 'direct-mail-docs-'));
  #server: ChildProcess | null = null;
  #url = 'no server was started';

  constructor() {
    const program = fileURLToPath(new URL('../packages/mock/src/cli/main.ts', import.meta.url));
    const node = `'${process.execPath}' --conditions=direct-mail-source --disable-warning=ExperimentalWarning`;
    const command = fileURLToPath(new URL('../packages/cli/src/main.ts', import.meta.url));
    this.#put('direct-mail-mock', `exec ${node} '${program}' "$@"`);
    this.#put('direct-mail', `exec ${node} '${command}' "$@"`);
    // In a project `npx` finds the installed packages; here they are the source.
    this.#put(
      'npx',
      `name=$1; shift; case "$name" in
  @direct-mail/mock) exec direct-mail-mock "$@" ;;
  @direct-mail/cli) exec direct-mail "$@" ;;
  *) echo "npx $name: not here" >&2; exit 1 ;;
esac`,
    );
    symlinkSync(fileURLToPath(new URL('../node_modules', import.meta.url)), join(this.#folder, 'node_modules'));
  }

  /** Resolves to what it printed. */
  async run({ kind, name, text, response }: Example): Promise<string> {
    if (kind === 'file') {
      writeFileSync(join(this.#folder, name), text);
      return '';
    }
    if (kind === 'server') return this.#start(text);
    const { code, stdout, stderr } = await this.#shell(text.replace(WRITTEN, this.#url.replace('http://', '')));
    if ((code !== 0) !== (kind === 'fails')) throw new Error(`exit code ${code}: ${stderr}\n${stdout}`);
    if (response === null && stdout.includes('{"error":')) throw new Error(`this was refused: ${stdout}`);
    return kind === 'fails' ? stderr : stdout;
  }

  #put(name: string, script: string): void {
    writeFileSync(join(this.#folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(this.#folder, name), 0o755);
  }

  read(file: string): string {
    return readFileSync(join(this.#folder, file), 'utf8');
  }

  async close(): Promise<void> {
    await this.#stop();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  async #start(text: string): Promise<string> {
    await this.#stop();
    const anyPort = text.replace(/ --port \d+/, '').replace(/direct-mail-mock|npx @direct-mail\/mock/, '$& --port 0');
    const server = spawn('bash', ['--norc', '-c', anyPort], this.#options(true));
    this.#server = server;
    let printed = '';
    return new Promise((resolve, reject) => {
      const take = (chunk: Buffer): void => {
        printed += chunk.toString();
        const url = /^[^\n]*?(http:\/\/[^\s"]+)[^\n]*\n/m.exec(printed)?.[1];
        if (url === undefined) return;
        this.#url = url;
        resolve(printed.replaceAll(url, 'http://localhost:4010'));
      };
      server.stdout?.on('data', take);
      server.stderr?.on('data', take);
      server.once('close', (code) => reject(new Error(`the server ended with ${code}: ${printed}`)));
    });
  }

  async #stop(): Promise<void> {
    const server = this.#server;
    if (server?.pid === undefined) return;
    this.#server = null;
    const ended = new Promise((resolve) => server.once('close', resolve));
    process.kill(-server.pid, 'SIGTERM');
    await ended;
  }

  #shell(text: string): Promise<{ code: number | null; stdout: string; stderr: string }> {
    const shell = spawn('bash', ['--norc', '-eu', '-c', text], this.#options(false));
    let stdout = '';
    let stderr = '';
    shell.stdout?.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
    });
    shell.stderr?.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    return new Promise((resolve) => shell.once('close', (code) => resolve({ code, stdout, stderr })));
  }

  #options(detached: boolean) {
    const env = {
      ...process.env,
      PATH: `${this.#folder}:${process.env['PATH']}`,
      NODE_OPTIONS: '--conditions=direct-mail-source --disable-warning=ExperimentalWarning',
    };
    return { cwd: this.#folder, detached, env };
  }
}

/** Whether what was printed is what the document shows: JSON by its fields, text to the letter; `…` stands for anything. */
export function shows(response: string, printed: string): boolean {
  const wanted = asJson(response);
  const got = asJson(printed);
  if (wanted !== undefined && got !== undefined) return matches(wanted, got);
  const parts = response
    .trim()
    .split('…')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*?')}$`, 's').test(printed.trim());
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(
      text
        // A dot dot dot that stands alone, not one inside a string.
        .replace(/"(?:[^"\\]|\\.)*"|…/g, (token) => (token === '…' ? '"…"' : token))
        .replace(/\{\s*"…"\s*\}/g, '{ "…": "…" }')
        .replace(/, "…"\s*\}/g, ', "…": "…" }'),
    );
  } catch {
    return undefined;
  }
}

function matches(wanted: unknown, got: unknown): boolean {
  if (wanted === '…') return true;
  if (typeof wanted === 'string' && wanted.includes('…')) return typeof got === 'string' && shows(wanted, got);
  if (Array.isArray(wanted)) {
    if (!Array.isArray(got)) return false;
    const open = wanted.at(-1) === '…';
    const shown = open ? wanted.slice(0, -1) : wanted;
    return (open || shown.length === got.length) && shown.every((item, index) => matches(item, got[index]));
  }
  if (typeof wanted !== 'object' || wanted === null) return wanted === got;
  if (typeof got !== 'object' || got === null) return false;
  const entries = Object.entries(wanted).filter(([name]) => name !== '…');
  const open = Object.hasOwn(wanted, '…');
  if (!open && entries.length !== Object.keys(got).length) return false;
  return entries.every(([name, value]) => matches(value, (got as Record<string, unknown>)[name]));
}
