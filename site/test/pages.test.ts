import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listModules } from '../content/modules.ts';
import { listPages, sidebarGroups } from '../content/pages.ts';
import { root } from '../content/repository.ts';
import { sidebar } from '../content/sidebar.ts';

const pages = listPages();

describe('the pages of the site', () => {
  test('every document is a page: guides, the mock, packages, the project', () => {
    const documents = globSync(['docs/*.md', 'docs/guides/*.md', 'packages/*/README.md'], { cwd: root });
    expect(documents.length).toBeGreaterThan(25);
    expect(pages.map(({ source }) => source)).toEqual(expect.arrayContaining(documents));
  });

  test('every page but the start page is in the side bar, once', () => {
    const listed = sidebarGroups(pages).flatMap(({ items }) => items);
    expect(listed.toSorted()).toEqual(
      pages
        .map(({ route }) => route)
        .filter(Boolean)
        .toSorted(),
    );
  });

  test('a page that no one has named yet comes last in its group', () => {
    const more = [...pages, { source: 'docs/guides/new.md', route: 'guides/new' }];
    expect(sidebarGroups(more)[0]?.items.at(-1)).toBe('guides/new');
  });

  test.each([
    'server',
    'control-api',
    'packages/cli',
    'magic-recipients',
    'unspecified-behaviour',
    'architecture',
    'proof',
  ])('%s is a page', (route) => {
    expect(pages.map((page) => page.route)).toContain(route);
  });

  test('both API references and every entry point of every published package are in the side bar', () => {
    const links = sidebar().flatMap(({ items }) => items.map(({ link }) => link));
    expect(links).toEqual(expect.arrayContaining(['/api/', '/control-api/reference/', '/reference/sdk/validation/']));
    const names = listModules().map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['@direct-mail/sdk', '@direct-mail/sdk/webhooks', '@direct-mail/us-address/streets']),
    );
    expect(names).not.toContain('@direct-mail/contract');
  });
});
