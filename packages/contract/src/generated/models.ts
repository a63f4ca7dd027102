// Generated from openapi/direct-mail.yaml by "npm run generate". Do not edit.
/**
 * The organization that a token belongs to.
 *
 * Returned by `GET /v1/me`.
 */
export interface Organization {
  /** The organization's ID. A UUID. */
  id: string;
  /** The organization's name. */
  name: string;
  /** The mode of the token. The service documents only `production`; the mock returns `test` for a test token. */
  mode: OrganizationMode;
}

/** The known values of {@link OrganizationMode}. */
export type KnownOrganizationMode = 'production' | 'test';

/**
 * The mode of the token. The service documents only `production`; the mock returns `test` for a test token.
 *
 * Returned by `GET /v1/me`.
 *
 * Your editor completes the known values. Any other string is allowed too, so the compiler does not catch typos.
 */
export type OrganizationMode = KnownOrganizationMode | (string & {});

/**
 * A campaign. Campaigns are created and activated in the dashboard.
 *
 * Returned by `GET /v1/campaigns`, `GET /v1/campaign/{id}`.
 */
export interface Campaign {
  /** The campaign's ID. A UUID. */
  id: string;
  /** The campaign's name. */
  name: string;
}

/**
 * The artwork of a campaign's mailings.
 *
 * Returned by `GET /v1/campaign/{id}/creatives`.
 */
export interface Creative {
  /** The creative's ID. A UUID. */
  id: string;
  /** The creative's name. */
  name: string;
  /** The class of mail. The service does not document its values; the known ones are the mock's. */
  mail_type: MailType;
  /**
   * How the artwork was made; in the mock, `static` means uploaded artwork. The service does not document its values;
   * the known ones are the mock's.
   */
  creative_type: CreativeType;
  /**
   * Values for the placeholders of the artwork, by name. The service does not document which types it accepts; the
   * mock accepts any JSON value.
   */
  merge_tags: MergeTags;
  /** A thumbnail image of the front. The mock serves it without a token. A URL. */
  thumbnail_url: string;
  /** Whether this is the campaign's default creative, used for mailings without a `creative_id`. */
  default: boolean;
  /** The kind of piece and its size in inches. The service does not document its values; the known ones are the mock's. */
  format: CreativeFormat;
  /** The format of the preview images. The service does not document its values; `png` is the mock's. */
  image_formats: ImageFormat;
}

/** The known values of {@link MailType}. */
export type KnownMailType = 'first_class' | 'standard';

/**
 * The class of mail. The service does not document its values; the known ones are the mock's.
 *
 * Returned by `GET /v1/campaign/{id}/creatives`.
 *
 * Your editor completes the known values. Any other string is allowed too, so the compiler does not catch typos.
 */
export type MailType = KnownMailType | (string & {});

/** The known values of {@link CreativeType}. */
export type KnownCreativeType = 'html' | 'static';

/**
 * How the artwork was made; in the mock, `static` means uploaded artwork. The service does not document its values;
 * the known ones are the mock's.
 *
 * Returned by `GET /v1/campaign/{id}/creatives`.
 *
 * Your editor completes the known values. Any other string is allowed too, so the compiler does not catch typos.
 */
export type CreativeType = KnownCreativeType | (string & {});

/** The known values of {@link CreativeFormat}. */
export type KnownCreativeFormat = 'postcard_4x6' | 'postcard_6x9' | 'postcard_6x11' | 'letter_8.5x11';

/**
 * The kind of piece and its size in inches. The service does not document its values; the known ones are the mock's.
 *
 * Returned by `GET /v1/campaign/{id}/creatives`.
 *
 * Your editor completes the known values. Any other string is allowed too, so the compiler does not catch typos.
 */
export type CreativeFormat = KnownCreativeFormat | (string & {});

/** The known values of {@link ImageFormat}. */
export type KnownImageFormat = 'png';

/**
 * The format of the preview images. The service does not document its values; `png` is the mock's.
 *
 * Returned by `GET /v1/campaign/{id}/creatives`.
 *
 * Your editor completes the known values. Any other string is allowed too, so the compiler does not catch typos.
 */
export type ImageFormat = KnownImageFormat | (string & {});

/**
 * Values for the placeholders of the artwork, by name. The service does not document which types it accepts; the
 * mock accepts any JSON value.
 *
 * Sent with `POST /v1/mailing`. Returned by `GET /v1/campaign/{id}/creatives`, `GET /v1/campaign/{id}/mailings`, `POST /v1/mailing`, `GET /v1/mailing/{mailing_id}`.
 */
export interface MergeTags {
  [key: string]: unknown;
}

/** As {@link MergeTags}, in a request: any object, also one typed by an interface, but not an array. */
export interface MergeTagsInput {
  [key: string]: any;
  readonly [Symbol.iterator]?: never;
  /** A promise that was not awaited, a function and a `Date` have no fields of their own. */
  readonly then?: never;
  readonly bind?: never;
  readonly getTime?: never;
}

/**
 * An event of a mailing, which is also the state it leads to:
 *
 * - `append_failed`: no address was found for the email address
 * - `address_invalid`: the address is invalid
 * - `suppressed`: the address or email address is on a suppression list
 * - `budget_exceeded`: the budget is exhausted
 * - `credit_balance_exceeded`: the account's credit is exhausted
 * - `processing`: details and production are being confirmed
 * - `mailed`: the piece entered the mail
 * - `delivered`: the piece was scanned as delivered
 * - `delivery_exception`: a second delivery attempt will be made
 * - `failed`: a fatal error; the mailing cannot be processed
 * - `holdout`: not mailed, because it is in the holdout group
 *
 * Returned by `GET /v1/campaign/{id}/mailings`, `POST /v1/mailing`, `GET /v1/mailing/{mailing_id}`. Sent to your webhooks.
 */
export type MailingEventName = 'append_failed' | 'address_invalid' | 'suppressed' | 'budget_exceeded' | 'credit_balance_exceeded' | 'processing' | 'mailed' | 'delivered' | 'delivery_exception' | 'failed' | 'holdout';

/** The known values of {@link MailingState}. */
export type KnownMailingState = MailingEventName | 'production';

