import type * as z from 'zod';
import type { ControlContext } from './context.ts';

/** One call of the control API, defined once: its route, its shapes, and what it does. */
export interface ControlCall<Path, Query, Body, ResponseBody> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** With its parameters in braces. */
  readonly path: string;
  readonly summary: string;
  readonly status: 200 | 201 | 204;
  readonly params: z.ZodType<Path> | null;
  readonly query: z.ZodType<Query> | null;
  readonly body: z.ZodType<Body> | null;
  /** The media type of the body if it is not JSON. */
  readonly bodyType: 'application/json' | 'text/csv';
  /** Null for a response without a body. */
  readonly response: z.ZodType<ResponseBody> | null;
  /** Checks the input before anything is done: an error that it throws, or rejects with, refuses the call. */
  readonly before?: (context: ControlContext, input: ControlInput<Path, Query, Body>) => Promise<void> | undefined;
  readonly run: (
    context: ControlContext,
    input: ControlInput<Path, Query, Body>,
  ) => ResponseBody | Promise<ResponseBody>;
}

export interface ControlInput<Path, Query, Body> {
  readonly params: Path;
  readonly query: Query;
  readonly body: Body;
}

interface Definition<Path, Query, Body, ResponseBody> {
  readonly method: ControlCall<Path, Query, Body, ResponseBody>['method'];
  readonly path: string;
  readonly summary: string;
  readonly status?: 200 | 201 | 204;
  readonly params?: z.ZodType<Path>;
  readonly query?: z.ZodType<Query>;
  readonly body?: z.ZodType<Body>;
  readonly bodyType?: 'application/json' | 'text/csv';
  readonly response?: z.ZodType<ResponseBody>;
  readonly before?: NonNullable<ControlCall<Path, Query, Body, ResponseBody>['before']>;
  readonly run: ControlCall<Path, Query, Body, ResponseBody>['run'];
}

/** Defines a call; its status is 201 if it creates something, 204 if its response has no body, else 200. */
export function defineCall<Path = undefined, Query = undefined, Body = undefined, ResponseBody = void>(
  definition: Definition<Path, Query, Body, ResponseBody>,
): ControlCall<Path, Query, Body, ResponseBody> {
  const {
    params = null,
    query = null,
    body = null,
    response = null,
    bodyType = 'application/json',
    ...rest
  } = definition;
  return { status: response === null ? 204 : 200, ...rest, params, query, body, bodyType, response };
}
