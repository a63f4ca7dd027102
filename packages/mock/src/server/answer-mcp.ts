import { Refusal } from '../account/base/refusal.ts';
import { type ControlSend, createControl } from '../control/client/create-control.ts';
import { MockControlError } from '../control/client/mock-control-error.ts';
import { callControl } from '../http/control.ts';
import { failed, failure, failureOf } from '../http/errors.ts';
import type { Host } from '../http/host.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import type { WireRequest, WireResponse } from '../shared/wire.ts';

type Handler = (request: Request) => Promise<Response>;

/** One for each account, made for its first call. */
const handlers = new WeakMap<Sandbox, Promise<Handler>>();

/** A call of the Model Context Protocol, over streamable HTTP without sessions and without streams. */
export async function answerMcp(host: Host, sandbox: Sandbox, request: WireRequest): Promise<WireResponse> {
  let handle: Handler;
  try {
    const made = handlers.get(sandbox) ?? handlerFor(host, sandbox);
    handlers.set(sandbox, made);
    handle = await made;
  } catch (error) {
    handlers.delete(sandbox);
    if ((error as { code?: string }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    const needed =
      'agents are answered with the package @modelcontextprotocol/server: npm install @modelcontextprotocol/server';
    return failed(failure('NotImplemented', needed), 'service');
  }
  const { method, path, headers, body, baseUrl = host.baseUrl } = request;
  const response = await handle(
    new Request(new URL(path, baseUrl), {
      method,
      headers: Object.entries(headers).flatMap(([name, value]) =>
        value === undefined ? [] : [value].flat().map((each): [string, string] => [name, each]),
      ),
      ...(body !== null && method !== 'GET' && method !== 'HEAD' && { body: body as string }),
    }),
  );
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  };
}

async function handlerFor(host: Host, sandbox: Sandbox): Promise<Handler> {
  const [{ createMcpHandler }, { createMockServer }] = await Promise.all([
    import('@modelcontextprotocol/server'),
    import('../mcp/server.ts'),
  ]);
  const control = createControl(sendTo(host, sandbox));
  const { fetch } = createMcpHandler(() => createMockServer(control), { maxSubscriptions: 0 });
  return fetch;
}

const sendTo = (host: Host, sandbox: Sandbox): ControlSend =>
  (async (name: Parameters<ControlSend>[0], input: object) => {
    try {
      return await callControl(host, sandbox, name, input);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, name: code, message } = failureOf(error);
      throw new MockControlError(status, code, message);
    }
  }) as ControlSend;