/**
 * The state of a mailing: the name of its last event, or `production`, which has no event. The service documents
 * neither the complete list nor the transitions.
 *
 * Returned by `GET /v1/campaign/{id}/mailings`, `POST /v1/mailing`, `GET /v1/mailing/{mailing_id}`.
 *
 * Your editor completes the known values. Any other string is allowed too, so the compiler does not catch typos.
 */
export type MailingState = KnownMailingState | (string & {});

/** A timestamp of a mailing that you can filter by. */
export type MailingDateField = 'created_at' | 'updated_at';

/**
 * A mailing in a list. It has all fields of a mailing except `send_at`.
 *
 * Returned by `GET /v1/campaign/{id}/mailings`, `POST /v1/mailing`, `GET /v1/mailing/{mailing_id}`.
 */
export interface MailingListItem {
  /** The mailing's ID. A UUID. */
  id: string;
  /** The ID of its campaign. A UUID. */
  campaign_id: string;
  /** The ID of the creative it is printed with. A UUID. */
  creative_id: string;
  /** The merge tags as sent; null if none were sent. */
  merge_tags: MergeTags | null;
  /**
   * The state of a mailing: the name of its last event, or `production`, which has no event. The service documents
   * neither the complete list nor the transitions.
   */
  state: MailingState;
  /**
   * URL of a preview of the front, or of a letter's first page: a PNG, 600 pixels wide. It requires no token and
   * expires 30 days after creation; the mock then returns 410. While the image is not ready, the URL returns 202
   * with a `Retry-After` header. It always returns 202 if the piece is never printed, for example because it is
   * invalid, suppressed or held out. Images and PDF may become ready at different times.
   */
  front_url: string;
  /**
   * URL of a preview of the back; otherwise like `front_url`. Letters have no image of the back: the mock always
   * returns 202, and the service does not document its response.
   */
  back_url: string;
  /** URL of a PDF preview of the whole piece; otherwise like `front_url`. */
  pdf_url: string;
  /** What the mailing costs. An amount in US dollars, as a decimal string such as `0.72`. */
  total_cost: string;
  /**
   * The standardized address as printed. Null right after creation; in the mock, also null while the address is
   * looked up by email, and after `append_failed`.
   */
  address: MailingAddress | null;
  /** When the mailing was created. ISO 8601 date-time in UTC. */
  created_at: string;
}

/**
 * One piece of mail.
 *
 * Returned by `POST /v1/mailing`, `GET /v1/mailing/{mailing_id}`.
 */
export interface Mailing {
  /** The mailing's ID. A UUID. */
  id: string;
  /** The ID of its campaign. A UUID. */
  campaign_id: string;
  /** The ID of the creative it is printed with. A UUID. */
  creative_id: string;
  /** The merge tags as sent; null if none were sent. */
  merge_tags: MergeTags | null;
  /**
   * The state of a mailing: the name of its last event, or `production`, which has no event. The service documents
   * neither the complete list nor the transitions.
   */
  state: MailingState;
  /**
   * URL of a preview of the front, or of a letter's first page: a PNG, 600 pixels wide. It requires no token and
   * expires 30 days after creation; the mock then returns 410. While the image is not ready, the URL returns 202
   * with a `Retry-After` header. It always returns 202 if the piece is never printed, for example because it is
   * invalid, suppressed or held out. Images and PDF may become ready at different times.
   */
  front_url: string;
  /**
   * URL of a preview of the back; otherwise like `front_url`. Letters have no image of the back: the mock always
   * returns 202, and the service does not document its response.
   */
  back_url: string;
  /** URL of a PDF preview of the whole piece; otherwise like `front_url`. */
  pdf_url: string;
  /** What the mailing costs. An amount in US dollars, as a decimal string such as `0.72`. */
  total_cost: string;
  /**
   * The standardized address as printed. Null right after creation; in the mock, also null while the address is
   * looked up by email, and after `append_failed`.
   */
  address: MailingAddress | null;
  /** When the mailing was created. ISO 8601 date-time in UTC. */
  created_at: string;
  /** When the mailing is scheduled to be sent; null if it was sent immediately. ISO 8601 date-time in UTC. */
  send_at: string | null;
}

/**
 * The standardized address of a mailing, in a response.
 *
 * Returned by `GET /v1/campaign/{id}/mailings`, `POST /v1/mailing`, `GET /v1/mailing/{mailing_id}`.
 */
export interface MailingAddress {
  /** The name on the piece; `Current Resident` if no name was sent. */
  name: string;
  /** The company name. */
  company: string | null;
  /** Number and street, such as `1600 Amphitheatre Pkwy`. */
  address_1: string;
  /** Apartment, suite or unit. In the mock, empty if there is none. */
  address_2: string;
  /** The city. */
  city: string;
  /** The state. In the mock, its two-letter abbreviation. */
  state_name: string;
  /** The ZIP code. In the mock, five digits. */
  postal_code: string;
}

/**
 * The standardized address of a member of an audience, in a response.
 *
 * Returned by `POST /v1/audience/{id}`.
 */
export interface MemberAddress {
  /** The name, as it was sent; in the mock, null if none was. */
  name: string | null;
  /** The company name. */
  company: string | null;
  /** Number and street, such as `1600 Amphitheatre Pkwy`. */
  address_1: string;
  /** Apartment, suite or unit. In the mock, empty if there is none. */
  address_2: string;
  /** The city. */
  city: string;
  /** The state. In the mock, its two-letter abbreviation. */
  state_name: string;
  /** The ZIP code. In the mock, five digits. */
  postal_code: string;
}

/**
 * A standardized address in a response, without the name.
 *
 * Returned by `GET /v1/campaign/{id}/mailings`, `POST /v1/mailing`, `GET /v1/mailing/{mailing_id}`, `POST /v1/audience/{id}`.
 */
export interface StandardizedBlock {
  /** The company name. */
  company: string | null;
  /** Number and street, such as `1600 Amphitheatre Pkwy`. */
  address_1: string;
  /** Apartment, suite or unit. In the mock, empty if there is none. */
  address_2: string;
  /** The city. */
  city: string;
  /** The state. In the mock, its two-letter abbreviation. */
  state_name: string;
  /** The ZIP code. In the mock, five digits. */
  postal_code: string;
}

/**
 * The body of a request to create a mailing.
 *
 * Sent with `POST /v1/mailing`.
 */
