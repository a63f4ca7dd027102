import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createMock } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canRun, Terminal } from './run-examples.ts';

/**
 * The commands outside of the guides: of the packages' READMEs and of the pages that have no test of their own. A command runs as it is
 * written, with the ids of a mock in the place of the words in capitals; one that cannot run here is named below, with what is checked in
 * its place, so that a new one is run or thought of. What starts programs of ours takes some seconds each, and is left to
 * `npm run proof -- --only docs`.
 */
const isLong = process.env['PROOF_SIZE'] === 'long';
const root = new URL('../', import.meta.url);
const documents = [
  'docs/magic-recipients.md',
  'docs/previews.md',
  'docs/server.md',
  ...readdirSync(new URL('packages', root))
    .map((name) => `packages/${name}/README.md`)
    .filter((path) => existsSync(new URL(path, root))),
];

/** What is written for a person at a terminal, as it runs without one. */
const atTerminal: readonly (readonly [written: RegExp, run: string])[] = [
  [/^.* mailings send (?!.*--yes).*/s, '$& --yes'],
  [/^.* send people\.csv (?!.*(--plan-only|--approve)).*/s, '$& --plan-only'],
  [/^.* webhooks listen --forward-to .*/s, 'timeout 3 $& || [ $? = 124 ]'],
  [/^npx @direct-mail\/mock exec -- npm test$/, 'npx @direct-mail/mock exec -- true'],
  [/^npx @direct-mail\/mock( --clock manual --data-dir \.\/mail)?$/, 'timeout 5 $& --port 0 || [ $? = 124 ]'],
];

/** What is not run, why, and what is looked at in its place. */
const notRun: readonly (readonly [written: RegExp, check: (command: string) => void])[] = [
  // The packages are not on the registry: do their names exist, and the programs that are called?
  [/^npm (i|install) /, (command) => expect(packagesIn(command).filter((name) => !isPackage(name))).toEqual([])],
  [/^npx -p /, (command) => expect(programsOf(packagesIn(command))).toContain(/(?:-p \S+ )+(\S+)/.exec(command)?.[1])],
  // They ask for tokens at a terminal, or need an account of the service; packages/cli/test runs them with a person who answers.
  [/^npx @direct-mail\/cli (profiles add|whoami)/, (command) => expect(cliTests).toContain(command.split(' ')[2])],
  [/--port 4242 --secret whsec_…/, () => expect(cliTests).toContain("'--port'")],
  // A minute each, and run by the tests of packages/conformance.
  [
    /^npx @direct-mail\/conformance /,
    (command) => expect(flagsOf(command).filter((flag) => !conformance.includes(flag))).toEqual([]),
  ],
  [/--fixtures observed\.json$/, () => expect(conformance).toContain('observed')],
  // Chromium is looked for by packages/previews/test; Docker was not available.
  [/--renderer chromium$/, () => expect(readFileSync(new URL('docs/server.md', root), 'utf8')).toContain('--renderer')],
  [/^docker /, () => expect(existsSync(new URL('Dockerfile', root))).toBe(true)],
  // A log as a terminal shows it, not a command.
  [/^(POST|GET) +\/|^\.\.\.$/, () => {}],
];

const textOf = (folder: string): string =>
  readdirSync(new URL(folder, root), { recursive: true })
    .filter((name) => String(name).endsWith('.ts'))
    .map((name) => readFileSync(new URL(`${folder}/${String(name)}`, root), 'utf8'))
    .join('\n');
const cliTests = textOf('packages/cli/test');
const conformance = textOf('packages/conformance/src');

const packagesIn = (command: string): string[] => command.match(/(?<= )(@[\w-]+\/[\w-]+|playwright-core)/g) ?? [];
const flagsOf = (command: string): string[] =>
  [...(command.split(' -- ')[0]?.matchAll(/ --([\w-]+)/g) ?? [])].map(([, flag = '']) => flag);
const manifestOf = (name: string): { bin?: Record<string, string> } =>
  JSON.parse(readFileSync(new URL(`${name.replace('@direct-mail', 'packages')}/package.json`, root), 'utf8'));
