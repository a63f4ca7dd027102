import { invalid, Refusal } from '../account/base/refusal.ts';
import { type Instant, LAST_INSTANT, toIso } from '../account/base/time.ts';

/** `advance` was called while time was already being advanced, and would wait for itself. Over HTTP: 409. */
export class AdvanceInProgress extends Refusal {
  constructor(fromReceiver: boolean) {
    super(
      'Conflict',
      fromReceiver
        ? 'a webhook receiver cannot advance the clock while its delivery is in flight; return first, then advance'
        : 'the clock is already advancing; await that call, then advance again',
    );
    this.name = 'AdvanceInProgress';
  }
}

/** Time was to be moved backwards. Over HTTP: 400. */
export class TimeCannotGoBack extends Refusal {
  constructor(now: string, to: string) {
    super(
      'ValidationError',
      `time only moves forward: it is already ${now}, later than ${to}; to go back, restore a snapshot`,
    );
    this.name = 'TimeCannotGoBack';
  }
}

/** Rejects a target in the past, or beyond the range of a date. */
export function checkTarget(now: Instant, to: Instant): void {
  if (!(to <= LAST_INSTANT)) {
    throw invalid(
      `time ends with the year 9999: the latest time is ${toIso(LAST_INSTANT)}, and it is ${toIso(now)} now`,
    );
  }
  if (to < now) throw new TimeCannotGoBack(toIso(now), toIso(to));
}
