import { listAudiences as list, requireAudience } from '../account/audiences/audiences.ts';
import { addMember, showMember } from '../account/audiences/members.ts';
import type { Operation } from './operation.ts';

export const listAudiences: Operation<'listAudiences'> = (account) => ({ status: 200, body: list(account) });

export const createAudienceMember: Operation<'createAudienceMember'> = (account, call) => {
  const audience = requireAudience(account, call.path.id);
  const { member } = addMember(account, audience, call.body);
  return { status: 201, body: showMember(member) };
};
