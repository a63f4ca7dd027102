import { extname, resolve } from 'node:path';
import type { ColumnMap, PlanRequest, RowSource } from '@direct-mail/bulk';
import { UsageError } from '../frame/failure.ts';
import type { Input } from '../frame/input/input.ts';
import type { Io } from '../frame/io.ts';
import { shareOf } from '../requests/share.ts';
import { spanOf } from '../requests/when.ts';
import { userName } from './user-name.ts';

/** The plan request of the options; paths are absolute, so that a report finds the list from any folder. */
export async function planRequest(input: Input, io: Io): Promise<PlanRequest & { rows: RowSource }> {
  const notWithin = input.text('not-within');
  const suppress = input.texts('suppress').map((path) => resolve(path));
  const limits = { maxCost: input.amount('max-cost'), maxPieces: input.count('max-pieces') };
  return withoutAbsent({
    campaignId: input.text('campaign') ?? '',
    creativeId: input.text('creative'),
    rows: await rowsOf(input),
    name: input.text('name'),
    map: columnMap(input.texts('map')),
    suppress: suppress.length > 0 ? suppress : undefined,
    suppressionMatch: input.text('suppression-match') as PlanRequest['suppressionMatch'],
    notWithinDays: notWithin === undefined ? undefined : daysOf(notWithin),
    holdout: holdout(shareOf(input.text('holdout'), '--holdout'), input.text('holdout-lot')),
    price: input.amount('price'),
    limits: Object.values(limits).some((limit) => limit !== undefined) ? withoutAbsent(limits) : undefined,
    reference: input.text('reference'),
    template: input.path('template'),
    overrides: input.path('overrides'),
    plannedBy: input.text('by') ?? userName(io),
  });
}

async function rowsOf(input: Input): Promise<RowSource> {
  if (input.argument(0) === '-') {
    throw new UsageError('the list must be a file, not standard input: it is read again for the report');
  }
  const path = resolve(input.argument(0));
  const { readCsv, readJsonl } = await import('@direct-mail/bulk');
  const delimiter = input.text('delimiter');
  const encoding = input.text('encoding');
  const format = input.text('format') ?? (/^\.(jsonl|ndjson)$/i.test(extname(path)) ? 'jsonl' : 'csv');
  if (format === 'jsonl') {
    if (delimiter !== undefined || encoding !== undefined) {
      throw new UsageError('--delimiter and --encoding are for CSV files: JSONL is UTF-8');
    }
    return readJsonl(path);
  }
  return readCsv(path, withoutAbsent({ delimiter: delimiter === '\\t' ? '\t' : delimiter, encoding }));
}

/** `first_name=Given name`, `tag:offer=Offer`. */
export function columnMap(assignments: readonly string[]): ColumnMap | undefined {
  if (assignments.length === 0) return undefined;
  const fields: Record<string, string> = {};
  const tags: Record<string, string> = {};
  for (const each of assignments) {
    const at = each.indexOf('=');
    if (at <= 0 || at === each.length - 1) {
      throw new UsageError('--map: expected field=column, such as --map postal_code=ZIP, or tag:offer=Offer');
    }
    const name = each.slice(0, at);
    const column = each.slice(at + 1);
    if (name.startsWith('tag:')) tags[name.slice(4)] = column;
    else fields[name] = column;
  }
  return { ...fields, ...(Object.keys(tags).length > 0 && { merge_tags: tags }) };
}

function daysOf(text: string): number {
  const span = spanOf(text, '--not-within');
  if (span <= 0) throw new UsageError('--not-within: expected a span longer than nothing, such as 30d');
  return span / 86_400_000;
}

function holdout(share: number | undefined, lot: string | undefined): PlanRequest['holdout'] {
  if (lot === undefined) return share;
  if (share === undefined)
    throw new UsageError('--holdout-lot says who is held out: add --holdout, such as --holdout 10%');
  return { share, lot };
}

function withoutAbsent<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}
