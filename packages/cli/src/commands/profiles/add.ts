import { randomBytes } from 'node:crypto';
import { UsageError } from '@direct-mail/terminal/failure';
import type { Context } from '../../frame/command.ts';
import { readText } from '../../frame/read-file.ts';
import { profilesFile } from '../../set-up/places.ts';
import { type Profile, readProfiles, writeProfiles } from '../../set-up/profiles.ts';
import { refusePlain } from '../../set-up/token-place.ts';
import type { InputOf, Run } from '../../tree/run.ts';
import { shownProfile } from './shown.ts';

export const run: Run<'profiles add'> = async (context, input) => {
  const { io } = context;
  const name = input.args[0];
  if (!/^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/.test(name)) {
    throw new UsageError('a profile is named with letters, digits, and . _ - between them, up to 64');
  }
  const path = profilesFile(io);
  const { current, profiles } = await readProfiles(path);
  if (Object.hasOwn(profiles, name) && !input.values.replace) {
    throw new UsageError(`there is a profile ${name} already`, 'Replace it: add --replace');
  }
  const profile = { ...(await readProfile(context, input)), reference_key: profiles[name]?.reference_key ?? drawKey() };
  await writeProfiles(path, { current: current ?? name, profiles: { ...profiles, [name]: profile } });
  return { data: shownProfile(name, profile, current ?? name), note: `Kept in ${path}, readable by you only.` };
};

/** Kept when a profile is replaced: ledgers were made with it. */
const drawKey = (): string => randomBytes(24).toString('base64url');

async function readProfile(context: Context, input: InputOf<'profiles add'>): Promise<Profile> {
  const base = checkedUrl(input.values.baseUrl ?? '', '--base-url');
  const address = input.values.addressBaseUrl;
  const production = await token(context, input.values.productionTokenFrom, 'Production token (empty: none): ');
  const test = await token(context, input.values.testTokenFrom, 'Test token (empty: none): ');
  if (production === undefined && test === undefined) {
    throw new UsageError(
      'a profile needs a token, for production or for test mode',
      'From a variable, a file or standard input: --test-token-from env:NAME, PATH or -',
    );
  }
  if (production?.startsWith('test_'))
    throw new UsageError('the production token begins with test_: it is a test token');
  if (test?.startsWith('live_')) throw new UsageError('the test token begins with live_: it is a production token');
  refusePlain(production, { value: base, from: '--base-url' }, context.io);
  return {
    base_url: base,
    ...(address !== undefined && { address_base_url: checkedUrl(address, '--address-base-url') }),
    ...(production !== undefined && { production_token: production }),
    ...(test !== undefined && { test_token: test }),
  };
}

function checkedUrl(text: string, name: string): string {
  if (!URL.canParse(text) || !/^https?:/.test(text)) {
    throw new UsageError(`${name}: expected a URL that begins with https:// (or http://)`);
  }
  if (new URL(text).username !== '' || new URL(text).password !== '') {
    throw new UsageError(`${name}: expected a URL without a user or a password`);
  }
  return text;
}

/** Never an argument: the shell's history and the list of processes show those. */
async function token({ io }: Context, source: string | undefined, question: string): Promise<string | undefined> {
  if (source === undefined) {
    if (!io.terminal.in || !io.terminal.err) return undefined;
    const answer = await io.ask(question, { hidden: true });
    return answer?.trim() || undefined;
  }
  const text = source.startsWith('env:')
    ? (io.env[source.slice(4)] ?? '')
    : source === '-'
      ? await io.readStdin()
      : await readText(source);
  const value = text.trim();
  if (value === '')
    throw new UsageError('the token is empty: expected it in the variable, file or standard input named');
  if (/[\s\p{Cc}]/u.test(value))
    throw new UsageError('the token holds white space: expected one token and nothing else');
  return value;
}
