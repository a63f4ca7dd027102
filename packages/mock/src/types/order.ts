import type { StoredAddress } from './address.ts';

/** Free-form values beside an order or one of its items. */
export type Metadata = Readonly<Record<string, string | number | boolean>>;

/** An order as it was submitted over the API. */
export interface Order {
  /** The service's own id. */
  readonly id: string;
  /** The caller's id. */
  readonly order_id: string;
  /** Midnight UTC of its day (D30). */
  readonly order_date: string;
  /** Three letters; `USD` by default. */
  readonly currency: string;
  /** In that currency. */
  readonly total: number | null;
  readonly customer: OrderCustomer;
  readonly metadata: Metadata;
  readonly order_items: readonly OrderItem[];
  readonly shipping_address: StoredAddress | null;
  readonly billing_address: StoredAddress | null;
  /** ISO 8601, in UTC. */
  readonly created_at: string;
  /** ISO 8601, in UTC. */
  readonly updated_at: string;
}

/** Who placed an order. */
export interface OrderCustomer {
  readonly id: string | null;
  /** The SHA-256 of the lowercased e-mail (D31). */
  readonly email_sha256: string | null;
}

/** One line of an order. */
export interface OrderItem {
  readonly identifier: string;
  readonly description?: string | null | undefined;
  readonly quantity?: number | null | undefined;
  /** In the order's currency. */
  readonly total: number;
  readonly price?: number | null | undefined;
  readonly category?: readonly string[] | null | undefined;
  readonly metadata?: Metadata | null | undefined;
}

/** An order to submit, as the Orders API takes it. An address, an e-mail or its hash is required. */
export interface NewOrder {
  /** Your own id, which edits and deletions name. */
  readonly order_id: string;
  /** A date, or a date-time whose date counts (D30). */
  readonly order_date: string;
  /** Three letters; `USD` by default. */
  readonly currency?: string | undefined;
  readonly total?: number | undefined;
  readonly customer_id?: string | undefined;
  /** Kept as a hash only (D73). */
  readonly customer_email?: string | undefined;
  /** The SHA-256 of the lowercased e-mail, 64 hexadecimal digits. */
  readonly customer_email_sha256?: string | undefined;
  readonly shipping_address?: NewOrderAddress | undefined;
  readonly billing_address?: NewOrderAddress | undefined;
  readonly order_items?: readonly OrderItem[] | undefined;
  readonly metadata?: Metadata | undefined;
}

/** An address of an order to submit; it is standardized (D74). */
export interface NewOrderAddress {
  readonly name?: string | undefined;
  readonly address_1: string;
  readonly address_2?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly postal_code: string;
  /** Three letters; `USA` by default. */
  readonly country?: string | undefined;
}
