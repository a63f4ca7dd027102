import type { Api } from '../api.ts';
import type { Call } from '../call.ts';
import type { CallOptions } from '../http/settings.ts';
import type { Organization } from '../types.ts';

/** The organization that the token belongs to. */
export class OrganizationResource {
  readonly #api: Api;

  /** @internal */
  constructor(api: Api) {
    this.#api = api;
  }

  /**
   * Retrieves the organization that the token belongs to; also a way to check the connection and the token. `GET /v1/me`
   *
   * @throws `AuthenticationError` if the token is missing or wrong.
   */
  retrieve(options?: CallOptions): Call<Organization> {
    return this.#api.call('getOrganization', {}, options);
  }
}
