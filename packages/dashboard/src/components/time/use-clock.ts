import { useEffect, useState } from 'react';
import { control } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';

export interface Clock {
  /** The mock's time, in milliseconds since 1970. */
  readonly now: number;
  /** `real`, `manual`, or a speed such as `60x`. */
  readonly mode: string;
}

/** The clock's year, if known: dates of other years are shown with theirs. */
let year: number | null = null;

export const yearOfClock = (): number | null => year;

/** The mock's time, continued locally between responses. Null before the first response. */
export function useClock(): Clock | null {
  const { data, dataUpdatedAt } = useCall(['clock'], control('getClock', {}));
  const [present, setPresent] = useState(Date.now);
  const speed = data === undefined ? 0 : speedOf(data.mode);
  useEffect(() => {
    if (speed === 0) return undefined;
    const timer = setInterval(() => setPresent(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [speed]);
  if (data === undefined) return null;
  const passed = Math.max(0, present - dataUpdatedAt);
  const now = Date.parse(data.now) + passed * speed;
  year = new Date(now).getUTCFullYear();
  return { now, mode: data.mode };
}

function speedOf(mode: string): number {
  if (mode === 'manual') return 0;
  const speed = Number.parseFloat(mode);
  return Number.isNaN(speed) ? 1 : speed;
}
