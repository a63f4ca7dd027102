import type * as z from 'zod';

/** One call of the control API: its route and its shapes. What it does is the mock's. */
export interface ControlCall {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** With its parameters in braces. */
  readonly path: string;
  readonly summary: string;
  readonly status: 200 | 201 | 204;
  readonly params: z.ZodType | null;
  readonly query: z.ZodType | null;
  readonly body: z.ZodType | null;
  /** The media type of the body. */
  readonly bodyType: 'application/json' | 'text/csv';
  /** Null for a response without a body. */
  readonly response: z.ZodType | null;
}

/** Defines a call; its status is 204 if its response has no body, else 200 unless it says another. */
export function defineCall(call: Pick<ControlCall, 'method' | 'path' | 'summary'> & Partial<ControlCall>): ControlCall {
  const { params = null, query = null, body = null, response = null, bodyType = 'application/json' } = call;
  return { status: response === null ? 204 : 200, ...call, params, query, body, bodyType, response };
}
