import { profilesFile } from '../../set-up/places.ts';
import { readProfiles } from '../../set-up/profiles.ts';
import type { Run } from '../../tree/run.ts';
import { shownProfile } from './shown.ts';

export const run: Run<'profiles list'> = async ({ io }) => {
  const { current, profiles } = await readProfiles(profilesFile(io));
  const data = Object.entries(profiles).map(([name, profile]) => shownProfile(name, profile, current));
  return {
    data,
    ...(data.length === 0 && { note: 'There is no profile yet: direct-mail profiles add NAME --base-url URL' }),
  };
};
