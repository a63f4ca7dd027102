import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Refusal } from '../account/base/refusal.ts';
import { type BodyLimit, type Handle, type Listening, type ListenOptions, listen } from '../adapters/node.ts';
import { MAX_CSV_BYTES } from '../http/csv-body.ts';
import { failed, failureOf, shapeOf } from '../http/errors.ts';
import type { Host } from '../http/host.ts';
import type { JournalRow } from '../sandbox/journal.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { RECEIVER } from '../shared/built-in-receiver.ts';
import { header, type WireRequest, type WireResponse } from '../shared/wire.ts';
import { calledAt, type PublicAddress, readPublicUrl } from './called-at.ts';
import { type GuardOptions, guardControl, isLoopback } from './control-auth.ts';
import { streamEvents } from './events.ts';
import type { Persistence } from './persistence.ts';
import { answerReceiver } from './receiver.ts';

/** Options of `serve`. */
export interface ServeHostOptions extends ListenOptions, GuardOptions, PublicAddress {
  /** Folder to store the accounts in. Everything that a response confirmed survives a crash. Default: memory only. */
  readonly dataDir?: string | undefined;
  /** Called after every response. */
  readonly onResponse?: ((request: AnsweredRequest) => void) | undefined;
  /** Called with what responses do not say: ignored unknown fields, or why a test token was refused. */
  readonly onNotes?: ((request: NotedRequest) => void) | undefined;
}

/** A request with notes that its response does not give. */
export type NotedRequest = Pick<JournalRow, 'method' | 'path' | 'status' | 'notes'>;

/** A request and how it ended; the status is null if the connection ended without a response. */
export interface AnsweredRequest {
  readonly method: string;
  readonly path: string;
  readonly status: number | null;
  readonly durationMs: number;
  /** The body of the response; null if it was not plain data, or the connection ended before it. */
  readonly body: WireResponse['body'] | null;
}

/** Serves a host on a port: the API, the control API, previews and the dashboard. */
export async function serveHost(host: Host, options: ServeHostOptions = {}): Promise<Listening> {
  const name = options.host ?? '127.0.0.1';
  if (!isLoopback(name) && options.controlToken === undefined) {
    throw new TypeError(
      `listening on ${name} requires a control token; without one, anyone on the network could use the control API`,
    );
  }
  const publicUrl = options.publicUrl === undefined ? undefined : readPublicUrl(options.publicUrl);
  if (publicUrl === null) throw new TypeError('publicUrl must be an absolute http or https URL without a query');
  const kept =
    options.dataDir === undefined ? null : (await import('./persistence.ts')).persistHost(host, options.dataDir);
  const streams = new Map<ServerResponse, Sandbox>();
  const response = handlerOf(host, { ...options, publicUrl }, streams);
  const handle = watched(kept === null ? response : afterKeeping(response, kept), options);
  const listening = await listen(handle, bodyLimitOf(host, options), options);
  const url = listenUrl(listening.server.address() as AddressInfo, name);
  host.baseUrl = publicUrl ?? url;
  const removals = [...ownNames(listening.server.address() as AddressInfo), url, host.baseUrl].map((base) =>
    host.ownAddresses.add(base),
  );
  const stops = [
    ...removals,
    host.registry.watch({
      removed: (sandbox) => {
        for (const [stream, of] of streams) if (of === sandbox) stream.end();
      },
    }),
    ...(options.onNotes === undefined ? [] : [watchNotes(host, options.onNotes)]),
  ];
  const close = async (): Promise<void> => {
    for (const stop of stops) stop();
    await listening.close();
    for (const { clock } of host.registry.sandboxes) {
      clock.catchUp();
      clock.stop();
    }
    kept?.close();
  };
  return { ...listening, url, close };
}

/** Delays a response until its effect would survive the end of the process; if it cannot be stored, it is undone and rejected. */
function afterKeeping(handle: Handle, kept: Persistence): Handle {
  return (request, raw) => {
    const before = kept.lastFailure;
    const refused = (error: unknown): WireResponse => {
      if (!(error instanceof Refusal)) throw error;
      return failed(failureOf(error), shapeOf(request.path, undefined));
    };
    const response = handle(request, raw);
    if (response === null) return null;
    if (response instanceof Promise) {
      return response
        .then(async (value) => {
          await kept.durable();
          // The effect of the request may have been undone while it waited.
          if (kept.lastFailure !== null && kept.lastFailure !== before) throw kept.lastFailure;
          return value;
        })
        .catch(refused);
    }
    const durable = kept.durable();
    return durable === null ? response : durable.then(() => response, refused);
  };
}

