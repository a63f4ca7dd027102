import { openLedger } from '../../bulk/open-bulk.ts';
import { meantLedgers, offlineClients } from '../../bulk/runs/find-run.ts';
import { ledgerShown } from '../../bulk/runs/run-words.ts';
import { counted } from '../../bulk/say.ts';
import type { Run } from '../../frame/command.ts';
import { UsageError } from '../../frame/failure.ts';
import type { Input } from '../../frame/input/input.ts';

export const run: Run = async (context, input) => {
  const email = input.text('email');
  const address = addressOf(input);
  if (email === undefined && address === undefined) {
    throw new UsageError('whom? Expected --email, or an address: --address-1, --city, --state, --postal-code');
  }
  const places = meantLedgers(context, input);
  if (context.dryRun) {
    const data = places.map((place) => ({ ledger: ledgerShown({ place }), dry_run: true }));
    return { data, note: 'It would blank the person in these ledgers. Nothing was blanked.' };
  }
  await context.confirm('forgets', `One person is blanked in ${counted(places.length, 'ledger')}`);
  const data: object[] = [];
  for (const place of places) {
    const opened = await openLedger(context, place, await offlineClients(), false);
    try {
      const blanked = await opened.bulk.forget({ ...(email !== undefined && { email }), ...(address && { address }) });
      data.push({ ledger: ledgerShown({ place }), blanked });
    } finally {
      await opened.close();
    }
  }
  return { data, note: 'The service keeps what was mailed: direct-mail privacy erase asks it to delete that.' };
};

function addressOf(input: Input) {
  const [address_1, city, state, postal_code] = ['address-1', 'city', 'state', 'postal-code'].map((name) =>
    input.text(name),
  );
  const full_name = input.text('full-name');
  const address_2 = input.text('address-2');
  if ([address_1, city, state, postal_code, full_name, address_2].every((part) => part === undefined)) return undefined;
  if (address_1 === undefined || city === undefined || state === undefined || postal_code === undefined) {
    throw new UsageError('an address needs --address-1, --city, --state and --postal-code');
  }
  return {
    address_1,
    city,
    state,
    postal_code,
    ...(full_name !== undefined && { full_name }),
    ...(address_2 !== undefined && { address_2 }),
  };
}
