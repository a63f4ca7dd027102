/**
 * Writes `src/generated/operations.ts`: the little of the contract (and of package.json) that the SDK needs at run time. Importing the
 * contract's own constants would put every pattern and parameter of the document into every bundle.
 * `--check` writes nothing and fails when the file is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { limits, routes } from '@direct-mail/contract';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
const target = new URL('../src/generated/operations.ts', import.meta.url);

const rows = Object.entries(routes).map(
  ([id, { method, path, server, idempotent }]) =>
    `  ${id}: { method: '${method}', path: '${path}', idempotent: ${idempotent}, service: '${server}' },`,
);

const text = `// Generated from the contract by "npm run generate". Do not edit.
/** Method, path, whether doing it twice does the same as once, and the service it belongs to. */
export const operations = {
${rows.join('\n')}
} as const;

/** This package's version. */
export const version = '${manifest.version}';

/** The largest pages. */
export const largestPage = {
  listCampaignMailings: ${limits.parameters.listCampaignMailings.per_page.maximum},
  listCampaignStats: ${limits.parameters.listCampaignStats.per_page.maximum},
} as const;

/** The largest batch of addresses, and the largest body in bytes. */
export const standardizeBatch = ${limits.service.standardize_batch_addresses};
export const bodyBytes = ${limits.service.body_bytes};
`;

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) {
    console.error('packages/sdk/src/generated/operations.ts is stale: run "npm run generate"');
    process.exitCode = 1;
  }
} else {
  writeFileSync(target, text);
}
