import { money } from '@direct-mail/contract/words/figures';
import { UsageError } from '@direct-mail/terminal/failure';
import { openForSend } from '../../bulk/open-bulk.ts';
import { ledgerShown } from '../../bulk/runs/run-words.ts';
import type { InputOf, Run } from '../../tree/run.ts';

interface Limits {
  readonly maxCost: number | null;
  readonly maxPieces: number | null;
}

export const run: Run<'runs limit'> = async (context, input) => {
  const opened = await openForSend(context, input);
  try {
    const before = await opened.bulk.day();
    const limits = limitsOf(input, before);
    if (limits !== undefined && !context.dryRun) {
      if (isLooser(limits, before))
        await context.confirm('loosens', `the limit of a day of ${ledgerShown(opened)} becomes ${wordsOf(limits)}`);
      await opened.bulk.limitDay(limits);
    }
    const day = await opened.bulk.day();
    return {
      data: {
        ledger: ledgerShown(opened),
        max_cost_day: day.maxCost,
        max_pieces_day: day.maxPieces,
        cost_today: day.cost,
        pieces_today: day.pieces,
      },
      ...(limits === undefined && wordsOf(day) === 'none' && { note: 'No limit of a day is set.' }),
    };
  } finally {
    await opened.close();
  }
};

/** Undefined if nothing is to be set. */
function limitsOf({ values }: InputOf<'runs limit'>, before: Limits): Limits | undefined {
  const { maxCostDay, maxPiecesDay, none, lower } = values;
  const given = maxCostDay !== undefined || maxPiecesDay !== undefined;
  if (none && (given || lower)) throw new UsageError('either --none or limits, not both');
  if (none) return { maxCost: null, maxPieces: null };
  if (!given) return undefined;
  const limits = { maxCost: maxCostDay ?? before.maxCost, maxPieces: maxPiecesDay ?? before.maxPieces };
  if (!lower) return limits;
  return { maxCost: lowest(limits.maxCost, before.maxCost), maxPieces: lowest(limits.maxPieces, before.maxPieces) };
}

const most = (limit: number | null): number => limit ?? Number.POSITIVE_INFINITY;

const lowest = (one: number | null, other: number | null): number | null => (most(one) < most(other) ? one : other);

const isLooser = (now: Limits, before: Limits): boolean =>
  most(now.maxCost) > most(before.maxCost) || most(now.maxPieces) > most(before.maxPieces);

const wordsOf = ({ maxCost, maxPieces }: Limits): string =>
  [...(maxCost === null ? [] : [money(maxCost)]), ...(maxPieces === null ? [] : [`${maxPieces} pieces`])].join(
    ' and ',
  ) || 'none';
