// Generated from openapi/direct-mail.yaml by "npm run generate". Do not edit.
/**
 * The organization that a token belongs to.
 *
 * Answered by `GET /v1/me`.
 */
export interface Organization {
  /** The organization's id. A UUID. */
  id: string;
  /** The organization's name. */
  name: string;
  /** The mode of the token's context. Only `production` is known; the mock says `test` for a test token. */
  mode: OrganizationMode;
}

/** The values of {@link OrganizationMode} that are known today. */
export type KnownOrganizationMode = 'production' | 'test';

/**
 * The mode of the token's context. Only `production` is known; the mock says `test` for a test token.
 *
 * Answered by `GET /v1/me`.
 *
 * Known values complete in an editor; others may come and are no error.
 */
export type OrganizationMode = KnownOrganizationMode | (string & {});

/**
 * A campaign. Campaigns are created and activated in the dashboard.
 *
 * Answered by `GET /v1/campaigns`, `GET /v1/campaign/{id}`.
 */
export interface Campaign {
  /** The campaign's id: a UUID. */
  id: string;
  /** The campaign's name. */
  name: string;
}

/**
 * The artwork of a campaign's mailings.
 *
 * Answered by `GET /v1/campaign/{id}/creatives`.
 */
export interface Creative {
  /** The creative's id: a UUID. */
  id: string;
  /** The creative's name. */
  name: string;
  /** The class of mail. The service's values are not shown; these are the mock's. */
  mail_type: MailType;
  /**
   * How the artwork is created. The service's values are not shown; these are the mock's, `static` for uploaded
   * artwork.
   */
  creative_type: CreativeType;
  /**
   * Keys and values that fill the placeholders of the artwork. Which values are allowed is not shown; the mock
   * accepts any JSON value.
   */
  merge_tags: MergeTags;
  /** A small picture of the front. The mock's is public and always available. A URL. */
  thumbnail_url: string;
  /** Whether mailings without a `creative_id` get this creative. */
  default: boolean;
  /** Size and kind of the piece. The service's values are not shown; these are the mock's. */
  format: CreativeFormat;
  /** The format of the preview images. The service's values are not shown; this is the mock's. */
  image_formats: ImageFormat;
}

/** The values of {@link MailType} that are known today. */
export type KnownMailType = 'first_class' | 'standard';

/**
 * The class of mail. The service's values are not shown; these are the mock's.
 *
 * Answered by `GET /v1/campaign/{id}/creatives`.
 *
 * Known values complete in an editor; others may come and are no error.
 */
export type MailType = KnownMailType | (string & {});

/** The values of {@link CreativeType} that are known today. */
export type KnownCreativeType = 'html' | 'static';

/**
 * How the artwork is created. The service's values are not shown; these are the mock's, `static` for uploaded
 * artwork.
 *
 * Answered by `GET /v1/campaign/{id}/creatives`.
 *
 * Known values complete in an editor; others may come and are no error.
 */
export type CreativeType = KnownCreativeType | (string & {});

/** The values of {@link CreativeFormat} that are known today. */
export type KnownCreativeFormat = 'postcard_4x6' | 'postcard_6x9' | 'postcard_6x11' | 'letter_8.5x11';

/**
 * Size and kind of the piece. The service's values are not shown; these are the mock's.
 *
 * Answered by `GET /v1/campaign/{id}/creatives`.
 *
 * Known values complete in an editor; others may come and are no error.
 */
export type CreativeFormat = KnownCreativeFormat | (string & {});

/** The values of {@link ImageFormat} that are known today. */
export type KnownImageFormat = 'png';

/**
 * The format of the preview images. The service's values are not shown; this is the mock's.
 *
 * Answered by `GET /v1/campaign/{id}/creatives`.
 *
 * Known values complete in an editor; others may come and are no error.
 */
export type ImageFormat = KnownImageFormat | (string & {});

/**
 * Keys and values that fill the placeholders of the artwork. Which values are allowed is not shown; the mock
 * accepts any JSON value.
 *
 * Sent with `POST /v1/mailing`. Answered by `GET /v1/campaign/{id}/creatives`, `GET /v1/campaign/{id}/mailings`, `POST /v1/mailing`, `GET /v1/mailing/{mailing_id}`.
 */
export interface MergeTags {
  [key: string]: unknown;
}

/**
 * What can happen to a mailing; each is also one of its states. `append_failed`: no address could be found for
 * the e-mail. `address_invalid`: the address is invalid. `suppressed`: the address or e-mail is on a suppression
 * list. `budget_exceeded`, `credit_balance_exceeded`: the campaign's budget or the account's credit would be
 * exceeded. `processing`: details and production are being confirmed. `mailed`: handed to the postal service.
 * `delivered`: scanned as delivered. `delivery_exception`: a second attempt will be made. `failed`: it cannot be
 * processed. `holdout`: not mailed, because it is in the holdout group.
 *
 * Answered by `GET /v1/campaign/{id}/mailings`, `POST /v1/mailing`, `GET /v1/mailing/{mailing_id}`, the webhook.
 */
export type MailingEventName = 'append_failed' | 'address_invalid' | 'suppressed' | 'budget_exceeded' | 'credit_balance_exceeded' | 'processing' | 'mailed' | 'delivered' | 'delivery_exception' | 'failed' | 'holdout';

/** The values of {@link MailingState} that are known today. */
export type KnownMailingState = MailingEventName | 'production';

/**
 * The state of a mailing: one of the events, or `production`, which has no event. The complete list is not
 * shown, and neither are the transitions.
 *
 * Answered by `GET /v1/campaign/{id}/mailings`, `POST /v1/mailing`, `GET /v1/mailing/{mailing_id}`.
 *
 * Known values complete in an editor; others may come and are no error.
 */
export type MailingState = KnownMailingState | (string & {});

/** A timestamp of a mailing that can be filtered on. */
export type MailingDateField = 'created_at' | 'updated_at';

/**
 * A mailing in a list. It has every field of a mailing except `send_at`.
 *
 * Answered by `GET /v1/campaign/{id}/mailings`, `POST /v1/mailing`, `GET /v1/mailing/{mailing_id}`.
 */
