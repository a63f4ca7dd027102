import type { AudienceMemberRequest } from '@direct-mail/sdk';
import type { Run } from '../../frame/command.ts';
import { readBody } from '../../requests/body.ts';

export const run: Run = async ({ client, io }, input) => {
  const body = await readBody<AudienceMemberRequest>('createAudienceMember', input, io, {
    email: input.text('email'),
    email_sha256: input.text('email-sha256'),
    identifier: input.text('identifier'),
  });
  return { data: await (await client()).audiences.addMember(input.argument(0), body, { signal: io.signal }) };
};
