// Generated from the mock's control API by "npm run generate". Do not edit.
export const mailingStates = [
  "append_failed",
  "address_invalid",
  "suppressed",
  "budget_exceeded",
  "credit_balance_exceeded",
  "processing",
  "mailed",
  "delivered",
  "delivery_exception",
  "failed",
  "holdout",
  "production"
] as const;

export const operationIds = [
  "getOrganization",
  "listCampaigns",
  "getCampaign",
  "listCreatives",
  "listCampaignMailings",
  "createMailing",
  "getMailing",
  "createOrder",
  "updateOrder",
  "deleteOrder",
  "createAudienceMember",
  "listAudiences",
  "createDataSubjectRequest",
  "getDataSubjectRequest",
  "listCampaignStats",
  "getCampaignStats",
  "standardizeAddress",
  "standardizeAddresses"
] as const;

export const usStates = [
  "AL",
  "AK",
  "AZ",
  "AR",
  "CA",
  "CO",
  "CT",
  "DE",
  "DC",
  "FL",
  "GA",
  "HI",
  "ID",
  "IL",
  "IN",
  "IA",
  "KS",
  "KY",
  "LA",
  "ME",
  "MD",
  "MA",
  "MI",
  "MN",
  "MS",
  "MO",
  "MT",
  "NE",
  "NV",
  "NH",
  "NJ",
  "NM",
  "NY",
  "NC",
  "ND",
  "OH",
  "OK",
  "OR",
  "PA",
  "RI",
  "SC",
  "SD",
  "TN",
  "TX",
  "UT",
  "VT",
  "VA",
  "WA",
  "WV",
  "WI",
  "WY",
  "PR",
  "VI",
  "GU",
  "AS",
  "MP",
  "FM",
  "MH",
  "PW",
  "AA",
  "AE",
  "AP"
] as const;

export const csvHeadings = {
  "name": [
    "name",
    "full_name",
    "fullname",
    "customer_name"
  ],
  "first_name": [
    "first_name",
    "firstname",
    "given_name"
  ],
  "last_name": [
    "last_name",
    "lastname",
    "surname",
    "family_name"
  ],
  "company": [
    "company",
    "company_name",
    "organization"
  ],
  "address_1": [
    "address_1",
    "address1",
    "address",
    "address_line_1",
    "address_line1",
    "street",
    "street_address"
  ],
  "address_2": [
    "address_2",
    "address2",
    "address_line_2",
    "address_line2",
    "apartment",
    "unit"
  ],
  "city": [
    "city",
    "town"
  ],
  "state": [
    "state",
    "state_name",
    "state_code",
    "st"
  ],
  "postal_code": [
    "postal_code",
    "postalcode",
    "zip",
    "zip_code",
    "zipcode",
    "postcode"
  ],
  "identifier": [
    "identifier",
    "customer_id",
    "customerid",
    "external_id",
    "user_id"
  ],
  "email": [
    "email",
    "e_mail",
    "email_address",
    "mail"
  ],
  "email_sha256": [
    "email_sha256",
    "email_hash",
    "sha256",
    "hashed_email"
  ]
} as const;