export interface MailingListItem {
  /** The mailing's id: a UUID. */
  id: string;
  /** The id of the campaign it belongs to: a UUID. */
  campaign_id: string;
  /** The id of the creative it is printed with: a UUID. */
  creative_id: string;
  /** The merge tags as sent; null if there were none. */
  merge_tags: MergeTags | null;
  /**
   * The state of a mailing: one of the events, or `production`, which has no event. The complete list is not
   * shown, and neither are the transitions.
   */
  state: MailingState;
  /**
   * Preview of the front (of a letter: its first page), a PNG 600 pixels wide whose height follows the format.
   * Fetching a preview needs no token. The URL may exist before its image: a fetch then returns 202 with the
   * header `Retry-After`, permanently if the piece is never printed (invalid, suppressed, in the holdout group
   * or the like). Images and PDF may become ready at different times. 30 days after creation the previews are
   * deleted; the mock then returns 410.
   *
   * A URL.
   */
  front_url: string;
  /**
   * Preview of the back, otherwise like `front_url`. Letters have no image of the back; what the URL then
   * returns is not shown, the mock always returns 202.
   *
   * A URL.
   */
  back_url: string;
  /** Preview of the whole piece as PDF, otherwise like `front_url`. A URL. */
  pdf_url: string;
  /** An amount of money in US dollars, as decimal text, to avoid rounding. */
  total_cost: string;
  /**
   * The address as it will be printed. Null in the response to creation, filled in later; in the mock null
   * again while an address is looked up and after `append_failed`.
   */
  address: MailingAddress | null;
  /** A time in a response, ISO 8601 in UTC. */
  created_at: string;
}

/**
 * One piece of mail.
 *
 * Answered by `POST /v1/mailing`, `GET /v1/mailing/{mailing_id}`.
 */
export interface Mailing {
  /** The mailing's id: a UUID. */
  id: string;
  /** The id of the campaign it belongs to: a UUID. */
  campaign_id: string;
  /** The id of the creative it is printed with: a UUID. */
  creative_id: string;
  /** The merge tags as sent; null if there were none. */
  merge_tags: MergeTags | null;
  /**
   * The state of a mailing: one of the events, or `production`, which has no event. The complete list is not
   * shown, and neither are the transitions.
   */
  state: MailingState;
  /**
   * Preview of the front (of a letter: its first page), a PNG 600 pixels wide whose height follows the format.
   * Fetching a preview needs no token. The URL may exist before its image: a fetch then returns 202 with the
   * header `Retry-After`, permanently if the piece is never printed (invalid, suppressed, in the holdout group
   * or the like). Images and PDF may become ready at different times. 30 days after creation the previews are
   * deleted; the mock then returns 410.
   *
   * A URL.
   */
  front_url: string;
  /**
   * Preview of the back, otherwise like `front_url`. Letters have no image of the back; what the URL then
   * returns is not shown, the mock always returns 202.
   *
   * A URL.
   */
  back_url: string;
  /** Preview of the whole piece as PDF, otherwise like `front_url`. A URL. */
  pdf_url: string;
  /** An amount of money in US dollars, as decimal text, to avoid rounding. */
  total_cost: string;
  /**
   * The address as it will be printed. Null in the response to creation, filled in later; in the mock null
   * again while an address is looked up and after `append_failed`.
   */
  address: MailingAddress | null;
  /** A time in a response, ISO 8601 in UTC. */
  created_at: string;
  /**
   * When it is to be sent; null if it was sent at once.
   *
   * A time in a response, ISO 8601 in UTC.
   */
  send_at: string | null;
}

/**
 * An address in a response, standardized.
 *
 * Answered by `GET /v1/campaign/{id}/mailings`, `POST /v1/mailing`, `GET /v1/mailing/{mailing_id}`, `POST /v1/audience/{id}`.
 */
export interface MailingAddress {
  /** The addressee; `Current Resident` if no name was given. */
  name: string;
  /** The company. */
  company: string | null;
  /** House number and street. */
  address_1: string;
  /** Apartment or suite; in the mock empty if there is none. */
  address_2: string;
  /** The city. */
  city: string;
  /** The state; in the mock its two-letter abbreviation. */
  state_name: string;
  /** The ZIP code; in the mock five digits. */
  postal_code: string;
}

/**
 * A mailing to be created.
 *
 * Sent with `POST /v1/mailing`.
 */
export interface CreateMailingRequest {
  /** An active campaign that has artwork. At least 1 character. */
  campaign_id: string;
  /** One of the campaign's active creatives. Without it the default creative is used; without a default, one of the active ones at random. */
  creative_id?: string | null | undefined;
  /** Keys and values that fill the placeholders of the artwork. */
  merge_tags?: MergeTags | null | undefined;
  /**
   * When to send it, a time in the future. Without it the mailing is triggered at once.
   *
   * A date (`2026-11-20`), or a date-time with a zone (`2026-11-20T08:00:00Z`, `2026-11-20T08:00:00+02:00`) or
   * without one, which means UTC. Seconds and their fraction may be omitted. A bare date is the start of that day.
   * What the service accepts besides ISO 8601 is not shown.
   */
  send_at?: string | null | undefined;
  /**
   * Who receives the mailing. `address_1`, `city`, `state` and `postal_code` are required. All of them may be
   * omitted if `email` is given and address lookup is enabled for the account and the campaign; others refuse
   * that.
   */
  recipient: Recipient;
}

/**
 * All fields of a recipient. Without a name, the piece is addressed to `Current Resident`.
 *
 * Sent with `POST /v1/mailing`.
 */
export interface RecipientBase {
  /** The full name; in the mock it takes precedence over `first_name` and `last_name` on the piece. */
  full_name?: string | null | undefined;
  /** The first name. */
  first_name?: string | null | undefined;
  /** The last name. */
  last_name?: string | null | undefined;
  /** The company. */
  company?: string | null | undefined;
  /**
   * For looking up an address, where that is enabled for the account and the campaign. There is no charge if
   * no address is found.
   *
   * An e-mail address. White space in or around it makes it invalid. What else the service checks is not shown;
   * the mock requires one `@` with text on both sides.
   */
  email?: string | null | undefined;
  /** House number and street; apartment, suite or unit may be included. */
  address_1?: string | null | undefined;
  /** Apartment, suite or unit. */
  address_2?: string | null | undefined;
  /** The city. */
  city?: string | null | undefined;
  /** The state. */
  state?: string | null | undefined;
  /**
   * The postal code.
   *
   * White space around a postal code does not count. At least 3 characters.
   */
  postal_code?: string | null | undefined;
  /** Your own identifier, for tracking. */
  identifier?: string | null | undefined;
}

