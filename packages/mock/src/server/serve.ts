import type { AddressInfo } from 'node:net';
import { type BodyLimit, type Handle, type Listening, type ListenOptions, listen } from '../adapters/node.ts';
import { failed, failure } from '../http/errors.ts';
import type { Host } from '../http/host.ts';
import { header, type WireRequest, type WireResponse } from '../shared/wire.ts';
import { type GuardOptions, guardControl, isLoopback } from './control-auth.ts';
import { streamEvents } from './events.ts';
import type { Persistence } from './persistence.ts';
import { answerReceiver, RECEIVER } from './receiver.ts';

export interface ServeHostOptions extends ListenOptions, GuardOptions {
  /** A folder that keeps the accounts: nothing answered is lost when the process ends, however it ends. */
  readonly dataDir?: string | undefined;
  /** Told of every request once it was answered. */
  readonly onAnswer?: ((request: AnsweredRequest) => void) | undefined;
}

/** A request and how it ended; the status is null when the connection ended without an answer. */
export interface AnsweredRequest {
  readonly method: string;
  readonly path: string;
  readonly status: number | null;
  readonly durationMs: number;
}

/** Puts a host on a port: the API, the control API, previews and the dashboard. */
export async function serveHost(host: Host, options: ServeHostOptions = {}): Promise<Listening> {
  const name = options.host ?? '127.0.0.1';
  if (!isLoopback(name) && options.controlToken === undefined) {
    throw new TypeError(
      `listening on ${name} needs a control token: everyone on the network could use the control API`,
    );
  }
  const kept =
    options.dataDir === undefined ? null : (await import('./persistence.ts')).persistHost(host, options.dataDir);
  const answer = handlerOf(host, options);
  const handle = watched(kept === null ? answer : afterKeeping(answer, kept), options);
  const listening = await listen(handle, bodyLimitOf(host, options), options);
  host.baseUrl = publicUrl(listening.server.address() as AddressInfo, name);
  const close = async (): Promise<void> => {
    await listening.close();
    for (const { clock } of host.registry.sandboxes) {
      clock.catchUp();
      clock.stop();
    }
    kept?.close();
  };
  return { ...listening, url: host.baseUrl, close };
}

/** Holds an answer back until what it says would survive the end of the process. */
function afterKeeping(handle: Handle, kept: Persistence): Handle {
  return (request, raw) => {
    const answer = handle(request, raw);
    if (answer === null) return null;
    if (answer instanceof Promise) {
      return answer.then(async (value) => {
        await kept.durable();
        return value;
      });
    }
    const durable = kept.durable();
    return durable === null ? answer : durable.then(() => answer);
  };
}

function watched(handle: Handle, { onAnswer }: ServeHostOptions): Handle {
  if (onAnswer === undefined) return handle;
  return (request, raw) => {
    const { method, path } = request;
    const started = performance.now();
    raw.response.once('close', () => {
      const { headersSent, statusCode } = raw.response;
      const durationMs = Math.round((performance.now() - started) * 100) / 100;
      onAnswer({ method, path, status: headersSent ? statusCode : null, durationMs });
    });
    return handle(request, raw);
  };
}

function handlerOf(host: Host, options: GuardOptions): Handle {
  return (request, { response }) => {
    const { path } = request;
    if (path.startsWith(RECEIVER)) return answerReceiver(request);
    if (path.startsWith('/v1/') || path.startsWith('/previews/')) return host.handle(request);
    if (path.startsWith('/_mock')) {
      const refused = guardControl(request, options);
      if (refused !== null) return refused;
      if (path !== '/_mock/events' || request.method !== 'GET') return host.handle(request);
      streamEvents(host.registry.sandbox(sandboxIdOf(host, request)), response);
      return null;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return host.handle(request);
    return page(host, request);
  };
}

/** Loaded by the first page that is asked for: most servers stand in a test suite and never show one. */
async function page(host: Host, request: WireRequest): Promise<WireResponse> {
  const { serveDashboard } = await import('./dashboard.ts');
  return (await serveDashboard(request.path === '/' ? '/index.html' : request.path)) ?? landing(host, request);
}

/** As much as a snapshot of the allowed size can need. */
const MAX_CONTROL_BYTES = 512 * 1024 * 1024;

/** Whoever may not use the control API may not fill the memory through it either. */
function bodyLimitOf(host: Host, options: GuardOptions): BodyLimit {
  return (request) => {
    const isControl = request.path.startsWith('/_mock/') && guardControl(request, options) === null;
    return isControl ? MAX_CONTROL_BYTES : host.callerOf(request).sandbox.account.settings.maxBodyBytes;
  };
}

/** An `EventSource` can set no header, so the account may also be named in the query. */
function sandboxIdOf(host: Host, request: WireRequest): string {
  const named = header(request.headers, 'x-mock-sandbox') ?? new URLSearchParams(request.query).get('sandbox');
  return named ?? host.registry.first.id;
}

function landing(host: Host, request: WireRequest): WireResponse | Promise<WireResponse> {
  if (request.path !== '/') return host.handle(request);
  return failed(
    failure('NotFound', 'the dashboard is not built here; the API is under /v1, the control API under /_mock'),
    'service',
  );
}

function publicUrl({ port, family, address }: AddressInfo, wanted: string): string {
  const name = wanted === '0.0.0.0' || wanted === '::' ? 'localhost' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${name}:${port}`;
}
