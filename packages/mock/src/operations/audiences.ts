import type { components } from '@direct-mail/contract';
import { listAudiences as list, requireAudience } from '../account/audiences/audiences.ts';
import { addMember, type NewMember, showMember } from '../account/audiences/members.ts';
import type { Operation } from './operation.ts';

export const listAudiences: Operation<'listAudiences'> = (account) => ({ status: 200, body: list(account) });

export const createAudienceMember: Operation<'createAudienceMember'> = (account, call) => {
  const audience = requireAudience(account, call.path.id);
  const { member } = addMember(account, audience, knownFields(call.body));
  return { status: 201, body: showMember(member) };
};

/** The fields of the specification; what else was sent is not kept (D56). */
function knownFields(body: components['schemas']['AudienceMemberRequest']): NewMember {
  const { address, identifier, email, email_sha256 } = body;
  if (address === undefined) return { identifier, email, email_sha256 };
  const { name, address_1, address_2, city, state, postal_code } = address;
  return { identifier, email, email_sha256, address: { name, address_1, address_2, city, state, postal_code } };
}