export interface CreateMailingRequest {
  /** The ID of an active campaign that has artwork. At least 1 character. */
  campaign_id: string;
  /** The ID of one of the campaign's active creatives. If absent, the campaign's default creative is used; if none is set, one of its active creatives at random (A/B test). */
  creative_id?: string | null | undefined;
  /** Values for the placeholders of the artwork, by name: any JSON object. */
  merge_tags?: MergeTagsInput | null | undefined;
  /**
   * When to send the mailing; must be in the future. Default: immediately.
   *
   * ISO 8601: a date (`2026-11-20`), which means the start of that day, or a date-time (`2026-11-20T08:00:00Z`,
   * `2026-11-20T08:00:00-05:00`). Extended or basic form (`20261120T080000Z`); the offset as `Z`, `+hh:mm`, `+hhmm`
   * or `+hh`; seconds and zone are optional. Without a time zone, UTC is assumed. Week and ordinal dates are refused.
   */
  send_at?: string | null | undefined;
  /**
   * The recipient. `address_1`, `city`, `state` and `postal_code` are required. If address lookup by email is enabled
   * for the account and the campaign, you may send `email` without any of them.
   */
  recipient: Recipient;
}

/**
 * The fields of a recipient. Without a name, the piece is addressed to `Current Resident`.
 *
 * Sent with `POST /v1/mailing`.
 */
export interface RecipientBase {
  /** The full name. In the mock, it takes precedence over `first_name` and `last_name`. */
  full_name?: string | null | undefined;
  /** The first name. */
  first_name?: string | null | undefined;
  /** The last name. */
  last_name?: string | null | undefined;
  /** The company name. */
  company?: string | null | undefined;
  /**
   * Used to look up a postal address, if that is enabled for the account and the campaign. You are not charged
   * if none is found.
   *
   * An email address, without whitespace.
   */
  email?: string | null | undefined;
  /** Number and street, such as `1600 Amphitheatre Pkwy`. May include the apartment, suite or unit. */
  address_1?: string | null | undefined;
  /** Apartment, suite or unit. */
  address_2?: string | null | undefined;
  /** The city. */
  city?: string | null | undefined;
  /** The state, such as `CA` or `California`. */
  state?: string | null | undefined;
  /** The postal code. ZIP code or ZIP+4, such as `94043`. Surrounding whitespace is not counted. At least 3 characters. */
  postal_code?: string | null | undefined;
  /** Your own unique identifier for the recipient, for tracking. */
  identifier?: string | null | undefined;
}

/** {@link Recipient} with `email`. */
export interface RecipientWithEmail extends RecipientBase {
  /**
   * Used to look up a postal address, if that is enabled for the account and the campaign. You are not charged
   * if none is found.
   *
   * An email address, without whitespace.
   */
  email: string;
  /** Requires `city`, `state` and `postal_code` as well. */
  address_1?: null | undefined;
  /** Requires `address_1`, `state` and `postal_code` as well. */
  city?: null | undefined;
  /** Requires `address_1`, `city` and `postal_code` as well. */
  state?: null | undefined;
  /** Requires `address_1`, `city` and `state` as well. */
  postal_code?: null | undefined;
}

/** {@link Recipient} with `address_1`, `city`, `state`, `postal_code`. */
export interface RecipientWithAddress extends RecipientBase {
  /** Number and street, such as `1600 Amphitheatre Pkwy`. May include the apartment, suite or unit. */
  address_1: string;
  /** The city. */
  city: string;
  /** The state, such as `CA` or `California`. */
  state: string;
  /** The postal code. ZIP code or ZIP+4, such as `94043`. Surrounding whitespace is not counted. At least 3 characters. */
  postal_code: string;
}

/**
 * The recipient. `address_1`, `city`, `state` and `postal_code` are required. If address lookup by email is enabled
 * for the account and the campaign, you may send `email` without any of them.
 *
 * Sent with `POST /v1/mailing`.
 */
export type Recipient = RecipientWithEmail | RecipientWithAddress;

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

/** {@link Order} with `customer_email_sha256`. */
export interface OrderWithCustomerEmailSha256 extends OrderBase {
  /** The customer's hashed email address, as an alternative to `customer_email`. The SHA-256 of the lowercased email address, in hexadecimal. Exactly 64 characters. */
  customer_email_sha256: string;
}

/** {@link Order} with `customer_email`. */
export interface OrderWithCustomerEmail extends OrderBase {
  /**
   * The customer's email address. It is hashed and then discarded. If you also send the hash, the mock requires
   * them to match.
   *
   * An email address, without whitespace.
   */
  customer_email: string;
}

/**
 * An order. At least one of `customer_email`, `customer_email_sha256`, `shipping_address` and `billing_address` is required.
 *
 * Sent with `POST /v1/order`.
 */
export type Order = OrderWithBillingAddress | OrderWithShippingAddress | OrderWithCustomerEmailSha256 | OrderWithCustomerEmail;

/**
 * The fields of an order.
 *
 * Sent with `POST /v1/order`.
 */
export interface OrderBase {
  /** Your unique ID for the order. At least 1 character. */
  order_id: string;
  /**
   * The date of purchase, such as `2026-11-20`. If you send a date-time, the mock uses its date.
   *
   * ISO 8601: a date (`2026-11-20`), which means the start of that day, or a date-time (`2026-11-20T08:00:00Z`,
   * `2026-11-20T08:00:00-05:00`). Extended or basic form (`20261120T080000Z`); the offset as `Z`, `+hh:mm`, `+hhmm`
   * or `+hh`; seconds and zone are optional. Without a time zone, UTC is assumed. Week and ordinal dates are refused.
   */
  order_date: string;
  /** The currency of the amounts. A three-letter currency code, such as `USD`. Exactly 3 characters. Default: `USD`. */
  currency?: string | null | undefined;
  /** The order's value in `currency`, in dollars and not in cents: `12.5` is $12.50. Used for CPA and ROAS; you may exclude taxes and surcharges. */
  total?: number | null | undefined;
  /** The customer's ID in your system. */
  customer_id?: string | null | undefined;
  /**
   * The customer's email address. It is hashed and then discarded. If you also send the hash, the mock requires
   * them to match.
   *
   * An email address, without whitespace.
   */
  customer_email?: string | null | undefined;
  /** The customer's hashed email address, as an alternative to `customer_email`. The SHA-256 of the lowercased email address, in hexadecimal. Exactly 64 characters. */
  customer_email_sha256?: string | null | undefined;
  /** The shipping address. */
  shipping_address?: OrderAddress | null | undefined;
  /** The billing address. */
  billing_address?: OrderAddress | null | undefined;
  /** The items in the order. */
  order_items?: OrderItem[] | null | undefined;
  /** Additional data about the order. */
  metadata?: Metadata | null | undefined;
}

