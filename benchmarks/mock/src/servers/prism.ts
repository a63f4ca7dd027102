/** Prism's mock on the same document, its log silenced. */
import { createRequire } from 'node:module';
import { MAILING, ready } from './child.ts';

const require = createRequire(new URL('../../../../package.json', import.meta.url));
const { createServer } = require('@stoplight/prism-http-server');
const { getHttpOperationsFromSpec } = require('@stoplight/prism-cli/dist/operations');
const { createLogger } = require('@stoplight/prism-core');

const operations = await getHttpOperationsFromSpec(
  new URL('../../../../packages/contract/src/generated/openapi.json', import.meta.url).pathname,
);
const server = createServer(operations, {
  components: { logger: createLogger('prism', { level: 'silent' }) },
  cors: false,
  config: {
    isProxy: false,
    validateRequest: true,
    validateResponse: false,
    checkSecurity: true,
    errors: false,
    mock: { dynamic: false },
  },
});
const url = await server.listen(0, '127.0.0.1');
ready({ url, campaign: MAILING.campaign_id, id: MAILING.id });
