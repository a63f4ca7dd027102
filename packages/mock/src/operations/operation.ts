import type { OperationId, Parsed, ParsedChange, RequestBodies, ResponseBodies, routes } from '@direct-mail/contract';
import type { Mode } from '@direct-mail/contract/control/generated/models';
import type { Account } from '../account/store/account.ts';

/** What an operation gets: a call that was routed, authorized and validated against the document. */
export interface Call<K extends OperationId> {
  /** The token's (D55). */
  readonly mode: Mode;
  readonly path: PathOf<K>;
  /** As sent; the last value of a repeated name. */
  readonly query: Readonly<Record<string, string>>;
  readonly body: BodyOf<K>;
  /** The header, if it is one as W3C Trace Context has it (D123). */
  readonly traceparent: string | null;
  /** The base address of preview URLs. */
  readonly baseUrl: string;
}

/** The response of an operation. Everything else is a thrown `Refusal`. */
interface OperationResult<K extends OperationId> {
  readonly status: (typeof routes)[K]['status'];
  readonly body: SuccessBody<K>;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Operation<K extends OperationId> = (account: Account, call: Call<K>) => OperationResult<K>;

/** One function for every operation of the document: a missing one, or a wrong response, does not compile. */
export type Operations = { readonly [K in OperationId]: Operation<K> };

type PathOf<K extends OperationId> = { readonly [P in (typeof routes)[K]['pathParameters'][number]]: string };

/** As validated (D104); `standardizeAddresses` checks its own body (D83). */
type BodyOf<K extends OperationId> = K extends keyof RequestBodies
  ? K extends 'updateOrder'
    ? ParsedChange<RequestBodies[K]>
    : Parsed<RequestBodies[K]>
  : undefined;

type SuccessBody<K extends OperationId> = ResponseBodies[K] extends undefined ? null : ResponseBodies[K];
