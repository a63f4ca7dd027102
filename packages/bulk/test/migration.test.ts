import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { sqliteLedger } from '../src/index.ts';
import { migrationSuite, rowsV1 } from './migration-suite.ts';
import { schemaV1 } from './schema-v1.ts';
import { folderOf } from './world.ts';

migrationSuite('SQLite', async () => {
  const folder = folderOf();
  const path = join(folder, 'spring.ledger');
  const old = new DatabaseSync(path);
  for (const statement of [...schemaV1({ name: 'sqlite' }), ...rowsV1, 'PRAGMA user_version = 1']) old.exec(statement);
  old.close();
  const ledger = sqliteLedger(path);
  return {
    ledger,
    copied: async () => {
      const copy = join(folder, 'spring.ledger.version-1');
      expect(statSync(copy).mode & 0o777).toBe(0o600);
      const database = new DatabaseSync(copy, { readOnly: true });
      const rows = Number(database.prepare('SELECT count(*) AS n FROM piece').get()?.['n']);
      expect(Number(database.prepare('PRAGMA user_version').get()?.['user_version'])).toBe(1);
      database.close();
      return rows;
    },
    close: async () => {
      await ledger.close();
      await ledger.open();
      await ledger.close();
      // A ledger of the present version is not copied again.
      expect(readdirSync(folder).filter((name) => name.includes('version'))).toEqual(['spring.ledger.version-1']);
    },
  };
});
