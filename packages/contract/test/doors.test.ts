import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isProgramText } from '@direct-mail/contract/words/program-text';
import { describe, expect, test } from 'vitest';
import { readBytes, readText } from '../src/doors/read-body.ts';
import { readNamedFile, UnreadableFile } from '../src/doors/read-file.ts';
import { csvLine } from '../src/words/csv.ts';

describe('N7: a file that another file names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'named-'));

  test('a regular file within the limit is read', () => {
    const path = join(folder, 'a.png');
    writeFileSync(path, 'picture');
    expect(Buffer.from(readNamedFile(path, 7)).toString()).toBe('picture');
    expect(() => readNamedFile(path, 6)).toThrow(UnreadableFile);
    expect(() => readNamedFile(join(folder, 'none'), 6)).toThrow('ENOENT');
  });

  test.skipIf(process.platform === 'win32')('a device, a pipe and a folder are refused at once', () => {
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    for (const path of ['/dev/zero', pipe, folder]) expect(() => readNamedFile(path, 1e9)).toThrow('is not a file');
  });
});

describe('N8: a body is read up to a limit', () => {
  test('an endless one is cut and given up', async () => {
    let given = 0;
    let ended = false;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        given += 1;
        controller.enqueue(new Uint8Array(1000).fill(97));
      },
      cancel() {
        ended = true;
      },
    });
    const { content, cut } = await readText(new Response(body), 2500);
    expect([content.length, cut, ended]).toEqual([2500, true, true]);
    expect(given).toBeLessThan(10);
  });

  test('a short one is whole', async () => {
    expect(await readText(new Response('short'), 5)).toEqual({ content: 'short', cut: false });
    expect((await readBytes(new Response(''), 5)).content).toHaveLength(0);
  });
});

describe('N6: a cell that a spreadsheet would run is made harmless', () => {
  test.each([
    '=1+1',
    '@SUM(A1)',
    '\tx',
    "-2+3+cmd|' /C calc'!A0",
    '+1+HYPERLINK("http://x")',
    '-.5+SUM(A1)',
    '+$B$2',
    '-A1',
    '+(1)',
    "+'x'!A1",
    '-1-1',
    '+1|x',
  ])('%s', (text) => expect(csvLine([text]).replaceAll('"', '').startsWith("'")).toBe(true));

  test.each(['-5', '-5.2', '+7', '+1 555 0100', '+1 (555) 010-0100', '+49.30.1234', 'A-1', '5-3'])(
    '%s stays as it is',
    (text) => expect(csvLine([text])).toBe(text),
  );
});

test.each([
  ['undefined undefined', true],
  [' null\tNaN ', true],
  ['[object Object]', true],
  ['#N/A', true],
  ['', false],
  ['Null', false],
  ['nullable', false],
  ['Jean None', false],
  ['undefined Smith', false],
])('%j is what programs write for a missing value: %s', (text, is) => {
  expect(isProgramText(text)).toBe(is);
});
