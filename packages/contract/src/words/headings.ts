/** Known headings of each field of a person in a list, in lower case, with everything but letters and digits as `_`. */
export const columnNames = {
  name: ['name', 'full_name', 'fullname', 'customer_name'],
  first_name: ['first_name', 'firstname', 'given_name'],
  last_name: ['last_name', 'lastname', 'surname', 'family_name'],
  company: ['company', 'company_name', 'organization'],
  address_1: ['address_1', 'address1', 'address', 'address_line_1', 'address_line1', 'street', 'street_address'],
  address_2: ['address_2', 'address2', 'address_line_2', 'address_line2', 'apartment', 'unit'],
  city: ['city', 'town'],
  state: ['state', 'state_name', 'state_code', 'st'],
  postal_code: ['postal_code', 'postalcode', 'zip', 'zip_code', 'zipcode', 'postcode'],
  identifier: ['identifier', 'customer_id', 'customerid', 'external_id', 'user_id'],
  email: ['email', 'e_mail', 'email_address', 'mail'],
  email_sha256: ['email_sha256', 'email_hash', 'sha256', 'hashed_email'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type MemberColumn = keyof typeof columnNames;
