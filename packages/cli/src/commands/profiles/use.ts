import { UsageError } from '@direct-mail/terminal/failure';
import { profilesFile } from '../../set-up/places.ts';
import { readProfiles, writeProfiles } from '../../set-up/profiles.ts';
import type { Run } from '../../tree/run.ts';
import { shownProfile } from './shown.ts';

export const run: Run<'profiles use'> = async ({ io }, input) => {
  const name = input.args[0];
  const path = profilesFile(io);
  const { profiles } = await readProfiles(path);
  const profile = Object.hasOwn(profiles, name) ? profiles[name] : undefined;
  if (!profile) throw new UsageError(`there is no profile ${name}`, 'See: direct-mail profiles list');
  await writeProfiles(path, { current: name, profiles });
  return { data: shownProfile(name, profile, name) };
};
