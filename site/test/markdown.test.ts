import { describe, expect, test } from 'vitest';
import { convert, type LinkTargets } from '../content/markdown.ts';

const targets: LinkTargets = {
  source: 'docs/guides/a.md',
  pageOf: (path) => (path === 'docs/server.md' ? '/server/' : null),
  titleOf: (path) => (path === 'docs/server.md' ? 'Mock server' : undefined),
  fileOf: () => null,
  pictureOf: (path) => `pictures/${path}`,
  decisionOf: (id) => (id === 'D53' ? '/unspecified-behaviour/#D53' : null),
};
const bodyOf = (text: string): string => convert(`# Title\n\n${text}\n`, targets).body.trim();

describe('a document on the site', () => {
  test('its heading is the title, its first paragraph the description', () => {
    const { title, description, body } = convert('---\ntitle: A\n---\n\n# The `A`\n\nOne [two](b.md).\n', targets);
    expect({ title, description, body: body.trim() }).toEqual({
      title: 'The A',
      description: 'One two.',
      body: '<span class="in-repository" title="docs/guides/b.md">two</span>.'.replace(/^/, 'One '),
    });
  });

  test.each([
    ['a link to a document', '[s](../server.md#x)', '[s](/server/#x)'],
    ['a link to this page', '[s](#x)', '[s](#x)'],
    ['a link elsewhere', '[s](https://example.com/a.md)', '[s](https://example.com/a.md)'],
    ['a picture', '![s](../a.png)', '![s](pictures/docs/a.png)'],
    ['the path of a document', 'see `docs/server.md`', 'see [Mock server](/server/)'],
    ['a decision', 'so it is (D53)', 'so it is ([D53](/unspecified-behaviour/#D53))'],
    ['a decision that is a link already', '[D53](../server.md)', '[D53](/server/)'],
    ['what looks like a decision', 'D99', 'D99'],
    ['code', '`[s](../server.md)` of D53x', '`[s](../server.md)` of D53x'],
    ['a link whose text is code', '[`s`](../server.md)', '[`s`](/server/)'],
  ])('%s', (_name, written, shown) => {
    expect(bodyOf(written)).toBe(shown);
  });

  test('blocks stay as they are, but for the name of a file', () => {
    const block = '[s](../server.md) | D53 |\n';
    expect(bodyOf(`\`\`\`json a.json\n${block}\`\`\``)).toBe(`\`\`\`json title="a.json"\n${block}\`\`\``);
    expect(bodyOf(`\`\`\`sh server\n${block}\`\`\``)).toBe(`\`\`\`sh\n${block}\`\`\``);
  });

  test('a table scrolls by itself, and every column has a heading', () => {
    const shown = bodyOf('| a | |\n|---|---|\n| 1 | 2 |');
    expect(shown).toMatch(/^<div class="table">\n\n\| a \| <span class="sr-only">Description<\/span> \|\n/);
    expect(shown).toMatch(/\n\n<\/div>$/);
  });

  test('a document without a heading is refused by its name', () => {
    expect(() => convert('text', targets)).toThrow('docs/guides/a.md has no title');
  });
});
