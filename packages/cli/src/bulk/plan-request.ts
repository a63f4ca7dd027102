import { extname, resolve } from 'node:path';
import type { ColumnMap, PlanRequest, RowSource } from '@direct-mail/bulk';
import { UsageError } from '@direct-mail/terminal/failure';
import type { Io } from '../frame/io.ts';
import { absolute } from '../frame/output-file.ts';
import { shareOf } from '../requests/share.ts';
import { spanOf } from '../requests/when.ts';
import type { InputOf } from '../tree/run.ts';
import { userName } from './user-name.ts';

/** The plan request of the options; paths are absolute, so that a report finds the list from any folder. */
type SendInput = InputOf<'send'>;

export async function planRequest(input: SendInput, io: Io): Promise<PlanRequest & { rows: RowSource }> {
  const notWithin = input.values.notWithin;
  const suppress = input.values.suppress.map((path) => resolve(path));
  const limits = { maxCost: input.values.maxCost, maxPieces: input.values.maxPieces };
  return withoutAbsent({
    campaignId: input.values.campaign ?? '',
    creativeId: input.values.creative,
    rows: await rowsOf(input),
    name: input.values.name,
    map: columnMap(input.values.map),
    suppress: suppress.length > 0 ? suppress : undefined,
    suppressionMatch: input.values.suppressionMatch as PlanRequest['suppressionMatch'],
    notWithinDays: notWithin === undefined ? undefined : daysOf(notWithin),
    holdout: holdout(shareOf(input.values.holdout, '--holdout'), input.values.holdoutLot),
    price: input.values.price,
    limits: Object.values(limits).some((limit) => limit !== undefined) ? withoutAbsent(limits) : undefined,
    reference: input.values.reference,
    template: absolute(input.values.template),
    overrides: absolute(input.values.overrides),
    plannedBy: input.values.by ?? userName(io),
  });
}

async function rowsOf(input: SendInput): Promise<RowSource> {
  if (input.args[0] === '-') {
    throw new UsageError('the list must be a file, not standard input: it is read again for the report');
  }
  const path = resolve(input.args[0]);
  const { readCsv, readJsonl } = await import('@direct-mail/bulk');
  const delimiter = input.values.delimiter;
  const encoding = input.values.encoding;
  const format = input.values.format ?? (/^\.(jsonl|ndjson|json)$/i.test(extname(path)) ? 'jsonl' : 'csv');
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
