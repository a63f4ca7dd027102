import type { Run } from '../../tree/run.ts';

export const run: Run<'whoami'> = async ({ client, connection, io }) => {
  const { profile, baseUrl, token, mode } = await connection();
  const organization = await (await client()).organization.retrieve({ signal: io.signal });
  return {
    data: {
      ...organization,
      token: mode,
      token_from: token?.from ?? null,
      base_url: baseUrl?.value ?? null,
      base_url_from: baseUrl?.from ?? null,
      profile: profile ?? null,
    },
  };
};
