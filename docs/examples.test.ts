import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What the examples may use without saying where it comes from; what a block imports or declares itself wins. */
const prelude = `
import type { Mock } from '@direct-mail/mock';
import type * as sdk from '@direct-mail/sdk';
declare global {
  const mail: sdk.DirectMail;
  const mock: Mock;
  const DirectMail: typeof sdk.DirectMail;
  const ConnectionError: typeof sdk.ConnectionError;
  const CallError: typeof sdk.CallError;
  type CallError = sdk.CallError;
  type Campaign = sdk.Campaign;
  const hashEmail: typeof sdk.hashEmail;
  type Middleware = sdk.Middleware;
  const campaignId: string;
  const mailingId: string;
  const id: string;
  const request: sdk.CreateMailingRequest;
  const rows: AsyncIterable<Record<string, string>>;
  const write: (row: object) => void;
  const signUp: (mail: sdk.DirectMail, name: string) => Promise<void>;
}
export {};
`;

interface Block {
  name: string;
  code: string;
}

const fence = /```ts(?: run| test)?\n([\s\S]*?)\n```/g;

function blocksOf(name: string, text: string): Block[] {
  return [...text.matchAll(fence)].map((match, index) => ({ name: `${name} #${index + 1}`, code: match[1] ?? '' }));
}

/** These READMEs have a program in each block. */
const separate = ['packages/sdk/README.md', 'packages/us-address/README.md'];

/** Every document and guide: a new page is one of them. */
const guides = globSync(['docs/*.md', 'docs/guides/*.md', ...separate], { cwd: root }).flatMap((name) =>
  blocksOf(name, readFileSync(`${root}/${name}`, 'utf8')),
);

const comments = ['packages/sdk/src', 'packages/mock/src'].flatMap((folder) =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('generated'))
    .flatMap((name) => {
      const text = readFileSync(`${root}/${folder}/${name}`, 'utf8');
      return blocksOf(`${folder}/${name}`, text.replace(/^ *\* ?/gm, ''));
    }),
);

/** Files on disk, parsed once for both programs. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Type-checks all blocks in one program, each as a module of its own, and says what is wrong by block. */
function check(blocks: readonly Block[], before = prelude): Map<string, string[]> {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    customConditions: ['direct-mail-source'],
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: ['node'],
    lib: ['lib.es2023.d.ts'],
  };
  const virtual = new Map(blocks.map(({ code }, index) => [`${root}docs/block-${index}.ts`, `${code}\nexport {};\n`]));
  virtual.set(`${root}docs/prelude.ts`, before);
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    readFile: (name) => virtual.get(name) ?? disk.readFile(name),
    fileExists: (name) => virtual.has(name) || disk.fileExists(name),
    getSourceFile: (name, language, ...rest) => {
      const text = virtual.get(name);
      if (text !== undefined) return ts.createSourceFile(name, text, language);
      if (!parsed.has(name)) parsed.set(name, disk.getSourceFile(name, language, ...rest));
      return parsed.get(name);
    },
  };
  const program = ts.createProgram([...virtual.keys()], options, host);
  return new Map(
    blocks.map(({ name }, index) => {
      const file = program.getSourceFile(`${root}docs/block-${index}.ts`);
      const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
      return [name, found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))];
    }),
  );
}

describe('every example of the documents and of the comments compiles', () => {
  const blocks = [...guides, ...comments];
  const wrong = { name: 'wrong', code: 'await mail.mailings.retrieve(5);' };
  const faults = check([...blocks, wrong]);

  test('there are examples, in the guides and in the comments', () => {
    expect(guides.length).toBeGreaterThan(15);
    expect(comments.length).toBeGreaterThan(8);
  });

  test.each(blocks)('$name', ({ name, code }) => {
    expect(faults.get(name), code).toEqual([]);
  });

  test('a wrong example would not pass', () => {
    expect(faults.get(wrong.name)).toHaveLength(1);
  });
});

describe('the examples of a package’s README are one program each, in which every name has an origin', () => {
  const packages = readdirSync(`${root}/packages`).filter(
    (name) =>
      !separate.includes(`packages/${name}/README.md`) &&
      existsSync(`${root}/packages/${name}/README.md`) &&
      blocksOf(name, readFileSync(`${root}/packages/${name}/README.md`, 'utf8')).length > 0,
  );
  const programs = packages.map((name) => ({
    name,
    code: blocksOf(name, readFileSync(`${root}/packages/${name}/README.md`, 'utf8'))
      .map(({ code }) => code)
      .join('\n'),
  }));
  const faults = check([...programs, { name: 'wrong', code: 'await mail.campaigns.list();' }], 'export {};');

  test.each(packages)('%s', (name) => {
    expect(faults.get(name)).toEqual([]);
    expect(programs.find((each) => each.name === name)?.code).toContain('import ');
  });

  test('a name from nowhere would not pass', () => {
    expect(faults.get('wrong')).toHaveLength(1);
  });
});

test('the client of docs/guides/other-languages.md is the file that the proof drives', () => {
  const guide = readFileSync(new URL('guides/other-languages.md', import.meta.url), 'utf8');
  const client = readFileSync(new URL('../examples/languages/python/direct_mail.py', import.meta.url), 'utf8');
  expect(guide).toContain(`\n\`\`\`python direct_mail.py\n${client}\`\`\`\n`);
});
