import type { ConnectionFault } from '@direct-mail/contract/control/generated/models';

/** A request as plain data. Header names are lower case; the query is raw, without its question mark. */
export interface WireRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: WireHeaders;
  readonly body: Uint8Array | string | null;
  /** Which of the two services was called, if their base addresses differ; otherwise both. */
  readonly server?: 'main' | 'address' | undefined;
  /** The address that was called, if a server knows it (D113); URLs in the response begin with it. */
  readonly baseUrl?: string | undefined;
  /** Aborted when the caller disconnects, if a server provides it; ends whatever the call waits for. */
  readonly signal?: AbortSignal | undefined;
}

export type WireHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A response as plain data. The adapter carries out its fault. */
export interface WireResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  readonly fault?: WireFault | undefined;
}

/** A fault of the connection. */
export interface WireFault {
  /** Milliseconds of real time before the response. */
  readonly latency?: number | undefined;
  /** `reset`: closed before the response; `cut`: closed within the body; `hang`: left open without a response. */
  readonly connection?: ConnectionFault | undefined;
}

/** The value of a header; the first if it is repeated. */
export function header(headers: WireHeaders, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : value?.[0];
}

/** Responses of these statuses carry no body. */
export const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);