/** {@link Recipient} with `email`. */
export interface RecipientWithEmail extends RecipientBase {
  /**
   * For looking up an address, where that is enabled for the account and the campaign. There is no charge if
   * no address is found.
   *
   * An e-mail address. White space in or around it makes it invalid. What else the service checks is not shown;
   * the mock requires one `@` with text on both sides.
   */
  email: string;
  /** Allowed only with city, state and postal code. */
  address_1?: null | undefined;
  /** Allowed only with street, state and postal code. */
  city?: null | undefined;
  /** Allowed only with street, city and postal code. */
  state?: null | undefined;
  /** Allowed only with street, city and state. */
  postal_code?: null | undefined;
}

/** {@link Recipient} with `address_1`, `city`, `state`, `postal_code`. */
export interface RecipientWithAddress extends RecipientBase {
  /** House number and street; apartment, suite or unit may be included. */
  address_1: string;
  /** The city. */
  city: string;
  /** The state. */
  state: string;
  /**
   * The postal code.
   *
   * White space around a postal code does not count. At least 3 characters.
   */
  postal_code: string;
}

/**
 * Who receives the mailing. `address_1`, `city`, `state` and `postal_code` are required. All of them may be
 * omitted if `email` is given and address lookup is enabled for the account and the campaign; others refuse
 * that.
 *
 * Sent with `POST /v1/mailing`.
 */
export type Recipient = RecipientWithEmail | RecipientWithAddress;

/** {@link Order} with `customer_email`. */
export interface OrderWithCustomerEmail extends OrderBase {
  /**
   * Not stored; used to compute the hash and then discarded. If the hash is sent as well, the mock requires
   * them to match.
   *
   * An e-mail address. White space in or around it makes it invalid. What else the service checks is not shown;
   * the mock requires one `@` with text on both sides.
   */
  customer_email: string;
}

/** {@link Order} with `customer_email_sha256`. */
export interface OrderWithCustomerEmailSha256 extends OrderBase {
  /**
   * The hash of the customer's e-mail, if the e-mail itself is not sent.
   *
   * The SHA-256 of the e-mail address in lower case, as 64 hexadecimal digits. The mock stores it in lower case. Exactly 64 characters.
   */
  customer_email_sha256: string;
}

/** {@link Order} with `billing_address`. */
export interface OrderWithBillingAddress extends OrderBase {
  /** The billing address. */
  billing_address: OrderAddress;
}

/** {@link Order} with `shipping_address`. */
export interface OrderWithShippingAddress extends OrderBase {
  /** The shipping address. */
  shipping_address: OrderAddress;
}

/**
 * An order. At least one of `shipping_address`, `billing_address`, `customer_email_sha256` and `customer_email` is required.
 *
 * Sent with `POST /v1/order`.
 */
export type Order = OrderWithCustomerEmail | OrderWithCustomerEmailSha256 | OrderWithBillingAddress | OrderWithShippingAddress;

/**
 * All fields of an order.
 *
 * Sent with `POST /v1/order`.
 */
export interface OrderBase {
  /** Your own unique id for the order. At least 1 character. */
  order_id: string;
  /**
   * The date of the purchase. Of a date-time, the mock uses the date.
   *
   * A date (`2026-11-20`), or a date-time with a zone (`2026-11-20T08:00:00Z`, `2026-11-20T08:00:00+02:00`) or
   * without one, which means UTC. Seconds and their fraction may be omitted. A bare date is the start of that day.
   * What the service accepts besides ISO 8601 is not shown.
   */
  order_date: string;
  /**
   * The currency of the total.
   *
   * A currency's three-character code. The mock requires letters and stores them in upper case. Exactly 3 characters. Default: `USD`.
   */
  currency?: string | null | undefined;
  /** The order's value, for cost per acquisition and return on ad spend; taxes and surcharges may be omitted. */
  total?: number | null | undefined;
  /** The customer's id in your system. */
  customer_id?: string | null | undefined;
  /**
   * Not stored; used to compute the hash and then discarded. If the hash is sent as well, the mock requires
   * them to match.
   *
   * An e-mail address. White space in or around it makes it invalid. What else the service checks is not shown;
   * the mock requires one `@` with text on both sides.
   */
  customer_email?: string | null | undefined;
  /**
   * The hash of the customer's e-mail, if the e-mail itself is not sent.
   *
   * The SHA-256 of the e-mail address in lower case, as 64 hexadecimal digits. The mock stores it in lower case. Exactly 64 characters.
   */
  customer_email_sha256?: string | null | undefined;
  /** The shipping address. */
  shipping_address?: OrderAddress | null | undefined;
  /** The billing address. */
  billing_address?: OrderAddress | null | undefined;
  /** The items bought. */
  order_items?: OrderItem[] | null | undefined;
  /** More information about the order. */
  metadata?: Metadata | null | undefined;
}

/**
 * A change to an order. Fields that are not sent are unchanged; null clears a field.
 *
 * Sent with `POST /v1/order/{order_id}`.
 */
export interface OrderUpdate {
  /** Cannot be changed. The mock accepts it only if it equals the one in the path. */
  order_id?: string | undefined;
  /**
   * The date of the purchase. It cannot be cleared.
   *
   * A date (`2026-11-20`), or a date-time with a zone (`2026-11-20T08:00:00Z`, `2026-11-20T08:00:00+02:00`) or
   * without one, which means UTC. Seconds and their fraction may be omitted. A bare date is the start of that day.
   * What the service accepts besides ISO 8601 is not shown.
   */
  order_date?: string | undefined;
  /**
   * The currency; null resets it to USD.
   *
   * A currency's three-character code. The mock requires letters and stores them in upper case. Exactly 3 characters.
   */
  currency?: string | null | undefined;
  /** The order's value. */
  total?: number | null | undefined;
  /** The customer's id in your system. */
  customer_id?: string | null | undefined;
  /**
   * Not stored; used to compute the hash and then discarded.
   *
   * An e-mail address. White space in or around it makes it invalid. What else the service checks is not shown;
   * the mock requires one `@` with text on both sides.
   */
  customer_email?: string | null | undefined;
  /**
   * The hash of the customer's e-mail.
   *
   * The SHA-256 of the e-mail address in lower case, as 64 hexadecimal digits. The mock stores it in lower case. Exactly 64 characters.
   */
  customer_email_sha256?: string | null | undefined;
  /** Replaced as a whole. */
  shipping_address?: OrderAddress | null | undefined;
  /** Replaced as a whole. */
  billing_address?: OrderAddress | null | undefined;
  /** Replaced as a whole. */
  order_items?: OrderItem[] | null | undefined;
  /** Replaced as a whole. */
  metadata?: Metadata | null | undefined;
}

