import { appendTableCalls } from './calls/append-table.ts';
import { artworkCalls } from './calls/artwork.ts';
import { audienceCalls } from './calls/audiences.ts';
import { campaignCalls } from './calls/campaigns.ts';
import { clockCalls } from './calls/clock.ts';
import { dataSubjectRequestCalls } from './calls/data-subject-requests.ts';
import { faultCalls } from './calls/faults.ts';
import { fixtureCalls } from './calls/fixtures.ts';
import { healthCalls } from './calls/health.ts';
import { imageCalls } from './calls/images.ts';
import { insightCalls } from './calls/insights.ts';
import { listenerCalls } from './calls/listener.ts';
import { mailingCalls } from './calls/mailings.ts';
import { orderCalls } from './calls/orders.ts';
import { requestCalls } from './calls/requests.ts';
import { sandboxCalls } from './calls/sandboxes.ts';
import { settingsCalls } from './calls/settings.ts';
import { snapshotCalls } from './calls/snapshot.ts';
import { tokenCalls } from './calls/tokens.ts';
import { webhookCalls } from './calls/webhooks.ts';
import type { ControlCall } from './define-call.ts';

/** Every call of the control API by name. */
const controlCalls = {
  ...healthCalls,
  ...clockCalls,
  ...tokenCalls,
  ...snapshotCalls,
  ...fixtureCalls,
  ...sandboxCalls,
  ...settingsCalls,
  ...campaignCalls,
  ...artworkCalls,
  ...mailingCalls,
  ...imageCalls,
  ...audienceCalls,
  ...appendTableCalls,
  ...orderCalls,
  ...dataSubjectRequestCalls,
  ...webhookCalls,
  ...listenerCalls,
  ...faultCalls,
  ...requestCalls,
  ...insightCalls,
};

export type ControlCalls = typeof controlCalls;
export type ControlCallName = keyof ControlCalls;

type PartsOf<N extends ControlCallName> =
  ControlCalls[N] extends ControlCall<infer Path, infer Query, infer Body, infer ResponseBody>
    ? { path: Path; query: Query; body: Body; response: ResponseBody }
    : never;

type Given<Name extends string, Value> = [Value] extends [undefined] ? unknown : { readonly [K in Name]: Value };

/** The arguments of a call: its path parameters, query and body, if it has them. */
export type ControlCallInput<N extends ControlCallName> = Given<'params', PartsOf<N>['path']> &
  (PartsOf<N>['query'] extends undefined ? unknown : { readonly query?: PartsOf<N>['query'] }) &
  Given<'body', PartsOf<N>['body']>;

export type ControlResponse<N extends ControlCallName> = PartsOf<N>['response'];

/** Any call without its types, for code that treats all calls alike. */
export type AnyControlCall = ControlCall<unknown, unknown, unknown, unknown>;

export const anyControlCalls = controlCalls as unknown as Readonly<Record<ControlCallName, AnyControlCall>>;
