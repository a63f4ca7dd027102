import { openForSend } from '../../bulk/open-bulk.ts';
import { ledgerShown } from '../../bulk/runs/run-words.ts';
import type { Run } from '../../tree/run.ts';

export const run: Run<'approvers list'> = async (context, input) => {
  const opened = await openForSend(context, input);
  try {
    const data = (await opened.bulk.approvers()).map(({ name, publicKey, addedAt, addedBy, trusted }) => ({
      name,
      public_key: publicKey,
      added_at: addedAt.toISOString(),
      added_by: addedBy,
      trusted,
    }));
    const note =
      data.length === 0 ? `${ledgerShown(opened)} has no approvers: a plan is sent without a signature.` : '';
    return { data, columns: ['name', 'added_by', 'trusted', 'public_key'], ...(note !== '' && { note }) };
  } finally {
    await opened.close();
  }
};
