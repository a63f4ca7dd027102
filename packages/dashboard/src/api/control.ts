import type { operations } from '../generated/control.ts';
import { routes } from '../generated/routes.ts';
import { type Call, type FileBody, pathWith } from './call.ts';

export type ControlName = keyof operations & keyof typeof routes;

type Part<N extends ControlName, P extends string> = operations[N] extends Record<P, infer T> ? T : never;

/** The response body of a control call. */
export type ResponseOf<N extends ControlName> = operations[N] extends { response: infer T } ? T : undefined;

type Body<N extends ControlName> = Part<N, 'body'>;
type Params<N extends ControlName> = Part<N, 'params'>;
type Query<N extends ControlName> = Part<N, 'query'>;

/** The input of a control call: its path parameters, query and body, if it has them. */
export type Input<N extends ControlName> = ([Params<N>] extends [never] ? unknown : { readonly params: Params<N> }) &
  ([Query<N>] extends [never] ? unknown : { readonly query?: Query<N> }) &
  ([Body<N>] extends [never] ? unknown : { readonly body: Body<N> });

/** A call of the control API by its operationId. */
export function control<N extends ControlName>(name: N, input: Input<N>): Call<ResponseOf<N>> {
  const { params, query, body } = input as {
    params?: Record<string, string>;
    query?: Record<string, unknown>;
    body?: unknown;
  };
  const [method, path] = routes[name];
  return {
    method,
    path: pathWith(path, params, query),
    contentType: body === undefined ? null : 'application/json',
    body: body === undefined ? null : JSON.stringify(body),
    token: 'control',
  };
}

/** The upload of a CSV file: the unchanged bytes and their encoding (D117). */
export function importFile(
  id: string,
  file: FileBody,
  charset: string,
  columns: NonNullable<Input<'importMembers'>['query']>,
): Call<ResponseOf<'importMembers'>> {
  const [method, path] = routes.importMembers;
  const contentType = `text/csv; charset=${charset}`;
  return { method, path: pathWith(path, { id }, columns), contentType, body: file, token: 'control' };
}

export type Mailing = ResponseOf<'getMailing'>;
export type Campaign = ResponseOf<'getCampaign'>;
export type Creative = ResponseOf<'getCreative'>;
export type Webhook = ResponseOf<'getWebhook'>;
export type Delivery = ResponseOf<'redeliver'>;
export type JournalEntry = ResponseOf<'listRequests'>[number];
export type Fault = ResponseOf<'addFault'>;
export type Due = ResponseOf<'listAgenda'>[number];
export type Order = ResponseOf<'listOrders'>[number];
export type Audience = ResponseOf<'createAudience'>;
export type DataRequest = ResponseOf<'listDataSubjectRequests'>[number];
