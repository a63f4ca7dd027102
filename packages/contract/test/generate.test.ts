import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { generateControl } from '../scripts/control.ts';
import { child, type Node, readDocument } from '../scripts/document.ts';
import { findStale, generate, write } from '../scripts/generate.ts';

function changed(change: (document: Node) => void): Node {
  const document = structuredClone(readDocument());
  change(document);
  return document;
}

// Types are written by a compiler, which may take seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let files: Record<string, string> = {};
beforeAll(async () => {
  files = { ...(await generate(readDocument())), ...generateControl() };
});

afterEach(() => vi.restoreAllMocks());

describe('what is generated is not stale', () => {
  test('the committed files are what the document gives', () => {
    expect(findStale(files)).toEqual([]);
    expect(write(files, true)).toBe(0);
  });

  test('every generated file says in the beginning that it is', () => {
    for (const [name, content] of Object.entries(files)) {
      expect(content.slice(0, 120), name).toMatch(
        /Generated from (openapi\/direct-mail.yaml|packages\/contract\/src\/control|docs\/decisions.yaml) by/,
      );
    }
  });
});

describe('the check for stale files can fail', () => {
  test('a changed limit is found, with the files that hold it', async () => {
    const document = changed((each) => {
      child(each, 'components', 'schemas', 'PostalCode')['minLength'] = 4;
    });
    expect(findStale(await generate(document))).toEqual([
      'generated/models.ts',
      'generated/limits.ts',
      'generated/openapi.json',
    ]);
  });

  test('a changed path is found in types and routes', async () => {
    const document = changed((each) => {
      const paths = child(each, 'paths');
      paths['/v2/me'] = paths['/v1/me'];
      delete paths['/v1/me'];
    });
    expect(findStale(await generate(document))).toEqual([
      '../../sdk/src/generated/paths.ts',
      'generated/models.ts',
      'generated/routes.ts',
      'generated/openapi.json',
    ]);
  });

  test('a new event is found in types and enums', async () => {
    const document = changed((each) => {
      (child(each, 'components', 'schemas', 'MailingEventName')['enum'] as string[]).push('returned');
    });
    expect(findStale(await generate(document))).toEqual([
      '../../sdk/src/generated/paths.ts',
      'generated/models.ts',
      'generated/enums.ts',
      'generated/openapi.json',
    ]);
  });

  test('a file that is not there is stale', () => {
    expect(findStale(files, (name) => (name === 'generated/routes.ts' ? undefined : files[name]))).toEqual([
      'generated/routes.ts',
    ]);
  });

  test('the command then says which files and ends with 1, and writes nothing', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const document = changed((each) => {
      child(each, 'x-limits')['webhook_retries'] = 11;
    });
    expect(write(await generate(document), true)).toBe(1);
    expect(complaint).toHaveBeenCalledWith(expect.stringContaining('generated/limits.ts, generated/openapi.json'));
    expect(findStale(files)).toEqual([]);
  });
});
