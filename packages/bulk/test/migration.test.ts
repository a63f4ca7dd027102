import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sqliteLedger } from '../src/index.ts';
import { wholeOf } from '../src/ledger/ledger.ts';
import { migrationSuite, rowsV1 } from './migration-suite.ts';
import { schemaV1 } from './schema-v1.ts';
import { folderOf } from './world.ts';

migrationSuite('SQLite', async () => {
  const folder = folderOf();
  const path = join(folder, 'spring.ledger');
  const old = new DatabaseSync(path);
  for (const statement of [...schemaV1({ name: 'sqlite' }), ...rowsV1, 'PRAGMA user_version = 1']) old.exec(statement);
  old.close();
  const ledger = wholeOf(sqliteLedger(path), 'test');
  return {
    ledger,
    copy: async () => copyFileSync(path, join(folder, 'spring.ledger.version-1')),
    copies: async () => readdirSync(folder).filter((name) => name.includes('version')),
    close: async () => {
      await ledger.close();
      await ledger.open();
      await ledger.close();
    },
  };
});