/**
 * An address of an order, as sent in a request.
 *
 * Sent with `POST /v1/order`, `POST /v1/order/{order_id}`.
 */
export interface OrderAddress {
  /** The addressee. */
  name?: string | null | undefined;
  /** House number and street name. */
  address_1: string;
  /** Apartment or suite. */
  address_2?: string | null | undefined;
  /** The city. */
  city?: string | null | undefined;
  /** The state. */
  state?: string | null | undefined;
  /** The postal code. */
  postal_code: string;
  /**
   * The country.
   *
   * A country's three-character code. The mock requires letters and stores them in upper case. Exactly 3 characters. Default: `USA`.
   */
  country?: string | null | undefined;
}

/**
 * One line of an order.
 *
 * Sent with `POST /v1/order`, `POST /v1/order/{order_id}`. Answered by `POST /v1/order`, `POST /v1/order/{order_id}`, `DELETE /v1/order/{order_id}`.
 */
export interface OrderItem {
  /** The item's unique identifier, such as UPC or SKU. At least 1 character. */
  identifier: string;
  /** What was bought. */
  description?: string | null | undefined;
  /** The number of units. */
  quantity?: number | null | undefined;
  /** Price of all units: price times quantity. */
  total: number;
  /** Price of one unit. */
  price?: number | null | undefined;
  /** The categories, top level first. */
  category?: string[] | null | undefined;
  /** More information about the item. */
  metadata?: Metadata | null | undefined;
}

/**
 * Up to 10 keys of up to 40 characters, whose values are text of up to 200 characters, numbers or booleans. Two
 * names appear in reports and must be spelled exactly: `new_buyer` and `promo_code`; others are stored but not
 * reported.
 *
 * At most 10 keys. Keys of at most 40 characters.
 *
 * Sent with `POST /v1/order`, `POST /v1/order/{order_id}`. Answered by `POST /v1/order`, `POST /v1/order/{order_id}`, `DELETE /v1/order/{order_id}`.
 */
export interface Metadata {
  /** Whether this is the customer's first order. */
  new_buyer?: boolean | undefined;
  /** The promotion code that was used. At most 200 characters. */
  promo_code?: string | undefined;
  [key: string]: MetadataValue | undefined;
}

/**
 * A value of metadata.
 *
 * Sent with `POST /v1/order`, `POST /v1/order/{order_id}`. Answered by `POST /v1/order`, `POST /v1/order/{order_id}`, `DELETE /v1/order/{order_id}`.
 */
export type MetadataValue = string | number | boolean;

/**
 * An order as stored.
 *
 * Answered by `POST /v1/order`, `POST /v1/order/{order_id}`, `DELETE /v1/order/{order_id}`.
 */
export interface OrderRecord {
  /** The service's own id for the order. */
  id: string;
  /** Your id for the order. */
  order_id: string;
  /** The currency's three-character code. */
  currency: string;
  /** The order's value; in the mock null if none was sent. */
  total: number | null;
  /** The customer. */
  customer: {
    /** The customer's id in your system. */
    id: string | null;
    /** The hash of the customer's e-mail. */
    email_sha256: string | null;
  };
  /**
   * Up to 10 keys of up to 40 characters, whose values are text of up to 200 characters, numbers or booleans. Two
   * names appear in reports and must be spelled exactly: `new_buyer` and `promo_code`; others are stored but not
   * reported.
   */
  metadata: Metadata;
  /** The items; empty if there are none. */
  order_items: OrderItem[];
  /** The shipping address. */
  shipping_address: OrderRecordAddress | null;
  /** The billing address. */
  billing_address: OrderRecordAddress | null;
  /** A time in a response, ISO 8601 in UTC. */
  order_date: string;
}

/**
 * An address of an order as stored, standardized: `state_name` in place of `state`, and a company. The value of
 * a field that was not sent is not shown; expect both null and empty text.
 *
 * Answered by `POST /v1/order`, `POST /v1/order/{order_id}`, `DELETE /v1/order/{order_id}`.
 */
export interface OrderRecordAddress {
  /** The addressee. */
  name: string | null;
  /** The company. */
  company: string | null;
  /** House number and street name. */
  address_1: string;
  /** Apartment or suite. */
  address_2: string | null;
  /** The city. */
  city: string | null;
  /** The state. */
  state_name: string | null;
  /** The postal code. */
  postal_code: string;
  /** The country's three-character code. */
  country: string;
}

/**
 * A list of people.
 *
 * Answered by `GET /v1/audiences`.
 */
export interface Audience {
  /** The audience's id: a UUID. */
  id: string;
  /** The audience's name. */
  name: string;
  /** The purpose of the audience. */
  description: string;
  /** The number of members. At least 0. */
  member_count: number;
}

/** {@link AudienceMemberRequest} with `identifier`. */
export interface AudienceMemberRequestWithIdentifier extends AudienceMemberBase {
  /** A unique id of the person, such as a customer number. */
  identifier: string;
}

/** {@link AudienceMemberRequest} with `email_sha256`. */
export interface AudienceMemberRequestWithEmailSha256 extends AudienceMemberBase {
  /**
   * The hash of the e-mail, if the e-mail itself is not sent.
   *
   * The SHA-256 of the e-mail address in lower case, as 64 hexadecimal digits. The mock stores it in lower case. Exactly 64 characters.
   */
  email_sha256: string;
}

/** {@link AudienceMemberRequest} with `email`. */
export interface AudienceMemberRequestWithEmail extends AudienceMemberBase {
  /**
   * The e-mail address. The mock stores only its hash.
   *
   * An e-mail address. White space in or around it makes it invalid. What else the service checks is not shown;
   * the mock requires one `@` with text on both sides.
   */
  email: string;
}

/** {@link AudienceMemberRequest} with `address`. */
export interface AudienceMemberRequestWithAddress extends AudienceMemberBase {
  /** Where the person lives. */
  address: AudienceAddress;
}

/**
 * A person to be added. At least one of `address`, `email`, `email_sha256` and `identifier` is required.
 *
 * Sent with `POST /v1/audience/{id}`.
 */
