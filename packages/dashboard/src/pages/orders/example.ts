/** The order in the command of the empty list. */
export const exampleOrder = {
  order_id: 'order-1',
  order_date: '2026-11-20',
  total: 42.5,
  customer_email: 'ada@example.com',
  shipping_address: {
    name: 'Ada Lovelace',
    address_1: '350 5th Ave',
    city: 'New York',
    state: 'NY',
    postal_code: '10118',
  },
};
