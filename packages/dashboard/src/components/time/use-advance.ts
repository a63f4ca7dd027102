import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import { type AdvanceReport, noteAdvance } from '../../api/advance.ts';
import { control, type Input } from '../../api/control.ts';
import { useSend } from '../../api/use-call.ts';

const ADVANCE = ['advance'];

/** Advances the clock and announces the results. */
export function useAdvance() {
  const sending = useSend<AdvanceReport>({ mutationKey: ADVANCE });
  const advance = (body: Input<'advanceClock'>['body']): void => {
    noteAdvance(null);
    sending.mutate(control('advanceClock', { body }), { onSuccess: noteAdvance });
  };
  return { advance, isPending: sending.isPending, error: sending.error };
}

/** The clock's time; while a step of this window runs, the time before it, which typed dates are compared with. */
export function useSteady(now: number): number {
  const isMoving = useIsMutating({ mutationKey: ADVANCE }) > 0;
  const [kept, keep] = useState(now);
  if (!isMoving && kept !== now) keep(now);
  return isMoving ? kept : now;
}
