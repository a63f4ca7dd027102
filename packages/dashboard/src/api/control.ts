import type { operations } from '../generated/control.ts';
import { routes } from '../generated/routes.ts';
import { type Call, type FileBody, pathWith } from './call.ts';

export type ControlName = keyof operations & keyof typeof routes;

type Part<N extends ControlName, P extends string> = operations[N] extends Record<P, infer T> ? T : never;

/** What a control call answers. */
export type Answer<N extends ControlName> = operations[N] extends { answer: infer T } ? T : undefined;

type Body<N extends ControlName> = Part<N, 'body'>;
type Params<N extends ControlName> = Part<N, 'params'>;
type Query<N extends ControlName> = Part<N, 'query'>;

/** What a control call is given: its path parameters, query and body, as far as it has them. */
export type Input<N extends ControlName> = ([Params<N>] extends [never] ? unknown : { readonly params: Params<N> }) &
  ([Query<N>] extends [never] ? unknown : { readonly query?: Query<N> }) &
  ([Body<N>] extends [never] ? unknown : { readonly body: Body<N> });

/** A call of the control API, by its name in the control API's document. */
export function control<N extends ControlName>(name: N, input: Input<N>): Call<Answer<N>> {
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

/** The upload of a CSV file: its bytes as they are, with the encoding that they are read in (D117). */
export function importFile(
  id: string,
  file: FileBody,
  charset: string,
  columns: NonNullable<Input<'importMembers'>['query']>,
): Call<Answer<'importMembers'>> {
  const [method, path] = routes.importMembers;
  const contentType = `text/csv; charset=${charset}`;
  return { method, path: pathWith(path, { id }, columns), contentType, body: file, token: 'control' };
}

export type Mailing = Answer<'getMailing'>;
export type Campaign = Answer<'getCampaign'>;
export type Creative = Answer<'getCreative'>;
export type Webhook = Answer<'getWebhook'>;
export type Delivery = Answer<'redeliver'>;
export type JournalEntry = Answer<'listRequests'>[number];
export type Fault = Answer<'addFault'>;
export type Due = Answer<'listAgenda'>[number];
export type Order = Answer<'listOrders'>[number];
export type Audience = Answer<'createAudience'>;
export type DataRequest = Answer<'listDataSubjectRequests'>[number];
