import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { published } from '../../scripts/published.ts';
import { skills } from '../../scripts/skills.ts';

const root = new URL('../../', import.meta.url);

interface Packed {
  readonly name: string;
  readonly files: readonly { readonly path: string }[];
}

/** What npm would put into each tarball, asked for once: a start of npm takes most of the time. */
function packAll(): ReadonlyMap<string, readonly string[]> {
  const workspaces = published.flatMap(({ folder }) => ['-w', `packages/${folder}`]);
  const text = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts', ...workspaces], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  });
  // npm answers a list, newer versions a record by package.
  const all = Object.values(JSON.parse(text) as Record<string, Packed>);
  return new Map(all.map(({ name, files }) => [name, files.map(({ path }) => path)]));
}

let response: ReadonlyMap<string, readonly string[]> = new Map();
beforeAll(() => {
  response = packAll();
}, 300_000);

function packed(name: string): readonly string[] {
  const manifest = JSON.parse(readFileSync(new URL(`packages/${name}/package.json`, root), 'utf8')) as { name: string };
  const paths = response.get(manifest.name) ?? [];
  expect(paths).toContain('package.json');
  return paths;
}

describe.each(published.map(({ folder }) => folder))('the tarball of %s', (name) => {
  test('holds what is built, its source and its papers, and nothing else', () => {
    const allowed =
      /^(dist|src|bin)\/|^skills\/[a-z-]+\/SKILL\.md$|^(package\.json|README\.md|LICENSE|NOTICE|CHANGELOG\.md|openapi\.json|(config|fixtures)\.schema\.json)$/;
    expect(packed(name).filter((path) => !allowed.test(path))).toEqual([]);
  });

  test('holds its skills, and the command line those of all', () => {
    const own = skills
      .filter((skill) => skill.package === name || name === 'cli')
      .map((skill) => `skills/${skill.name}/SKILL.md`);
    expect(
      packed(name)
        .filter((path) => path.startsWith('skills/'))
        .sort(),
    ).toEqual(own.sort());
  });

  test('holds no test, no key, no data folder and no settings of a machine', () => {
    const unwanted =
      /\.test\.|(^|\/)(\.env|\.npmrc|\.git|node_modules|coverage)(\/|$)|\.(pem|key|sqlite|db|tgz|log|cpuprofile)$/;
    expect(packed(name).filter((path) => unwanted.test(path))).toEqual([]);
  });

  test('runs no script when it is installed', () => {
    const { scripts = {} } = JSON.parse(readFileSync(new URL(`packages/${name}/package.json`, root), 'utf8')) as {
      scripts?: Record<string, string>;
    };
    expect(
      Object.keys(scripts).filter((each) => /^(pre|post)?install$|^prepare$|^(pre|post)?uninstall$/.test(each)),
    ).toEqual([]);
  });
});
