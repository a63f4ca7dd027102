/** Checks a direct-mail service against its specification, and records what it does where that is silent. */
export { runCommand } from './cli/command.ts';
export type { RunResult } from './run/result.ts';
export { type RunOptions, runServer } from './run/run.ts';
export { newState, type State } from './run/state.ts';
export type { Level, OwnAddress, Ports, Target } from './service/options.ts';
export { type Receiver, startReceiver } from './service/receiver.ts';