export type AudienceMemberRequest = AudienceMemberRequestWithIdentifier | AudienceMemberRequestWithEmailSha256 | AudienceMemberRequestWithEmail | AudienceMemberRequestWithAddress;

/**
 * All fields of a member.
 *
 * Sent with `POST /v1/audience/{id}`.
 */
export interface AudienceMemberBase {
  /** Where the person lives. */
  address?: AudienceAddress | null | undefined;
  /** A unique id of the person, such as a customer number. */
  identifier?: string | null | undefined;
  /**
   * The hash of the e-mail, if the e-mail itself is not sent.
   *
   * The SHA-256 of the e-mail address in lower case, as 64 hexadecimal digits. The mock stores it in lower case. Exactly 64 characters.
   */
  email_sha256?: string | null | undefined;
  /**
   * The e-mail address. The mock stores only its hash.
   *
   * An e-mail address. White space in or around it makes it invalid. What else the service checks is not shown;
   * the mock requires one `@` with text on both sides.
   */
  email?: string | null | undefined;
}

/**
 * An address of a member, as sent in a request.
 *
 * Sent with `POST /v1/audience/{id}`.
 */
export interface AudienceAddress {
  /** The addressee. */
  name?: string | null | undefined;
  /** House number and street. */
  address_1: string;
  /** Apartment or suite. */
  address_2?: string | null | undefined;
  /** The city. */
  city?: string | null | undefined;
  /** The state's abbreviation. */
  state?: string | null | undefined;
  /** The ZIP code. */
  postal_code: string;
}

/**
 * The member that was added.
 *
 * Answered by `POST /v1/audience/{id}`.
 */
export interface AudienceMember {
  /** The member's id. */
  id: string;
  /** The address, standardized. Its value if none was sent is not shown; the mock's is null. */
  address: MailingAddress | null;
}

/**
 * A data subject request: a person asks for access to, or erasure of, what is stored about them.
 *
 * Sent with `POST /v1/dsr/request`.
 */
export interface DataSubjectRequest {
  /** The version of the request format. */
  api_version?: DataSubjectApiVersion | null | undefined;
  /** The law that the request is based on. */
  regulation: DataSubjectRegulation;
  /** A UUID of version 4 that you choose, unique for each request. A UUID. */
  subject_request_id: string;
  /** `access` asks whether something is stored; `erasure` asks for its deletion and adds the person to the opt-out list. */
  subject_request_type: DataSubjectRequestType;
  /**
   * When the person made the request.
   *
   * A date-time with a zone (`2026-11-20T08:00:00Z`, `2026-11-20T08:00:00+02:00`) or without one, which means UTC.
   * Seconds and their fraction may be omitted.
   */
  submitted_time: string;
  /**
   * Whom the request is about. All entries must identify the same person. Whether the list may be empty is not
   * shown; the mock refuses an empty one.
   *
   * At least 1 item.
   */
  subject_identities: SubjectIdentity[];
}

/**
 * The version of the request format.
 *
 * Sent with `POST /v1/dsr/request`.
 */
export type DataSubjectApiVersion = 'v1';

/**
 * The law that the request is based on.
 *
 * Sent with `POST /v1/dsr/request`.
 */
export type DataSubjectRegulation = 'cpra';

/**
 * `access` asks whether something is stored; `erasure` asks for its deletion and adds the person to the opt-out list.
 *
 * Sent with `POST /v1/dsr/request`.
 */
export type DataSubjectRequestType = 'access' | 'erasure';

/**
 * One way to identify the person.
 *
 * Sent with `POST /v1/dsr/request`.
 */
export type SubjectIdentity = EmailIdentity | AddressIdentity;

/**
 * The form in which the identity is given.
 *
 * Sent with `POST /v1/dsr/request`.
 */
export type IdentityFormat = 'raw';

/**
 * The person's e-mail address.
 *
 * Sent with `POST /v1/dsr/request`.
 */
export interface EmailIdentity {
  /** The identity is an e-mail address. */
  identity_type: 'email';
  /** The form in which the identity is given. */
  identity_format: IdentityFormat;
  /**
   * An e-mail address. White space in or around it makes it invalid. What else the service checks is not shown;
   * the mock requires one `@` with text on both sides.
   */
  identity_value: string;
}

/**
 * The person's postal address.
 *
 * Sent with `POST /v1/dsr/request`.
 */
export interface AddressIdentity {
  /** The identity is a postal address. */
  identity_type: 'address';
  /** The form in which the identity is given. */
  identity_format: IdentityFormat;
  /** A postal address with the person's name. */
  identity_value: IdentityAddress;
}

/**
 * A postal address with the person's name.
 *
 * Sent with `POST /v1/dsr/request`.
 */
export interface IdentityAddress {
  /** The full name. */
  full_name?: string | null | undefined;
  /** The first name. */
  first_name?: string | null | undefined;
  /** The last name. */
  last_name?: string | null | undefined;
  /** House number and street. */
  address_1: string;
  /** Apartment or suite. */
  address_2?: string | null | undefined;
  /** The city. */
  city: string;
  /** The state. */
  state: string;
  /** The postal code. */
  postal_code: string;
}

/**
 * The state of a data subject request and its result.
 *
 * Answered by `POST /v1/dsr/request`, `GET /v1/dsr/request/{subject_request_id}`.
 */
export interface DataSubjectRequestStatus {
  /** The id of the controller of the data. A UUID. */
  controller_id: string;
  /** The id that was sent on creation. */
  subject_request_id: string;
  /** The request's state. Only `completed` is known; the others are the mock's. */
  request_status: DataSubjectRequestState;
  /** The result of the request. Only `deleted` is known; the others are the mock's. */
  result: DataSubjectRequestResult;
}

/** The values of {@link DataSubjectRequestState} that are known today. */
export type KnownDataSubjectRequestState = 'pending' | 'in_progress' | 'completed';

/**
 * The request's state. Only `completed` is known; the others are the mock's.
 *
 * Answered by `POST /v1/dsr/request`, `GET /v1/dsr/request/{subject_request_id}`.
 *
 * Known values complete in an editor; others may come and are no error.
 */
export type DataSubjectRequestState = KnownDataSubjectRequestState | (string & {});

/** The values of {@link DataSubjectRequestResult} that are known today. */
export type KnownDataSubjectRequestResult = 'pending' | 'found' | 'not_found' | 'deleted';