/**
 * A change to an order. Omitted fields keep their values; null clears a field.
 *
 * Sent with `POST /v1/order/{order_id}`.
 */
export interface OrderUpdate {
  /** Cannot be changed. The mock accepts it only if it matches the one in the path. */
  order_id?: string | undefined;
  /**
   * The date of purchase, such as `2026-11-20`. It cannot be cleared.
   *
   * ISO 8601: a date (`2026-11-20`), which means the start of that day, or a date-time (`2026-11-20T08:00:00Z`,
   * `2026-11-20T08:00:00-05:00`). Extended or basic form (`20261120T080000Z`); the offset as `Z`, `+hh:mm`, `+hhmm`
   * or `+hh`; seconds and zone are optional. Without a time zone, UTC is assumed. Week and ordinal dates are refused.
   */
  order_date?: string | undefined;
  /** The currency of the amounts. Null resets it to `USD`. A three-letter currency code, such as `USD`. Exactly 3 characters. */
  currency?: string | null | undefined;
  /** The order's value in `currency`, in dollars and not in cents: `12.5` is $12.50. */
  total?: number | null | undefined;
  /** The customer's ID in your system. */
  customer_id?: string | null | undefined;
  /** The customer's email address. It is hashed and then discarded. An email address, without whitespace. */
  customer_email?: string | null | undefined;
  /** The customer's hashed email address. The SHA-256 of the lowercased email address, in hexadecimal. Exactly 64 characters. */
  customer_email_sha256?: string | null | undefined;
  /** The shipping address. Replaced as a whole. */
  shipping_address?: OrderAddress | null | undefined;
  /** The billing address. Replaced as a whole. */
  billing_address?: OrderAddress | null | undefined;
  /** The items in the order. Replaces all items. */
  order_items?: OrderItem[] | null | undefined;
  /** Additional data about the order. Replaces all of it. */
  metadata?: Metadata | null | undefined;
}

/**
 * An address of an order, in a request.
 *
 * Sent with `POST /v1/order`, `POST /v1/order/{order_id}`.
 */
export interface OrderAddress {
  /** The recipient's name. */
  name?: string | null | undefined;
  /** Number and street, such as `1600 Amphitheatre Pkwy`. */
  address_1: string;
  /** Apartment, suite or unit. */
  address_2?: string | null | undefined;
  /** The city. */
  city?: string | null | undefined;
  /** The state, such as `CA` or `California`. */
  state?: string | null | undefined;
  /** ZIP code or ZIP+4. */
  postal_code: string;
  /** The country. A three-letter country code, such as `USA`. Exactly 3 characters. Default: `USA`. */
  country?: string | null | undefined;
}

/**
 * One line of an order.
 *
 * Sent with `POST /v1/order`, `POST /v1/order/{order_id}`. Returned by `POST /v1/order`, `POST /v1/order/{order_id}`, `DELETE /v1/order/{order_id}`.
 */
export interface OrderItem {
  /** The item's unique identifier, such as a UPC or SKU. At least 1 character. */
  identifier: string;
  /** A description of the item. */
  description?: string | null | undefined;
  /** The number of units. */
  quantity?: number | null | undefined;
  /** The total price of the units (`price` × `quantity`) in the order's `currency`: `12.5` is $12.50. */
  total: number;
  /** The price of one unit in the order's `currency`: `12.5` is $12.50. */
  price?: number | null | undefined;
  /** The item's categories, top level first. */
  category?: string[] | null | undefined;
  /** Additional data about the item. */
  metadata?: Metadata | null | undefined;
}

/**
 * Up to 10 keys of up to 40 characters. Values are strings of up to 200 characters, numbers or booleans. Only
 * `new_buyer` and `promo_code` appear in reports and must be spelled exactly; other keys are stored but not
 * reported.
 *
 * At most 10 keys. Keys of at most 40 characters.
 *
 * Sent with `POST /v1/order`, `POST /v1/order/{order_id}`. Returned by `POST /v1/order`, `POST /v1/order/{order_id}`, `DELETE /v1/order/{order_id}`.
 */
export interface Metadata {
  /** Whether this is the customer's first order. */
  new_buyer?: boolean | undefined;
  /** The promotion code that was used. At most 200 characters. */
  promo_code?: string | undefined;
  [key: string]: MetadataValue | undefined;
}

/**
 * A metadata value.
 *
 * Sent with `POST /v1/order`, `POST /v1/order/{order_id}`. Returned by `POST /v1/order`, `POST /v1/order/{order_id}`, `DELETE /v1/order/{order_id}`.
 */
export type MetadataValue = string | number | boolean;

/**
 * A stored order.
 *
 * Returned by `POST /v1/order`, `POST /v1/order/{order_id}`, `DELETE /v1/order/{order_id}`.
 */
export interface OrderRecord {
  /** The service's ID for the order. */
  id: string;
  /** Your ID for the order. */
  order_id: string;
  /** The three-letter currency code. */
  currency: string;
  /** The order's value in `currency`: `12.5` is $12.50. In the mock, null if none was sent. */
  total: number | null;
  /** The customer. */
  customer: {
    /** The customer's ID in your system. */
    id: string | null;
    /** The SHA-256 of the customer's lowercased email address. */
    email_sha256: string | null;
  };
  /**
   * Up to 10 keys of up to 40 characters. Values are strings of up to 200 characters, numbers or booleans. Only
   * `new_buyer` and `promo_code` appear in reports and must be spelled exactly; other keys are stored but not
   * reported.
   */
  metadata: Metadata;
  /** The items in the order; empty if there are none. */
  order_items: OrderItem[];
  /** The shipping address. */
  shipping_address: OrderRecordAddress | null;
  /** The billing address. */
  billing_address: OrderRecordAddress | null;
  /** The date of purchase. ISO 8601 date-time in UTC. */
  order_date: string;
}

