import { exitCodes } from '@direct-mail/terminal/exit-codes';
import { Failure } from '@direct-mail/terminal/failure';
import type { Context } from '../../frame/command.ts';
import { isColored } from '../../frame/print.ts';
import { wrappedTable } from '../../frame/table.ts';
import {
  absent,
  type Check,
  checkAddresses,
  checkLedger,
  checkPackages,
  checkProfiles,
  checkRuntime,
  checkSecret,
  checkService,
  checkSettings,
  checkTestToken,
} from '../../set-up/checks.ts';
import type { Connection } from '../../set-up/connection.ts';
import { checkCampaign } from '../../set-up/live-checks.ts';
import { profilesFile } from '../../set-up/places.ts';
import { profileNamed, readProfiles } from '../../set-up/profiles.ts';
import type { InputOf, Run } from '../../tree/run.ts';

export const run: Run<'doctor'> = async (context, input) => {
  const { io } = context;
  const checks: Check[] = [checkRuntime(), await checkProfiles(io)];
  try {
    const found = await context.connection();
    const settings = checkSettings(found);
    checks.push(...settings);
    if (settings.every(({ status }) => status !== 'wrong')) checks.push(...(await checkCalls(context, found, input)));
  } catch (error) {
    const fix = error instanceof Failure ? (error.hint ?? null) : null;
    checks.push({ check: 'settings', status: 'wrong', detail: (error as Error).message, fix });
  }
  checks.push(...(await checkLedger(io)), checkSecret(io), ...checkPackages());
  const wrong = checks.filter(({ status }) => status === 'wrong').length;
  return {
    data: checks,
    text: wrappedTable(
      ['CHECK', 'STATUS', 'DETAIL'],
      checks.map(({ check, status, detail, fix }) => [check, status, fix === null ? detail : `${detail}: ${fix}`]),
      { color: isColored(io, io.terminal.out), width: io.columns },
    ),
    exitCode: wrong > 0 ? exitCodes.refused : exitCodes.done,
    note: wrong === 0 ? 'No problems found.' : wrong === 1 ? '1 problem.' : `${wrong} problems.`,
  };
};

/** What the service answers: to each token that is at hand, and about the campaign that is to be mailed. */
async function checkCalls(context: Context, found: Connection, input: InputOf<'doctor'>): Promise<Check[]> {
  const { io } = context;
  const client = await context.client();
  const reader = found.mode === 'test' ? await context.lookup() : client;
  const tester = found.mode === 'test' ? client : await testClient(context, found);
  const checks = reader === undefined ? [unread] : await checkService(reader, io, found.baseUrl?.value ?? '');
  if (tester !== undefined) checks.push(await checkTestToken(tester, io));
  if (found.addressBaseUrl) checks.push(await checkAddresses(reader ?? client, io));
  const campaign = input.values.campaign;
  const asked = input.values.production ? 'production' : undefined;
  if (campaign !== undefined) checks.push(...(await checkCampaign(reader ?? client, campaign, found, asked, io)));
  return checks;
}

const unread = absent(
  'service',
  'not read: a test token can only create mailings',
  'set DIRECT_MAIL_LOOKUP_TOKEN, or a profile with a production token too',
);

/** A client with the test token of the profile that the other token is of: at its address alone. */
async function testClient({ client, hide, io }: Context, { profile, tokenAddress }: Connection) {
  if (profile === undefined || tokenAddress === undefined) return undefined;
  const { profiles } = await readProfiles(profilesFile(io));
  const token = profileNamed(profiles, profile).test_token;
  if (!token) return undefined;
  hide(token);
  return (await client()).withOptions({ token });
}