/**
 * The result of the request. Only `deleted` is known; the others are the mock's.
 *
 * Answered by `POST /v1/dsr/request`, `GET /v1/dsr/request/{subject_request_id}`.
 *
 * Known values complete in an editor; others may come and are no error.
 */
export type DataSubjectRequestResult = KnownDataSubjectRequestResult | (string & {});

/**
 * A campaign's figures.
 *
 * Answered by `GET /v1/stats/campaigns`, `GET /v1/stats/campaign/{id}`.
 */
export interface CampaignStats {
  /** The campaign's id. */
  campaign_id: string;
  /** The campaign's name. */
  campaign_name: string;
  /** The number of pieces mailed. At least 0. */
  circulation: number;
  /** What they cost, in US dollars. At least 0. */
  spend: number;
}

/**
 * One page of campaigns' figures.
 *
 * Answered by `GET /v1/stats/campaigns`.
 */
export interface CampaignStatsPage {
  /** Pieces mailed across the campaigns of the result; in the mock, of all pages. At least 0. */
  total_circulation: number;
  /** What they cost, in US dollars; in the mock, of all pages. At least 0. */
  total_spend: number;
  /** Its meaning is not shown; in the mock, the number of campaigns on all pages. At least 0. */
  total_campaign_count: number;
  /** The filter as sent; in the mock null if there was none. */
  start_date: string | null;
  /** The filter as sent; in the mock null if there was none. */
  end_date: string | null;
  /** The number of this page. At least 1. */
  page: number;
  /** The number of pages. At least 0. */
  total_pages: number;
  /** The campaigns of this page. */
  campaigns: CampaignStats[];
}

/** {@link AddressInput} with `address_line1`, `city`. */
export interface AddressInputWithAddressLine1AndCity extends AddressInputBase {
  /** House number and street. */
  address_line1: string;
  /** The city; without `state` and `zip_code`, the whole last line. */
  city: string;
}

/** {@link AddressInput} with `address_line1`, `zip_code`. */
export interface AddressInputWithAddressLine1AndZipCode extends AddressInputBase {
  /** House number and street. */
  address_line1: string;
  /** Five digits, or ZIP+4. */
  zip_code: string;
  /** Allowed only with a city. */
  state?: null | undefined;
}

/** {@link AddressInput} with `full_address`. */
export interface AddressInputWithFullAddress extends AddressInputBase {
  /** The whole address in one string. */
  full_address: string;
}

/**
 * An address to be standardized, in one of four combinations: `full_address`; `address_line1` with `city`,
 * `state` and `zip_code`; `address_line1` with `zip_code`; `address_line1` with `city` and `state`. A `city`
 * without `state` and `zip_code` is the whole last line; with a `zip_code` alone it is a hint. `address_line2`
 * is always optional.
 *
 * Sent with `POST /v1/standardize`.
 */
export type AddressInput = AddressInputWithAddressLine1AndCity | AddressInputWithAddressLine1AndZipCode | AddressInputWithFullAddress;

/**
 * All fields of an address to be standardized.
 *
 * Sent with `POST /v1/standardize`.
 */
export interface AddressInputBase {
  /** The whole address in one string. */
  full_address?: string | null | undefined;
  /** House number and street. */
  address_line1?: string | null | undefined;
  /** Apartment or suite. */
  address_line2?: string | null | undefined;
  /** The city; without `state` and `zip_code`, the whole last line. */
  city?: string | null | undefined;
  /** The state's abbreviation. */
  state?: string | null | undefined;
  /** Five digits, or ZIP+4. */
  zip_code?: string | null | undefined;
}

/**
 * A standardized address. For an address that could not be found, the result has what is known, and the analysis
 * says why.
 *
 * Answered by `GET /v1/standardize`, `POST /v1/standardize`.
 */
export interface StandardizedAddress {
  /** The position of the address in the batch, from 0. At least 0. */
  query_index: number;
  /** The delivery line. */
  address_line1: string;
  /** What does not belong on the first line. */
  address_line2: string;
  /** The city. */
  city: string;
  /** The state's abbreviation. */
  state: string;
  /** The ZIP code; in the mock five digits; the add-on is in `zip_addon`. */
  zip_code: string;
  /** The parts of a standardized address. Whether a missing part is absent or empty is not shown. */
  address_components: AddressComponents;
  /** What the postal service's data says about the address. Whether a code that does not apply is absent or empty is not shown. */
  usps_analysis: UspsAnalysis;
  /** More information about the address. The coordinates are present if available. */
  metadata: AddressMetadata;
}

/**
 * The parts of a standardized address. Whether a missing part is absent or empty is not shown.
 *
 * Answered by `GET /v1/standardize`, `POST /v1/standardize`.
 */
export interface AddressComponents {
  /** The delivery point: the last two digits of ZIP+4. */
  del_point?: string;
  /** Private mailbox designator. */
  pmb_des?: string;
  /** Private mailbox number. */
  pmb_num?: string;
  /** Direction after the street's name. */
  post_dir?: string;
  /** The post office's city. */
  post_office_city?: string;
  /** Direction before the street's name. */
  pre_dir?: string;
  /** The street's name. */
  primary_name?: string;
  /** The house number. */
  primary_num?: string;
  /** The unit's number. */
  secndry_num?: string;
  /** A second unit's number. */
  secndry_num2?: string;
  /** The street's suffix. */
  suffix?: string;
  /** The unit's designator. */
  unit_des?: string;
  /** A second unit's designator. */
  unit_des2?: string;
  /** The last four digits of ZIP+4. */
  zip_addon?: string;
}

/**
 * What the postal service's data says about the address. Whether a code that does not apply is absent or empty is not shown.
 *
 * Answered by `GET /v1/standardize`, `POST /v1/standardize`.
 */
export interface UspsAnalysis {
  /** What matching changed. */
  ame_footnotes?: string;
  /** Whether the address is a commercial mail receiving agency. */
  dpv_cmra?: string;
  /** Why the delivery point was confirmed or not. */
  dpv_footnotes?: string;
  /** Whether the postal service delivers no mail there. */
  dpv_no_stat?: string;
  /** Whether the delivery point was confirmed. */
  dpv_return_code?: string;
  /** Whether it is vacant. */
  dpv_vacant?: string;
  /** Whether a rural address was converted into a street address. */
  llk_ind?: string;
  /** The result of that conversion. */
  llk_return_code?: string;
  /** Whether a suite number was added. */
  slk_footnotes?: string;
}

