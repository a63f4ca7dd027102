import { appendTableCalls } from './append-table.ts';
import { artworkCalls } from './artwork.ts';
import { audienceCalls } from './audiences.ts';
import { campaignCalls } from './campaigns.ts';
import type { ControlCall } from './define-call.ts';
import { faultCalls } from './faults.ts';
import { imageCalls } from './images.ts';
import { mailingCalls } from './mailings.ts';
import { orderCalls } from './orders.ts';
import { requestCalls } from './requests.ts';
import { serverCalls } from './server.ts';
import { settingsCalls } from './settings.ts';
import { undecidedCalls } from './undecided-records.ts';
import { webhookCalls } from './webhooks.ts';

/** Every call of the control API by its name. */
export const controlCalls = {
  ...serverCalls,
  ...settingsCalls,
  ...campaignCalls,
  ...artworkCalls,
  ...mailingCalls,
  ...imageCalls,
  ...audienceCalls,
  ...appendTableCalls,
  ...orderCalls,
  ...undecidedCalls,
  ...webhookCalls,
  ...faultCalls,
  ...requestCalls,
};

export type ControlCalls = typeof controlCalls;
export type ControlCallName = keyof ControlCalls;

type PartsOf<N extends ControlCallName> =
  ControlCalls[N] extends ControlCall<infer Path, infer Query, infer Body, infer Answer>
    ? { path: Path; query: Query; body: Body; answer: Answer }
    : never;

type Given<Name extends string, Value> = [Value] extends [undefined] ? unknown : { readonly [K in Name]: Value };

/** What a call is given: its path parameters, query and body, as far as it has them. */
export type ControlCallInput<N extends ControlCallName> = Given<'params', PartsOf<N>['path']> &
  (PartsOf<N>['query'] extends undefined ? unknown : { readonly query?: PartsOf<N>['query'] }) &
  Given<'body', PartsOf<N>['body']>;

export type ControlAnswer<N extends ControlCallName> = PartsOf<N>['answer'];

/** Any call, its types forgotten: for what treats all of them alike. */
export type AnyControlCall = ControlCall<unknown, unknown, unknown, unknown>;

export const anyControlCalls = controlCalls as unknown as Readonly<Record<ControlCallName, AnyControlCall>>;
