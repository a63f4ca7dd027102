import { readFileSync } from 'node:fs';

const text = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

/** The command itself, if the README has it as code. */
export function commandOf(command: string): string {
  if (text.includes(`\`${command}\``) || text.includes(`\n${command} `)) return command;
  throw new Error(`The README does not say ${command}. Expected: a command as it stands there.`);
}

/** What the README tells to save as `name`: the block after that sentence. */
export function fileOf(name: string): string {
  const [, block] = new RegExp(`Save this as \`${name}\`.*?\`\`\`ts \\w+\n(.*?)\n\`\`\``, 's').exec(text) ?? [];
  if (block === undefined) throw new Error(`The README has no file to save as ${name}.`);
  return block;
}

/** The README's call of the API with curl, and the token in it. */
export function callOf(url: string): { readonly command: string; readonly token: string } {
  const [command, token = ''] = /curl [^`\n]*'Authorization: Bearer (\w+)'[^`\n]*/.exec(text) ?? [];
  if (!command?.includes('http://127.0.0.1:4010')) throw new Error('The README calls no API with curl.');
  return { command: command.replace('http://127.0.0.1:4010', url), token };
}
