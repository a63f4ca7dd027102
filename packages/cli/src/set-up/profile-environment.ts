import type { Io } from '../frame/io.ts';
import { profilesFile } from './places.ts';
import { profileNamed, readProfiles } from './profiles.ts';

type Place = Pick<Io, 'env' | 'home' | 'platform'>;

/**
 * For a command with options of its own: takes `--profile NAME` out of the arguments, and gives what the profile holds as the
 * environment does. A profile that is named goes before the environment, as everywhere.
 *
 * @throws UsageError for an unknown profile
 */
export async function withProfile(
  given: readonly string[],
  place: Place,
): Promise<{ readonly args: readonly string[]; readonly env: Place['env'] }> {
  const { env } = place;
  const end = given.indexOf('--');
  const own = end < 0 ? given : given.slice(0, end);
  const at = own.findIndex((each) => each === '--profile' || each.startsWith('--profile='));
  if (at < 0) return { args: given, env };
  const [, inOne] = /^--profile=(.*)$/.exec(given[at] ?? '') ?? [];
  const name = inOne ?? given[at + 1] ?? '';
  const { profiles } = await readProfiles(profilesFile(place));
  const { base_url, address_base_url, production_token, test_token } = profileNamed(profiles, name);
  const held = {
    DIRECT_MAIL_BASE_URL: base_url,
    DIRECT_MAIL_ADDRESS_BASE_URL: address_base_url,
    DIRECT_MAIL_TOKEN: production_token,
    DIRECT_MAIL_TEST_TOKEN: test_token,
  };
  const values = Object.fromEntries(Object.entries(held).filter(([, value]) => value !== undefined));
  return { args: given.toSpliced(at, inOne === undefined ? 2 : 1), env: { ...env, ...values } };
}
