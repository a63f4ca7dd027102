import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Rule {
  readonly pattern: RegExp;
  /** Files in which the word means what the glossary says that it does not; default: all sources and guides. */
  readonly in?: RegExp;
  /** Lines with another meaning of the word. */
  readonly except?: RegExp;
}

const determiner =
  '(?:[Aa]n?|[Tt]he|[Ii]ts|[Nn]o|[Ee]ach|[Ee]very|[Ll]ast|[Ll]ost|[Ff]irst|[Ss]econd|next|whole|one|other|another|[Ww]hose)';

/** The artwork of fixtures is written for customers. */
const prose = /^(?!packages\/mock\/src\/fixtures\/artwork\/)/;

/** By the words of the column "not"; a word without a rule fails the first test. */
const rules: Readonly<Record<string, Rule>> = {
  // The verb is fine, and so is what a person types at a prompt.
  answer: { pattern: new RegExp(`\\b${determiner} answers?\\b|[a-z]Answers?\\b`) },
  try: { pattern: new RegExp(`\\b${determiner} (?:try|tries)\\b`) },
  'under way': { pattern: /\bunder way\b/i },
  chance: { pattern: /\bchances?\b/i },
  strike: { pattern: /\b(?:strikes?|struck)\b/i, except: /line-through/ },
  house: {
    pattern: /\b(?:the|a|one|every|first|own) house\b(?! number)|\bHouse[A-Z]/,
    in: /^packages\/mock\/src\/(?!fixtures)/,
  },
  // `mock.agenda` and `/_mock/agenda` are public names.
  agenda: {
    pattern: /agenda/i,
    in: /^packages\/(?:bulk|cli|conformance|sdk|us-address|mock\/src\/(?:account\/(?:base|store)|clock|sandbox|http|webhooks))\//,
  },
  log: { pattern: /\b(?:request|call) logs?\b/i, in: /^packages\/(?:mock|dashboard)\// },
  // `bulk.erase` is a public name.
  forget: { pattern: /\bforg[eo]t/i, in: /^packages\/(?:mock|sdk)\/src\/(?!fixtures)/ },
  nobody: { pattern: /\bnobody\b/i, in: prose, except: /Nobody,no number road/ },
  somebody: { pattern: /\bsomebody\b/i, in: prose },
  whoever: { pattern: /\bwhoever\b/i, in: prose },
  mend: { pattern: /\bmend(?:s|ed|ing)?\b/i, in: prose },
  'go on': { pattern: /\b(?:go|goes|going|went) on\b/i, in: prose, except: /address and barcode go on top/ },
  'for good': { pattern: /\bfor good\b/i, in: prose },
};

/** `answer (as a noun)` and `agenda (in code)` without their notes. */
const forbidden = readFileSync('CONTRIBUTING.md', 'utf8')
  .split('## Glossary')[1]
  ?.split('\n## ')[0]
  ?.split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .flatMap((line) => (line.split('|')[3] ?? '').split(','))
  .map((word) => word.replace(/\(.*\)/, '').trim())
  .filter((word) => word !== '');

const files = execFileSync('git', [
  'ls-files',
  'packages/*/src/*.ts',
  'packages/*/src/*.tsx',
  'packages/*/README.md',
  'docs/*.md',
  'examples/*',
  'scripts/*.ts',
  'README.md',
  'SECURITY.md',
])
  .toString()
  .split('\n')
  .filter((file) => file !== '' && !file.includes('/generated/'));

const lines = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((text, at) => ({ file, at: at + 1, text })),
);

describe('the glossary', () => {
  test('has a rule for every word of its column "not"', () => {
    expect(forbidden?.toSorted()).toEqual(Object.keys(rules).toSorted());
    expect(files.length).toBeGreaterThan(500);
  });

  test.each(Object.entries(rules))('its word is used instead of "%s"', (_, rule) => {
    const found = lines
      .filter(({ file, text }) => (rule.in ?? /^/).test(file) && rule.pattern.test(text))
      .filter(({ text }) => rule.except?.test(text) !== true)
      .map(({ file, at, text }) => `${file}:${at}: ${text.trim()}`);
    expect(found).toEqual([]);
  });
});
