import type { Api } from '../api.ts';
import type { Call } from '../call.ts';
import type { CallOptions } from '../http/settings.ts';
import type { Organization } from '../types.ts';

/** The organization behind the token. */
export class OrganizationResource {
  readonly #api: Api;

  /** @internal */
  constructor(api: Api) {
    this.#api = api;
  }

  /**
   * The organization that the token belongs to: the way to test address and token. `GET /v1/me`
   *
   * @throws {@link AuthenticationError} for a wrong token.
   */
  retrieve(options?: CallOptions): Call<Organization> {
    return this.#api.call('getOrganization', {}, options);
  }
}