/**
 * A stored, standardized address of an order. It has `state_name` instead of `state`, and `company`. The service does
 * not document the value of a field that was not sent; expect both null and an empty string.
 *
 * Returned by `POST /v1/order`, `POST /v1/order/{order_id}`, `DELETE /v1/order/{order_id}`.
 */
export interface OrderRecordAddress {
  /** The recipient's name. */
  name: string | null;
  /** The company name. */
  company: string | null;
  /** Number and street, such as `1600 Amphitheatre Pkwy`. */
  address_1: string;
  /** Apartment, suite or unit. */
  address_2: string | null;
  /** The city. */
  city: string | null;
  /** The state. In the mock, its two-letter abbreviation. */
  state_name: string | null;
  /** ZIP code or ZIP+4. */
  postal_code: string;
  /** The three-letter country code, such as `USA`. */
  country: string;
}

/**
 * A list of people.
 *
 * Returned by `GET /v1/audiences`.
 */
export interface Audience {
  /** The audience's ID. A UUID. */
  id: string;
  /** The audience's name. */
  name: string;
  /** A description of the audience. */
  description: string;
  /** The number of members. At least 0. */
  member_count: number;
}

/** {@link AudienceMemberRequest} with `identifier`. */
export interface AudienceMemberRequestWithIdentifier extends AudienceMemberBase {
  /** Your unique ID for the person, such as a customer or database ID. */
  identifier: string;
}

/** {@link AudienceMemberRequest} with `address`. */
export interface AudienceMemberRequestWithAddress extends AudienceMemberBase {
  /** The person's postal address. */
  address: AudienceAddress;
}

/** {@link AudienceMemberRequest} with `email_sha256`. */
export interface AudienceMemberRequestWithEmailSha256 extends AudienceMemberBase {
  /** The person's hashed email address, as an alternative to `email`. The SHA-256 of the lowercased email address, in hexadecimal. Exactly 64 characters. */
  email_sha256: string;
}

/** {@link AudienceMemberRequest} with `email`. */
export interface AudienceMemberRequestWithEmail extends AudienceMemberBase {
  /** The person's email address. The mock stores only its hash. An email address, without whitespace. */
  email: string;
}

/**
 * A person to add to an audience. At least one of `address`, `email`, `email_sha256` and `identifier` is required.
 *
 * Sent with `POST /v1/audience/{id}`.
 */
export type AudienceMemberRequest = AudienceMemberRequestWithIdentifier | AudienceMemberRequestWithAddress | AudienceMemberRequestWithEmailSha256 | AudienceMemberRequestWithEmail;

/**
 * The fields of a member.
 *
 * Sent with `POST /v1/audience/{id}`.
 */
export interface AudienceMemberBase {
  /** The person's postal address. */
  address?: AudienceAddress | null | undefined;
  /** Your unique ID for the person, such as a customer or database ID. */
  identifier?: string | null | undefined;
  /** The person's hashed email address, as an alternative to `email`. The SHA-256 of the lowercased email address, in hexadecimal. Exactly 64 characters. */
  email_sha256?: string | null | undefined;
  /** The person's email address. The mock stores only its hash. An email address, without whitespace. */
  email?: string | null | undefined;
}

/**
 * An address of a member, in a request.
 *
 * Sent with `POST /v1/audience/{id}`.
 */
export interface AudienceAddress {
  /** The recipient's name. */
  name?: string | null | undefined;
  /** Number and street, such as `1600 Amphitheatre Pkwy`. */
  address_1: string;
  /** Apartment, suite or unit. */
  address_2?: string | null | undefined;
  /** The city. */
  city?: string | null | undefined;
  /** The two-letter state abbreviation. */
  state?: string | null | undefined;
  /** ZIP code or ZIP+4. */
  postal_code: string;
}

/**
 * The member that was added.
 *
 * Returned by `POST /v1/audience/{id}`.
 */
export interface AudienceMember {
  /** The member's ID. */
  id: string;
  /** The standardized address. If none was sent, null in the mock; the service does not document that case. */
  address: MemberAddress | null;
}

/**
 * A data subject request: a person asks for access to, or erasure of, their data.
 *
 * Sent with `POST /v1/dsr/request`.
 */
export interface DataSubjectRequest {
  /** The version of the request format. */
  api_version?: DataSubjectApiVersion | null | undefined;
  /** The regulation: `cpra`, the California Privacy Rights Act. */
  regulation: DataSubjectRegulation;
  /** A version 4 UUID that you choose, unique per request. */
  subject_request_id: string;
  /**
   * `access` asks whether the person's identity is stored; `erasure` asks for its deletion and adds the person to the
   * opt-out list.
   */
  subject_request_type: DataSubjectRequestType;
  /**
   * When the person made the request.
   *
   * ISO 8601 date-time (`2026-11-20T08:00:00Z`, `2026-11-20T08:00:00-05:00`), extended or basic; seconds and zone are
   * optional. Without a time zone, UTC is assumed.
   */
  submitted_time: string;
  /** The identities of the person. All of them must belong to the same person. At least 1 item. */
  subject_identities: SubjectIdentity[];
}

/**
 * The version of the request format.
 *
 * Sent with `POST /v1/dsr/request`.
 */
export type DataSubjectApiVersion = 'v1';

/**
 * The regulation: `cpra`, the California Privacy Rights Act.
 *
 * Sent with `POST /v1/dsr/request`.
 */
export type DataSubjectRegulation = 'cpra';

/**
 * `access` asks whether the person's identity is stored; `erasure` asks for its deletion and adds the person to the
 * opt-out list.
 *
 * Sent with `POST /v1/dsr/request`.
 */
export type DataSubjectRequestType = 'access' | 'erasure';

/**
 * An email address or postal address that identifies the person.
 *
 * Sent with `POST /v1/dsr/request`.
 */
export type SubjectIdentity = EmailIdentity | AddressIdentity;

/**
 * The format of `identity_value`: plain text, not hashed.
 *
 * Sent with `POST /v1/dsr/request`.
 */
export type IdentityFormat = 'raw';

/**
 * The person's email address.
 *
 * Sent with `POST /v1/dsr/request`.
 */
