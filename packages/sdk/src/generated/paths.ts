// Generated from openapi/direct-mail.yaml by "npm run generate". Do not edit.
export interface paths {
    "/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the organization of the token
         * @description Returns the organization that the token belongs to. Useful to test the connection and the token.
         */
        get: operations["getOrganization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the active campaigns
         * @description All active campaigns. The service does not document their order; the mock lists the oldest first.
         */
        get: operations["listCampaigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaign/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The campaign's id.
                 * @example 5d0c4f5e-9a43-4f0b-8a52-0f6f2a3c1b7d
                 */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        /**
         * Retrieve a campaign
         * @description One campaign. Useful to check a campaign's id before creating mailings for it.
         */
        get: operations["getCampaign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaign/{id}/creatives": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The campaign's id.
                 * @example 5d0c4f5e-9a43-4f0b-8a52-0f6f2a3c1b7d
                 */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        /**
         * List the active creatives of a campaign
         * @description All active creatives of the campaign. The service does not document their order; the mock lists the oldest first.
         */
        get: operations["listCreatives"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaign/{id}/mailings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The campaign's id.
                 * @example 5d0c4f5e-9a43-4f0b-8a52-0f6f2a3c1b7d
                 */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        /**
         * List the mailings of a campaign, page by page
         * @description The mailings of one campaign. The response headers contain the number of this page and of all pages. Paging is
         *     subject to rate limits.
         *
         *     The service does not document the order; the mock lists the newest first, by the timestamp that `date_field`
         *     selects. In the mock, a page past the last one is an empty array, and so is a window that starts after its end.
         */
        get: operations["listCampaignMailings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mailing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a mailing
         * @description Prints one piece of mail and sends it to one recipient. It costs money, and there are no idempotency keys:
         *     sending this request twice prints two pieces.
         *
         *     Accepts a production or a test token. The campaign must be active and must have artwork, or the request is
         *     refused. For an unknown `campaign_id` or `creative_id`, the mock returns a 400 that names the field (or a 404,
         *     if configured); the service does not document its response.
         */
        post: operations["createMailing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mailing/{mailing_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The mailing's id.
                 * @example 7f1a2b3c-4d5e-4f60-8a7b-9c0d1e2f3a4b
                 */
                mailing_id: string;
            };
            cookie?: never;
        };
        /**
         * Retrieve a mailing
         * @description One mailing with its current state and its address. The mock refuses a test token here (403).
         */
        get: operations["getMailing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit an order
         * @description Adds an order. Orders feed attribution reports and the automatic audience `Customers (Orders API)`, which gets
         *     two records for each order: one with the shipping address, one with the billing address.
         *
         *     The service does not document its response; the mock returns 201 with the order record. Nor does it document
         *     what happens if the `order_id` already exists; the mock refuses the request (400) and changes nothing.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/order/{order_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order's id, as it was submitted.
                 * @example A-1001
                 */
                order_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Edit an order
         * @description Updates an order. The request is idempotent.
         *
         *     The service does not document whether fields that are required at submission are required again. In the mock
         *     an update is partial: omitted fields keep their values, `null` clears an optional field, objects and arrays are
         *     replaced as a whole, and the result must still have an address or an email address. The service does not
         *     document its response; the mock returns 200 with the order record.
         */
        post: operations["updateOrder"];
        /**
         * Delete an order
         * @description Deletes an order. The service does not document its response; the mock returns 200 with the record of the order
         *     before deletion, and removes the order's two records from `Customers (Orders API)`.
         */
        delete: operations["deleteOrder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/audience/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an existing audience.
                 * @example 2f6e8d1c-0b9a-4c7d-8e5f-6a4b3c2d1e0f
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a member to an audience
         * @description Adds a person to an existing audience; audiences themselves are created in the dashboard. For large batches,
         *     prefer the dashboard's CSV upload.
         *
         *     For a person who is already in the audience, the mock returns the existing ID and adds nothing. It does not add
         *     members to the automatic audience `Customers (Orders API)` (400).
         */
        post: operations["createAudienceMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/audiences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the audiences
         * @description All audiences. The service does not document their order; the mock lists the oldest first. In the mock, the Do
         *     Not Mail audience always exists, and `Customers (Orders API)` exists once there is an order.
         */
        get: operations["listAudiences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/dsr/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a data subject request
         * @description Asks whether a person's identity is stored in the account (`access`), or asks for its deletion (`erasure`). An
         *     erasure covers mailings, orders and audiences, but not the opt-out list, to which it adds the person.
         *
         *     The service does not document the scheme of the Authorization header for this endpoint; the mock accepts the
         *     same tokens as elsewhere. The service does not document its response; the mock returns 201 with the status
         *     record, and 400 if the `subject_request_id` was used before.
         */
        post: operations["createDataSubjectRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/dsr/request/{subject_request_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `subject_request_id` that was sent when the request was created.
                 * @example 4f9d2c1b-8a7e-4b6d-9c5f-3e2d1c0b9a8f
                 */
                subject_request_id: string;
            };
            cookie?: never;
        };
        /**
         * Retrieve the status of a data subject request
         * @description The status of the request and its result. The service does not document whether a token is required here; the
         *     mock requires one.
         */
        get: operations["getDataSubjectRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/stats/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Circulation and spend of all campaigns, page by page
         * @description Circulation and spend of the campaigns with activity in the window. Without dates, the mock reports the lifetime
         *     of the account and lists every campaign. `start_date` must not be after `end_date`.
         */
        get: operations["listCampaignStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/stats/campaign/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The campaign's id.
                 * @example 5d0c4f5e-9a43-4f0b-8a52-0f6f2a3c1b7d
                 */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        /**
         * Circulation and spend of one campaign
         * @description Circulation and spend of one campaign in the window.
         */
        get: operations["getCampaignStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/standardize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Standardize one address
         * @description Standardizes one US address. Send `full_address`, or `address_line1` with `zip_code`, with `city` and `state`, or
         *     with all three. A `city` without `state` and `zip_code` must hold the entire last line: city, state and ZIP code.
         *
         *     In the mock, an address that cannot be parsed or found is not an error: its `dpv_return_code` is `N`. The service
         *     does not document authorization here; the mock requires no token unless configured to.
         */
        get: operations["standardizeAddress"];
        put?: never;
        /**
         * Standardize several addresses
         * @description Standardizes an array of addresses. Each result has the index of its address as `query_index`. The request is
         *     idempotent.
         *
         *     The service does not document the largest batch; the mock accepts 1,000 addresses. If an address has no accepted
         *     combination of fields, the mock refuses the whole batch and names its index. An empty array returns an empty
         *     array.
         */
        post: operations["standardizeAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    mailingEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A mailing changed state
         * @description Sent to each webhook configured for the account, for each event of any mailing. An account has at most 10
         *     webhooks. Any status except 200 is a failure, and the request is retried up to 10 times with exponential backoff;
         *     in the mock, body and signature stay the same. The body is JSON, with `Content-Type: application/json`.
         *
         *     A ping is sent when a webhook is created, and on demand. The service does not document its payload; the mock
         *     sends the webhook's ID, the type `Webhook` and the event `ping`, signed like other events, and does not retry it.
         */
        post: operations["mailingEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * Format: date-time
         * @description ISO 8601 date-time in UTC.
         */
        Timestamp: string;
        /**
         * @description ISO 8601: a date (`2026-11-20`), which means the start of that day, or a date-time (`2026-11-20T08:00:00Z`,
         *     `2026-11-20T08:00:00-05:00`). Extended or basic form (`20261120T080000Z`); the offset as `Z`, `+hh:mm`, `+hhmm`
         *     or `+hh`; seconds and zone are optional. Without a time zone, UTC is assumed. Week and ordinal dates are refused.
         */
        DateOrDateTime: string;
        /**
         * @description ISO 8601 date-time (`2026-11-20T08:00:00Z`, `2026-11-20T08:00:00-05:00`), extended or basic; seconds and zone are
         *     optional. Without a time zone, UTC is assumed.
         */
        DateTime: string;
        /** @description An email address, without whitespace. */
        EmailAddress: string;
        /** @description The SHA-256 of the lowercased email address, in hexadecimal. */
        EmailSha256: string;
        /** @description ZIP code or ZIP+4, such as `94043`. Surrounding whitespace is not counted. */
        PostalCode: string;
        /** @description A ZIP code of the United States: five digits, or ZIP+4 with or without its hyphen. Empty is absent. */
        ZipCode: string;
        /** @description An amount in US dollars, as a decimal string such as `0.72`. */
        DecimalAmount: string;
        /** @description A three-letter currency code, such as `USD`. */
        CurrencyCode: string;
        /** @description A three-letter country code, such as `USA`. */
        CountryCode: string;
        /** @description The organization that a token belongs to. */
        Organization: {
            /**
             * Format: uuid
             * @description The organization's ID.
             */
            id: string;
            /** @description The organization's name. */
            name: string;
            mode: components["schemas"]["OrganizationMode"];
        };
        /** @description The mode of the token. The service documents only `production`; the mock returns `test` for a test token. */
        OrganizationMode: ("production" | "test") | (string & {});
        /** @description A campaign. Campaigns are created and activated in the dashboard. */
        Campaign: {
            /**
             * Format: uuid
             * @description The campaign's ID.
             */
            id: string;
            /** @description The campaign's name. */
            name: string;
        };
        /** @description The artwork of a campaign's mailings. */
        Creative: {
            /**
             * Format: uuid
             * @description The creative's ID.
             */
            id: string;
            /** @description The creative's name. */
            name: string;
            mail_type: components["schemas"]["MailType"];
            creative_type: components["schemas"]["CreativeType"];
            merge_tags: components["schemas"]["MergeTags"];
            /**
             * Format: uri
             * @description A thumbnail image of the front. The mock serves it without a token.
             */
            thumbnail_url: string;
            /** @description Whether this is the campaign's default creative, used for mailings without a `creative_id`. */
            default: boolean;
            format: components["schemas"]["CreativeFormat"];
            image_formats: components["schemas"]["ImageFormat"];
        };
        /** @description The class of mail. The service does not document its values; the known ones are the mock's. */
        MailType: ("first_class" | "standard") | (string & {});
        /**
         * @description How the artwork was made; in the mock, `static` means uploaded artwork. The service does not document its values;
         *     the known ones are the mock's.
         */
        CreativeType: ("html" | "static") | (string & {});
        /** @description The kind of piece and its size in inches. The service does not document its values; the known ones are the mock's. */
        CreativeFormat: ("postcard_4x6" | "postcard_6x9" | "postcard_6x11" | "letter_8.5x11") | (string & {});
        /** @description The format of the preview images. The service does not document its values; `png` is the mock's. */
        ImageFormat: "png" | (string & {});
        /**
         * @description Values for the placeholders of the artwork, by name. The service does not document which types it accepts; the
         *     mock accepts any JSON value.
         */
        MergeTags: {
            [key: string]: unknown;
        };
        /**
         * @description An event of a mailing, which is also the state it leads to:
         *
         *     - `append_failed`: no address was found for the email address
         *     - `address_invalid`: the address is invalid
         *     - `suppressed`: the address or email address is on a suppression list
         *     - `budget_exceeded`: the budget is exhausted
         *     - `credit_balance_exceeded`: the account's credit is exhausted
         *     - `processing`: details and production are being confirmed
         *     - `mailed`: the piece entered the mail
         *     - `delivered`: the piece was scanned as delivered
         *     - `delivery_exception`: a second delivery attempt will be made
         *     - `failed`: a fatal error; the mailing cannot be processed
         *     - `holdout`: not mailed, because it is in the holdout group
         * @enum {string}
         */
        MailingEventName: "append_failed" | "address_invalid" | "suppressed" | "budget_exceeded" | "credit_balance_exceeded" | "processing" | "mailed" | "delivered" | "delivery_exception" | "failed" | "holdout";
        /**
         * @description The state of a mailing: the name of its last event, or `production`, which has no event. The service documents
         *     neither the complete list nor the transitions.
         */
        MailingState: components["schemas"]["MailingEventName"] | "production" | (string & {});
        /**
         * @description A timestamp of a mailing that you can filter by.
         * @default created_at
         * @enum {string}
         */
        MailingDateField: "created_at" | "updated_at";
        /** @description A mailing in a list. It has all fields of a mailing except `send_at`. */
        MailingListItem: {
            /**
             * Format: uuid
             * @description The mailing's ID.
             */
            id: string;
            /**
             * Format: uuid
             * @description The ID of its campaign.
             */
            campaign_id: string;
            /**
             * Format: uuid
             * @description The ID of the creative it is printed with.
             */
            creative_id: string;
            /** @description The merge tags as sent; null if none were sent. */
            merge_tags: components["schemas"]["MergeTags"] | null;
            state: components["schemas"]["MailingState"];
            /**
             * Format: uri
             * @description URL of a preview of the front, or of a letter's first page: a PNG, 600 pixels wide. It requires no token and
             *     expires 30 days after creation; the mock then returns 410. While the image is not ready, the URL returns 202
             *     with a `Retry-After` header. It always returns 202 if the piece is never printed, for example because it is
             *     invalid, suppressed or held out. Images and PDF may become ready at different times.
             */
            front_url: string;
            /**
             * Format: uri
             * @description URL of a preview of the back; otherwise like `front_url`. Letters have no image of the back: the mock always
             *     returns 202, and the service does not document its response.
             */
            back_url: string;
            /**
             * Format: uri
             * @description URL of a PDF preview of the whole piece; otherwise like `front_url`.
             */
            pdf_url: string;
            /** @description What the mailing costs. */
            total_cost: components["schemas"]["DecimalAmount"];
            /**
             * @description The standardized address as printed. Null right after creation; in the mock, also null while the address is
             *     looked up by email, and after `append_failed`.
             */
            address: components["schemas"]["MailingAddress"] | null;
            /** @description When the mailing was created. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description One piece of mail. */
        Mailing: components["schemas"]["MailingListItem"] & {
            /** @description When the mailing is scheduled to be sent; null if it was sent immediately. */
            send_at: components["schemas"]["Timestamp"] | null;
        };
        /** @description The standardized address of a mailing, in a response. */
        MailingAddress: {
            /** @description The name on the piece; `Current Resident` if no name was sent. */
            name: string;
        } & components["schemas"]["StandardizedBlock"];
        /** @description The standardized address of a member of an audience, in a response. */
        MemberAddress: {
            /** @description The name, as it was sent; in the mock, null if none was. */
            name: string | null;
        } & components["schemas"]["StandardizedBlock"];
        /** @description A standardized address in a response, without the name. */
        StandardizedBlock: {
            /** @description The company name. */
            company: string | null;
            /** @description Number and street, such as `1600 Amphitheatre Pkwy`. */
            address_1: string;
            /** @description Apartment, suite or unit. In the mock, empty if there is none. */
            address_2: string;
            /** @description The city. */
            city: string;
            /** @description The state. In the mock, its two-letter abbreviation. */
            state_name: string;
            /** @description The ZIP code. In the mock, five digits. */
            postal_code: string;
        };
        /** @description The body of a request to create a mailing. */
        CreateMailingRequest: {
            /** @description The ID of an active campaign that has artwork. */
            campaign_id: string;
            /** @description The ID of one of the campaign's active creatives. If absent, the campaign's default creative is used; if none is set, one of its active creatives at random (A/B test). */
            creative_id?: string | null;
            /** @description Values for the placeholders of the artwork, by name: any JSON object. */
            merge_tags?: components["schemas"]["MergeTags"] | null;
            /** @description When to send the mailing; must be in the future. Default: immediately. */
            send_at?: components["schemas"]["DateOrDateTime"] | null;
            recipient: components["schemas"]["Recipient"];
        };
        /** @description The fields of a recipient. Without a name, the piece is addressed to `Current Resident`. */
        RecipientBase: {
            /** @description The full name. In the mock, it takes precedence over `first_name` and `last_name`. */
            full_name?: string | null;
            /** @description The first name. */
            first_name?: string | null;
            /** @description The last name. */
            last_name?: string | null;
            /** @description The company name. */
            company?: string | null;
            /**
             * @description Used to look up a postal address, if that is enabled for the account and the campaign. You are not charged
             *     if none is found.
             */
            email?: components["schemas"]["EmailAddress"] | null;
            /** @description Number and street, such as `1600 Amphitheatre Pkwy`. May include the apartment, suite or unit. */
            address_1?: string | null;
            /** @description Apartment, suite or unit. */
            address_2?: string | null;
            /** @description The city. */
            city?: string | null;
            /** @description The state, such as `CA` or `California`. */
            state?: string | null;
            /** @description The postal code. */
            postal_code?: components["schemas"]["PostalCode"] | null;
            /** @description Your own unique identifier for the recipient, for tracking. */
            identifier?: string | null;
        };
        /**
         * @description The recipient. `address_1`, `city`, `state` and `postal_code` are required. If address lookup by email is enabled
         *     for the account and the campaign, you may send `email` without any of them.
         */
        Recipient: (components["schemas"]["RecipientBase"] & {
            /** @description Number and street, such as `1600 Amphitheatre Pkwy`. May include the apartment, suite or unit. */
            address_1: string;
            /** @description The city. */
            city: string;
            /** @description The state, such as `CA` or `California`. */
            state: string;
            postal_code: components["schemas"]["PostalCode"];
        }) | (components["schemas"]["RecipientBase"] & {
            email: components["schemas"]["EmailAddress"];
            /** @description Requires `city`, `state` and `postal_code` as well. */
            address_1?: null;
            /** @description Requires `address_1`, `state` and `postal_code` as well. */
            city?: null;
            /** @description Requires `address_1`, `city` and `postal_code` as well. */
            state?: null;
            /** @description Requires `address_1`, `city` and `state` as well. */
            postal_code?: null;
        });
        /** @description An order. At least one of `customer_email`, `customer_email_sha256`, `shipping_address` and `billing_address` is required. */
        Order: (components["schemas"]["OrderBase"] & {
            customer_email: components["schemas"]["EmailAddress"];
        }) | (components["schemas"]["OrderBase"] & {
            customer_email_sha256: components["schemas"]["EmailSha256"];
        }) | (components["schemas"]["OrderBase"] & {
            shipping_address: components["schemas"]["OrderAddress"];
        }) | (components["schemas"]["OrderBase"] & {
            billing_address: components["schemas"]["OrderAddress"];
        });
        /** @description The fields of an order. */
        OrderBase: {
            /** @description Your unique ID for the order. */
            order_id: string;
            /** @description The date of purchase, such as `2026-11-20`. If you send a date-time, the mock uses its date. */
            order_date: components["schemas"]["DateOrDateTime"];
            /** @description The currency of the amounts. */
            currency?: components["schemas"]["CurrencyCode"] | null;
            /** @description The order's value in `currency`, in dollars and not in cents: `12.5` is $12.50. Used for CPA and ROAS; you may exclude taxes and surcharges. */
            total?: number | null;
            /** @description The customer's ID in your system. */
            customer_id?: string | null;
            /**
             * @description The customer's email address. It is hashed and then discarded. If you also send the hash, the mock requires
             *     them to match.
             */
            customer_email?: components["schemas"]["EmailAddress"] | null;
            /** @description The customer's hashed email address, as an alternative to `customer_email`. */
            customer_email_sha256?: components["schemas"]["EmailSha256"] | null;
            /** @description The shipping address. */
            shipping_address?: components["schemas"]["OrderAddress"] | null;
            /** @description The billing address. */
            billing_address?: components["schemas"]["OrderAddress"] | null;
            /** @description The items in the order. */
            order_items?: components["schemas"]["OrderItem"][] | null;
            /** @description Additional data about the order. */
            metadata?: components["schemas"]["Metadata"] | null;
        };
        /** @description A change to an order. Omitted fields keep their values; null clears a field. */
        OrderUpdate: {
            /** @description Cannot be changed. The mock accepts it only if it matches the one in the path. */
            order_id?: string;
            /** @description The date of purchase, such as `2026-11-20`. It cannot be cleared. */
            order_date?: components["schemas"]["DateOrDateTime"];
            /** @description The currency of the amounts. Null resets it to `USD`. */
            currency?: components["schemas"]["CurrencyCode"] | null;
            /** @description The order's value in `currency`, in dollars and not in cents: `12.5` is $12.50. */
            total?: number | null;
            /** @description The customer's ID in your system. */
            customer_id?: string | null;
            /** @description The customer's email address. It is hashed and then discarded. */
            customer_email?: components["schemas"]["EmailAddress"] | null;
            /** @description The customer's hashed email address. */
            customer_email_sha256?: components["schemas"]["EmailSha256"] | null;
            /** @description The shipping address. Replaced as a whole. */
            shipping_address?: components["schemas"]["OrderAddress"] | null;
            /** @description The billing address. Replaced as a whole. */
            billing_address?: components["schemas"]["OrderAddress"] | null;
            /** @description The items in the order. Replaces all items. */
            order_items?: components["schemas"]["OrderItem"][] | null;
            /** @description Additional data about the order. Replaces all of it. */
            metadata?: components["schemas"]["Metadata"] | null;
        };
        /** @description An address of an order, in a request. */
        OrderAddress: {
            /** @description The recipient's name. */
            name?: string | null;
            /** @description Number and street, such as `1600 Amphitheatre Pkwy`. */
            address_1: string;
            /** @description Apartment, suite or unit. */
            address_2?: string | null;
            /** @description The city. */
            city?: string | null;
            /** @description The state, such as `CA` or `California`. */
            state?: string | null;
            /** @description ZIP code or ZIP+4. */
            postal_code: string;
            /** @description The country. */
            country?: components["schemas"]["CountryCode"] | null;
        };
        /** @description One line of an order. */
        OrderItem: {
            /** @description The item's unique identifier, such as a UPC or SKU. */
            identifier: string;
            /** @description A description of the item. */
            description?: string | null;
            /** @description The number of units. */
            quantity?: number | null;
            /** @description The total price of the units (`price` × `quantity`) in the order's `currency`: `12.5` is $12.50. */
            total: number;
            /** @description The price of one unit in the order's `currency`: `12.5` is $12.50. */
            price?: number | null;
            /** @description The item's categories, top level first. */
            category?: string[] | null;
            /** @description Additional data about the item. */
            metadata?: components["schemas"]["Metadata"] | null;
        };
        /**
         * @description Up to 10 keys of up to 40 characters. Values are strings of up to 200 characters, numbers or booleans. Only
         *     `new_buyer` and `promo_code` appear in reports and must be spelled exactly; other keys are stored but not
         *     reported.
         */
        Metadata: {
            /** @description Whether this is the customer's first order. */
            new_buyer?: boolean;
            /** @description The promotion code that was used. */
            promo_code?: string;
        } & {
            [key: string]: components["schemas"]["MetadataValue"];
        };
        /** @description A metadata value. */
        MetadataValue: string | number | boolean;
        /** @description A stored order. */
        OrderRecord: {
            /** @description The service's ID for the order. */
            id: string;
            /** @description Your ID for the order. */
            order_id: string;
            /** @description The three-letter currency code. */
            currency: string;
            /** @description The order's value in `currency`: `12.5` is $12.50. In the mock, null if none was sent. */
            total: number | null;
            /** @description The customer. */
            customer: {
                /** @description The customer's ID in your system. */
                id: string | null;
                /** @description The SHA-256 of the customer's lowercased email address. */
                email_sha256: string | null;
            };
            metadata: components["schemas"]["Metadata"];
            /** @description The items in the order; empty if there are none. */
            order_items: components["schemas"]["OrderItem"][];
            /** @description The shipping address. */
            shipping_address: components["schemas"]["OrderRecordAddress"] | null;
            /** @description The billing address. */
            billing_address: components["schemas"]["OrderRecordAddress"] | null;
            /** @description The date of purchase. */
            order_date: components["schemas"]["Timestamp"];
        };
        /**
         * @description A stored, standardized address of an order. It has `state_name` instead of `state`, and `company`. The service does
         *     not document the value of a field that was not sent; expect both null and an empty string.
         */
        OrderRecordAddress: {
            /** @description The recipient's name. */
            name: string | null;
            /** @description The company name. */
            company: string | null;
            /** @description Number and street, such as `1600 Amphitheatre Pkwy`. */
            address_1: string;
            /** @description Apartment, suite or unit. */
            address_2: string | null;
            /** @description The city. */
            city: string | null;
            /** @description The state. In the mock, its two-letter abbreviation. */
            state_name: string | null;
            /** @description ZIP code or ZIP+4. */
            postal_code: string;
            /** @description The three-letter country code, such as `USA`. */
            country: string;
        };
        /** @description A list of people. */
        Audience: {
            /**
             * Format: uuid
             * @description The audience's ID.
             */
            id: string;
            /** @description The audience's name. */
            name: string;
            /** @description A description of the audience. */
            description: string;
            /** @description The number of members. */
            member_count: number;
        };
        /** @description A person to add to an audience. At least one of `address`, `email`, `email_sha256` and `identifier` is required. */
        AudienceMemberRequest: (components["schemas"]["AudienceMemberBase"] & {
            email: components["schemas"]["EmailAddress"];
        }) | (components["schemas"]["AudienceMemberBase"] & {
            email_sha256: components["schemas"]["EmailSha256"];
        }) | (components["schemas"]["AudienceMemberBase"] & {
            address: components["schemas"]["AudienceAddress"];
        }) | (components["schemas"]["AudienceMemberBase"] & {
            /** @description Your unique ID for the person, such as a customer or database ID. */
            identifier: string;
        });
        /** @description The fields of a member. */
        AudienceMemberBase: {
            /** @description The person's postal address. */
            address?: components["schemas"]["AudienceAddress"] | null;
            /** @description Your unique ID for the person, such as a customer or database ID. */
            identifier?: string | null;
            /** @description The person's hashed email address, as an alternative to `email`. */
            email_sha256?: components["schemas"]["EmailSha256"] | null;
            /** @description The person's email address. The mock stores only its hash. */
            email?: components["schemas"]["EmailAddress"] | null;
        };
        /** @description An address of a member, in a request. */
        AudienceAddress: {
            /** @description The recipient's name. */
            name?: string | null;
            /** @description Number and street, such as `1600 Amphitheatre Pkwy`. */
            address_1: string;
            /** @description Apartment, suite or unit. */
            address_2?: string | null;
            /** @description The city. */
            city?: string | null;
            /** @description The two-letter state abbreviation. */
            state?: string | null;
            /** @description ZIP code or ZIP+4. */
            postal_code: string;
        };
        /** @description The member that was added. */
        AudienceMember: {
            /** @description The member's ID. */
            id: string;
            /** @description The standardized address. If none was sent, null in the mock; the service does not document that case. */
            address: components["schemas"]["MemberAddress"] | null;
        };
        /** @description A data subject request: a person asks for access to, or erasure of, their data. */
        DataSubjectRequest: {
            /** @description The version of the request format. */
            api_version?: components["schemas"]["DataSubjectApiVersion"] | null;
            regulation: components["schemas"]["DataSubjectRegulation"];
            /**
             * Format: uuid
             * @description A version 4 UUID that you choose, unique per request.
             */
            subject_request_id: string;
            subject_request_type: components["schemas"]["DataSubjectRequestType"];
            /** @description When the person made the request. */
            submitted_time: components["schemas"]["DateTime"];
            /** @description The identities of the person. All of them must belong to the same person. */
            subject_identities: components["schemas"]["SubjectIdentity"][];
        };
        /**
         * @description The version of the request format.
         * @enum {string}
         */
        DataSubjectApiVersion: "v1";
        /**
         * @description The regulation: `cpra`, the California Privacy Rights Act.
         * @enum {string}
         */
        DataSubjectRegulation: "cpra";
        /**
         * @description `access` asks whether the person's identity is stored; `erasure` asks for its deletion and adds the person to the
         *     opt-out list.
         * @enum {string}
         */
        DataSubjectRequestType: "access" | "erasure";
        /** @description An email address or postal address that identifies the person. */
        SubjectIdentity: components["schemas"]["EmailIdentity"] | components["schemas"]["AddressIdentity"];
        /**
         * @description The format of `identity_value`: plain text, not hashed.
         * @enum {string}
         */
        IdentityFormat: "raw";
        /** @description The person's email address. */
        EmailIdentity: {
            /**
             * @description The identity is an email address. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            identity_type: "email";
            identity_format: components["schemas"]["IdentityFormat"];
            identity_value: components["schemas"]["EmailAddress"];
        };
        /** @description The person's postal address. */
        AddressIdentity: {
            /**
             * @description The identity is a postal address. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            identity_type: "address";
            identity_format: components["schemas"]["IdentityFormat"];
            identity_value: components["schemas"]["IdentityAddress"];
        };
        /** @description A postal address with the person's name. */
        IdentityAddress: {
            /** @description The full name. */
            full_name?: string | null;
            /** @description The first name. */
            first_name?: string | null;
            /** @description The last name. */
            last_name?: string | null;
            /** @description Number and street, such as `1600 Amphitheatre Pkwy`. */
            address_1: string;
            /** @description Apartment, suite or unit. */
            address_2?: string | null;
            /** @description The city. */
            city: string;
            /** @description The state, such as `CA` or `California`. */
            state: string;
            /** @description ZIP code or ZIP+4. */
            postal_code: string;
        };
        /** @description The status of a data subject request and its result. */
        DataSubjectRequestStatus: {
            /**
             * Format: uuid
             * @description The ID of the data controller.
             */
            controller_id: string;
            /** @description The ID that was sent on creation. */
            subject_request_id: string;
            request_status: components["schemas"]["DataSubjectRequestState"];
            result: components["schemas"]["DataSubjectRequestResult"];
        };
        /** @description The request's status. The service documents only `completed`; the other known values are the mock's. */
        DataSubjectRequestState: ("pending" | "in_progress" | "completed") | (string & {});
        /** @description The result of the request. The service documents only `deleted`; the other known values are the mock's. */
        DataSubjectRequestResult: ("pending" | "found" | "not_found" | "deleted") | (string & {});
        /** @description Circulation and spend of a campaign. */
        CampaignStats: {
            /** @description The campaign's ID. */
            campaign_id: string;
            /** @description The campaign's name. */
            campaign_name: string;
            /** @description The number of pieces mailed. */
            circulation: number;
            /**
             * Format: double
             * @description Their total cost, in US dollars.
             */
            spend: number;
        };
        /** @description One page of campaign statistics. */
        CampaignStatsPage: {
            /** @description The number of pieces mailed across the campaigns in the result; in the mock, on all pages. */
            total_circulation: number;
            /**
             * Format: double
             * @description Their total cost, in US dollars; in the mock, on all pages.
             */
            total_spend: number;
            /** @description In the mock, the number of campaigns on all pages; the service does not document its meaning. */
            total_campaign_count: number;
            /** @description The `start_date` that was sent; in the mock, null if none was. */
            start_date: string | null;
            /** @description The `end_date` that was sent; in the mock, null if none was. */
            end_date: string | null;
            /** @description The number of this page. */
            page: number;
            /** @description The number of pages. */
            total_pages: number;
            /** @description The campaigns on this page. */
            campaigns: components["schemas"]["CampaignStats"][];
        };
        /**
         * @description An address to standardize, in one of four combinations: `full_address`; `address_line1` with `city`, `state` and
         *     `zip_code`; `address_line1` with `zip_code`; `address_line1` with `city` and `state`. A `city` without `state` and
         *     `zip_code` must hold the entire last line: city, state and ZIP code. `address_line2` is always optional.
         */
        AddressInput: (components["schemas"]["AddressInputBase"] & {
            /** @description Number and street, such as `1600 Amphitheatre Pkwy`. */
            address_line1: string;
            zip_code: components["schemas"]["ZipCode"];
            /** @description Requires `city` as well. */
            state?: null;
        }) | (components["schemas"]["AddressInputBase"] & {
            /** @description Number and street, such as `1600 Amphitheatre Pkwy`. */
            address_line1: string;
            /** @description The city. Without `state` and `zip_code`, the entire last line: city, state and ZIP code. */
            city: string;
        }) | (components["schemas"]["AddressInputBase"] & {
            /** @description The whole address in one string, such as `1600 Amphitheatre Pkwy, Mountain View CA 94043`. */
            full_address: string;
        });
        /** @description The fields of an address to standardize. */
        AddressInputBase: {
            /** @description The whole address in one string, such as `1600 Amphitheatre Pkwy, Mountain View CA 94043`. */
            full_address?: string | null;
            /** @description Number and street, such as `1600 Amphitheatre Pkwy`. */
            address_line1?: string | null;
            /** @description Apartment, suite or unit. */
            address_line2?: string | null;
            /** @description The city. Without `state` and `zip_code`, the entire last line: city, state and ZIP code. */
            city?: string | null;
            /** @description The two-letter state abbreviation. */
            state?: string | null;
            /** @description The ZIP code: five digits or ZIP+4. */
            zip_code?: components["schemas"]["ZipCode"] | null;
        };
        /**
         * @description A standardized address. If the address was not found, the result contains what is known, and `usps_analysis` says
         *     why.
         */
        StandardizedAddress: {
            /** @description The index of the address in the batch, from 0. */
            query_index: number;
            /** @description The delivery line: number and street. */
            address_line1: string;
            /** @description What does not fit on `address_line1`. */
            address_line2: string;
            /** @description The city. */
            city: string;
            /** @description The two-letter state abbreviation. */
            state: string;
            /** @description The ZIP code. In the mock, five digits; the last four of ZIP+4 are in `zip_addon`. */
            zip_code: string;
            address_components: components["schemas"]["AddressComponents"];
            usps_analysis: components["schemas"]["UspsAnalysis"];
            metadata: components["schemas"]["AddressMetadata"];
        };
        /** @description The parts of a standardized address. Parts that do not apply may be absent or empty. */
        AddressComponents: {
            /** @description The delivery point: the last two digits of ZIP+4. */
            del_point?: string;
            /** @description The private mailbox designator, such as `PMB`. */
            pmb_des?: string;
            /** @description The private mailbox number. */
            pmb_num?: string;
            /** @description The direction after the street name, such as `NW`. */
            post_dir?: string;
            /** @description The city name of the post office. */
            post_office_city?: string;
            /** @description The direction before the street name, such as `N`. */
            pre_dir?: string;
            /** @description The street name. */
            primary_name?: string;
            /** @description The house number. */
            primary_num?: string;
            /** @description The unit number, such as `4B`. */
            secndry_num?: string;
            /** @description The number of a second unit. */
            secndry_num2?: string;
            /** @description The street suffix, such as `AVE`. */
            suffix?: string;
            /** @description The unit designator, such as `APT`. */
            unit_des?: string;
            /** @description The designator of a second unit. */
            unit_des2?: string;
            /** @description The last four digits of ZIP+4. */
            zip_addon?: string;
        };
        /** @description The USPS analysis of the address. Codes that do not apply may be absent or empty. `@direct-mail/us-address` documents all codes in `codes`. */
        UspsAnalysis: {
            /** @description The footnotes of address matching; they say what was corrected. */
            ame_footnotes?: string;
            /** @description Whether the address is a commercial mail receiving agency (CMRA): `Y` or `N`. */
            dpv_cmra?: string;
            /** @description The DPV footnotes, two characters each: why the address was or was not confirmed. */
            dpv_footnotes?: string;
            /** @description Whether USPS does not deliver mail to the address: `Y` or `N`. */
            dpv_no_stat?: string;
            /** @description Whether USPS confirmed the delivery point: `Y` (confirmed), `S` (confirmed without its unit), `D` (confirmed, but a unit is missing) or `N` (not confirmed). */
            dpv_return_code?: string;
            /** @description Whether the address is vacant: `Y` or `N`. */
            dpv_vacant?: string;
            /** @description Whether LACSLink converted the address, such as a rural route to a street address. */
            llk_ind?: string;
            /** @description The LACSLink return code. */
            llk_return_code?: string;
            /** @description Whether SuiteLink added a suite number. */
            slk_footnotes?: string;
        };
        /** @description More data about the address. The coordinates are present if available. */
        AddressMetadata: {
            /** @description The carrier route, such as `C090`. */
            carrier_rte?: string;
            /** @description The congressional district. */
            cong_district?: string;
            /** @description The county name. */
            county_name?: string;
            /** @description The county FIPS code, three digits. */
            county_num?: string;
            /** @description Whether only the default record of a building or route matched, not the unit. */
            default_flag?: string;
            /** @description The eLOT order: `A` (ascending) or `D` (descending). */
            elot_code?: string;
            /** @description The eLOT (line of travel) number. */
            elot_num?: string;
            /** @description The latitude in decimal degrees. */
            latitude?: number;
            /** @description The longitude in decimal degrees. */
            longitude?: number;
            /** @description The precision of the coordinates, such as `Zip5`. */
            precision?: string;
            /** @description The residential delivery indicator: `Y` for a residence, `N` for a business. */
            rdi?: string;
            /** @description The type of USPS record, such as `S` (street) or `H` (high-rise). */
            record_type?: string;
            /** @description The class of the ZIP code. */
            zip_class_code?: string;
        };
        /** @description The event that fired, or `ping` from the mock. */
        WebhookEventName: components["schemas"]["MailingEventName"] | "ping" | (string & {});
        /** @description The type of the object. The service documents only `Mailing`; the mock sends `Webhook` with a ping. */
        WebhookObjectType: ("Mailing" | "Webhook") | (string & {});
        /** @description The body of a webhook. */
        MailingEvent: {
            /** @description The ID of the object: for a mailing event, the ID of the mailing. */
            object_id: string;
            object_type: components["schemas"]["WebhookObjectType"];
            event: components["schemas"]["WebhookEventName"];
            /** @description When the event occurred. */
            timestamp: components["schemas"]["Timestamp"];
        };
        /** @description An error of the main API. */
        ServiceError: {
            /** @description What went wrong. */
            error: {
                name: components["schemas"]["ErrorName"];
                /** @description What is wrong, and with which field. */
                message: string;
            };
        };
        /** @description The error's name. The service documents `ValidationError`, `NotFound` and `CampaignNotFound`; the other known values are the mock's. */
        ErrorName: ("ValidationError" | "NotFound" | "CampaignNotFound" | "MethodNotAllowed" | "PayloadTooLarge" | "RateLimitExceeded") | (string & {});
        /** @description The response to a missing or wrong token. */
        UnauthorizedError: {
            /**
             * @description Always `Unauthorized`.
             * @enum {string}
             */
            error: "Unauthorized";
        };
        /** @description An error of the statistics endpoints. */
        StatsError: {
            error: components["schemas"]["ErrorName"];
            /** @description What is wrong. */
            message: string;
        };
        /**
         * @description An error of the address service. The service documents this shape for 400; the mock uses it for the other statuses
         *     as well.
         */
        AddressError: {
            /** @description What went wrong. */
            error: {
                /** @description The HTTP status. */
                status: number;
            };
            /** @description What is wrong. */
            message: string;
        };
        /** @description The mock's response to too many requests. */
        RateLimitError: components["schemas"]["ServiceError"] & {
            /** @description The number of seconds to wait, as in the header. */
            retry_after: number;
        };
    };
    responses: {
        /**
         * @description A value is invalid, or the body is missing, has the wrong content type, or is not a JSON object. Nothing was
         *     changed. The service documents this response for mailings only; elsewhere it is the mock's.
         */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServiceError"];
            };
        };
        /**
         * @description The token is missing or wrong. The mock returns this instead of 403 if configured to; the service documents only
         *     the 403 of the mailing endpoints.
         */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UnauthorizedError"];
            };
        };
        /**
         * @description The token is missing, wrong, or not allowed for this endpoint. The service documents this response for the
         *     mailing endpoints only; elsewhere it is the mock's.
         */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UnauthorizedError"];
            };
        };
        /**
         * @description Nothing has this ID. The service documents this response for `getMailing` only; elsewhere, and for unknown paths,
         *     it is the mock's.
         */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServiceError"];
            };
        };
        /** @description The path does not support this method. The mock's response; the service does not document one. */
        MethodNotAllowed: {
            headers: {
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServiceError"];
            };
        };
        /** @description The body is too large. The mock's limit is 1 MiB; the service does not document its limit. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServiceError"];
            };
        };
        /**
         * @description Too many requests. Nothing was done. The service documents neither its limits nor this response; the mock's
         *     limits are off by default.
         */
        RateLimited: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RateLimitError"];
            };
        };
        /**
         * @description An internal error. Whether the request was processed is unknown. The body is the mock's; the service does not
         *     document one.
         */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServiceError"];
            };
        };
        /** @description The path does not support this method. The mock's response; the service does not document one. */
        StatsMethodNotAllowed: {
            headers: {
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StatsError"];
            };
        };
        /** @description An internal error. The body is the mock's; the service does not document one. */
        StatsServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StatsError"];
            };
        };
        /** @description No accepted combination of fields, or a body that is not a JSON array. */
        AddressBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AddressError"];
            };
        };
        /** @description The path does not support this method. The mock's response; the service does not document one. */
        AddressMethodNotAllowed: {
            headers: {
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AddressError"];
            };
        };
        /** @description Too many addresses, or a body that is too large. The mock's limit is 1,000 addresses or 1 MiB; the service does not document its limit. */
        AddressPayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AddressError"];
            };
        };
        /**
         * @description The request has the right shape, but a field has the wrong type. The service does not document when it returns
         *     this.
         */
        AddressUnprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AddressError"];
            };
        };
        /** @description The service failed. */
        AddressInternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AddressError"];
            };
        };
        /** @description The service is not available. */
        AddressUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AddressError"];
            };
        };
    };
    parameters: {
        /**
         * @description The campaign's id.
         * @example 5d0c4f5e-9a43-4f0b-8a52-0f6f2a3c1b7d
         */
        CampaignId: string;
        /**
         * @description The first day of the window. The service documents a date; the mock also accepts a date-time.
         * @example 2026-11-01
         */
        StatsStartDate: components["schemas"]["DateOrDateTime"];
        /**
         * @description The last day of the window, inclusive. The service documents a date; the mock also accepts a date-time.
         * @example 2026-11-20
         */
        StatsEndDate: components["schemas"]["DateOrDateTime"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description The number of mailings on all pages.
         * @example 6
         */
        Total: number;
        /**
         * @description The number of pages.
         * @example 2
         */
        TotalPages: number;
        /**
         * @description The number of this page.
         * @example 1
         */
        Page: number;
        /**
         * @description The maximum number of mailings per page.
         * @example 5
         */
        PerPage: number;
        /**
         * @description The number of the next page. The mock sends it empty on the last page; the service does not document that case.
         * @example 2
         */
        NextPage: string;
        /**
         * @description The number of the previous page. The mock sends it empty on the first page; the service does not document that
         *     case.
         * @example
         */
        PrevPage: string;
        /**
         * @description The number of seconds to wait before the next attempt.
         * @example 30
         */
        RetryAfter: number;
        /**
         * @description The methods that the path supports, separated by commas.
         * @example GET
         */
        Allow: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listCampaigns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active campaigns, on one page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The campaign's id.
                 * @example 5d0c4f5e-9a43-4f0b-8a52-0f6f2a3c1b7d
                 */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listCreatives: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The campaign's id.
                 * @example 5d0c4f5e-9a43-4f0b-8a52-0f6f2a3c1b7d
                 */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active creatives, on one page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Creative"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listCampaignMailings: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, from 1. The mock refuses other values (400).
                 * @example 2
                 */
                page?: number;
                /**
                 * @description The number of mailings per page. Above the maximum, the mock returns the maximum instead of refusing; the
                 *     service does not document what it does.
                 * @example 100
                 */
                per_page?: number;
                /**
                 * @description Only mailings whose `date_field` is after this time.
                 * @example 2026-11-20T00:00:00Z
                 */
                start_date?: components["schemas"]["DateOrDateTime"];
                /**
                 * @description Only mailings whose `date_field` is before this time.
                 * @example 2026-11-21T00:00:00Z
                 */
                end_date?: components["schemas"]["DateOrDateTime"];
                /**
                 * @description What `start_date` and `end_date` apply to. With `updated_at`, a mailing is listed if it was created, or changed
                 *     its state, at any moment within the range, also if it changed again later. To find every mailing created or
                 *     changed since a given time, send it as `start_date`.
                 * @example updated_at
                 */
                date_field?: components["schemas"]["MailingDateField"];
            };
            header?: never;
            path: {
                /**
                 * @description The campaign's id.
                 * @example 5d0c4f5e-9a43-4f0b-8a52-0f6f2a3c1b7d
                 */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of mailings. */
            200: {
                headers: {
                    "X-Total": components["headers"]["Total"];
                    "X-Total-Pages": components["headers"]["TotalPages"];
                    "X-Page": components["headers"]["Page"];
                    "X-Per-Page": components["headers"]["PerPage"];
                    "X-Next-Page": components["headers"]["NextPage"];
                    "X-Prev-Page": components["headers"]["PrevPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailingListItem"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createMailing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMailingRequest"];
            };
        };
        responses: {
            /** @description The mailing, in state `processing` and without an address yet. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mailing"];
                };
            };
            /**
             * @description A value in the body is invalid, the body is not a JSON object, or the campaign is inactive or has no
             *     artwork. Nothing was created.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getMailing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The mailing's id.
                 * @example 7f1a2b3c-4d5e-4f60-8a7b-9c0d1e2f3a4b
                 */
                mailing_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mailing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mailing"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Order"];
            };
        };
        responses: {
            /** @description The order record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order's id, as it was submitted.
                 * @example A-1001
                 */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderUpdate"];
            };
        };
        responses: {
            /** @description The order record after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order's id, as it was submitted.
                 * @example A-1001
                 */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order record before deletion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createAudienceMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an existing audience.
                 * @example 2f6e8d1c-0b9a-4c7d-8e5f-6a4b3c2d1e0f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AudienceMemberRequest"];
            };
        };
        responses: {
            /** @description The member. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AudienceMember"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listAudiences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The audiences, on one page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Audience"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createDataSubjectRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataSubjectRequest"];
            };
        };
        responses: {
            /** @description The status record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataSubjectRequestStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getDataSubjectRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `subject_request_id` that was sent when the request was created.
                 * @example 4f9d2c1b-8a7e-4b6d-9c5f-3e2d1c0b9a8f
                 */
                subject_request_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataSubjectRequestStatus"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["RateLimited"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listCampaignStats: {
        parameters: {
            query?: {
                /**
                 * @description The first day of the window. The service documents a date; the mock also accepts a date-time.
                 * @example 2026-11-01
                 */
                start_date?: components["parameters"]["StatsStartDate"];
                /**
                 * @description The last day of the window, inclusive. The service documents a date; the mock also accepts a date-time.
                 * @example 2026-11-20
                 */
                end_date?: components["parameters"]["StatsEndDate"];
                /**
                 * @description The page to return, from 1. The mock refuses values outside the range (400); the service does not document what it does.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description The number of campaigns per page. The mock refuses values outside the range (400); the service does not
                 *     document what it does.
                 * @example 25
                 */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of campaigns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignStatsPage"];
                };
            };
            /** @description A query parameter is wrong, or `start_date` is later than `end_date`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatsError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["StatsMethodNotAllowed"];
            429: components["responses"]["RateLimited"];
            "5XX": components["responses"]["StatsServerError"];
        };
    };
    getCampaignStats: {
        parameters: {
            query?: {
                /**
                 * @description The first day of the window. The service documents a date; the mock also accepts a date-time.
                 * @example 2026-11-01
                 */
                start_date?: components["parameters"]["StatsStartDate"];
                /**
                 * @description The last day of the window, inclusive. The service documents a date; the mock also accepts a date-time.
                 * @example 2026-11-20
                 */
                end_date?: components["parameters"]["StatsEndDate"];
            };
            header?: never;
            path: {
                /**
                 * @description The campaign's id.
                 * @example 5d0c4f5e-9a43-4f0b-8a52-0f6f2a3c1b7d
                 */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign's figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignStats"];
                };
            };
            /** @description A query parameter is wrong, or `start_date` is later than `end_date`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatsError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No campaign has this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatsError"];
                };
            };
            405: components["responses"]["StatsMethodNotAllowed"];
            429: components["responses"]["RateLimited"];
            "5XX": components["responses"]["StatsServerError"];
        };
    };
    standardizeAddress: {
        parameters: {
            query?: {
                /**
                 * @description The whole address in one string, instead of the other fields.
                 * @example 1600 amphitheatre pkwy, mountain view ca 94043
                 */
                full_address?: string;
                /**
                 * @description House number and street.
                 * @example 1600 amphitheatre pkwy
                 */
                address_line1?: string;
                /**
                 * @description Apartment or suite; optional in every combination.
                 * @example apt 4
                 */
                address_line2?: string;
                /**
                 * @description The city. Without `state` and `zip_code`, the entire last line: city, state and ZIP code.
                 * @example mountain view
                 */
                city?: string;
                /**
                 * @description The two-letter state abbreviation.
                 * @example ca
                 */
                state?: string;
                /**
                 * @description The ZIP code: five digits or ZIP+4.
                 * @example 94043
                 */
                zip_code?: components["schemas"]["ZipCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One result. In the mock, its `query_index` is 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardizedAddress"][];
                };
            };
            400: components["responses"]["AddressBadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["AddressMethodNotAllowed"];
            413: components["responses"]["AddressPayloadTooLarge"];
            422: components["responses"]["AddressUnprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["AddressInternalError"];
            503: components["responses"]["AddressUnavailable"];
        };
    };
    standardizeAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressInput"][];
            };
        };
        responses: {
            /** @description One result for each address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandardizedAddress"][];
                };
            };
            400: components["responses"]["AddressBadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["AddressMethodNotAllowed"];
            413: components["responses"]["AddressPayloadTooLarge"];
            422: components["responses"]["AddressUnprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["AddressInternalError"];
            503: components["responses"]["AddressUnavailable"];
        };
    };
    mailingEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The hexadecimal HMAC-SHA-1 of the body, byte for byte as sent, keyed with the webhook's secret. The
                 *     service uses its own brand in place of `SVC`.
                 * @example d3b6c1f0a9e8d7c6b5a4938271605f4e3d2c1b0a
                 */
                "X-SVC-Signature": string;
                /**
                 * @description The service's name and version.
                 * @example Direct-Mail-Mock/1.0.0
                 */
                "User-Agent": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailingEvent"];
            };
        };
        responses: {
            /** @description Received. The body is ignored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any status except 200 makes the service retry. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
