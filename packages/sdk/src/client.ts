import { Api } from './api.ts';
import type { Call } from './call.ts';
import { customRequest, type HttpMethod, type RequestOptions } from './custom-request.ts';
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
 * The client of the direct-mail service. Create one and reuse it; it holds no connection and needs no closing.
 *
 * @throws {@link ConfigurationError} when there is no token or no base address, or an option is unknown or invalid.
 *
 * @example
 * ```ts
 * const mail = new DirectMail({ token: 'test_…', baseUrl: 'https://api.example.com' });
 * const organization = await mail.organization.retrieve();
 * console.log(organization.name, organization.mode);
 * ```
 */
export class DirectMail {
  /** The organization of the token: tests connection and token. */
  readonly organization: OrganizationResource;
  /** Active campaigns, their creatives and their mailings. */
  readonly campaigns: CampaignsResource;
  /** Single pieces of mail: send, look up, wait for, see. */
  readonly mailings: MailingsResource;
  /** Customer orders: for attribution, and to suppress existing customers. */
  readonly orders: OrdersResource;
  /** Lists of people, and adding to them. */
  readonly audiences: AudiencesResource;
  /** Data subject requests: people who want to see or erase what is stored about them. */
  readonly dataSubjectRequests: DataSubjectRequestsResource;
  /** Circulation and spend by campaign. */
  readonly stats: StatsResource;
  /** US address standardization, a separate service with a separate base address (`addressBaseUrl`). */
  readonly addresses: AddressesResource;

  readonly #api: Api;
  readonly #options: DirectMailOptions;

  constructor(options: DirectMailOptions = {}) {
    const resolved = resolveOptions(options);
    const api = new Api(resolved);
    const { token, baseUrl, addressBaseUrl } = resolved;
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
   * Calls a path that this version has no method for, with the same token, time-outs and errors. A GET, PUT or DELETE
   * is
   * retried as usual, a POST or PATCH only when nothing was sent. Paths of the address service use its own base
   * address.
   *
   * @param path - Starts with a slash: `/v1/…`. Values of its `{placeholders}` are given as `path`, and encoded.
   * @returns the parsed JSON; undefined for an empty body.
   * @throws {@link ApiError} and the other errors of calls; {@link ValidationError} for a path outside the service.
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
   * A client with other options; options not given are inherited, and `headers` are added to this client's.
   *
   * @throws {@link ConfigurationError} for an unknown or invalid option.
   *
   * @example
   * ```ts
   * const patient = mail.withOptions({ timeout: 120_000, headers: { 'x-trace-id': 'nightly-1815' } });
   * await patient.stats.campaigns();
   * ```
   */
  withOptions(options: DirectMailOptions): DirectMail {
    return create(mergeOptions(this.#options, options));
  }
}

// Outside of the class: bundlers rename a class that refers to itself, and stacks show its name.
const create = (options: DirectMailOptions): DirectMail => new DirectMail(options);
