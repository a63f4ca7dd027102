import type { OperationId, operations, Parsed, ParsedChange } from '@direct-mail/contract';
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
  /** The base address of preview URLs. */
  readonly baseUrl: string;
}

/** The response of an operation. Everything else is a thrown `Refusal`. */
export interface OperationResult<K extends OperationId> {
  readonly status: keyof Success<K> & number;
  readonly body: SuccessBody<K>;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Operation<K extends OperationId> = (account: Account, call: Call<K>) => OperationResult<K>;

/** One function for every operation of the document: a missing one, or a wrong response, does not compile. */
export type Operations = { readonly [K in OperationId]: Operation<K> };

type PathOf<K extends OperationId> = operations[K]['parameters'] extends { path: infer P } ? P : Record<string, never>;

/** As validated (D104); `standardizeAddresses` checks its own body (D83). */
type BodyOf<K extends OperationId> = operations[K] extends {
  requestBody: { content: { 'application/json': infer B } };
}
  ? K extends 'updateOrder'
    ? ParsedChange<B>
    : Parsed<B>
  : undefined;

type SuccessStatus = 200 | 201;
type Success<K extends OperationId> = Pick<
  operations[K]['responses'],
  keyof operations[K]['responses'] & SuccessStatus
>;

type SuccessBody<K extends OperationId> = {
  [S in keyof Success<K>]: Success<K>[S] extends { content: { 'application/json': infer B } } ? B : null;
}[keyof Success<K>];
