import type { AudienceMemberRequest } from '@direct-mail/sdk';
import { readBody } from '../../requests/body.ts';
import type { Run } from '../../tree/run.ts';

export const run: Run<'audiences add'> = async ({ client, io }, input) => {
  const body = await readBody<AudienceMemberRequest>('createAudienceMember', input, io, {
    email: input.values.email,
    email_sha256: input.values.emailSha256,
    identifier: input.values.identifier,
  });
  return { data: await (await client()).audiences.addMember(input.args[0], body, { signal: io.signal }) };
};
