import { invalid } from '../account/base/refusal.ts';

/** Account time per real time: 1 on the real clock, 0 on a manual one; with 60 an hour passes in a minute. */
export type Speed = number;

const MAX_SPEED = 1_000_000;

/** Reads `real`, `manual` or a speed such as `60x`. */
export function readSpeed(text: string): Speed {
  if (text === 'real') return 1;
  if (text === 'manual') return 0;
  const speed = /^(\d+(?:\.\d+)?)x$/i.exec(text)?.[1];
  if (speed === undefined || Number(speed) <= 0 || Number(speed) > MAX_SPEED) {
    throw invalid(
      `the clock must be real, manual or a speed such as 60x (at most ${MAX_SPEED}x), got ${JSON.stringify(text)}`,
    );
  }
  return Number(speed);
}

export function showSpeed(speed: Speed): string {
  if (speed === 0) return 'manual';
  return speed === 1 ? 'real' : `${speed}x`;
}