export interface EmailIdentity {
  /** The identity is an email address. */
  identity_type: 'email';
  /** The format of `identity_value`: plain text, not hashed. */
  identity_format: IdentityFormat;
  /** An email address, without whitespace. */
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
  /** The format of `identity_value`: plain text, not hashed. */
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
  /** Number and street, such as `1600 Amphitheatre Pkwy`. */
  address_1: string;
  /** Apartment, suite or unit. */
  address_2?: string | null | undefined;
  /** The city. */
  city: string;
  /** The state, such as `CA` or `California`. */
  state: string;
  /** ZIP code or ZIP+4. */
  postal_code: string;
}

/**
 * The status of a data subject request and its result.
 *
 * Returned by `POST /v1/dsr/request`, `GET /v1/dsr/request/{subject_request_id}`.
 */
export interface DataSubjectRequestStatus {
  /** The ID of the data controller. A UUID. */
  controller_id: string;
  /** The ID that was sent on creation. */
  subject_request_id: string;
  /** The request's status. The service documents only `completed`; the other known values are the mock's. */
  request_status: DataSubjectRequestState;
  /** The result of the request. The service documents only `deleted`; the other known values are the mock's. */
  result: DataSubjectRequestResult;
}

/** The known values of {@link DataSubjectRequestState}. */
export type KnownDataSubjectRequestState = 'pending' | 'in_progress' | 'completed';

/**
 * The request's status. The service documents only `completed`; the other known values are the mock's.
 *
 * Returned by `POST /v1/dsr/request`, `GET /v1/dsr/request/{subject_request_id}`.
 *
 * Your editor completes the known values. Any other string is allowed too, so the compiler does not catch typos.
 */
export type DataSubjectRequestState = KnownDataSubjectRequestState | (string & {});

/** The known values of {@link DataSubjectRequestResult}. */
export type KnownDataSubjectRequestResult = 'pending' | 'found' | 'not_found' | 'deleted';

/**
 * The result of the request. The service documents only `deleted`; the other known values are the mock's.
 *
 * Returned by `POST /v1/dsr/request`, `GET /v1/dsr/request/{subject_request_id}`.
 *
 * Your editor completes the known values. Any other string is allowed too, so the compiler does not catch typos.
 */
export type DataSubjectRequestResult = KnownDataSubjectRequestResult | (string & {});

/**
 * Circulation and spend of a campaign.
 *
 * Returned by `GET /v1/stats/campaigns`, `GET /v1/stats/campaign/{id}`.
 */
export interface CampaignStats {
  /** The campaign's ID. */
  campaign_id: string;
  /** The campaign's name. */
  campaign_name: string;
  /** The number of pieces mailed. At least 0. */
  circulation: number;
  /** Their total cost, in US dollars. At least 0. */
  spend: number;
}

/**
 * One page of campaign statistics.
 *
 * Returned by `GET /v1/stats/campaigns`.
 */
export interface CampaignStatsPage {
  /** The number of pieces mailed across the campaigns in the result; in the mock, on all pages. At least 0. */
  total_circulation: number;
  /** Their total cost, in US dollars; in the mock, on all pages. At least 0. */
  total_spend: number;
  /** In the mock, the number of campaigns on all pages; the service does not document its meaning. At least 0. */
  total_campaign_count: number;
  /** The `start_date` that was sent; in the mock, null if none was. */
  start_date: string | null;
  /** The `end_date` that was sent; in the mock, null if none was. */
  end_date: string | null;
  /** The number of this page. At least 1. */
  page: number;
  /** The number of pages. At least 0. */
  total_pages: number;
  /** The campaigns on this page. */
  campaigns: CampaignStats[];
}

/** {@link AddressInput} with `full_address`. */
export interface AddressInputWithFullAddress extends AddressInputBase {
  /** The whole address in one string, such as `1600 Amphitheatre Pkwy, Mountain View CA 94043`. */
  full_address: string;
}

/** {@link AddressInput} with `address_line1`, `city`. */
export interface AddressInputWithAddressLine1AndCity extends AddressInputBase {
  /** Number and street, such as `1600 Amphitheatre Pkwy`. */
  address_line1: string;
  /** The city. Without `state` and `zip_code`, the entire last line: city, state and ZIP code. */
  city: string;
}

/** {@link AddressInput} with `address_line1`, `zip_code`. */
export interface AddressInputWithAddressLine1AndZipCode extends AddressInputBase {
  /** Number and street, such as `1600 Amphitheatre Pkwy`. */
  address_line1: string;
  /** The ZIP code: five digits or ZIP+4. A ZIP code of the United States: five digits, or ZIP+4 with or without its hyphen. Empty is absent. */
  zip_code: string;
  /** Requires `city` as well. */
  state?: null | undefined;
}

/**
 * An address to standardize, in one of four combinations: `full_address`; `address_line1` with `city`, `state` and
 * `zip_code`; `address_line1` with `zip_code`; `address_line1` with `city` and `state`. A `city` without `state` and
 * `zip_code` must hold the entire last line: city, state and ZIP code. `address_line2` is always optional.
 *
 * Sent with `POST /v1/standardize`.
 */
export type AddressInput = AddressInputWithFullAddress | AddressInputWithAddressLine1AndCity | AddressInputWithAddressLine1AndZipCode;

/**
 * The fields of an address to standardize.
 *
 * Sent with `POST /v1/standardize`.
 */
export interface AddressInputBase {
  /** The whole address in one string, such as `1600 Amphitheatre Pkwy, Mountain View CA 94043`. */
  full_address?: string | null | undefined;
  /** Number and street, such as `1600 Amphitheatre Pkwy`. */
  address_line1?: string | null | undefined;
  /** Apartment, suite or unit. */
  address_line2?: string | null | undefined;
  /** The city. Without `state` and `zip_code`, the entire last line: city, state and ZIP code. */
  city?: string | null | undefined;
  /** The two-letter state abbreviation. */
  state?: string | null | undefined;
  /** The ZIP code: five digits or ZIP+4. A ZIP code of the United States: five digits, or ZIP+4 with or without its hyphen. Empty is absent. */
  zip_code?: string | null | undefined;
}

/**
 * A standardized address. If the address was not found, the result contains what is known, and `usps_analysis` says
 * why.
 *
 * Returned by `GET /v1/standardize`, `POST /v1/standardize`.
 */
