import { asObject, mediaType, told } from '../service/expect.ts';
import type { Service } from '../service/service.ts';

/** Why this is no service that can be looked at, or null when it is one. */
export async function recognize(service: Service): Promise<string | null> {
  const answer = await service.call('getOrganization');
  const { status, body } = answer;
  if (status === 401 || status === 403) return `the token is refused: GET /v1/me answered ${told(answer)}`;
  if (status === 429) return 'the service limits the rate, and waiting did not help: run again later';
  if (status >= 500) return `the service does not work: GET /v1/me answered ${status}`;
  if (status >= 300 && status < 400)
    return `GET /v1/me answered ${status}, a redirect: give the address that it leads to`;
  const known = ['id', 'name', 'mode'].filter((name) => name in asObject(body)).length;
  if (status >= 400 || known < 2)
    return `this is no direct-mail service: GET /v1/me answered ${status} with ${mediaType(answer) || 'no content type'} and no organization`;
  return null;
}
