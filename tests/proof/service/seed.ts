import { type OperationId, routes } from '@direct-mail/contract';
import type { Delivery } from '../../../packages/conformance/src/service/receiver.ts';

/** Faults are seeded between the checks and the mock: no switch of the product. */

export type Json = Record<string, unknown>;

export interface Sent {
  readonly operation: OperationId | 'preview' | 'control' | 'other';
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  /** The body as JSON; undefined when it is none. */
  readonly json: unknown;
  readonly text: string | undefined;
}

export interface Got {
  readonly status: number;
  readonly headers: Headers;
  readonly json: unknown;
  readonly bytes: Uint8Array;
}

/** What a fault may do to one exchange: answer otherwise, or ask otherwise. */
export type Alter = (sent: Sent, pass: (change?: Change) => Promise<Got>, tools: Tools) => Promise<Got>;

export interface Change {
  readonly query?: Record<string, string | null>;
  readonly json?: unknown;
  readonly authorization?: string | null;
  readonly path?: string;
  readonly method?: string;
}

export interface Tools {
  readonly production: string;
  readonly test: string;
  /** Memory of one run. */
  readonly notes: Map<string, unknown>;
}

export interface Fault {
  readonly name: string;
  /** The rule, or one of the rules, that it breaks. */
  readonly rules: readonly string[];
  readonly alter?: Alter;
  /** What the receiver sees of a delivery: null loses it. */
  readonly webhook?: (delivery: Delivery, before: readonly Delivery[]) => Delivery | readonly Delivery[] | null;
}

const patterns = Object.entries(routes).map(([operation, { method, path, server }]) => ({
  operation: operation as OperationId,
  method: method as string,
  isAddress: server === 'address',
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]*')}$`),
}));

function operationOf(method: string, url: URL): Sent['operation'] {
  if (url.pathname.startsWith('/_mock/')) return 'control';
  if (url.pathname.startsWith('/previews/')) return 'preview';
  return patterns.find((each) => each.method === method && each.pattern.test(url.pathname))?.operation ?? 'other';
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A `fetch` that lets a fault stand between. */
export function seeded(send: typeof fetch, alter: Alter | undefined, tools: Tools): typeof fetch {
  if (alter === undefined) return send;
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const method = init.method ?? 'GET';
    const text = typeof init.body === 'string' ? init.body : undefined;
    const sent: Sent = {
      operation: operationOf(method, url),
      method,
      url,
      headers: new Headers(init.headers),
      json: text === undefined ? undefined : jsonOf(text),
      text,
    };
    const pass = async (change: Change = {}): Promise<Got> => {
      const target = new URL(url);
      if (change.path !== undefined) target.pathname = change.path;
      for (const [name, value] of Object.entries(change.query ?? {})) {
        if (value === null) target.searchParams.delete(name);
        else target.searchParams.set(name, value);
      }
      const headers = new Headers(init.headers);
      if (change.authorization === null) headers.delete('authorization');
      else if (change.authorization !== undefined) headers.set('authorization', change.authorization);
      const body = 'json' in change ? JSON.stringify(change.json) : text;
      const response = await send(target.href, {
        method: change.method ?? method,
        headers,
        ...(body === undefined ? {} : { body }),
      });
      const bytes = new Uint8Array(await response.arrayBuffer());
      return {
        status: response.status,
        headers: new Headers(response.headers),
        json: jsonOf(new TextDecoder().decode(bytes)),
        bytes,
      };
    };
    const got = await alter(sent, pass, tools);
    return new Response([204, 304].includes(got.status) ? null : (got.bytes as Uint8Array<ArrayBuffer>), {
      status: got.status,
      headers: got.headers,
    });
  };
}

/** The same response with another body. */
export function withJson(got: Got, json: unknown): Got {
  return { ...got, json, bytes: new TextEncoder().encode(JSON.stringify(json)) };
}

export const confirmed = (status: number, json: unknown): Got =>
  withJson(
    { status, headers: new Headers({ 'content-type': 'application/json' }), json, bytes: new Uint8Array() },
    json,
  );

export const clone = <T>(value: T): T => structuredClone(value);

type Where = Sent['operation'] | readonly Sent['operation'][];

const isOf = (where: Where, { operation }: Sent): boolean =>
  typeof where === 'string' ? where === operation : where.includes(operation);

/** Changes the body of what was answered well. */
export function onBody(
  name: string,
  rules: string | readonly string[],
  where: Where,
  change: (json: Json, sent: Sent, tools: Tools) => unknown,
): Fault {
  return onResponse(name, rules, where, (got, sent, tools) => {
    if (got.status >= 300 || got.json === undefined || got.json === null) return got;
    const json = clone(got.json) as Json;
    const changed = change(json, sent, tools);
    return withJson(got, changed === undefined ? json : changed);
  });
}

/** The same for each item of an array. */
export function onItems(
  name: string,
  rules: string | readonly string[],
  where: Where,
  change: (item: Json, index: number) => void,
): Fault {
  return onBody(name, rules, where, (json) => {
    for (const [index, item] of (Array.isArray(json) ? json : []).entries()) change(item as Json, index);
  });
}

export function onResponse(
  name: string,
  rules: string | readonly string[],
  where: Where,
  change: (got: Got, sent: Sent, tools: Tools) => Got | Promise<Got>,
): Fault {
  return {
    name,
    rules: [rules].flat(),
    alter: async (sent, pass, tools) => (isOf(where, sent) ? change(await pass(), sent, tools) : pass()),
  };
}

/** Asks the mock for something else than was asked. */
export function onRequest(
  name: string,
  rules: string | readonly string[],
  where: Where,
  change: (sent: Sent, tools: Tools) => Change | undefined,
): Fault {
  return {
    name,
    rules: [rules].flat(),
    alter: async (sent, pass, tools) => (isOf(where, sent) ? pass(change(sent, tools)) : pass()),
  };
}

export function onStatus(
  name: string,
  rules: string | readonly string[],
  where: Where,
  from: number,
  to: number,
): Fault {
  return onResponse(name, rules, where, (got) => (got.status === from ? { ...got, status: to } : got));
}

export function onHeader(
  name: string,
  rules: string | readonly string[],
  where: Where,
  header: string,
  change: (value: string) => string | null,
): Fault {
  return onResponse(name, rules, where, (got) => {
    const value = got.headers.get(header);
    if (value === null) return got;
    const changed = change(value);
    if (changed === null) got.headers.delete(header);
    else got.headers.set(header, changed);
    return got;
  });
}

export const bodyOf = (sent: Sent): Json =>
  typeof sent.json === 'object' && sent.json !== null ? (clone(sent.json) as Json) : {};

/** The value at a path such as `customer.id`, removed. */
export function drop(json: Json, path: string): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let at: unknown = json;
  for (const name of names) at = (at as Json | null | undefined)?.[name];
  if (typeof at === 'object' && at !== null) delete (at as Json)[last];
}

/** Sets a value; nothing comes back, so that a change of a body can be one expression. */
export function put(json: Json, name: string, value: unknown): void {
  json[name] = value;
}
