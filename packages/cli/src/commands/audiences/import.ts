import { checkRow, type Problem as Found } from '@direct-mail/bulk';
import type { AudienceMemberRequest, DirectMail } from '@direct-mail/sdk';
import { exitCodes } from '@direct-mail/terminal/exit-codes';
import { UsageError } from '@direct-mail/terminal/failure';
import { inFlags } from '../../bulk/flags.ts';
import type { Context } from '../../frame/command.ts';
import { hashColumnOf, memberOf } from '../../lists/member-of.ts';
import { type List, openList } from '../../lists/read-list.ts';
import type { Run } from '../../tree/run.ts';

/** Parallel requests; the client waits by itself after a 429. */
const CONCURRENCY = 8;
/** Problems that are printed; all are counted. */
const TOLD = 1000;

type Outcome = 'added' | 'refused' | 'unknown';
interface Problem {
  readonly row: number;
  readonly outcome: Outcome;
  readonly problem: string;
}

export const run: Run<'audiences import'> = async (context, input) => {
  const { io } = context;
  const audience = input.args[0];
  const list = await openList(input.args[1], input);
  const hash = hashColumnOf(list.columns);
  const { fields } = list;
  if (fields.address_1 === undefined && fields.email === undefined && fields.identifier === undefined && !hash) {
    throw new UsageError(
      `no column says who a person is: the columns are ${list.columns.join(', ')}`,
      'Say which: --map email=COLUMN, --map identifier=COLUMN, or --map address_1=COLUMN --map postal_code=COLUMN',
    );
  }
  const counts = { rows: 0, added: 0, refused: 0, unknown: 0 };
  const problems: Problem[] = [];
  const note = (problem: Problem): void => {
    counts[problem.outcome] += 1;
    if (problems.length < TOLD) problems.push(problem);
  };
  const client = context.dryRun ? undefined : await context.client();
  const check = await validator();
  const add = async (row: number, { member, doubt }: ReadMember): Promise<void> => {
    const wrong = check(member);
    if (wrong !== undefined) return note({ row, outcome: 'refused', problem: wrong });
    const failed = client && (await addOne(client, audience, member, io.signal));
    if (failed === undefined && doubt !== undefined) note({ row, outcome: 'added', problem: doubt });
    else if (failed === undefined) counts.added += 1;
    else if (failed !== 'interrupted') note({ row, ...failed });
  };
  await inParallel(list, io.signal, async ({ row, values, problem }) => {
    counts.rows += 1;
    if (problem !== undefined) note({ row, outcome: 'refused', problem: problem.message });
    else await add(row, readMember(row, values, list, hash));
  });
  const exitCode = io.signal.aborted ? exitCodes.interrupted : codeOf(counts);
  return {
    data: { audience, ...(context.dryRun && { dry_run: true }), ...counts, problems },
    shown: problems.length > 0 ? problems : { audience, ...counts },
    exitCode,
    note: noteOf(context, counts),
  };
};

interface ReadMember {
  readonly member: AudienceMemberRequest;
  /** Why `send` would not mail there: the service excludes no one by such an address. */
  readonly doubt: string | undefined;
}

/** The address is read as `send` reads it: a ZIP has its zero again, and what `send` would refuse is told. */
function readMember(row: number, values: Row['values'], list: List, hash: string | undefined): ReadMember {
  const { fields } = list;
  const { recipient, problems } = checkRow(row, values, { fields, tags: {} });
  const { postal_code: column } = fields;
  const whole = column === undefined ? values : { ...values, [column]: recipient.postal_code ?? values[column] ?? '' };
  const member = memberOf(whole, fields, hash);
  const doubts = member.address === undefined ? [] : problems.filter(({ severity }) => severity === 'error');
  return { member, doubt: doubts.length === 0 ? undefined : doubts.map(placed).join('; ') };
}

const placed = (problem: Found): string =>
  `${problem.column === null ? '' : `column ${problem.column}: `}${inFlags(problem)}`;

const codeOf = ({ rows, added, unknown }: { rows: number; added: number; unknown: number }): number => {
  if (unknown > 0) return exitCodes.unknown;
  if (added === rows) return exitCodes.done;
  return added > 0 ? exitCodes.partly : exitCodes.refused;
};

function noteOf(
  { dryRun, io }: Context,
  counts: { rows: number; added: number; refused: number; unknown: number },
): string {
  const { rows, added, refused, unknown } = counts;
  const verb = dryRun ? 'would be added' : 'added';
  const said = `${rows} rows: ${added} ${verb}, ${refused} refused, ${unknown} unknown.`;
  if (dryRun) return `${said} Nothing was sent.`;
  const again = io.signal.aborted || unknown > 0;
  return again ? `${said} The same command again does no harm: who is in the audience is not added twice.` : said;
}

/** Violations of the contract, found before anything is sent. */
async function validator(): Promise<(member: AudienceMemberRequest) => string | undefined> {
  const { requestValidator } = await import('@direct-mail/sdk/validation');
  return (body) => {
    const issues = requestValidator('createAudienceMember', { body });
    return issues.length > 0 ? issues.map(({ message }) => message).join('; ') : undefined;
  };
}

async function addOne(
  client: DirectMail,
  audience: string,
  member: AudienceMemberRequest,
  signal: AbortSignal,
): Promise<{ readonly outcome: Outcome; readonly problem: string } | 'interrupted' | undefined> {
  try {
    await client.audiences.addMember(audience, member, { signal });
    return undefined;
  } catch (error) {
    if (signal.aborted) return 'interrupted';
    const { name, outcome, message } = error as { name?: string; outcome?: string; message: string };
    // Problems that are the same for every row are not printed for each.
    if (['AuthenticationError', 'NotFoundError', 'ConfigurationError'].includes(name ?? '')) throw error;
    if (outcome === undefined) throw error;
    return { outcome: outcome === 'unknown' ? 'unknown' : 'refused', problem: message };
  }
}

/** At most this many in parallel, in the list's order; an abort skips the rest. */
async function inParallel(list: List, signal: AbortSignal, work: (row: Row) => Promise<void>): Promise<void> {
  const open = new Set<Promise<void>>();
  let failed: { readonly error: unknown } | undefined;
  for await (const row of list.rows) {
    if (signal.aborted || failed !== undefined) break;
    const one: Promise<void> = work(row)
      .catch((error: unknown) => {
        failed ??= { error };
      })
      .finally(() => open.delete(one));
    open.add(one);
    if (open.size >= CONCURRENCY) await Promise.race(open);
  }
  await Promise.all(open);
  if (failed !== undefined) throw failed.error;
}

type Row = List['rows'] extends AsyncIterable<infer Each> ? Each : never;
