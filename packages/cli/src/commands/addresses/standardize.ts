import type { AddressInput, StandardizedAddress } from '@direct-mail/sdk';
import { Failure, UsageError } from '@direct-mail/terminal/failure';
import type { AddressExplanation, AddressFields } from '@direct-mail/us-address';
import type { Result } from '../../frame/command.ts';
import { readText } from '../../frame/read-file.ts';
import { doubtOf } from '../../lists/address-doubt.ts';
import { offlineMeaning } from '../../lists/offline-meaning.ts';
import { queryOf } from '../../requests/query.ts';
import { needAddressService } from '../../set-up/need-address-service.ts';
import type { InputOf, Run } from '../../tree/run.ts';

const columns = ['address_line1', 'address_line2', 'city', 'state', 'zip_code', 'zip_addon', 'deliverable'];
const local = 'the address is standardized';
const changes = ['field', 'before', 'after', 'rule'];

export const run: Run<'addresses standardize'> = async ({ client, connection, io }, input) => {
  const file = input.values.file;
  const remote = input.values.remote;
  if (file === undefined) {
    const asked = readInput(input);
    if (remote) needAddressService(await connection(), local);
    return remote
      ? { data: await (await client()).addresses.standardize(asked, { signal: io.signal }) }
      : explained(await offline(asked));
  }
  if (remote) needAddressService(await connection(), local);
  const text = file === '-' ? await io.readStdin() : await readText(file);
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const inputs = lines.map((full_address) => ({ full_address }));
  const data: readonly Answer[] = remote
    ? await (await client()).addresses.standardizeMany(inputs, { signal: io.signal })
    : await Promise.all(inputs.map(offline));
  return {
    data,
    columns: remote ? columns.slice(0, -1) : columns,
    shown: data.map(flat),
    ...(!remote && { note: offlineMeaning }),
  };
};

/** At a terminal: each field before and after, and the rule that changed it. */
const explained = (result: Offline): Result => ({
  data: result,
  shown: result.fields,
  columns: changes,
  note: `${verdictOf(result)}\n${offlineMeaning}`,
});

function verdictOf({ deliverable, reason, unsure }: Offline): string {
  if (!deliverable) return `Not deliverable: ${reason ?? ''}`;
  return unsure === undefined ? 'Deliverable.' : `Unsure: ${unsure}.`;
}

const flat = (result: Answer): object => ({ ...result, zip_addon: result.address_components.zip_addon });

function readInput(input: InputOf<'addresses standardize'>): AddressInput {
  const whole = input.args[0];
  const parts = queryOf<AddressInput>('standardizeAddress', input);
  if (whole === undefined && Object.keys(parts).length === 0) {
    throw new UsageError('which address? Expected it in quotes, its parts as options, or --file');
  }
  return whole === undefined ? parts : ({ ...parts, full_address: whole } as AddressInput);
}

type Answer = Omit<StandardizedAddress, 'query_index'>;

/** A standardized address and the standardizer's findings. */
interface Offline extends Answer {
  readonly deliverable: boolean;
  readonly reason?: string;
  /** Why the place may be another than the one meant. */
  readonly unsure?: string;
  readonly fields: AddressExplanation['fields'];
}

const lastLine = '--zip-code, with --city and --state, or with a --city that carries the whole last line';

/** What an address lacks, by option instead of field. */
const lacking = {
  address_line1: `Expected the whole address in quotes, or --address-line1 with ${lastLine}; got no --address-line1`,
  place: `Expected --address-line1 with ${lastLine}; got neither --zip-code nor --city`,
};

async function offline(input: AddressInput): Promise<Offline> {
  const { AddressInputError, deliverability, explain } = await import('@direct-mail/us-address');
  try {
    const explained = explain(input);
    const { result, fields } = explained;
    const delivery = deliverability(result);
    const reason = delivery.deliverable ? {} : { reason: delivery.message };
    const doubt = delivery.deliverable
      ? doubtOf('full_address' in input ? {} : (input as AddressFields), explained)
      : undefined;
    const unsure = doubt === undefined ? {} : { unsure: doubt.problem };
    return { ...result, deliverable: delivery.deliverable, ...reason, ...unsure, fields };
  } catch (error) {
    if (!(error instanceof AddressInputError)) throw error;
    throw new Failure(error.missing === undefined ? error.message : lacking[error.missing]);
  }
}
