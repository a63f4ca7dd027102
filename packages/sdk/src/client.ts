import { Api } from './api.ts';
import { type DirectMailOptions, resolveOptions } from './options.ts';
import { AddressesResource } from './resources/addresses.ts';
import { AudiencesResource } from './resources/audiences.ts';
import { CampaignsResource } from './resources/campaigns.ts';
import { DataSubjectRequestsResource } from './resources/data-subject-requests.ts';
import { MailingsResource } from './resources/mailings.ts';
import { OrdersResource } from './resources/orders.ts';
import { OrganizationResource } from './resources/organization.ts';
import { StatsResource } from './resources/stats.ts';

/**
 * The client of the direct-mail service. Make one and keep it; it holds no connection and needs no closing.
 *
 * @throws {@link ConfigurationError} when there is no token or no base address, or an option cannot be.
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
  /** Requests of people to see or to erase what is stored about them. */
  readonly dataSubjectRequests: DataSubjectRequestsResource;
  /** Circulation and spend by campaign. */
  readonly stats: StatsResource;
  /** US address standardization; it has a base address of its own (`addressBaseUrl`). */
  readonly addresses: AddressesResource;

  constructor(options: DirectMailOptions = {}) {
    const api = new Api(resolveOptions(options));
    this.organization = new OrganizationResource(api);
    this.campaigns = new CampaignsResource(api);
    this.mailings = new MailingsResource(api);
    this.orders = new OrdersResource(api);
    this.audiences = new AudiencesResource(api);
    this.dataSubjectRequests = new DataSubjectRequestsResource(api);
    this.stats = new StatsResource(api);
    this.addresses = new AddressesResource(api);
  }
}