/**
 * More information about the address. The coordinates are present if available.
 *
 * Answered by `GET /v1/standardize`, `POST /v1/standardize`.
 */
export interface AddressMetadata {
  /** The carrier route. */
  carrier_rte?: string;
  /** The congressional district. */
  cong_district?: string;
  /** The county. */
  county_name?: string;
  /** The county's number. */
  county_num?: string;
  /** Whether only a building's or route's default was matched. */
  default_flag?: string;
  /** Whether the line of travel ascends or descends. */
  elot_code?: string;
  /** The line of travel's number. */
  elot_num?: string;
  /** The latitude in degrees. From -90 to 90. */
  latitude?: number;
  /** The longitude in degrees. From -180 to 180. */
  longitude?: number;
  /** The precision of the coordinates. */
  precision?: string;
  /** Whether the delivery is residential. */
  rdi?: string;
  /** The kind of postal record. */
  record_type?: string;
  /** The class of the ZIP code. */
  zip_class_code?: string;
}

/** The values of {@link WebhookEventName} that are known today. */
export type KnownWebhookEventName = MailingEventName | 'ping';

/**
 * The name of an event of a mailing, or the mock's ping.
 *
 * Answered by the webhook.
 *
 * Known values complete in an editor; others may come and are no error.
 */
export type WebhookEventName = KnownWebhookEventName | (string & {});

/** The values of {@link WebhookObjectType} that are known today. */
export type KnownWebhookObjectType = 'Mailing' | 'Webhook';

/**
 * What kind of object the event is about. Only `Mailing` is known; `Webhook` is the mock's value for a ping.
 *
 * Answered by the webhook.
 *
 * Known values complete in an editor; others may come and are no error.
 */
export type WebhookObjectType = KnownWebhookObjectType | (string & {});

/**
 * What a webhook receives.
 *
 * Answered by the webhook.
 */
export interface MailingEvent {
  /** The id of the object; for mailings, the mailing's. */
  object_id: string;
  /** What kind of object the event is about. Only `Mailing` is known; `Webhook` is the mock's value for a ping. */
  object_type: WebhookObjectType;
  /** The name of an event of a mailing, or the mock's ping. */
  event: WebhookEventName;
  /** A time in a response, ISO 8601 in UTC. */
  timestamp: string;
}

/** An error of the main API. */
export interface ServiceError {
  /** What went wrong. */
  error: {
    /** The error's name. `ValidationError`, `NotFound` and `CampaignNotFound` are the service's; the others are the mock's. */
    name: ErrorName;
    /** What is wrong, and with which field. */
    message: string;
  };
}

/** The values of {@link ErrorName} that are known today. */
export type KnownErrorName = 'ValidationError' | 'NotFound' | 'CampaignNotFound' | 'MethodNotAllowed' | 'PayloadTooLarge' | 'RateLimitExceeded';

/**
 * The error's name. `ValidationError`, `NotFound` and `CampaignNotFound` are the service's; the others are the mock's.
 *
 * Known values complete in an editor; others may come and are no error.
 */
export type ErrorName = KnownErrorName | (string & {});

/** The response to a missing or wrong token. */
export interface UnauthorizedError {
  /** Always the same word. */
  error: 'Unauthorized';
}

/** An error of the statistics endpoints. */
export interface StatsError {
  /** The error's name. `ValidationError`, `NotFound` and `CampaignNotFound` are the service's; the others are the mock's. */
  error: ErrorName;
  /** What is wrong. */
  message: string;
}

/**
 * An error of the address service. The shape is known for 400; the other statuses have a message, and the mock
 * uses the same shape for them.
 */
export interface AddressError {
  /** What went wrong. */
  error: {
    /** The HTTP status. */
    status: number;
  };
  /** What is wrong. */
  message: string;
}

/** The mock's response to too many requests. */
export interface RateLimitError {
  /** What went wrong. */
  error: {
    /** The error's name. `ValidationError`, `NotFound` and `CampaignNotFound` are the service's; the others are the mock's. */
    name: ErrorName;
    /** What is wrong, and with which field. */
    message: string;
  };
  /** The number of seconds to wait, as in the header. At least 0. */
  retry_after: number;
}

/** The query of `GET /v1/campaign/{id}/mailings`. */
export interface ListMailingsQuery {
  /** The page to return. The mock refuses a value that is not a whole number or is below 1. At least 1. Default: `1`. */
  page?: number | undefined;
  /**
   * The number of mailings per page. What the service does above the maximum is not shown; the mock returns
   * the maximum instead of refusing.
   *
   * From 1 to 100. Default: `5`.
   */
  per_page?: number | undefined;
  /**
   * Only mailings after this time are returned.
   *
   * A date (`2026-11-20`), or a date-time with a zone (`2026-11-20T08:00:00Z`, `2026-11-20T08:00:00+02:00`) or
   * without one, which means UTC. Seconds and their fraction may be omitted. A bare date is the start of that day.
   * What the service accepts besides ISO 8601 is not shown.
   */
  start_date?: string | undefined;
  /**
   * Only mailings before this time are returned.
   *
   * A date (`2026-11-20`), or a date-time with a zone (`2026-11-20T08:00:00Z`, `2026-11-20T08:00:00+02:00`) or
   * without one, which means UTC. Seconds and their fraction may be omitted. A bare date is the start of that day.
   * What the service accepts besides ISO 8601 is not shown.
   */
  end_date?: string | undefined;
  /**
   * The timestamp that `start_date` and `end_date` apply to. `updated_at` is the time of creation or of the
   * last change of state: a mailing that changed again after `end_date` is not listed. To find every mailing
   * that was created or changed since a time, send that time as `start_date` and no `end_date`.
   *
   * Default: `created_at`.
   */
  date_field?: MailingDateField | undefined;
}

