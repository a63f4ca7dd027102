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
         * @description All active campaigns. Their order is not shown; the mock lists the oldest first.
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
         * @description All active creatives of the campaign. Their order is not shown; the mock lists the oldest first.
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
         * @description The mailings of one campaign. The response headers say which page this is and how many there are. Paging is
         *     subject to rate limits.
         *
         *     The order is not shown; the mock lists the newest first, by the timestamp chosen with `date_field`. In the
         *     mock, a page past the last one is an empty array, and so is a window that starts after its end.
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
         * @description Sends one piece of mail to one recipient. It costs money and there are no idempotency keys: sending this
         *     request twice prints two pieces.
         *
         *     Works with a production or a test token. The campaign must be active and must have artwork, or the request is
         *     refused. For an unknown `campaign_id` or `creative_id` the mock returns a 400 that names the field (or a 404,
         *     if configured); what the service returns is not shown.
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
         *     The status and the body of the response are not shown; the mock returns 201 with the order record. What
         *     happens to an `order_id` that exists is not shown either; the mock refuses it (400) and changes nothing.
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
         * @description Changes an order. Repeating the same change changes nothing more.
         *
         *     Whether fields that are required at submission are required again is not shown. In the mock a change is
         *     partial: a field that is not sent stays, `null` clears an optional one, objects and arrays are replaced as a
         *     whole, and the result must still have an address or an e-mail. The status and the body of the response are not
         *     shown either; the mock returns 200 with the order record.
         */
        post: operations["updateOrder"];
        /**
         * Delete an order
         * @description Deletes an order. The status and the body of the response are not shown; the mock returns 200 with the record
         *     of the order before deletion, and removes the order's two records from `Customers (Orders API)`.
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
         *     For a person who is in the audience already, the mock returns the existing id and adds nothing. The mock adds
         *     no members to the automatic audience `Customers (Orders API)` (400).
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
         * @description All audiences. Their order is not shown; the mock lists the oldest first. In the mock the Do Not Mail audience
         *     always exists, and `Customers (Orders API)` exists from the first order on.
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
         * @description Asks whether something is stored about a person (`access`), or for its deletion (`erasure`). An erasure covers
         *     mailings, orders and audiences but not the opt-out list, to which the person is added.
         *
         *     The scheme of the Authorization header is not shown for this endpoint; the mock accepts the same token as
         *     elsewhere. The status and the body of the response are not shown; the mock returns 201 with the status record,
         *     and 400 for a `subject_request_id` that was used before.
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
         * @description The state of the request and its result. Whether a token is required here is not shown; the mock requires one.
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
         * @description Campaigns with activity in the window, with how many pieces were mailed and what they cost. Without dates, the
         *     window of the mock is the whole life of the account, and every campaign is listed. `start_date` must not be
         *     after `end_date`.
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
         * @description How many pieces of the campaign were mailed in the window and what they cost.
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
         * @description Standardizes one US address. The input is `full_address`, or `address_line1` with a `zip_code`, with `city`
         *     and `state`, or with all three; a `city` without `state` and `zip_code` is the whole last line.
         *
         *     In the mock, an address that cannot be read or found is not an error: its `dpv_return_code` is `N`. How the
         *     service authorizes callers is not shown; the mock requires no token unless configured to.
         */
        get: operations["standardizeAddress"];
        put?: never;
        /**
         * Standardize several addresses
         * @description Standardizes the addresses of an array; each result names its address by `query_index`. Nothing is stored, so
         *     repeating the request is harmless.
         *
         *     The largest batch is not shown; the mock accepts 1,000 addresses. If one address has no accepted combination
         *     of fields, the mock refuses the whole batch and names its index. An empty array returns an empty array.
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
         * A mailing changed its state
         * @description Sent to each webhook that is configured for the account, for each event of any mailing. An account has at most
         *     10 webhooks. Any status but 200 is a failure, and the request is repeated up to 10 times with exponential
         *     backoff; in the mock, body and signature remain the same bytes. The body is JSON, with `Content-Type:
         *     application/json`.
         *
         *     When a webhook is created, and on demand, a ping is sent. Its shape is not shown; the mock sends the webhook's
         *     id, the type `Webhook` and the event `ping`, signed like other events, and does not repeat it.
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
         * @description A time in a response, ISO 8601 in UTC.
         */
        Timestamp: string;
        /**
         * @description A date (`2026-11-20`), or a date-time with a zone (`2026-11-20T08:00:00Z`, `2026-11-20T08:00:00+02:00`) or
         *     without one, which means UTC. Seconds and their fraction may be omitted. A bare date is the start of that day.
         *     What the service accepts besides ISO 8601 is not shown.
         */
        DateOrDateTime: string;
        /**
         * @description A date-time with a zone (`2026-11-20T08:00:00Z`, `2026-11-20T08:00:00+02:00`) or without one, which means UTC.
         *     Seconds and their fraction may be omitted.
         */
        DateTime: string;
        /**
         * @description An e-mail address. White space in or around it makes it invalid. What else the service checks is not shown;
         *     the mock requires one `@` with text on both sides.
         */
        EmailAddress: string;
        /** @description The SHA-256 of the e-mail address in lower case, as 64 hexadecimal digits. The mock stores it in lower case. */
        EmailSha256: string;
        /** @description White space around a postal code does not count. */
        PostalCode: string;
        /** @description An amount of money in US dollars, as decimal text, to avoid rounding. */
        DecimalAmount: string;
        /** @description A currency's three-character code. The mock requires letters and stores them in upper case. */
        CurrencyCode: string;
        /** @description A country's three-character code. The mock requires letters and stores them in upper case. */
        CountryCode: string;
        /** @description The organization that a token belongs to. */
        Organization: {
            /**
             * Format: uuid
             * @description The organization's id.
             */
            id: string;
            /** @description The organization's name. */
            name: string;
            mode: components["schemas"]["OrganizationMode"];
        };
        /** @description The mode of the token's context. Only `production` is known; the mock says `test` for a test token. */
        OrganizationMode: ("production" | "test") | (string & {});
        /** @description A campaign. Campaigns are created and activated in the dashboard. */
        Campaign: {
            /** @description The campaign's id: a UUID. */
            id: string;
            /** @description The campaign's name. */
            name: string;
        };
        /** @description The artwork of a campaign's mailings. */
        Creative: {
            /** @description The creative's id: a UUID. */
            id: string;
            /** @description The creative's name. */
            name: string;
            mail_type: components["schemas"]["MailType"];
            creative_type: components["schemas"]["CreativeType"];
            merge_tags: components["schemas"]["MergeTags"];
            /**
             * Format: uri
             * @description A small picture of the front. The mock's is public and always available.
             */
            thumbnail_url: string;
            /** @description Whether mailings without a `creative_id` get this creative. */
            default: boolean;
            format: components["schemas"]["CreativeFormat"];
            image_formats: components["schemas"]["ImageFormat"];
        };
        /** @description The class of mail. The service's values are not shown; these are the mock's. */
        MailType: ("first_class" | "standard") | (string & {});
        /**
         * @description How the artwork is created. The service's values are not shown; these are the mock's, `static` for uploaded
         *     artwork.
         */
        CreativeType: ("html" | "static") | (string & {});
        /** @description Size and kind of the piece. The service's values are not shown; these are the mock's. */
        CreativeFormat: ("postcard_4x6" | "postcard_6x9" | "postcard_6x11" | "letter_8.5x11") | (string & {});
        /** @description The format of the preview images. The service's values are not shown; this is the mock's. */
        ImageFormat: "png" | (string & {});
        /**
         * @description Keys and values that fill the placeholders of the artwork. Which values are allowed is not shown; the mock
         *     accepts any JSON value.
         */
        MergeTags: {
            [key: string]: unknown;
        };
        /**
         * @description What can happen to a mailing; each is also one of its states. `append_failed`: no address could be found for
         *     the e-mail. `address_invalid`: the address is invalid. `suppressed`: the address or e-mail is on a suppression
         *     list. `budget_exceeded`, `credit_balance_exceeded`: the campaign's budget or the account's credit would be
         *     exceeded. `processing`: details and production are being confirmed. `mailed`: handed to the postal service.
         *     `delivered`: scanned as delivered. `delivery_exception`: a second attempt will be made. `failed`: it cannot be
         *     processed. `holdout`: not mailed, because it is in the holdout group.
         * @enum {string}
         */
        MailingEventName: "append_failed" | "address_invalid" | "suppressed" | "budget_exceeded" | "credit_balance_exceeded" | "processing" | "mailed" | "delivered" | "delivery_exception" | "failed" | "holdout";
        /**
         * @description The state of a mailing: one of the events, or `production`, which has no event. The complete list is not
         *     shown, and neither are the transitions.
         */
        MailingState: components["schemas"]["MailingEventName"] | "production" | (string & {});
        /**
         * @description A timestamp of a mailing that can be filtered on.
         * @default created_at
         * @enum {string}
         */
        MailingDateField: "created_at" | "updated_at";
        /** @description A mailing in a list. It has every field of a mailing except `send_at`. */
        MailingListItem: {
            /** @description The mailing's id: a UUID. */
            id: string;
            /** @description The id of the campaign it belongs to: a UUID. */
            campaign_id: string;
            /** @description The id of the creative it is printed with: a UUID. */
            creative_id: string;
            /** @description The merge tags as sent; null if there were none. */
            merge_tags: components["schemas"]["MergeTags"] | null;
            state: components["schemas"]["MailingState"];
            /**
             * Format: uri
             * @description Preview of the front (of a letter: its first page), a PNG 600 pixels wide whose height follows the format.
             *     Fetching a preview needs no token. The URL may exist before its image: a fetch then returns 202 with the
             *     header `Retry-After`, permanently if the piece is never printed (invalid, suppressed, in the holdout group
             *     or the like). Images and PDF may become ready at different times. 30 days after creation the previews are
             *     deleted; the mock then returns 410.
             */
            front_url: string;
            /**
             * Format: uri
             * @description Preview of the back, otherwise like `front_url`. Letters have no image of the back; what the URL then
             *     returns is not shown, the mock always returns 202.
             */
            back_url: string;
            /**
             * Format: uri
             * @description Preview of the whole piece as PDF, otherwise like `front_url`.
             */
            pdf_url: string;
            total_cost: components["schemas"]["DecimalAmount"];
            /**
             * @description The address as it will be printed. Null in the response to creation, filled in later; in the mock null
             *     again while an address is looked up and after `append_failed`.
             */
            address: components["schemas"]["MailingAddress"] | null;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description One piece of mail. */
        Mailing: components["schemas"]["MailingListItem"] & {
            /** @description When it is to be sent; null if it was sent at once. */
            send_at: components["schemas"]["Timestamp"] | null;
        };
        /** @description An address in a response, standardized. */
        MailingAddress: {
            /** @description The addressee; `Current Resident` if no name was given. */
            name: string;
            /** @description The company. */
            company: string | null;
            /** @description House number and street. */
            address_1: string;
            /** @description Apartment or suite; in the mock empty if there is none. */
            address_2: string;
            /** @description The city. */
            city: string;
            /** @description The state; in the mock its two-letter abbreviation. */
            state_name: string;
            /** @description The ZIP code; in the mock five digits. */
            postal_code: string;
        };
        /** @description A mailing to be created. */
        CreateMailingRequest: {
            /** @description An active campaign that has artwork. */
            campaign_id: string;
            /** @description One of the campaign's active creatives. Without it the default creative is used; without a default, one of the active ones at random. */
            creative_id?: string | null;
            /** @description Keys and values that fill the placeholders of the artwork. */
            merge_tags?: components["schemas"]["MergeTags"] | null;
            /** @description When to send it, a time in the future. Without it the mailing is triggered at once. */
            send_at?: components["schemas"]["DateOrDateTime"] | null;
            recipient: components["schemas"]["Recipient"];
        };
        /** @description All fields of a recipient. Without a name, the piece is addressed to `Current Resident`. */
        RecipientBase: {
            /** @description The full name; in the mock it takes precedence over `first_name` and `last_name` on the piece. */
            full_name?: string | null;
            /** @description The first name. */
            first_name?: string | null;
            /** @description The last name. */
            last_name?: string | null;
            /** @description The company. */
            company?: string | null;
            /**
             * @description For looking up an address, where that is enabled for the account and the campaign. There is no charge if
             *     no address is found.
             */
            email?: components["schemas"]["EmailAddress"] | null;
            /** @description House number and street; apartment, suite or unit may be included. */
            address_1?: string | null;
            /** @description Apartment, suite or unit. */
            address_2?: string | null;
            /** @description The city. */
            city?: string | null;
            /** @description The state. */
            state?: string | null;
            /** @description The postal code. */
            postal_code?: components["schemas"]["PostalCode"] | null;
            /** @description Your own identifier, for tracking. */
            identifier?: string | null;
        };
        /**
         * @description Who receives the mailing. `address_1`, `city`, `state` and `postal_code` are required. All of them may be
         *     omitted if `email` is given and address lookup is enabled for the account and the campaign; others refuse
         *     that.
         */
        Recipient: ({
            /** @description House number and street; apartment, suite or unit may be included. */
            address_1: string;
            /** @description The city. */
            city: string;
            /** @description The state. */
            state: string;
            postal_code: components["schemas"]["PostalCode"];
        } & WithRequired<components["schemas"]["RecipientBase"], "address_1" | "city" | "state" | "postal_code">) | ({
            email: components["schemas"]["EmailAddress"];
            /** @description Allowed only with city, state and postal code. */
            address_1?: null;
            /** @description Allowed only with street, state and postal code. */
            city?: null;
            /** @description Allowed only with street, city and postal code. */
            state?: null;
            /** @description Allowed only with street, city and state. */
            postal_code?: null;
        } & WithRequired<components["schemas"]["RecipientBase"], "email">);
        /** @description An order. At least one of `shipping_address`, `billing_address`, `customer_email_sha256` and `customer_email` is required. */
        Order: ({
            shipping_address: components["schemas"]["OrderAddress"];
        } & WithRequired<components["schemas"]["OrderBase"], "shipping_address">) | ({
            billing_address: components["schemas"]["OrderAddress"];
        } & WithRequired<components["schemas"]["OrderBase"], "billing_address">) | ({
            customer_email_sha256: components["schemas"]["EmailSha256"];
        } & WithRequired<components["schemas"]["OrderBase"], "customer_email_sha256">) | ({
            customer_email: components["schemas"]["EmailAddress"];
        } & WithRequired<components["schemas"]["OrderBase"], "customer_email">);
        /** @description All fields of an order. */
        OrderBase: {
            /** @description Your own unique id for the order. */
            order_id: string;
            /** @description The date of the purchase. Of a date-time, the mock uses the date. */
            order_date: components["schemas"]["DateOrDateTime"];
            /**
             * @description The currency of the total.
             * @default USD
             */
            currency?: components["schemas"]["CurrencyCode"] | null;
            /** @description The order's value, for cost per acquisition and return on ad spend; taxes and surcharges may be omitted. */
            total?: number | null;
            /** @description The customer's id in your system. */
            customer_id?: string | null;
            /**
             * @description Not stored; used to compute the hash and then discarded. If the hash is sent as well, the mock requires
             *     them to match.
             */
            customer_email?: components["schemas"]["EmailAddress"] | null;
            /** @description The hash of the customer's e-mail, if the e-mail itself is not sent. */
            customer_email_sha256?: components["schemas"]["EmailSha256"] | null;
            /** @description The shipping address. */
            shipping_address?: components["schemas"]["OrderAddress"] | null;
            /** @description The billing address. */
            billing_address?: components["schemas"]["OrderAddress"] | null;
            /** @description The items bought. */
            order_items?: components["schemas"]["OrderItem"][] | null;
            /** @description More information about the order. */
            metadata?: components["schemas"]["Metadata"] | null;
        };
        /** @description A change to an order. Fields that are not sent are unchanged; null clears a field. */
        OrderUpdate: {
            /** @description Cannot be changed. The mock accepts it only if it equals the one in the path. */
            order_id?: string;
            /** @description The date of the purchase. It cannot be cleared. */
            order_date?: components["schemas"]["DateOrDateTime"];
            /** @description The currency; null resets it to USD. */
            currency?: components["schemas"]["CurrencyCode"] | null;
            /** @description The order's value. */
            total?: number | null;
            /** @description The customer's id in your system. */
            customer_id?: string | null;
            /** @description Not stored; used to compute the hash and then discarded. */
            customer_email?: components["schemas"]["EmailAddress"] | null;
            /** @description The hash of the customer's e-mail. */
            customer_email_sha256?: components["schemas"]["EmailSha256"] | null;
            /** @description Replaced as a whole. */
            shipping_address?: components["schemas"]["OrderAddress"] | null;
            /** @description Replaced as a whole. */
            billing_address?: components["schemas"]["OrderAddress"] | null;
            /** @description Replaced as a whole. */
            order_items?: components["schemas"]["OrderItem"][] | null;
            /** @description Replaced as a whole. */
            metadata?: components["schemas"]["Metadata"] | null;
        };
        /** @description An address of an order, as sent in a request. */
        OrderAddress: {
            /** @description The addressee. */
            name?: string | null;
            /** @description House number and street name. */
            address_1: string;
            /** @description Apartment or suite. */
            address_2?: string | null;
            /** @description The city. */
            city?: string | null;
            /** @description The state. */
            state?: string | null;
            /** @description The postal code. */
            postal_code: string;
            /**
             * @description The country.
             * @default USA
             */
            country?: components["schemas"]["CountryCode"] | null;
        };
        /** @description One line of an order. */
        OrderItem: {
            /** @description The item's unique identifier, such as UPC or SKU. */
            identifier: string;
            /** @description What was bought. */
            description?: string | null;
            /** @description The number of units. */
            quantity?: number | null;
            /** @description Price of all units: price times quantity. */
            total: number;
            /** @description Price of one unit. */
            price?: number | null;
            /** @description The categories, top level first. */
            category?: string[] | null;
            /** @description More information about the item. */
            metadata?: components["schemas"]["Metadata"] | null;
        };
        /**
         * @description Up to 10 keys of up to 40 characters, whose values are text of up to 200 characters, numbers or booleans. Two
         *     names appear in reports and must be spelled exactly: `new_buyer` and `promo_code`; others are stored but not
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
        /** @description A value of metadata. */
        MetadataValue: string | number | boolean;
        /** @description An order as stored. */
        OrderRecord: {
            /** @description The service's own id for the order. */
            id: string;
            /** @description Your id for the order. */
            order_id: string;
            /** @description The currency's three-character code. */
            currency: string;
            /** @description The order's value; in the mock null if none was sent. */
            total: number | null;
            /** @description The customer. */
            customer: {
                /** @description The customer's id in your system. */
                id: string | null;
                /** @description The hash of the customer's e-mail. */
                email_sha256: string | null;
            };
            metadata: components["schemas"]["Metadata"];
            /** @description The items; empty if there are none. */
            order_items: components["schemas"]["OrderItem"][];
            /** @description The shipping address. */
            shipping_address: components["schemas"]["OrderRecordAddress"] | null;
            /** @description The billing address. */
            billing_address: components["schemas"]["OrderRecordAddress"] | null;
            order_date: components["schemas"]["Timestamp"];
        };
        /**
         * @description An address of an order as stored, standardized: `state_name` in place of `state`, and a company. The value of
         *     a field that was not sent is not shown; expect both null and empty text.
         */
        OrderRecordAddress: {
            /** @description The addressee. */
            name: string | null;
            /** @description The company. */
            company: string | null;
            /** @description House number and street name. */
            address_1: string;
            /** @description Apartment or suite. */
            address_2: string | null;
            /** @description The city. */
            city: string | null;
            /** @description The state. */
            state_name: string | null;
            /** @description The postal code. */
            postal_code: string;
            /** @description The country's three-character code. */
            country: string;
        };
        /** @description A list of people. */
        Audience: {
            /** @description The audience's id: a UUID. */
            id: string;
            /** @description The audience's name. */
            name: string;
            /** @description The purpose of the audience. */
            description: string;
            /** @description The number of members. */
            member_count: number;
        };
        /** @description A person to be added. At least one of `address`, `email`, `email_sha256` and `identifier` is required. */
        AudienceMemberRequest: ({
            address: components["schemas"]["AudienceAddress"];
        } & WithRequired<components["schemas"]["AudienceMemberBase"], "address">) | ({
            email: components["schemas"]["EmailAddress"];
        } & WithRequired<components["schemas"]["AudienceMemberBase"], "email">) | ({
            email_sha256: components["schemas"]["EmailSha256"];
        } & WithRequired<components["schemas"]["AudienceMemberBase"], "email_sha256">) | ({
            /** @description A unique id of the person, such as a customer number. */
            identifier: string;
        } & WithRequired<components["schemas"]["AudienceMemberBase"], "identifier">);
        /** @description All fields of a member. */
        AudienceMemberBase: {
            /** @description Where the person lives. */
            address?: components["schemas"]["AudienceAddress"] | null;
            /** @description A unique id of the person, such as a customer number. */
            identifier?: string | null;
            /** @description The hash of the e-mail, if the e-mail itself is not sent. */
            email_sha256?: components["schemas"]["EmailSha256"] | null;
            /** @description The e-mail address. The mock stores only its hash. */
            email?: components["schemas"]["EmailAddress"] | null;
        };
        /** @description An address of a member, as sent in a request. */
        AudienceAddress: {
            /** @description The addressee. */
            name?: string | null;
            /** @description House number and street. */
            address_1: string;
            /** @description Apartment or suite. */
            address_2?: string | null;
            /** @description The city. */
            city?: string | null;
            /** @description The state's abbreviation. */
            state?: string | null;
            /** @description The ZIP code. */
            postal_code: string;
        };
        /** @description The member that was added. */
        AudienceMember: {
            /** @description The member's id. */
            id: string;
            /** @description The address, standardized. Its value if none was sent is not shown; the mock's is null. */
            address: components["schemas"]["MailingAddress"] | null;
        };
        /** @description A data subject request: a person asks for access to, or erasure of, what is stored about them. */
        DataSubjectRequest: {
            /** @description The version of the request format. */
            api_version?: components["schemas"]["DataSubjectApiVersion"] | null;
            regulation: components["schemas"]["DataSubjectRegulation"];
            /**
             * Format: uuid
             * @description A UUID of version 4 that you choose, unique for each request.
             */
            subject_request_id: string;
            subject_request_type: components["schemas"]["DataSubjectRequestType"];
            /** @description When the person made the request. */
            submitted_time: components["schemas"]["DateTime"];
            /**
             * @description Whom the request is about. All entries must identify the same person. Whether the list may be empty is not
             *     shown; the mock refuses an empty one.
             */
            subject_identities: components["schemas"]["SubjectIdentity"][];
        };
        /**
         * @description The version of the request format.
         * @enum {string}
         */
        DataSubjectApiVersion: "v1";
        /**
         * @description The law that the request is based on.
         * @enum {string}
         */
        DataSubjectRegulation: "cpra";
        /**
         * @description `access` asks whether something is stored; `erasure` asks for its deletion and adds the person to the opt-out list.
         * @enum {string}
         */
        DataSubjectRequestType: "access" | "erasure";
        /** @description One way to identify the person. */
        SubjectIdentity: components["schemas"]["EmailIdentity"] | components["schemas"]["AddressIdentity"];
        /**
         * @description The form in which the identity is given.
         * @enum {string}
         */
        IdentityFormat: "raw";
        /** @description The person's e-mail address. */
        EmailIdentity: {
            /**
             * @description The identity is an e-mail address. (enum property replaced by openapi-typescript)
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
            /** @description House number and street. */
            address_1: string;
            /** @description Apartment or suite. */
            address_2?: string | null;
            /** @description The city. */
            city: string;
            /** @description The state. */
            state: string;
            /** @description The postal code. */
            postal_code: string;
        };
        /** @description The state of a data subject request and its result. */
        DataSubjectRequestStatus: {
            /**
             * Format: uuid
             * @description The id of the controller of the data.
             */
            controller_id: string;
            /** @description The id that was sent on creation. */
            subject_request_id: string;
            request_status: components["schemas"]["DataSubjectRequestState"];
            result: components["schemas"]["DataSubjectRequestResult"];
        };
        /** @description The request's state. Only `completed` is known; the others are the mock's. */
        DataSubjectRequestState: ("pending" | "in_progress" | "completed") | (string & {});
        /** @description The result of the request. Only `deleted` is known; the others are the mock's. */
        DataSubjectRequestResult: ("pending" | "found" | "not_found" | "deleted") | (string & {});
        /** @description A campaign's figures. */
        CampaignStats: {
            /** @description The campaign's id. */
            campaign_id: string;
            /** @description The campaign's name. */
            campaign_name: string;
            /** @description The number of pieces mailed. */
            circulation: number;
            /**
             * Format: double
             * @description What they cost, in US dollars.
             */
            spend: number;
        };
        /** @description One page of campaigns' figures. */
        CampaignStatsPage: {
            /** @description Pieces mailed across the campaigns of the result; in the mock, of all pages. */
            total_circulation: number;
            /**
             * Format: double
             * @description What they cost, in US dollars; in the mock, of all pages.
             */
            total_spend: number;
            /** @description Its meaning is not shown; in the mock, the number of campaigns on all pages. */
            total_campaign_count: number;
            /** @description The filter as sent; in the mock null if there was none. */
            start_date: string | null;
            /** @description The filter as sent; in the mock null if there was none. */
            end_date: string | null;
            /** @description The number of this page. */
            page: number;
            /** @description The number of pages. */
            total_pages: number;
            /** @description The campaigns of this page. */
            campaigns: components["schemas"]["CampaignStats"][];
        };
        /**
         * @description An address to be standardized, in one of four combinations: `full_address`; `address_line1` with `city`,
         *     `state` and `zip_code`; `address_line1` with `zip_code`; `address_line1` with `city` and `state`. A `city`
         *     without `state` and `zip_code` is the whole last line; with a `zip_code` alone it is a hint. `address_line2`
         *     is always optional.
         */
        AddressInput: ({
            /** @description The whole address in one string. */
            full_address: string;
        } & WithRequired<components["schemas"]["AddressInputBase"], "full_address">) | ({
            /** @description House number and street. */
            address_line1: string;
            /** @description Five digits, or ZIP+4. */
            zip_code: string;
            /** @description Allowed only with a city. */
            state?: null;
        } & WithRequired<components["schemas"]["AddressInputBase"], "address_line1" | "zip_code">) | ({
            /** @description House number and street. */
            address_line1: string;
            /** @description The city; without `state` and `zip_code`, the whole last line. */
            city: string;
        } & WithRequired<components["schemas"]["AddressInputBase"], "address_line1" | "city">);
        /** @description All fields of an address to be standardized. */
        AddressInputBase: {
            /** @description The whole address in one string. */
            full_address?: string | null;
            /** @description House number and street. */
            address_line1?: string | null;
            /** @description Apartment or suite. */
            address_line2?: string | null;
            /** @description The city; without `state` and `zip_code`, the whole last line. */
            city?: string | null;
            /** @description The state's abbreviation. */
            state?: string | null;
            /** @description Five digits, or ZIP+4. */
            zip_code?: string | null;
        };
        /**
         * @description A standardized address. For an address that could not be found, the result has what is known, and the analysis
         *     says why.
         */
        StandardizedAddress: {
            /** @description The position of the address in the batch, from 0. */
            query_index: number;
            /** @description The delivery line. */
            address_line1: string;
            /** @description What does not belong on the first line. */
            address_line2: string;
            /** @description The city. */
            city: string;
            /** @description The state's abbreviation. */
            state: string;
            /** @description The ZIP code; in the mock five digits; the add-on is in `zip_addon`. */
            zip_code: string;
            address_components: components["schemas"]["AddressComponents"];
            usps_analysis: components["schemas"]["UspsAnalysis"];
            metadata: components["schemas"]["AddressMetadata"];
        };
        /** @description The parts of a standardized address. Whether a missing part is absent or empty is not shown. */
        AddressComponents: {
            /** @description The delivery point: the last two digits of ZIP+4. */
            del_point?: string;
            /** @description Private mailbox designator. */
            pmb_des?: string;
            /** @description Private mailbox number. */
            pmb_num?: string;
            /** @description Direction after the street's name. */
            post_dir?: string;
            /** @description The post office's city. */
            post_office_city?: string;
            /** @description Direction before the street's name. */
            pre_dir?: string;
            /** @description The street's name. */
            primary_name?: string;
            /** @description The house number. */
            primary_num?: string;
            /** @description The unit's number. */
            secndry_num?: string;
            /** @description A second unit's number. */
            secndry_num2?: string;
            /** @description The street's suffix. */
            suffix?: string;
            /** @description The unit's designator. */
            unit_des?: string;
            /** @description A second unit's designator. */
            unit_des2?: string;
            /** @description The last four digits of ZIP+4. */
            zip_addon?: string;
        };
        /** @description What the postal service's data says about the address. Whether a code that does not apply is absent or empty is not shown. */
        UspsAnalysis: {
            /** @description What matching changed. */
            ame_footnotes?: string;
            /** @description Whether the address is a commercial mail receiving agency. */
            dpv_cmra?: string;
            /** @description Why the delivery point was confirmed or not. */
            dpv_footnotes?: string;
            /** @description Whether the postal service delivers no mail there. */
            dpv_no_stat?: string;
            /** @description Whether the delivery point was confirmed. */
            dpv_return_code?: string;
            /** @description Whether it is vacant. */
            dpv_vacant?: string;
            /** @description Whether a rural address was converted into a street address. */
            llk_ind?: string;
            /** @description The result of that conversion. */
            llk_return_code?: string;
            /** @description Whether a suite number was added. */
            slk_footnotes?: string;
        };
        /** @description More information about the address. The coordinates are present if available. */
        AddressMetadata: {
            /** @description The carrier route. */
            carrier_rte?: string;
            /** @description The congressional district. */
            cong_district?: string;
            /** @description The county. */
            county_name?: string;
            /** @description The county's number. */
            county_num?: string;
            /** @description Whether only a building's or route's default was matched. */
            default_flag?: string;
            /** @description Whether the line of travel ascends or descends. */
            elot_code?: string;
            /** @description The line of travel's number. */
            elot_num?: string;
            /** @description The latitude in degrees. */
            latitude?: number;
            /** @description The longitude in degrees. */
            longitude?: number;
            /** @description The precision of the coordinates. */
            precision?: string;
            /** @description Whether the delivery is residential. */
            rdi?: string;
            /** @description The kind of postal record. */
            record_type?: string;
            /** @description The class of the ZIP code. */
            zip_class_code?: string;
        };
        /** @description The name of an event of a mailing, or the mock's ping. */
        WebhookEventName: components["schemas"]["MailingEventName"] | "ping" | (string & {});
        /** @description What kind of object the event is about. Only `Mailing` is known; `Webhook` is the mock's value for a ping. */
        WebhookObjectType: ("Mailing" | "Webhook") | (string & {});
        /** @description What a webhook receives. */
        MailingEvent: {
            /** @description The id of the object; for mailings, the mailing's. */
            object_id: string;
            object_type: components["schemas"]["WebhookObjectType"];
            event: components["schemas"]["WebhookEventName"];
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
        /** @description The error's name. `ValidationError`, `NotFound` and `CampaignNotFound` are the service's; the others are the mock's. */
        ErrorName: ("ValidationError" | "NotFound" | "CampaignNotFound" | "MethodNotAllowed" | "PayloadTooLarge" | "RateLimitExceeded") | (string & {});
        /** @description The response to a missing or wrong token. */
        UnauthorizedError: {
            /**
             * @description Always the same word.
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
         * @description An error of the address service. The shape is known for 400; the other statuses have a message, and the mock
         *     uses the same shape for them.
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
         * @description A value is wrong, or the body is missing, has another content type, or is not a JSON object. Nothing was
         *     changed. Except for mailings, the service's response is not shown; this is the mock's.
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
         * @description The token is missing or wrong. The mock returns this instead of 403 if configured to; of the service, only the
         *     403 of the mailing endpoints is known.
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
         * @description The token is missing, wrong, or not allowed for this endpoint. Known for the mailing endpoints; for the others
         *     it is the mock's response.
         */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UnauthorizedError"];
            };
        };
        /** @description Nothing has this id. Known for `getMailing`; for the others, and for unknown paths, it is the mock's response. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServiceError"];
            };
        };
        /** @description The path does not support this method. The service's response is not shown; this is the mock's. */
        MethodNotAllowed: {
            headers: {
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServiceError"];
            };
        };
        /** @description The body is too large. The service's limit is not shown; the mock's is 1 MiB. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServiceError"];
            };
        };
        /**
         * @description Too many requests. The limits, and the service's response above them, are not shown. This is the mock's
         *     response; its limits are off by default. Nothing was done.
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
         * @description An internal error. Whether the request was carried out is not known. The body is not shown; this is the
         *     mock's.
         */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServiceError"];
            };
        };
        /** @description The path does not support this method. The service's response is not shown; this is the mock's. */
        StatsMethodNotAllowed: {
            headers: {
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StatsError"];
            };
        };
        /** @description An internal error. The body is not shown; this is the mock's. */
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
        /** @description The path does not support this method. The service's response is not shown; this is the mock's. */
        AddressMethodNotAllowed: {
            headers: {
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AddressError"];
            };
        };
        /** @description Too many addresses or too large a body. The service's limit is not shown; the mock's is 1,000 addresses or 1 MiB. */
        AddressPayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AddressError"];
            };
        };
        /** @description The request has the right shape, but a field has the wrong type. When the service returns this is not shown. */
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
         * @description The first day of the window. Whether a time of day is accepted is not shown; the mock accepts one.
         * @example 2026-11-01
         */
        StatsStartDate: components["schemas"]["DateOrDateTime"];
        /**
         * @description The last day of the window, which is included. Whether a time of day is accepted is not shown; the mock
         *     accepts one.
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
         * @description The number of the next page. Its value on the last page is not shown; the mock then sends the header empty.
         * @example 2
         */
        NextPage: string;
        /**
         * @description The number of the previous page. Its value on the first page is not shown; the mock then sends the header
         *     empty.
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
                 * @description The page to return. The mock refuses a value that is not a whole number or is below 1.
                 * @example 2
                 */
                page?: number;
                /**
                 * @description The number of mailings per page. What the service does above the maximum is not shown; the mock returns
                 *     the maximum instead of refusing.
                 * @example 100
                 */
                per_page?: number;
                /**
                 * @description Only mailings after this time are returned.
                 * @example 2026-11-20T00:00:00Z
                 */
                start_date?: components["schemas"]["DateOrDateTime"];
                /**
                 * @description Only mailings before this time are returned.
                 * @example 2026-11-21T00:00:00Z
                 */
                end_date?: components["schemas"]["DateOrDateTime"];
                /**
                 * @description The timestamp that `start_date` and `end_date` apply to. `updated_at` is the time of creation or of the
                 *     last change of state: a mailing that changed again after `end_date` is not listed. To find every mailing
                 *     that was created or changed since a time, send that time as `start_date` and no `end_date`.
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
             * @description A value in the body is wrong, the body is not a JSON object, or the campaign is inactive or has no
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
                 * @description The first day of the window. Whether a time of day is accepted is not shown; the mock accepts one.
                 * @example 2026-11-01
                 */
                start_date?: components["parameters"]["StatsStartDate"];
                /**
                 * @description The last day of the window, which is included. Whether a time of day is accepted is not shown; the mock
                 *     accepts one.
                 * @example 2026-11-20
                 */
                end_date?: components["parameters"]["StatsEndDate"];
                /**
                 * @description The page to return. What the service does outside the range is not shown; the mock refuses (400).
                 * @example 1
                 */
                page?: number;
                /**
                 * @description The number of campaigns per page. What the service does outside the range is not shown; the mock refuses
                 *     (400).
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
                 * @description The first day of the window. Whether a time of day is accepted is not shown; the mock accepts one.
                 * @example 2026-11-01
                 */
                start_date?: components["parameters"]["StatsStartDate"];
                /**
                 * @description The last day of the window, which is included. Whether a time of day is accepted is not shown; the mock
                 *     accepts one.
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
                 * @description The whole address in one string; instead of the other fields.
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
                 * @description The city; without `state` and `zip_code`, the whole last line.
                 * @example mountain view
                 */
                city?: string;
                /**
                 * @description The state's abbreviation.
                 * @example ca
                 */
                state?: string;
                /**
                 * @description Five digits, or ZIP+4.
                 * @example 94043
                 */
                zip_code?: string;
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
            /** @description Any status but 200 makes the service try again. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
