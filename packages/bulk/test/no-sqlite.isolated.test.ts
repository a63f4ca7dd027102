import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { readSql, sqliteLedger } from '../src/index.ts';
import { folderOf } from './world.ts';

vi.mock('node:sqlite', () => {
  throw new Error('No such built-in module: node:sqlite');
});

test('a runtime without SQLite is told which one has it, where a file is opened', async () => {
  const path = join(folderOf(), 'spring.ledger');
  const refusal = expect.objectContaining({
    name: 'BulkError',
    code: 'package',
    message: `a SQLite file needs Node.js 22.13 or newer; this is ${process.versions.node}`,
  });
  await expect(sqliteLedger(path).open()).rejects.toEqual(refusal);
  const rows = readSql(import.meta.filename, 'SELECT 1')[Symbol.asyncIterator]();
  await expect(rows.next()).rejects.toEqual(refusal);
});
