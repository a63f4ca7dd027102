import type { StoredAddress } from './address.ts';

/** Custom values of an order or order item. */
export type Metadata = Readonly<Record<string, string | number | boolean>>;

/** A stored order. */
export interface Order {
  /** Assigned by the service. */
  readonly id: string;
  /** Your own ID. */
  readonly order_id: string;
  /** Midnight UTC on the day of the order, ISO 8601. */
  readonly order_date: string;
  /** Three-letter code, such as `USD`. */
  readonly currency: string;
  /** In units of `currency`: dollars, not cents. */
  readonly total: number | null;
  readonly customer: OrderCustomer;
  readonly metadata: Metadata;
  readonly order_items: readonly OrderItem[];
  readonly shipping_address: StoredAddress | null;
  readonly billing_address: StoredAddress | null;
  /** When the order was first received, ISO 8601 UTC. */
  readonly created_at: string;
  /** When it was last changed, ISO 8601 UTC. */
  readonly updated_at: string;
}

/** The customer of an order. */
export interface OrderCustomer {
  /** Your own ID for the customer. */
  readonly id: string | null;
  /** SHA-256 of the lowercased email. */
  readonly email_sha256: string | null;
}

/** A line item of an order. */
export interface OrderItem {
  /** Your own ID, such as a SKU. */
  readonly identifier: string;
  readonly description?: string | null | undefined;
  readonly quantity?: number | null | undefined;
  /** Price of the whole line, in units of the order's currency: dollars, not cents. */
  readonly total: number;
  /** Price per unit, in units of the order's currency: dollars, not cents. */
  readonly price?: number | null | undefined;
  /** Category names. */
  readonly category?: readonly string[] | null | undefined;
  readonly metadata?: Metadata | null | undefined;
}

/** An order to submit, as the Orders API takes it. Requires an address, an email or an email hash. */
export interface NewOrder {
  /** Your own ID; edits and deletions refer to it. */
  readonly order_id: string;
  /** ISO 8601 date, or a date-time, of which the date is stored. */
  readonly order_date: string;
  /** Three-letter code. Default: `USD`. */
  readonly currency?: string | undefined;
  /** In units of `currency`: dollars, not cents. */
  readonly total?: number | undefined;
  /** Your own ID for the customer. */
  readonly customer_id?: string | undefined;
  /** Stored only as a hash. */
  readonly customer_email?: string | undefined;
  /** SHA-256 of the lowercased email, 64 hexadecimal digits. */
  readonly customer_email_sha256?: string | undefined;
  readonly shipping_address?: NewOrderAddress | undefined;
  readonly billing_address?: NewOrderAddress | undefined;
  readonly order_items?: readonly OrderItem[] | undefined;
  readonly metadata?: Metadata | undefined;
}

/** The address of a new order. US addresses are standardized. */
export interface NewOrderAddress {
  /** The person's full name. */
  readonly name?: string | undefined;
  /** Street line, PO box or rural route. */
  readonly address_1: string;
  /** Apartment, suite or unit. */
  readonly address_2?: string | undefined;
  readonly city?: string | undefined;
  /** Two-letter abbreviation or full name. */
  readonly state?: string | undefined;
  /** ZIP Code or ZIP+4. */
  readonly postal_code: string;
  /** Three-letter code. Default: `USA`. */
  readonly country?: string | undefined;
}
