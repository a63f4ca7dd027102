/** The mock that the raw bytes go to, in a process of its own. Arguments: milliseconds for headers, and for a request. */

import { hostOf } from '../../../packages/mock/src/http/host-of.ts';
import { serveHost } from '../../../packages/mock/src/server/serve.ts';
import { fuzzWorld } from '../fuzz/world.ts';

const [headersTimeout, requestTimeout] = process.argv.slice(2).map(Number);
const { mock, known } = await fuzzWorld();
const { url, server } = await serveHost(hostOf(mock), { port: 0, headersTimeout, requestTimeout });

process.on('message', () => {
  const { gc } = globalThis as { gc?: () => void };
  gc?.();
  server.getConnections((_, connections) => {
    process.send?.({ connections, heap: process.memoryUsage().heapUsed });
  });
});
process.send?.({ url, known });
