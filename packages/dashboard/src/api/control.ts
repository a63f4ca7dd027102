import { type ControlCallName, type ControlCalls, controlRoutes } from '@direct-mail/contract/control/generated/calls';
import { type Call, type FileBody, pathWith } from './call.ts';

export type {
  ActiveFaultRule as Fault,
  Audience,
  Campaign,
  Creative,
  DataSubjectRequest as DataRequest,
  Delivery,
  DueEntry as Due,
  JournalEntry,
  Mailing,
  Order,
  Webhook,
} from '@direct-mail/contract/control/generated/models';

type Part<N extends ControlCallName, P extends string> = ControlCalls[N] extends Record<P, infer T> ? T : never;

/** The response body of a control call. */
export type ResponseOf<N extends ControlCallName> = ControlCalls[N] extends { response: infer T } ? T : undefined;

type Body<N extends ControlCallName> = Part<N, 'body'>;
type Params<N extends ControlCallName> = Part<N, 'params'>;
type Query<N extends ControlCallName> = Part<N, 'query'>;

/** The input of a control call: its path parameters, query and body, if it has them. */
export type Input<N extends ControlCallName> = ([Params<N>] extends [never]
  ? unknown
  : { readonly params: Params<N> }) &
  ([Query<N>] extends [never] ? unknown : { readonly query?: Query<N> }) &
  ([Body<N>] extends [never] ? unknown : { readonly body: Body<N> });

/** A call of the control API by its operationId. */
export function control<N extends ControlCallName>(name: N, input: Input<N>): Call<ResponseOf<N>> {
  const { params, query, body } = input as {
    params?: Record<string, string>;
    query?: Record<string, unknown>;
    body?: unknown;
  };
  const { method, path } = controlRoutes[name];
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
  const { method, path } = controlRoutes.importMembers;
  const contentType = `text/csv; charset=${charset}`;
  return { method, path: pathWith(path, { id }, { ...columns }), contentType, body: file, token: 'control' };
}
