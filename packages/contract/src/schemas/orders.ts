import { limits } from '../generated/limits.ts';
import { orderIdentityFields } from '../order-identity.ts';
import { Metadata } from './metadata.ts';
import { eachAlone, requireAtLeastOne } from './rules.ts';
import {
  anyNumber,
  anyText,
  countryCode,
  currencyCode,
  dateOrDateTime,
  emailAddress,
  emailSha256,
  list,
  nullFree,
  optional,
  record,
  text,
  trimmedText,
  wholeNumber,
} from './values.ts';

/** An address of an order, as sent. */
export const OrderAddress = nullFree({
  name: optional(anyText),
  address_1: anyText,
  address_2: optional(anyText),
  city: optional(anyText),
  state: optional(anyText),
  postal_code: anyText,
  country: optional(countryCode),
});

/** One line of an order. */
export const OrderItem = nullFree({
  identifier: trimmedText(limits.properties.OrderItem.identifier),
  description: optional(anyText),
  quantity: optional(wholeNumber()),
  total: anyNumber,
  price: optional(anyNumber),
  category: optional(list(anyText)),
  metadata: optional(Metadata),
});

const OrderBase = record({
  order_id: text(limits.properties.Order.order_id),
  order_date: dateOrDateTime,
  currency: optional(currencyCode),
  total: optional(anyNumber),
  customer_id: optional(anyText),
  customer_email: optional(emailAddress),
  customer_email_sha256: optional(emailSha256),
  shipping_address: optional(OrderAddress),
  billing_address: optional(OrderAddress),
  order_items: optional(list(OrderItem)),
  metadata: optional(Metadata),
});

/** The body of `createOrder`. The caller, which can hash, checks that e-mail and hash match (D31). */
export const Order = requireAtLeastOne(OrderBase, eachAlone(orderIdentityFields));

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