export interface StandardizedAddress {
  /** The index of the address in the batch, from 0. At least 0. */
  query_index: number;
  /** The delivery line: number and street. */
  address_line1: string;
  /** What does not fit on `address_line1`. */
  address_line2: string;
  /** The city. */
  city: string;
  /** The two-letter state abbreviation. */
  state: string;
  /** The ZIP code. In the mock, five digits; the last four of ZIP+4 are in `zip_addon`. */
  zip_code: string;
  /** The parts of a standardized address. Parts that do not apply may be absent or empty. */
  address_components: AddressComponents;
  /** The USPS analysis of the address. Codes that do not apply may be absent or empty. `@direct-mail/us-address` documents all codes in `codes`. */
  usps_analysis: UspsAnalysis;
  /** More data about the address. The coordinates are present if available. */
  metadata: AddressMetadata;
}

/**
 * The parts of a standardized address. Parts that do not apply may be absent or empty.
 *
 * Returned by `GET /v1/standardize`, `POST /v1/standardize`.
 */
export interface AddressComponents {
  /** The delivery point: the last two digits of ZIP+4. */
  del_point?: string;
  /** The private mailbox designator, such as `PMB`. */
  pmb_des?: string;
  /** The private mailbox number. */
  pmb_num?: string;
  /** The direction after the street name, such as `NW`. */
  post_dir?: string;
  /** The city name of the post office. */
  post_office_city?: string;
  /** The direction before the street name, such as `N`. */
  pre_dir?: string;
  /** The street name. */
  primary_name?: string;
  /** The house number. */
  primary_num?: string;
  /** The unit number, such as `4B`. */
  secndry_num?: string;
  /** The number of a second unit. */
  secndry_num2?: string;
  /** The street suffix, such as `AVE`. */
  suffix?: string;
  /** The unit designator, such as `APT`. */
  unit_des?: string;
  /** The designator of a second unit. */
  unit_des2?: string;
  /** The last four digits of ZIP+4. */
  zip_addon?: string;
}

/**
 * The USPS analysis of the address. Codes that do not apply may be absent or empty. `@direct-mail/us-address` documents all codes in `codes`.
 *
 * Returned by `GET /v1/standardize`, `POST /v1/standardize`.
 */
export interface UspsAnalysis {
  /** The footnotes of address matching; they say what was corrected. */
  ame_footnotes?: string;
  /** Whether the address is a commercial mail receiving agency (CMRA): `Y` or `N`. */
  dpv_cmra?: string;
  /** The DPV footnotes, two characters each: why the address was or was not confirmed. */
  dpv_footnotes?: string;
  /** Whether USPS does not deliver mail to the address: `Y` or `N`. */
  dpv_no_stat?: string;
  /** Whether USPS confirmed the delivery point: `Y` (confirmed), `S` (confirmed without its unit), `D` (confirmed, but a unit is missing) or `N` (not confirmed). */
  dpv_return_code?: string;
  /** Whether the address is vacant: `Y` or `N`. */
  dpv_vacant?: string;
  /** Whether LACSLink converted the address, such as a rural route to a street address. */
  llk_ind?: string;
  /** The LACSLink return code. */
  llk_return_code?: string;
  /** Whether SuiteLink added a suite number. */
  slk_footnotes?: string;
}

/**
 * More data about the address. The coordinates are present if available.
 *
 * Returned by `GET /v1/standardize`, `POST /v1/standardize`.
 */
export interface AddressMetadata {
  /** The carrier route, such as `C090`. */
  carrier_rte?: string;
  /** The congressional district. */
  cong_district?: string;
  /** The county name. */
  county_name?: string;
  /** The county FIPS code, three digits. */
  county_num?: string;
  /** Whether only the default record of a building or route matched, not the unit. */
  default_flag?: string;
  /** The eLOT order: `A` (ascending) or `D` (descending). */
  elot_code?: string;
  /** The eLOT (line of travel) number. */
  elot_num?: string;
  /** The latitude in decimal degrees. From -90 to 90. */
  latitude?: number;
  /** The longitude in decimal degrees. From -180 to 180. */
  longitude?: number;
  /** The precision of the coordinates, such as `Zip5`. */
  precision?: string;
  /** The residential delivery indicator: `Y` for a residence, `N` for a business. */
  rdi?: string;
  /** The type of USPS record, such as `S` (street) or `H` (high-rise). */
  record_type?: string;
  /** The class of the ZIP code. */
  zip_class_code?: string;
}

/** The known values of {@link WebhookEventName}. */
export type KnownWebhookEventName = MailingEventName | 'ping';

/**
 * The event that fired, or `ping` from the mock.
 *
 * Sent to your webhooks.
 *
 * Your editor completes the known values. Any other string is allowed too, so the compiler does not catch typos.
 */
export type WebhookEventName = KnownWebhookEventName | (string & {});

/** The known values of {@link WebhookObjectType}. */
export type KnownWebhookObjectType = 'Mailing' | 'Webhook';

/**
 * The type of the object. The service documents only `Mailing`; the mock sends `Webhook` with a ping.
 *
 * Sent to your webhooks.
 *
 * Your editor completes the known values. Any other string is allowed too, so the compiler does not catch typos.
 */
export type WebhookObjectType = KnownWebhookObjectType | (string & {});

/**
 * The body of a webhook.
 *
 * Sent to your webhooks.
 */
export interface MailingEvent {
  /** The ID of the object: for a mailing event, the ID of the mailing. */
  object_id: string;
  /** The type of the object. The service documents only `Mailing`; the mock sends `Webhook` with a ping. */
  object_type: WebhookObjectType;
  /** The event that fired, or `ping` from the mock. */
  event: WebhookEventName;
  /** When the event occurred. ISO 8601 date-time in UTC. */
  timestamp: string;
}

/** An error of the main API. */
export interface ServiceError {
  /** What went wrong. */
  error: {
    /** The error's name. The service documents `ValidationError`, `NotFound` and `CampaignNotFound`; the other known values are the mock's. */
    name: ErrorName;
    /** What is wrong, and with which field. */
    message: string;
  };
}

/** The known values of {@link ErrorName}. */
export type KnownErrorName = 'ValidationError' | 'NotFound' | 'CampaignNotFound' | 'MethodNotAllowed' | 'PayloadTooLarge' | 'RateLimitExceeded';

/**
 * The error's name. The service documents `ValidationError`, `NotFound` and `CampaignNotFound`; the other known values are the mock's.
 *
 * Your editor completes the known values. Any other string is allowed too, so the compiler does not catch typos.
 */