const isPackage = (name: string): boolean =>
  existsSync(
    new URL(name.startsWith('@direct-mail') ? name.replace('@direct-mail', 'packages') : `node_modules/${name}`, root),
  );
const programsOf = (names: readonly string[]): string[] =>
  names.flatMap((name) => Object.keys(manifestOf(name).bin ?? {}));

/** The commands of the blocks `sh` and `console`, each with its continued lines and without what is said about it. */
function blocksOf(path: string): { line: number; commands: string[] }[] {
  const text = readFileSync(new URL(path, root), 'utf8');
  // docs/server.md runs its blocks `sh` in a test of its own.
  const languages = path === 'docs/server.md' ? 'console' : 'sh|console';
  return [...text.matchAll(new RegExp(`^\`\`\`(?:${languages})\\n(.*?)^\`\`\`$`, 'gms'))].map(
    ({ index, 1: block = '' }) => ({
      line: text.slice(0, index).split('\n').length,
      commands: block
        .replaceAll(/\\\n\s*/g, '')
        .split(/\n(?![ }])/)
        .map((command) => command.replace(/ +# .*$/gm, '').trim())
        .filter((command) => command !== ''),
    }),
  );
}

const blocks = documents.flatMap((path) => blocksOf(path).map((block) => [path, block.line, block.commands] as const));

describe('the commands of the READMEs and of the other pages', () => {
  const mock = createMock({ fixtures: 'demo' });
  const terminal = new Terminal();
  let server: Awaited<ReturnType<typeof serve>>;
  let ids: Record<string, string>;
  beforeAll(async () => {
    server = await serve(mock);
    const [campaign] = await mock.campaigns.list();
    const id = campaign?.id ?? '';
    const webhook = await mock.webhooks.create({ url: `${server.url}/_receiver/200` });
    await mock.clock.advance({ seconds: 1 });
    const [delivery] = await mock.webhooks.deliveries(webhook.id);
    ids = {
      CAMPAIGN: id,
      DELIVERY: delivery?.id ?? '',
      '"campaign_id": "…"': `"campaign_id": "${id}"`,
      'campaigns/…': `campaigns/${id}`,
    };
    await terminal.run({
      line: 0,
      kind: 'file',
      name: 'people.csv',
      response: null,
      text: 'full_name,address_1,city,state,postal_code,promo_code,expires\nAda Lovelace,1600 Amphitheatre Pkwy,Mountain View,CA,94043,A,2030-01-01\n',
    });
  });
  afterAll(() => Promise.all([server.close(), terminal.close()]));

  test('there are some', () => expect(blocks.length).toBeGreaterThan(12));

  test.for(blocks)('%s, line %i', { timeout: 600_000 }, async ([, , commands], { skip }) => {
    const runs: string[] = [];
    for (const command of commands) {
      const other = notRun.find(([written]) => written.test(command));
      if (other === undefined) runs.push(filledIn(command));
      else other[1](command);
    }
    if (runs.length === 0) return;
    if (!isLong && /direct-mail/.test(commands.join())) skip('at length: npm run proof -- --only docs');
    const needed = ['curl', 'bash', ...(runs.join('\n').includes('| jq ') ? ['jq'] : [])];
    if (!canRun(needed)) skip(`one of ${needed.join(', ')} is not here`);
    const settings = `export DIRECT_MAIL_BASE_URL=${server.url} DIRECT_MAIL_TOKEN=${mock.tokens.production} HOME="$PWD"`;
    await terminal.run({ line: 0, kind: 'run', name: '', text: [settings, ...runs].join('\n'), response: null });
  });

  function filledIn(command: string): string {
    const [written, run] = atTerminal.find(([pattern]) => pattern.test(command)) ?? [/$^/, ''];
    const filled = Object.entries(ids).reduce(
      (text, [from, to]) => text.replaceAll(from, to),
      command.replace(written, run),
    );
    return filled.replaceAll(/(?:localhost|127\.0\.0\.1):4010/g, new URL(server.url).host);
  }
});
