export const ada = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  address_1: '1600 Amphitheatre Pkwy',
  city: 'Mountain View',
  state: 'CA',
  postal_code: '94043',
};

export const postcards = { name: 'Welcome', creatives: [{ name: 'Card', format: 'postcard_4x6', default: true }] };
