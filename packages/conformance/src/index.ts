/** Looks at a direct-mail service: its rules, and what it does where the specification is silent. */
export type { RunResult } from './run/result.ts';
export { newState, type RunOptions, runServer, type State } from './run/run.ts';
export type { OwnAddress, Ports, Profile, Target } from './service/options.ts';
export { type Receiver, startReceiver } from './service/receiver.ts';