function watched(handle: Handle, { onResponse }: ServeHostOptions): Handle {
  if (onResponse === undefined) return handle;
  return (request, raw) => {
    const { method, path } = request;
    const started = performance.now();
    let body: AnsweredRequest['body'] = null;
    raw.response.once('close', () => {
      const { headersSent, statusCode } = raw.response;
      const durationMs = Math.round((performance.now() - started) * 100) / 100;
      onResponse({ method, path, status: headersSent ? statusCode : null, durationMs, body });
    });
    const keep = (response: WireResponse): WireResponse => {
      ({ body } = response);
      return response;
    };
    const response = handle(request, raw);
    return response instanceof Promise ? response.then(keep) : response === null ? null : keep(response);
  };
}

/** Returns what ends it. */
function watchNotes(host: Host, onNotes: NonNullable<ServeHostOptions['onNotes']>): () => void {
  const stops: (() => void)[] = [];
  const watch = (sandbox: Sandbox): void => {
    const stop = sandbox.journal.watch((entry) => {
      if (entry.notes.length > 0) onNotes(entry);
    });
    stops.push(stop);
  };
  for (const sandbox of host.registry.sandboxes) watch(sandbox);
  stops.push(host.registry.watch({ added: watch }));
  return () => {
    for (const stop of stops) stop();
  };
}

function handlerOf(host: Host, options: GuardOptions & PublicAddress, streams: Map<ServerResponse, Sandbox>): Handle {
  return (received, { response }) => {
    const { path, method } = received;
    if (path.startsWith(RECEIVER)) return answerReceiver(received);
    const request = { ...received, baseUrl: calledAt(received, options) };
    if (path.startsWith('/v1/') || path.startsWith('/previews/')) return host.handle(request);
    if (path.startsWith('/_mock')) {
      const refused = guardControl(request, options);
      if (refused !== null) return refused;
      if (path === MCP_PATH) return agent(host, request);
      if (path !== '/_mock/events' || method !== 'GET') return host.handle(withSignal(request, response));
      return streamEvents(host.registry.sandbox(sandboxIdOf(host, request)), response, streams);
    }
    return method === 'GET' || method === 'HEAD' ? dashboard(host, request) : host.handle(request);
  };
}

/** Loaded for the first call of an agent. */
async function agent(host: Host, request: WireRequest): Promise<WireResponse> {
  const { answerMcp } = await import('./answer-mcp.ts');
  return answerMcp(host, host.registry.sandbox(sandboxIdOf(host, request)), request);
}

/** Calls that wait end with their connection; the others respond before it could end. */
function withSignal(request: WireRequest, response: ServerResponse): WireRequest {
  if (!WAITING.has(request.path) && !TAKE.test(request.path)) return request;
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  return { ...request, signal: gone.signal };
}

const WAITING = new Set(['/_mock/requests/wait', '/_mock/clock/sleep']);
const TAKE = /^\/_mock\/webhooks\/[^/]+\/take$/;

/** Loaded for the first request outside the API, since most servers run in a test suite and never show a page. */
async function dashboard(host: Host, request: WireRequest): Promise<WireResponse> {
  const { serveDashboard } = await import('./dashboard.ts');
  return (await serveDashboard(request)) ?? host.handle(request);
}

/** The most bytes that a snapshot of the allowed size can take. */
const MAX_CONTROL_BYTES = 512 * 1024 * 1024;

/** Where agents call. */
const MCP_PATH = '/_mock/mcp';

const CSV_IMPORT = /^\/_mock\/audiences\/[^/]+\/import$/;

/** A caller that may not use the control API must not be able to fill the memory through it. */
function bodyLimitOf(host: Host, options: GuardOptions): BodyLimit {
  return (request) => {
    const isControl = request.path.startsWith('/_mock/') && guardControl(request, options) === null;
    if (isControl && CSV_IMPORT.test(request.path)) return MAX_CSV_BYTES;
    return isControl ? MAX_CONTROL_BYTES : host.callerOf(request).sandbox.account.settings.maxBodyBytes;
  };
}

/** An `EventSource` cannot set headers, so the account may also be named in the query. */
function sandboxIdOf(host: Host, request: WireRequest): string {
  const named = header(request.headers, 'x-mock-sandbox') ?? new URLSearchParams(request.query).get('sandbox');
  return named ?? host.registry.first.id;
}

/** The names by which this machine reaches the port. */
const ownNames = ({ port }: AddressInfo): string[] =>
  ['127.0.0.1', 'localhost', '[::1]'].map((name) => `http://${name}:${port}`);

function listenUrl({ port, family, address }: AddressInfo, wanted: string): string {
  const name = wanted === '0.0.0.0' || wanted === '::' ? 'localhost' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${name}:${port}`;
}
