import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const pages = globSync(
  ['*.md', 'docs/**/*.md', 'packages/*/README.md', 'examples/**/README.md', 'benchmarks/**/README.md'],
  {
    exclude: (path) => path.includes('node_modules'),
  },
);

describe('links between pages', () => {
  test.each(pages)('%s leads nowhere that is not there', (page) => {
    const text = readFileSync(page, 'utf8').replace(/```.*?```/gs, '');
    const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => (match[1] as string).split('#')[0] as string);
    const ours = targets.filter((target) => target !== '' && !/^[a-z]+:/.test(target));
    expect(ours.filter((target) => !existsSync(join(dirname(page), target)))).toEqual([]);
  });
});
