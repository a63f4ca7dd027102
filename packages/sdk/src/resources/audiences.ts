import type { Api } from '../api.ts';
import type { Call } from '../call.ts';
import type { CallOptions } from '../http/settings.ts';
import type { Audience, AudienceMember, AudienceMemberRequest } from '../types.ts';

/** Lists of people, for suppression or for mailing. They are created in the service's dashboard. */
export class AudiencesResource {
  readonly #api: Api;

  /** @internal */
  constructor(api: Api) {
    this.#api = api;
  }

  /** All audiences with their sizes, in one response. `GET /v1/audiences` */
  list(options?: CallOptions): Call<Audience[]> {
    return this.#api.call('listAudiences', { expects: 'array' }, options);
  }

  /**
   * Adds a person to an existing audience: at least one of `address`, `email`, `email_sha256` and `identifier`. Meant
   * for keeping in step with another system; for many at once the dashboard takes CSV. `POST /v1/audience/{id}`
   *
   * It is never sent twice.
   *
   * @throws {@link BadRequestError} for wrong values, {@link NotFoundError} when there is no such audience.
   */
  addMember(audienceId: string, member: AudienceMemberRequest, options?: CallOptions): Call<AudienceMember> {
    return this.#api.call(
      'createAudienceMember',
      { path: { id: audienceId }, body: member, expects: 'created' },
      options,
    );
  }
}
