import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type OperationId, routes } from '@direct-mail/contract';
import { beginnings, type SnippetLanguage, snippetOf } from '@direct-mail/contract/words/snippets';
import { type StartedServer, startServer } from '@direct-mail/mock/node';
import { steps } from '../../../packages/conformance/src/client/steps.ts';
import { exampleCall } from '../../../scripts/api-page.ts';
import type { ProofLine } from '../section.ts';

const CLIENTS = resolve('examples/languages');

/** How the snippets of a language are run, all of them in one program. */
interface Runner {
  readonly needs: readonly [string, string];
  readonly file: string;
  readonly program: (snippets: readonly string[]) => string;
  readonly command: (file: string) => readonly [string, ...string[]];
  /** A file that is compiled with it. */
  readonly beside?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

const runners: Readonly<Record<SnippetLanguage, Runner>> = {
  typescript: {
    needs: [process.execPath, '--version'],
    // Beside this file, so that its imports are found.
    file: resolve('tests/proof/languages/.snippets.ts'),
    program: (snippets) => [beginnings.typescript, ...snippets.map((each) => `{\n${each}\n}`)].join('\n'),
    command: (file) => [process.execPath, '--conditions=direct-mail-source', file],
  },
  curl: {
    needs: ['curl', '--version'],
    file: 'snippets.sh',
    program: (snippets) =>
      ['set -e', ...snippets.map((each) => each.replace('curl', 'curl -sS --fail-with-body -o /dev/null'))].join('\n'),
    command: (file) => ['bash', file],
  },
  python: {
    needs: ['python3', '--version'],
    file: 'snippets.py',
    program: (snippets) => [beginnings.python, ...snippets].join('\n'),
    command: (file) => ['python3', file],
    environment: { PYTHONPATH: join(CLIENTS, 'python'), PYTHONDONTWRITEBYTECODE: '1' },
  },
  go: {
    needs: ['go', 'version'],
    file: 'snippets.go',
    program: (snippets) =>
      [
        'package main\n\nimport (\n\t"os"\n\t"time"\n)\n\nfunc must(_ any, err error) {\n\tif err != nil {\n\t\tpanic(err)\n\t}\n}\n\nfunc main() {',
        beginnings.go,
        ...snippets.map((each) => `{\n${each}\nmust(${each.split(',')[0] ?? ''}, err)\n}`),
        '}\n',
      ].join('\n'),
    beside: join(CLIENTS, 'go/direct_mail.go'),
    command: (file) => ['go', 'run', file, join(dirname(file), 'direct_mail.go')],
  },
};

/** Every snippet of docs/api.md, against the mock: each reaches its operation once, which succeeds. */
export async function snippetLines(folder: string): Promise<ProofLine[]> {
  const operations = Object.keys(routes) as OperationId[];
  const lines: ProofLine[] = [];
  for (const [language, runner] of Object.entries(runners) as [SnippetLanguage, Runner][]) {
    const check = `Languages: each snippet of docs/api.md in ${language} does what it says`;
    const [program, flag] = runner.needs;
    if (spawnSync(program, [flag]).status !== 0) {
      lines.push({ check, tried: 'not installed', result: 'not run', ok: true });
      continue;
    }
    const file = resolve(folder, runner.file);
    const calls = operations.map((operation) => snippetOf(language, exampleCall(operation)));
    writeFileSync(file, runner.program(calls));
    if (runner.beside !== undefined) copyFileSync(runner.beside, join(folder, basename(runner.beside)));
    const server = await shop();
    try {
      const { text, code } = await run(runner.command(file), {
        ...runner.environment,
        DIRECT_MAIL_BASE_URL: server.url,
        DIRECT_MAIL_ADDRESS_BASE_URL: server.url,
        DIRECT_MAIL_TOKEN: server.mock.tokens.production,
      });
      const journal = await server.mock.requests.list({ per_page: 100 });
      const wrong = operations.filter((operation) => {
        const own = journal.filter((entry) => entry.operation === operation);
        return own.length !== 1 || own[0]?.status !== routes[operation].status;
      });
      lines.push({
        check,
        tried: `${operations.length} operations`,
        result:
          wrong.length === 0 && code === 0
            ? 'each once, with its status'
            : `not ${wrong.join(', ')}; exit code ${code}: ${text.slice(-300)}`,
        ok: wrong.length === 0 && code === 0,
      });
    } finally {
      await server.close();
      rmSync(file);
    }
  }
  return lines;
}

/** A mock that has what the document's examples name. */
function shop(): Promise<StartedServer> {
  const idOf = (operation: OperationId): string => exampleCall(operation).path[1] ?? '';
  const creatives = [{ name: 'Card', format: 'postcard_4x6' as const }];
  return startServer({
    fixtures: {
      campaigns: [{ id: idOf('getCampaign'), name: 'Welcome', creatives }],
      audiences: [{ id: idOf('createAudienceMember'), name: 'Newsletter' }],
      mailings: [{ id: idOf('getMailing'), campaign: 'Welcome', recipient: steps.create.asked.recipient }],
    },
  });
}

function run(
  [program, ...args]: readonly [string, ...string[]],
  environment: object,
): Promise<{ code: number | null; text: string }> {
  const child = spawn(program, args, { env: { ...process.env, ...environment } });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  return new Promise((done, reject) => child.on('error', reject).on('close', (code) => done({ code, text })));
}