/** The query of `GET /v1/stats/campaigns`. */
export interface ListCampaignStatsQuery {
  /**
   * The first day of the window. Whether a time of day is accepted is not shown; the mock accepts one.
   *
   * A date (`2026-11-20`), or a date-time with a zone (`2026-11-20T08:00:00Z`, `2026-11-20T08:00:00+02:00`) or
   * without one, which means UTC. Seconds and their fraction may be omitted. A bare date is the start of that day.
   * What the service accepts besides ISO 8601 is not shown.
   */
  start_date?: string | undefined;
  /**
   * The last day of the window, which is included. Whether a time of day is accepted is not shown; the mock
   * accepts one.
   *
   * A date (`2026-11-20`), or a date-time with a zone (`2026-11-20T08:00:00Z`, `2026-11-20T08:00:00+02:00`) or
   * without one, which means UTC. Seconds and their fraction may be omitted. A bare date is the start of that day.
   * What the service accepts besides ISO 8601 is not shown.
   */
  end_date?: string | undefined;
  /** The page to return. What the service does outside the range is not shown; the mock refuses (400). From 1 to 10000. Default: `1`. */
  page?: number | undefined;
  /**
   * The number of campaigns per page. What the service does outside the range is not shown; the mock refuses
   * (400).
   *
   * From 1 to 30. Default: `25`.
   */
  per_page?: number | undefined;
}

/** The query of `GET /v1/stats/campaign/{id}`. */
export interface CampaignStatsQuery {
  /**
   * The first day of the window. Whether a time of day is accepted is not shown; the mock accepts one.
   *
   * A date (`2026-11-20`), or a date-time with a zone (`2026-11-20T08:00:00Z`, `2026-11-20T08:00:00+02:00`) or
   * without one, which means UTC. Seconds and their fraction may be omitted. A bare date is the start of that day.
   * What the service accepts besides ISO 8601 is not shown.
   */
  start_date?: string | undefined;
  /**
   * The last day of the window, which is included. Whether a time of day is accepted is not shown; the mock
   * accepts one.
   *
   * A date (`2026-11-20`), or a date-time with a zone (`2026-11-20T08:00:00Z`, `2026-11-20T08:00:00+02:00`) or
   * without one, which means UTC. Seconds and their fraction may be omitted. A bare date is the start of that day.
   * What the service accepts besides ISO 8601 is not shown.
   */
  end_date?: string | undefined;
}

/** The query of `GET /v1/standardize`. */
export interface StandardizeAddressQuery {
  /** The whole address in one string; instead of the other fields. */
  full_address?: string | undefined;
  /** House number and street. */
  address_line1?: string | undefined;
  /** Apartment or suite; optional in every combination. */
  address_line2?: string | undefined;
  /** The city; without `state` and `zip_code`, the whole last line. */
  city?: string | undefined;
  /** The state's abbreviation. */
  state?: string | undefined;
  /** Five digits, or ZIP+4. */
  zip_code?: string | undefined;
}

/** The body of each operation that takes one. */
export interface RequestBodies {
  createMailing: CreateMailingRequest;
  createOrder: Order;
  updateOrder: OrderUpdate;
  createAudienceMember: AudienceMemberRequest;
  createDataSubjectRequest: DataSubjectRequest;
  standardizeAddresses: AddressInput[];
}

/** The query of each operation that takes one. */
export interface RequestQueries {
  listCampaignMailings: ListMailingsQuery;
  listCampaignStats: ListCampaignStatsQuery;
  getCampaignStats: CampaignStatsQuery;
  standardizeAddress: StandardizeAddressQuery;
}

/** The body of each operation's success response. */
export interface ResponseBodies {
  getOrganization: Organization;
  listCampaigns: Campaign[];
  getCampaign: Campaign;
  listCreatives: Creative[];
  listCampaignMailings: MailingListItem[];
  createMailing: Mailing;
  getMailing: Mailing;
  createOrder: OrderRecord;
  updateOrder: OrderRecord;
  deleteOrder: OrderRecord;
  createAudienceMember: AudienceMember;
  listAudiences: Audience[];
  createDataSubjectRequest: DataSubjectRequestStatus;
  getDataSubjectRequest: DataSubjectRequestStatus;
  listCampaignStats: CampaignStatsPage;
  getCampaignStats: CampaignStats;
  standardizeAddress: StandardizedAddress[];
  standardizeAddresses: StandardizedAddress[];
}

/** Every model by its name. */
export interface Models {
  Organization: Organization;
  OrganizationMode: OrganizationMode;
  Campaign: Campaign;
  Creative: Creative;
  MailType: MailType;
  CreativeType: CreativeType;
  CreativeFormat: CreativeFormat;
  ImageFormat: ImageFormat;
  MergeTags: MergeTags;
  MailingEventName: MailingEventName;
  MailingState: MailingState;
  MailingDateField: MailingDateField;
  MailingListItem: MailingListItem;
  Mailing: Mailing;
  MailingAddress: MailingAddress;
  CreateMailingRequest: CreateMailingRequest;
  RecipientBase: RecipientBase;
  Recipient: Recipient;
  Order: Order;
  OrderBase: OrderBase;
  OrderUpdate: OrderUpdate;
  OrderAddress: OrderAddress;
  OrderItem: OrderItem;
  Metadata: Metadata;
  MetadataValue: MetadataValue;
  OrderRecord: OrderRecord;
  OrderRecordAddress: OrderRecordAddress;
  Audience: Audience;
  AudienceMemberRequest: AudienceMemberRequest;
  AudienceMemberBase: AudienceMemberBase;
  AudienceAddress: AudienceAddress;
  AudienceMember: AudienceMember;
  DataSubjectRequest: DataSubjectRequest;
  DataSubjectApiVersion: DataSubjectApiVersion;
  DataSubjectRegulation: DataSubjectRegulation;
  DataSubjectRequestType: DataSubjectRequestType;
  SubjectIdentity: SubjectIdentity;
  IdentityFormat: IdentityFormat;
  EmailIdentity: EmailIdentity;
  AddressIdentity: AddressIdentity;
  IdentityAddress: IdentityAddress;
  DataSubjectRequestStatus: DataSubjectRequestStatus;
  DataSubjectRequestState: DataSubjectRequestState;
  DataSubjectRequestResult: DataSubjectRequestResult;
  CampaignStats: CampaignStats;
  CampaignStatsPage: CampaignStatsPage;
  AddressInput: AddressInput;
  AddressInputBase: AddressInputBase;
  StandardizedAddress: StandardizedAddress;
  AddressComponents: AddressComponents;
  UspsAnalysis: UspsAnalysis;
  AddressMetadata: AddressMetadata;
  WebhookEventName: WebhookEventName;
  WebhookObjectType: WebhookObjectType;
  MailingEvent: MailingEvent;
  ServiceError: ServiceError;
  ErrorName: ErrorName;
  UnauthorizedError: UnauthorizedError;
  StatsError: StatsError;
  AddressError: AddressError;
  RateLimitError: RateLimitError;
}
