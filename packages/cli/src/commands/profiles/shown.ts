import type { Profile } from '../../set-up/profiles.ts';

/** A profile without its tokens: only whether it has them. */
export const shownProfile = (name: string, profile: Profile, current: string | undefined): object => ({
  name,
  current: name === current,
  production: profile.production_token !== undefined,
  test: profile.test_token !== undefined,
  base_url: profile.base_url ?? null,
  address_base_url: profile.address_base_url ?? null,
});
