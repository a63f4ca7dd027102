import { wholeOf } from '../../../../packages/bulk/src/ledger/ledger.ts';
import { postgresLedger } from '../../../../packages/bulk/src/ledger/postgres.ts';
import { ledgerSuite } from '../../../../packages/bulk/test/ledger-suite.ts';
import { startPostgres } from './server.ts';

ledgerSuite('PostgreSQL', async () => {
  const server = await startPostgres();
  const schema = `suite_${process.pid}`;
  const ledger = wholeOf(postgresLedger(server.url, { schema }), 'test');
  return {
    ledger,
    // Leases are on the database's clock: it is the leases that are moved back.
    lapse: async () => {
      const pool = await ledger.pool();
      await pool.query(`UPDATE ${schema}.chunk SET lease_until = lease_until - 61000 WHERE lease_until > 0`);
    },
    close: async () => {
      await ledger.close();
      await server.stop();
    },
  };
});
