import { request as httpRequest } from 'node:http';
import { createRequire } from 'node:module';
import type { OperationId } from '@direct-mail/contract';
import { validateResponse } from '@direct-mail/contract/testing';
import { serve } from '@direct-mail/mock/node';
import { hostOf } from '../../../packages/mock/src/http/host-of.ts';
import { type FuzzedRequest, requestOf } from '../fuzz/request.ts';
import { fuzzWorld } from '../fuzz/world.ts';
import { Random } from '../random.ts';
import type { Section } from '../section.ts';

interface Raw {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly bytes: Buffer;
}

/** The two Prism packages carry no types that our compiler reads; this is as much of them as is used. */
interface Prism {
  readonly getHttpOperationsFromSpec: (path: string) => Promise<unknown[]>;
  readonly createServer: (operations: unknown[], options: object) => PrismServer;
  readonly createLogger: (name: string, options: object) => unknown;
}

interface PrismServer {
  readonly listen: (port: number, host: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

function prism(): Prism {
  const require = createRequire(import.meta.url);
  return {
    ...(require('@stoplight/prism-cli/dist/operations') as Pick<Prism, 'getHttpOperationsFromSpec'>),
    ...(require('@stoplight/prism-http-server') as Pick<Prism, 'createServer'>),
    ...(require('@stoplight/prism-core') as Pick<Prism, 'createLogger'>),
  };
}

/** Generated traffic over HTTP, through Prism as a proxy, and each response's raw bytes through a JSON Schema validator. */
export const conformanceSection: Section = async ({ short, seed }) => {
  const wanted = short ? 250 : 4000;
  const { mock, known } = await fuzzWorld();
  const { journal } = hostOf(mock).registry.first;
  const start = await mock.snapshot();
  const served = await serve(mock, { port: 0 });
  const { getHttpOperationsFromSpec, createServer, createLogger } = prism();
  const document = new URL('../../../packages/contract/src/generated/openapi.json', import.meta.url).pathname;
  const proxy = createServer(await getHttpOperationsFromSpec(document), {
    components: { logger: createLogger('prism', { level: 'silent' }) },
    cors: false,
    config: {
      isProxy: true,
      upstream: new URL(served.url),
      validateRequest: false,
      validateResponse: true,
      checkSecurity: false,
      errors: true,
      mock: false,
    },
  });
  const through = await proxy.listen(0, '127.0.0.1');
  const problems: string[] = [];
  const seen = new Map<OperationId | 'no operation', Set<number>>();
  let sent = 0;
  let proxied = 0;
  try {
    for (let n = 0; sent < wanted; n += 1) {
      const request = requestOf(new Random((seed * 0x9e3779b1 + n) | 0), known);
      if (!isForHttp(request)) continue;
      sent += 1;
      if (sent % 50 === 0) await mock.restore(start);
      const recorded = journal.recorded;
      const byProxy = isForPrism(request);
      if (byProxy) proxied += 1;
      let response = await exchange(byProxy ? through : served.url, request);
      const entry = journal.recorded === recorded ? undefined : journal.newest().next().value;
      // What Prism says itself, about a violation or a path that it does not know, is a problem document.
      const isPrisms = (response.headers['content-type'] ?? '').startsWith('application/problem+json');
      let text = response.bytes.toString('utf8');
      if (isPrisms && entry?.operation != null) {
        const complaints = complaintsOf(text).filter((each) => !EMPTY_HEADER.test(each));
        problems.push(...complaints.map((each) => `case ${n}: Prism: ${each}`));
        if (complaints.length > 0 || request.method !== 'GET') continue;
        response = await exchange(served.url, request);
        text = response.bytes.toString('utf8');
      } else if (isPrisms) continue;
      if (entry === undefined) continue;
      const operation = entry.operation ?? 'no operation';
      seen.set(operation, (seen.get(operation) ?? new Set()).add(response.status));
      if (!Buffer.from(text).equals(response.bytes)) problems.push(`case ${n}: the body is not UTF-8`);
      for (const problem of validateResponse(entry.operation ?? undefined, response.status, response.headers, text)) {
        problems.push(`case ${n}: ${entry.operation} ${response.status}: ${problem}`);
      }
    }
  } finally {
    await proxy.close();
    await served.close();
  }
  for (const problem of problems.slice(0, 20)) console.error(problem);
  const pairs = [...seen.values()].reduce((sum, statuses) => sum + statuses.size, 0);
  return [
    {
      check: 'Conformance over HTTP: Prism as a proxy, and JSON Schema 2020-12 on the raw bytes',
      tried: `${sent} requests (${proxied} through Prism), ${seen.size} operations, ${pairs} kinds of response`,
      result: `${problems.length} disagreements`,
      ok: problems.length === 0,
    },
  ];
};

/** What an HTTP client of Node.js would send as it is; the rest is tried in process and as raw bytes. */
function isForHttp({ method, target, headers, body }: FuzzedRequest): boolean {
  const names = Object.keys(headers);
  if (!['GET', 'POST', 'DELETE', 'PUT', 'PATCH'].includes(method)) return false;
  if (
    names.some((name) =>
      ['content-length', 'transfer-encoding', 'expect', 'content-encoding', '__proto__', 'prefer'].includes(name),
    )
  )
    return false;
  if (!/^[\x21-\x7e]+$/.test(target) || target.length > 8000 || target.includes('#')) return false;
  return body === null || method !== 'GET';
}

/** Prism takes a header with an empty value, as D11 has it at both ends of a list, for one that is missing: asked again without it. */
const EMPTY_HEADER = /required property 'x-(next|prev)-page'/;

function complaintsOf(problem: string): string[] {
  const { validation, title } = JSON.parse(problem) as { validation?: { message: string }[]; title?: string };
  return validation?.map(({ message }) => message) ?? [String(title)];
}

/** Prism reads bodies itself and leaves a broken one without a response: those go to the mock directly. */
function isForPrism({ headers, body }: FuzzedRequest): boolean {
  if (body === null) return true;
  if (headers['content-type'] !== 'application/json' || body.length > 50_000) return false;
  try {
    JSON.parse(typeof body === 'string' ? body : new TextDecoder('utf-8', { fatal: true }).decode(body));
    return true;
  } catch {
    return false;
  }
}

function exchange(url: string, { method, target, headers, body }: FuzzedRequest): Promise<Raw> {
  const { hostname, port } = new URL(url);
  // Without a length, Node.js sends the body of a DELETE as it is, and its bytes are taken for a second request.
  const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const options = { hostname, port, method, path: target, headers: { ...headers, ...length } };
    const outgoing = httpRequest(options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const flat = Object.entries(incoming.headers).map(([name, value]) => [
          name,
          Array.isArray(value) ? value.join(', ') : (value ?? ''),
        ]);
        resolve({
          status: incoming.statusCode ?? 0,
          headers: Object.fromEntries(flat) as Record<string, string>,
          bytes: Buffer.concat(chunks),
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.setTimeout(120_000, () => outgoing.destroy(new Error(`no response to ${method} ${target} within 120 s`)));
    outgoing.end(body ?? undefined);
  });
}
