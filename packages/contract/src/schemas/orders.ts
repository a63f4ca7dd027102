import { limits } from '../generated/limits.ts';
import { Metadata } from './metadata.ts';
import { requireAtLeastOne } from './rules.ts';
import {
  anyNumber,
  anyText,
  countryCode,
  currencyCode,
  dateOrDateTime,
  emailAddress,
  emailSha256,
  list,
  record,
  text,
  wholeNumber,
} from './values.ts';

/** An address of an order, as it is sent. */
export const OrderAddress = record({
  name: anyText.optional(),
  address_1: anyText,
  address_2: anyText.optional(),
  city: anyText.optional(),
  state: anyText.optional(),
  postal_code: anyText,
  country: countryCode.optional(),
});

/** One line of an order. */
export const OrderItem = record({
  identifier: anyText,
  description: anyText.optional(),
  quantity: wholeNumber().optional(),
  total: anyNumber,
  price: anyNumber.optional(),
  category: list(anyText).optional(),
  metadata: Metadata.optional(),
});

const OrderBase = record({
  order_id: text(limits.properties.Order.order_id),
  order_date: dateOrDateTime,
  currency: currencyCode.optional(),
  total: anyNumber.optional(),
  customer_id: anyText.optional(),
  customer_email: emailAddress.optional(),
  customer_email_sha256: emailSha256.optional(),
  shipping_address: OrderAddress.optional(),
  billing_address: OrderAddress.optional(),
  order_items: list(OrderItem).optional(),
  metadata: Metadata.optional(),
});

/** The body of `createOrder`. That e-mail and hash belong together (D31) is for who can hash to check. */
export const Order = requireAtLeastOne(OrderBase, [
  ['shipping_address'],
  ['billing_address'],
  ['customer_email_sha256'],
  ['customer_email'],
]);

/** The body of `updateOrder`: a partial change in which null clears (D27). */
export const OrderUpdate = record({
  order_id: anyText.optional(),
  order_date: dateOrDateTime.optional(),
  currency: currencyCode.nullish(),
  total: anyNumber.nullish(),
  customer_id: anyText.nullish(),
  customer_email: emailAddress.nullish(),
  customer_email_sha256: emailSha256.nullish(),
  shipping_address: OrderAddress.nullish(),
  billing_address: OrderAddress.nullish(),
  order_items: list(OrderItem).nullish(),
  metadata: Metadata.nullish(),
});
