import type { ControlCallName, ControlCalls } from '@direct-mail/contract/control/generated/calls';
import type { ControlContext } from './context.ts';

type Part<N extends ControlCallName, P extends string> = P extends keyof ControlCalls[N]
  ? ControlCalls[N][P]
  : undefined;

/** What a handler gets, checked: path parameters, query and body, if the call has them. */
export interface Handled<N extends ControlCallName> {
  readonly params: Part<N, 'params'>;
  readonly query: Part<N, 'query'>;
  readonly body: Part<N, 'body'>;
}

/** A call's response; nothing for one without a body. */
export type ControlResponse<N extends ControlCallName> = 'response' extends keyof ControlCalls[N]
  ? ControlCalls[N]['response']
  : // biome-ignore lint/suspicious/noConfusingVoidType: what such a handler returns is not looked at.
    void;

type Run<N extends ControlCallName> = (
  context: ControlContext,
  input: Handled<N>,
) => ControlResponse<N> | Promise<ControlResponse<N>>;

/** What a call does. `before` checks the input when nothing was done yet: an error that it throws, or rejects with, refuses the call. */
export type Handler<N extends ControlCallName> =
  | Run<N>
  | {
      readonly before: (context: ControlContext, input: Handled<N>) => Promise<void> | undefined;
      readonly run: Run<N>;
    };

export type Handlers<Names extends ControlCallName> = { readonly [N in Names]: Handler<N> };

/** The handlers of the calls that the contract declares together. */
export type HandlersOf<Calls> = Handlers<keyof Calls & ControlCallName>;

/** The arguments of a call: its path parameters, query and body, if it has them. */
export type ControlCallInput<N extends ControlCallName> = Given<N, 'params'> &
  (Part<N, 'query'> extends undefined ? unknown : { readonly query?: Part<N, 'query'> }) &
  Given<N, 'body'>;

type Given<N extends ControlCallName, P extends string> =
  Part<N, P> extends undefined ? unknown : { readonly [K in P]: Part<N, P> };