export type ErrorName = KnownErrorName | (string & {});

/** The response to a missing or wrong token. */
export interface UnauthorizedError {
  /** Always `Unauthorized`. */
  error: 'Unauthorized';
}

/** An error of the statistics endpoints. */
export interface StatsError {
  /** The error's name. The service documents `ValidationError`, `NotFound` and `CampaignNotFound`; the other known values are the mock's. */
  error: ErrorName;
  /** What is wrong. */
  message: string;
}

/**
 * An error of the address service. The service documents this shape for 400; the mock uses it for the other statuses
 * as well.
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
    /** The error's name. The service documents `ValidationError`, `NotFound` and `CampaignNotFound`; the other known values are the mock's. */
    name: ErrorName;
    /** What is wrong, and with which field. */
    message: string;
  };
  /** The number of seconds to wait, as in the header. At least 0. */
  retry_after: number;
}

/** Query parameters of `GET /v1/campaign/{id}/mailings`. */
export interface ListMailingsQuery {
  /** The page to return, from 1. The mock refuses other values (400). At least 1. Default: `1`. */
  page?: number | undefined;
  /**
   * The number of mailings per page. Above the maximum, the mock returns the maximum instead of refusing; the
   * service does not document what it does.
   *
   * From 1 to 100. Default: `5`.
   */
  per_page?: number | undefined;
  /**
   * Only mailings whose `date_field` is after this time.
   *
   * ISO 8601: a date (`2026-11-20`), which means the start of that day, or a date-time (`2026-11-20T08:00:00Z`,
   * `2026-11-20T08:00:00-05:00`). Extended or basic form (`20261120T080000Z`); the offset as `Z`, `+hh:mm`, `+hhmm`
   * or `+hh`; seconds and zone are optional. Without a time zone, UTC is assumed. Week and ordinal dates are refused.
   */
  start_date?: string | undefined;
  /**
   * Only mailings whose `date_field` is before this time.
   *
   * ISO 8601: a date (`2026-11-20`), which means the start of that day, or a date-time (`2026-11-20T08:00:00Z`,
   * `2026-11-20T08:00:00-05:00`). Extended or basic form (`20261120T080000Z`); the offset as `Z`, `+hh:mm`, `+hhmm`
   * or `+hh`; seconds and zone are optional. Without a time zone, UTC is assumed. Week and ordinal dates are refused.
   */
  end_date?: string | undefined;
  /**
   * What `start_date` and `end_date` apply to. With `updated_at`, a mailing is listed if it was created, or changed
   * its state, at any moment within the range, also if it changed again later. To find every mailing created or
   * changed since a given time, send it as `start_date`.
   *
   * Default: `created_at`.
   */
  date_field?: MailingDateField | undefined;
}

/** Query parameters of `GET /v1/stats/campaigns`. */
export interface ListCampaignStatsQuery {
  /**
   * The first day of the window. The service documents a date; the mock also accepts a date-time.
   *
   * ISO 8601: a date (`2026-11-20`), which means the start of that day, or a date-time (`2026-11-20T08:00:00Z`,
   * `2026-11-20T08:00:00-05:00`). Extended or basic form (`20261120T080000Z`); the offset as `Z`, `+hh:mm`, `+hhmm`
   * or `+hh`; seconds and zone are optional. Without a time zone, UTC is assumed. Week and ordinal dates are refused.
   */
  start_date?: string | undefined;
  /**
   * The last day of the window, inclusive. The service documents a date; the mock also accepts a date-time.
   *
   * ISO 8601: a date (`2026-11-20`), which means the start of that day, or a date-time (`2026-11-20T08:00:00Z`,
   * `2026-11-20T08:00:00-05:00`). Extended or basic form (`20261120T080000Z`); the offset as `Z`, `+hh:mm`, `+hhmm`
   * or `+hh`; seconds and zone are optional. Without a time zone, UTC is assumed. Week and ordinal dates are refused.
   */
  end_date?: string | undefined;
  /** The page to return, from 1. The mock refuses values outside the range (400); the service does not document what it does. From 1 to 10000. Default: `1`. */
  page?: number | undefined;
  /**
   * The number of campaigns per page. The mock refuses values outside the range (400); the service does not
   * document what it does.
   *
   * From 1 to 30. Default: `25`.
   */
  per_page?: number | undefined;
}

/** Query parameters of `GET /v1/stats/campaign/{id}`. */
export interface CampaignStatsQuery {
  /**
   * The first day of the window. The service documents a date; the mock also accepts a date-time.
   *
   * ISO 8601: a date (`2026-11-20`), which means the start of that day, or a date-time (`2026-11-20T08:00:00Z`,
   * `2026-11-20T08:00:00-05:00`). Extended or basic form (`20261120T080000Z`); the offset as `Z`, `+hh:mm`, `+hhmm`
   * or `+hh`; seconds and zone are optional. Without a time zone, UTC is assumed. Week and ordinal dates are refused.
   */
  start_date?: string | undefined;
  /**
   * The last day of the window, inclusive. The service documents a date; the mock also accepts a date-time.
   *
   * ISO 8601: a date (`2026-11-20`), which means the start of that day, or a date-time (`2026-11-20T08:00:00Z`,
   * `2026-11-20T08:00:00-05:00`). Extended or basic form (`20261120T080000Z`); the offset as `Z`, `+hh:mm`, `+hhmm`
   * or `+hh`; seconds and zone are optional. Without a time zone, UTC is assumed. Week and ordinal dates are refused.
   */
  end_date?: string | undefined;
}

/** Query parameters of `GET /v1/standardize`. */
export interface StandardizeAddressQuery {
  /** The whole address in one string, instead of the other fields. */
  full_address?: string | undefined;
  /** House number and street. */
  address_line1?: string | undefined;
  /** Apartment or suite; optional in every combination. */
  address_line2?: string | undefined;
  /** The city. Without `state` and `zip_code`, the entire last line: city, state and ZIP code. */
  city?: string | undefined;
  /** The two-letter state abbreviation. */
  state?: string | undefined;
  /** The ZIP code: five digits or ZIP+4. A ZIP code of the United States: five digits, or ZIP+4 with or without its hyphen. Empty is absent. */
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
  MemberAddress: MemberAddress;
  StandardizedBlock: StandardizedBlock;
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
