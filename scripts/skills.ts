/**
 * Skills for agents, made of the guides when the packages are built: `skills/NAME/SKILL.md` in each package. The guides are what the
 * tests run, so that a skill says nothing of its own but when it is of use.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { outsideCode, withoutDocumentLinks, withoutMatter } from '../site/content/markdown.ts';

export interface Skill {
  /** The folder of the package that ships it; the command line ships all. */
  readonly package: 'sdk' | 'mock' | 'cli';
  readonly name: string;
  /** The file in `docs/guides`, without its ending. */
  readonly guide: string;
  readonly when: string;
}

export const skills: readonly Skill[] = [
  {
    package: 'sdk',
    name: 'direct-mail-integration',
    guide: 'getting-started',
    when: 'Use when writing code that sends postcards or letters with @direct-mail/sdk, and a test of it.',
  },
  {
    package: 'sdk',
    name: 'direct-mail-webhooks',
    guide: 'webhooks',
    when: 'Use when writing or testing a receiver of direct-mail webhooks.',
  },
  {
    package: 'mock',
    name: 'direct-mail-testing',
    guide: 'testing-what-takes-days',
    when: 'Use when testing mail that takes days, lost responses, faults or webhooks, without an account.',
  },
  {
    package: 'cli',
    name: 'direct-mail-list',
    guide: 'send-to-a-list',
    when: 'Use when mailing a list of people, each once, and for its report.',
  },
  {
    package: 'cli',
    name: 'direct-mail-troubleshooting',
    guide: 'troubleshooting',
    when: 'Use when a call, a run or a mailing failed or was not delivered, and for any message of direct-mail.',
  },
];

/** A guide as a skill: plain Markdown without links to files that the package does not have. */
export function skillOf(guide: string, { name, when }: Pick<Skill, 'name' | 'when'>): string {
  const body = withoutMatter(guide);
  const title = /^# (.+)$/m.exec(body)?.[1] ?? name;
  const plain = outsideCode(
    body,
    withoutDocumentLinks,
    // How the tests run a block is nothing to its reader.
    (line) => line.replace(/^( *```\w*).*/, '$1'),
  );
  return `---\nname: ${name}\ndescription: ${JSON.stringify(`${title}. ${when}`)}\n---\n\n${plain}`;
}

/** Writes the skills of all packages. */
export function writeSkills(): void {
  for (const each of new Set(skills.map((skill) => skill.package)))
    rmSync(`packages/${each}/skills`, { recursive: true, force: true });
  for (const skill of skills) {
    const text = skillOf(readFileSync(`docs/guides/${skill.guide}.md`, 'utf8'), skill);
    for (const each of new Set([skill.package, 'cli'])) {
      const folder = `packages/${each}/skills/${skill.name}`;
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${folder}/SKILL.md`, text);
    }
  }
}
