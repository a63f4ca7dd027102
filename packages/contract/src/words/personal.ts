/** The keys whose values identify a person, anywhere in a request or a response. */
export const personalKey =
  /^(name|full_name|first_name|last_name|company|email|customer_email|customer_id|identifier|identity_value|full_address|address_(line)?[12]|city|postal_code|zip_code|merge_tags|metadata)$/;
