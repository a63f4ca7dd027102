import type { Api } from '../api.ts';
import type { Call } from '../call.ts';
import type { CallOptions } from '../http/settings.ts';
import type {
  Audience,
  AudienceMember,
  AudienceMemberBase,
  AudienceMemberRequest,
  AudienceMemberRequestWithEmail,
} from '../types.ts';
import type { UnlessAny, WithRequired } from './at-least-one.ts';

/** An {@link AudienceMemberRequest} with the fields `Given`, at least one of which is required. */
export type AudienceMemberInput<Given extends keyof AudienceMemberBase> = WithRequired<
  AudienceMemberBase,
  Given,
  UnlessAny<AudienceMemberBase, Given, keyof AudienceMemberBase, AudienceMemberRequestWithEmail>
>;

/** Lists of people to mail or to suppress. Audiences are created in the dashboard. */
export class AudiencesResource {
  readonly #api: Api;

  /** @internal */
  constructor(api: Api) {
    this.#api = api;
  }

  /** Lists all audiences with their member counts, on one page. `GET /v1/audiences` */
  list(options?: CallOptions): Call<Audience[]> {
    return this.#api.call('listAudiences', { expects: 'array' }, options);
  }

  /**
   * Adds a person to an existing audience. At least one of `address`, `email`, `email_sha256` and `identifier` is
   * required. To import many people at once, upload a CSV file in the dashboard. `POST /v1/audience/{id}`
   *
   * Retried only when it had no effect: it never left this machine, or the service refused it with 429 (or with 401 or 403
   * when `token` is a function).
   *
   * @throws `BadRequestError` for invalid values.
   * @throws `NotFoundError` if the audience does not exist.
   */
  addMember<Given extends keyof AudienceMemberBase>(
    audienceId: string,
    member: AudienceMemberInput<Given>,
    options?: CallOptions,
  ): Call<AudienceMember> {
    const body = member as AudienceMemberRequest;
    return this.#api.call('createAudienceMember', { path: { id: audienceId }, body, expects: 'created' }, options);
  }
}
