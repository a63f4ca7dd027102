import type { Operation } from './operation.ts';

/** The organization that the token belongs to (spec: Organization; D55, D89). */
export const getOrganization: Operation<'getOrganization'> = (account, call) => ({
  status: 200,
  body: { id: account.random.uuid('organization', 0), name: account.settings.organizationName, mode: call.mode },
});
