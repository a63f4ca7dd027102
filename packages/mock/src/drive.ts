import { Clock } from './clock/clock.ts';
import type { Speed } from './clock/speed.ts';
import type { Sandbox, SandboxPorts } from './sandbox/sandbox.ts';
import { systemTimers, type Timers } from './shared/timers.ts';
import { version } from './shared/version.ts';
import { Courier } from './webhooks/delivery-worker.ts';
import { type Send, sendWith } from './webhooks/send.ts';

export interface DriverOptions {
  readonly speed: Speed;
  readonly timers?: Timers | undefined;
  /** How deliveries leave the process; the runtime's `fetch` when absent. */
  readonly send?: Send | undefined;
}

/** Puts a clock and a courier beside every account. */
export function driver(options: DriverOptions): SandboxPorts['drive'] {
  const { speed, timers = systemTimers } = options;
  const send = options.send ?? sendWith((input, init) => globalThis.fetch(input, init));
  return (sandbox: Sandbox) => {
    const courier = new Courier({
      driven: sandbox,
      faults: sandbox.faults,
      send,
      timers,
      userAgent: `Direct-Mail-Mock/${version}`,
      manual: speed === 0,
    });
    return { clock: new Clock({ driven: sandbox, deliverer: courier, speed, timers }), deliveries: courier };
  };
}
