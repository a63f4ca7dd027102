import { type AdvanceReport, noteAdvance } from '../../api/advance.ts';
import { control, type Input } from '../../api/control.ts';
import { useSend } from '../../api/use-call.ts';

/** Moves the clock on, and has what came of it said. */
export function useAdvance() {
  const sending = useSend<AdvanceReport>();
  const advance = (body: Input<'advanceClock'>['body']): void => {
    noteAdvance(null);
    sending.mutate(control('advanceClock', { body }), { onSuccess: noteAdvance });
  };
  return { advance, isPending: sending.isPending, error: sending.error };
}
