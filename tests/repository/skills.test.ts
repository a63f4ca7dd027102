import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { skillOf, skills } from '../../scripts/skills.ts';
import { llmsTexts } from '../../site/content/llms.ts';
import { listPages } from '../../site/content/pages.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

test.each(skills)(
  'the skill $name is the guide $guide, with a name and a description that say when it is of use',
  (skill) => {
    const guide = read(`docs/guides/${skill.guide}.md`);
    const text = skillOf(guide, skill);
    const [, name = '', description = ''] = /^---\nname: (.+)\ndescription: (.+)\n---\n\n# /.exec(text) ?? [];
    expect(name).toBe(skill.name);
    expect(name).toMatch(/^[a-z][a-z-]{1,63}$/);
    expect((JSON.parse(description) as string).length).toBeLessThan(1024);
    // The package has none of the files that a guide links to.
    expect([...text.matchAll(/\]\((?!https?:)/g)]).toEqual([]);
    const blocks = (of: string): string[] =>
      [...of.matchAll(/^ *```\w*[^\n]*\n(.*?)^ *```[^\S\n]*$/gms)].map(([, code = '']) => code);
    expect(blocks(text)).toEqual(blocks(guide));
    expect(blocks(text).length).toBeGreaterThan(0);
  },
);

test('each package that has skills ships their folder', () => {
  for (const name of new Set(skills.map((skill) => skill.package))) {
    const { files } = JSON.parse(read(`packages/${name}/package.json`)) as { files: string[] };
    expect(files).toContain('skills');
  }
});

test('llms.txt names every page of the site with a link, and llms-full.txt holds the guides whole', () => {
  const pages = listPages();
  const { index, full } = llmsTexts(pages);
  for (const { route } of pages.filter((page) => page.route !== '')) expect(index).toContain(`](/${route}/)`);
  for (const { guide } of skills) expect(full).toContain(read(`docs/guides/${guide}.md`).split('\n').at(-2));
});
