import { invalid, Refusal } from '../account/base/refusal.ts';
import { type Instant, LAST_INSTANT, toIso } from '../account/base/time.ts';

/** `advance` was called while time was already being advanced, and would wait for itself. Over HTTP: 409. */
export class AdvanceInProgress extends Refusal {
  constructor(fromReceiver: boolean) {
    super(
      'Conflict',
      fromReceiver
        ? 'a webhook receiver cannot advance the clock: the delivery that called it is still in flight. Return first, and advance afterwards'
        : 'the clock is being advanced already; wait for that call to resolve, then advance again',
    );
    this.name = 'AdvanceInProgress';
  }
}

/** Time was to be moved backwards. Over HTTP: 400. */
export class TimeCannotGoBack extends Refusal {
  constructor(now: string, to: string) {
    super(
      'ValidationError',
      `time only goes forward: it is ${now} now, which is later than ${to}; restore a snapshot to go back`,
    );
    this.name = 'TimeCannotGoBack';
  }
}

/** Rejects a target in the past, or beyond the range of a date. */
export function checkTarget(now: Instant, to: Instant): void {
  if (!(to <= LAST_INSTANT)) {
    throw invalid(`time ends with the year 9999: expected at most ${toIso(LAST_INSTANT)}; it is ${toIso(now)} now`);
  }
  if (to < now) throw new TimeCannotGoBack(toIso(now), toIso(to));
}
