import { Api } from './api.ts';
import type { Call } from './call.ts';
import { customRequest, type HttpMethod, type RequestOptions } from './custom-request.ts';
import type { Clock } from './http/settings.ts';
import { type DirectMailOptions, mergeOptions, resolveOptions } from './options.ts';
import { AddressesResource } from './resources/addresses.ts';
import { AudiencesResource } from './resources/audiences.ts';
import { CampaignsResource } from './resources/campaigns.ts';
import { DataSubjectRequestsResource } from './resources/data-subject-requests.ts';
import { MailingsResource } from './resources/mailings.ts';
import { OrdersResource } from './resources/orders.ts';
import { OrganizationResource } from './resources/organization.ts';
import { StatsResource } from './resources/stats.ts';

/**
 * The client of the direct-mail service. Create one and reuse it; there is nothing to close.
 *
 * @throws `ConfigurationError` if the token or base URL is missing, or an option is unknown or invalid.
 *
 * @example
 * ```ts
 * const mail = new DirectMail({ token: 'test_…', baseUrl: 'https://api.example.com' });
 * const organization = await mail.organization.retrieve();
 * console.log(organization.name, organization.mode);
 * ```
 */
export class DirectMail {
  /** The organization that the token belongs to. */
  readonly organization: OrganizationResource;
  /** Active campaigns, their creatives and their mailings. */
  readonly campaigns: CampaignsResource;
  /** Pieces of mail: create one, look it up, wait for its state, fetch its preview. */
  readonly mailings: MailingsResource;
  /** Customer orders, for attribution reports and to suppress existing customers. */
  readonly orders: OrdersResource;
  /** Lists of people to mail or to suppress. */
  readonly audiences: AudiencesResource;
  /** CPRA requests: a person asks for access to, or erasure of, their data. */
  readonly dataSubjectRequests: DataSubjectRequestsResource;
  /** Circulation and spend by campaign. */
  readonly stats: StatsResource;
  /** US address standardization, a separate service with its own base URL (`addressBaseUrl`). */
  readonly addresses: AddressesResource;
  /** The time that this client keeps: `now` and `sleep` of its options. Code around it may wait by the same clock. */
  readonly clock: Clock;

  readonly #api: Api;
  readonly #options: DirectMailOptions;

  constructor(options: DirectMailOptions = {}) {
    const resolved = resolveOptions(options);
    const api = new Api(resolved);
    const { token, baseUrl, addressBaseUrl, settings } = resolved;
    const { now, sleep } = settings;
    this.clock = { now, sleep };
    this.#api = api;
    this.#options = { ...options, token, baseUrl, addressBaseUrl };
    this.organization = new OrganizationResource(api);
    this.campaigns = new CampaignsResource(api);
    this.mailings = new MailingsResource(api);
    this.orders = new OrdersResource(api);
    this.audiences = new AudiencesResource(api);
    this.dataSubjectRequests = new DataSubjectRequestsResource(api);
    this.stats = new StatsResource(api);
    this.addresses = new AddressesResource(api);
  }

  /**
   * Calls an operation that has no method yet, with the client's token, timeouts and errors. GET, HEAD, PUT and DELETE are
   * retried as usual. POST and PATCH are retried only when they had no effect: they never left this machine, or the
   * service refused them with 429 (or with 401 or 403 when `token` is a function). Paths of the address service use its
   * own base URL.
   *
   * @param path - Starts with `/v1/`. Pass the values of its `{placeholders}` in `options.path`; they are encoded.
   * @returns The parsed JSON, or undefined if the body is empty.
   * @throws `ApiError` if the service responds with an error.
   * @throws `ValidationError` for an invalid path; nothing is sent.
   *
   * @example
   * ```ts
   * const campaign = await mail.request<Campaign>('GET', '/v1/campaign/{id}', { path: { id: campaignId } });
   * console.log(campaign.name);
   * ```
   */
  request<Result = unknown>(method: HttpMethod, path: string, options?: RequestOptions): Call<Result> {
    return customRequest<Result>(this.#api, method, path, options);
  }

  /**
   * Returns a client with different options. Options you omit are inherited; `headers` are merged with this client's.
   *
   * @throws `ConfigurationError` for an unknown or invalid option.
   *
   * @example
   * ```ts
   * const patient = mail.withOptions({ timeout: 120_000, headers: { 'x-trace-id': 'nightly-1815' } });
   * await patient.stats.campaigns();
   * ```
   */
  withOptions(options: DirectMailOptions = {}): DirectMail {
    return create(mergeOptions(this.#options, options));
  }
}

// Outside of the class: bundlers rename a class that refers to itself, and stacks show its name.
const create = (options: DirectMailOptions): DirectMail => new DirectMail(options);
