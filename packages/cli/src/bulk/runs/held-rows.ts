import type { HeldRow, Run } from '@direct-mail/bulk';

export const heldColumns = ['row', 'reason', 'recipient.full_name', 'recipient.address_1', 'recipient.postal_code'];

/** The held rows of a run, or those of them that are named. */
export async function heldRowsOf(run: Pick<Run, 'held'>, rows?: readonly number[]): Promise<HeldRow[]> {
  const held: HeldRow[] = [];
  for await (const row of run.held()) if (rows?.includes(row.row) ?? true) held.push(row);
  return held;
}
