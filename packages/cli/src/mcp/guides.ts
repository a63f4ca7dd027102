import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { McpServer } from '@modelcontextprotocol/server';

export interface Guide {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly text: () => string;
}

/** The skills of this package, which has those of all: it is often installed without the others. */
export function guides(): Guide[] {
  const folder = join(dirname(createRequire(import.meta.url).resolve('@direct-mail/cli/package.json')), 'skills');
  return existsSync(folder) ? readdirSync(folder).map((each) => readGuide(each, join(folder, each, 'SKILL.md'))) : [];
}

function readGuide(name: string, path: string): Guide {
  const matter = /^---\n([\s\S]*?)\n---\n+/;
  const whole = readFileSync(path, 'utf8');
  const description = /^description: (.*)$/m.exec(matter.exec(whole)?.[1] ?? '')?.[1] ?? JSON.stringify(name);
  const body = whole.replace(matter, '');
  const title = /^# (.+)$/m.exec(body)?.[1] ?? name;
  return { name, title, description: JSON.parse(description) as string, text: () => body };
}

/** Each guide as a resource that an agent reads, and as a prompt that a person chooses. */
export function registerGuides(server: McpServer): void {
  for (const { name, title, description, text } of guides()) {
    const uri = `direct-mail://guide/${name}`;
    server.registerResource(name, uri, { title, description, mimeType: 'text/markdown' }, async () => ({
      contents: [{ uri, mimeType: 'text/markdown', text: text() }],
    }));
    server.registerPrompt(name, { title, description }, async () => ({
      messages: [{ role: 'user', content: { type: 'text', text: text() } }],
    }));
  }
}
