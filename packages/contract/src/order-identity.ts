/** The fields of an order of which at least one is required. */
export const orderIdentityFields = [
  'shipping_address',
  'billing_address',
  'customer_email_sha256',
  'customer_email',
] as const;
