import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createMock } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';
import { DirectMail } from '@direct-mail/sdk';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { canRun, type Example, readExamples, shows, Terminal } from './run-examples.ts';

const folder = new URL('../.guide-examples/', import.meta.url);
const guides = new URL('guides/', import.meta.url);
mkdirSync(folder, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** They have tests of their own, where their packages are. */
const elsewhere = new Set(['conformance.md', 'send-to-a-list.md']);
const names = readdirSync(guides).filter((name) => name.endsWith('.md') && !elsewhere.has(name));

/** A block of a guide as a module of its own, in the repository, so that its imports are found. */
function moduleOf(name: string, line: number, text: string): string {
  const file = new URL(`${name.replace('.md', '')}-${line}.ts`, folder);
  writeFileSync(file, `${text}\nexport {};\n`);
  return file.pathname;
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

for (const name of names) {
  const text = readFileSync(new URL(name, guides), 'utf8');

  describe(`docs/guides/${name}`, async () => {
    test('begins with code that works, in about ten lines', () => {
      const [first] = text.matchAll(/^```([^\n]*)\n(.*?)^```$/gms);
      const firstSection = text.search(/^## /m);
      expect(first?.index).toBeLessThan(firstSection === -1 ? text.length : firstSection);
      expect(first?.[1]).toMatch(/^(ts (run|test)|sh( server)?|\w+ \S+)$/);
      expect(first?.[2]?.trim().split('\n').length).toBeLessThanOrEqual(20);
    });

    const mock = createMock({ fixtures: 'demo' });
    let server: Awaited<ReturnType<typeof serve>>;
    const terminal = new Terminal();
    beforeAll(async () => {
      server = await serve(mock);
      const mail = new DirectMail({ ...mock.connection });
      const [campaign] = await mail.campaigns.list();
      const id = campaign?.id ?? '';
      const { id: mailingId } = await mail.mailings.create({
        campaign_id: id,
        recipient: { address_1: '1600 Amphitheatre Pkwy', city: 'Mountain View', state: 'CA', postal_code: '94043' },
      });
      Object.assign(globalThis, { mock, mail, campaignId: id, mailingId, id: mailingId });
    });
    afterAll(async () => {
      for (const global of ['mock', 'mail', 'campaignId', 'mailingId', 'id'])
        Reflect.deleteProperty(globalThis, global);
      await Promise.all([server.close(), terminal.close()]);
    });

    const cases = readExamples(text).map((example) => [example.line, example.text.split('\n')[0], example] as const);
    test.for(cases)('line %i does what it says: %s', async ([, , example], { skip }) => {
      const needed = example.kind === 'module' ? [] : ['curl', 'bash'];
      if (example.kind === 'run' && example.name !== '') needed.push(example.name);
      if (!canRun(needed)) skip(`one of ${needed.join(', ')} is not here`);
      const printed = example.kind === 'module' ? await imported(example) : await terminal.run(example);
      if (example.response !== null && !shows(example.response, printed)) expect(printed).toBe(example.response);
    });

    async function imported({ line, text: code }: Example): Promise<string> {
      vi.stubEnv('DIRECT_MAIL_BASE_URL', server.url);
      vi.stubEnv('DIRECT_MAIL_ADDRESS_BASE_URL', server.url);
      vi.stubEnv('DIRECT_MAIL_TOKEN', mock.tokens.production);
      vi.stubEnv('DIRECT_MAIL_WEBHOOK_SECRET', 'whsec_guides');
      const lines: string[] = [];
      const keep = (...words: unknown[]) => lines.push(words.map(inWords).join(' '));
      vi.spyOn(console, 'log').mockImplementation(keep);
      vi.spyOn(console, 'error').mockImplementation(keep);
      await import(/* @vite-ignore */ moduleOf(name, line, code));
      return lines.join('\n');
    }

    // A block that is a test itself: importing it adds it here.
    for (const { index, 1: code } of text.matchAll(/^```ts test\n(.*?)^```$/gms))
      await import(/* @vite-ignore */ moduleOf(name, lineAt(text, index), code ?? ''));
  });
}

describe('docs/guides/continuous-integration.md', () => {
  const text = readFileSync(new URL('continuous-integration.md', guides), 'utf8');
  const [workflow, compose] = [...text.matchAll(/^```yaml \S+\n(.*?)^```$/gms)].map(([, yaml]) => parse(yaml ?? ''));

  test('the workflow runs the command that the page runs', () => {
    const commands = workflow.jobs.test.steps.flatMap((step: { run?: string }) => step.run ?? []);
    const shown = readExamples(text).filter(({ kind }) => kind === 'run');
    expect(shown.map((example) => example.text.trim())).toContain(commands.at(-1));
  });

  test('the composition names what the image listens on and what the server reads', () => {
    const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
    const { mail, tests } = compose.services;
    expect(tests.environment.DIRECT_MAIL_BASE_URL).toBe('http://mail:4010');
    expect(mail.environment).toEqual({ DIRECT_MAIL_MOCK_CONTROL_TOKEN: 'let-me-in' });
    expect(mail.healthcheck.test[3]).toContain('http://127.0.0.1:4010/_mock/health');
    // The same in both images, where the port may be another.
    const health = mail.healthcheck.test[3].split(').then')[0].replace('4010/', "' + (process.env.PORT || 4010) + '/");
    for (const image of ['Dockerfile', 'scripts/distribution/image.ts']) {
      expect(read(image)).toContain(health);
      expect(read(image)).toMatch(/EXPOSE 4010|ExposedPorts: \{ '4010\/tcp'/);
      for (const word of ['--host', '0.0.0.0', '--data-dir', '/data']) expect(read(image)).toContain(word);
    }
  });
});

const inWords = (word: unknown): string => (typeof word === 'string' ? word : JSON.stringify(word));
