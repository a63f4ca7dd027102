// Generated from the mock's control API by "npm run generate". Do not edit.
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountStatistics: {
            /** @description Days on which something happened, oldest first */
            days: components["schemas"]["StatisticsDay"][];
            created: number;
            /** @description Where the mailings are that were created in the window */
            states: components["schemas"]["StateCount"][];
            /** @description How many of them ever came to each state */
            reached: components["schemas"]["StateCount"][];
            creatives: components["schemas"]["CreativeStatistics"][];
        };
        ActiveFaultRule: {
            operation?: components["schemas"]["OperationId"];
            /** @description Part of the request body, such as a name or an address line, in any case */
            recipient?: string;
            /** @description How often it triggers at most; without limit when absent */
            times?: number;
            /** @description Triggers at the n-th match only */
            nth?: number;
            /** @description Drawn from the seed */
            probability?: number;
            /** @description Answered in the endpoint's own error shape */
            status?: number;
            message?: string;
            /** @description Seconds, for the Retry-After header */
            retry_after?: number;
            /** @description Milliseconds of real time before the answer */
            latency?: number;
            /** @description No answer; half an answer; none ever */
            connection?: components["schemas"]["ConnectionFault"];
            /** @description An answer whose JSON ends in the middle */
            malformed?: boolean;
            /** @description The operation is carried out first, and then its answer is lost */
            after?: boolean;
            /** @description For webhook deliveries instead of calls: sent twice, overtaken by the next event of the mailing, signed with another secret */
            delivery?: components["schemas"]["DeliveryFault"];
            /** @description Of a delivery */
            event?: components["schemas"]["WebhookEventName"];
            /** @description The id of the webhook that a delivery goes to */
            webhook?: string;
            /** @description How long reorder waits for another event; 30 days when absent */
            wait_seconds?: number;
            id: string;
            /** @description Calls or deliveries that met its conditions */
            matched: number;
            /** @description Those that it made fail */
            triggered: number;
        };
        Activity: {
            total: number;
            /** @description Of all that match */
            counts: components["schemas"]["ActivityCount"][];
            entries: components["schemas"]["ActivityEntry"][];
        };
        ActivityCount: {
            kind: components["schemas"]["ActivityKind"];
            what: string;
            count: number;
            failed: number;
        };
        ActivityEntry: {
            at: string;
            kind: components["schemas"]["ActivityKind"];
            what: string;
            name: string;
            outcome: string;
            failed: boolean;
            id: string;
            /** @description The campaign of a mailing, the webhook of a delivery */
            parent_id: string | null;
        };
        /** @enum {string} */
        ActivityKind: "mailing" | "delivery" | "request" | "order" | "member" | "data_subject_request" | "campaign" | "webhook";
        AdvanceReport: {
            from: string;
            now: string;
            /** @description Mailings that moved to another state */
            transitions: number;
            /** @description Data subject requests that moved on */
            requests: number;
            deliveries: components["schemas"]["DeliveryCounts"];
            /** @description They get nothing until they are resumed or, after time-outs, a ping succeeds (D88) */
            paused_webhooks: components["schemas"]["PausedWebhook"][];
        };
        AgendaDay: {
            /** @description A date, in UTC */
            day: string;
            groups: components["schemas"]["AgendaGroup"][];
        };
        AgendaGroup: {
            /** @enum {string} */
            kind: "mailing" | "delivery" | "data_subject_request";
            /** @description The state that a mailing leaves, the event of a delivery, the type of a request */
            what: string;
            count: number;
            /** @description The first five */
            first: components["schemas"]["AgendaItem"][];
        };
        AgendaItem: {
            at: string;
            id: string;
            name: string;
        };
        AppendEntry: {
            email_sha256: string;
            address_1: string;
            city: string;
            state: string;
            postal_code: string;
            address_2: string | null;
        };
        ArtworkCheck: {
            /** @description Whether there is no error and no warning */
            ok: boolean;
            /** @description Errors first, then by line */
            findings: components["schemas"]["ArtworkFinding"][];
            overlays: components["schemas"]["SideOverlays"];
        };
        ArtworkFinding: {
            /** @description Such as merge-tag-unfilled, text-off-card or picture-resolution */
            code: string;
            /**
             * @description error: the piece goes out wrong; warning: it looks worse than meant; info: nothing to mend
             * @enum {string}
             */
            severity: "error" | "warning" | "info";
            message: string;
            remedy: string;
            /** @enum {string} */
            side: "front" | "back";
            /** @description Where in the HTML as written, from 1 */
            line?: number;
            column?: number;
            box?: components["schemas"]["SheetBox"];
            /** @description The page of a letter, from 1 */
            page?: number;
            /** @description The merge tag that it is about */
            key?: string;
            /** @description The first of the rows that has it, from 1 */
            row?: number;
            /** @description How many of the rows have it */
            rows?: number;
        };
        ArtworkOverlays: {
            trim: components["schemas"]["SheetBox"];
            bleed: components["schemas"]["SheetBox"];
            safe_area: components["schemas"]["SheetBox"];
            address_zone: components["schemas"]["SheetBox"] | null;
            barcode_clear_zone: components["schemas"]["SheetBox"] | null;
        };
        ArtworkPreview: {
            /** @description A PNG as a data: URL; null for the back of a letter */
            front: string | null;
            /** @description A PNG as a data: URL; null for the back of a letter */
            back: string | null;
            /** @description What could not be drawn as written */
            warnings: string[];
            /**
             * @description What drew it
             * @enum {string}
             */
            renderer: "takumi" | "chromium";
            data_guide: components["schemas"]["DataGuide"];
        };
        ArtworkRevision: {
            revision: number;
            front_html: string | null;
            back_html: string | null;
        };
        Audience: {
            id: string;
            name: string;
            description: string;
            /**
             * @description Customers (Orders API) and Do Not Mail are special (D76)
             * @enum {string}
             */
            kind: "list" | "customers" | "do_not_mail";
            member_count: number;
        };
        Campaign: {
            id: string;
            name: string;
            active: boolean;
            created_at: string;
            settings: components["schemas"]["CampaignSettings"];
            creatives: components["schemas"]["Creative"][];
        };
        CampaignChange: {
            name?: string;
            /** @description True by default */
            active?: boolean;
            settings?: components["schemas"]["CampaignSettingsChange"];
        };
        CampaignSettings: {
            /** @description Dollars; unlimited when null (D48) */
            budget: number | null;
            /** @description Percent of recipients that get nothing (D49) */
            holdout_percent: number;
            /** @description Whether an address may be appended to an e-mail (D46) */
            email_append: boolean;
            /** @description Audiences that are not mailed, beside Do Not Mail (D87) */
            suppression_audience_ids: string[];
            /** @description Whether the people of Customers (Orders API) are not mailed (D87) */
            suppress_customers: boolean;
            /** @description The sender's, line by line, on cards and in a letter's window; none when null */
            return_address: string[] | null;
        };
        CampaignSettingsChange: {
            /** @description Dollars; unlimited when null (D48) */
            budget?: number | null;
            /** @description Percent of recipients that get nothing (D49) */
            holdout_percent?: number;
            /** @description Whether an address may be appended to an e-mail (D46) */
            email_append?: boolean;
            /** @description Audiences that are not mailed, beside Do Not Mail (D87) */
            suppression_audience_ids?: string[];
            /** @description Whether the people of Customers (Orders API) are not mailed (D87) */
            suppress_customers?: boolean;
            /** @description The sender's, line by line, on cards and in a letter's window; none when null */
            return_address?: string[] | null;
        };
        Change: {
            table: string;
            id: string;
            deleted: boolean;
        };
        CheckedArtwork: {
            format: string;
            front_html?: string | null;
            back_html?: string | null;
            /** @description Merge tags and fields of the recipient by name, or the fields under `recipient`; a sample when absent */
            data?: {
                [key: string]: unknown;
            };
            /** @description Rows of a list, each as data: every merge tag is looked at in each, the longest values are laid out */
            rows?: {
                [key: string]: unknown;
            }[];
        };
        ClockState: {
            now: string;
            /** @description real, manual, or a speed such as 60x */
            mode: string;
        };
        /** @enum {string} */
        ConnectionFault: "reset" | "cut" | "hang";
        Creative: {
            id: string;
            campaign_id: string;
            name: string;
            format: string;
            mail_type: string;
            creative_type: string;
            default: boolean;
            active: boolean;
            /** @description Counts the changes of the artwork */
            revision: number;
            front_html: string | null;
            back_html: string | null;
            /** @description As the API answers them (D114) */
            merge_tags: {
                [key: string]: unknown;
            };
            thumbnail_url: string;
            created_at: string;
        };
        CreativeChange: {
            name?: string;
            /** @description The format: postcard_4x6, postcard_6x9, postcard_6x11, letter_8.5x11, or a value of your own */
            format?: string;
            /** @description The mail type: first_class, standard, or a value of your own */
            mail_type?: string;
            /** @description Whether this becomes the campaign's default creative */
            default?: boolean;
            /** @description True by default */
            active?: boolean;
            /** @description HTML with Liquid merge tags, at most 256 KiB */
            front_html?: string | null;
            /** @description The back of a postcard, the further pages of a letter */
            back_html?: string | null;
            /** @description What the API answers as merge_tags; the tags that the artwork uses when absent or null (D114) */
            merge_tags?: {
                [key: string]: unknown;
            } | null;
        };
        CreativeStatistics: {
            campaign_id: string;
            campaign_name: string;
            creative_id: string;
            creative_name: string;
            created: number;
            delivered: number;
            unmailed: number;
            circulation: number;
            spend: number;
        };
        DataGuide: {
            keys: components["schemas"]["DataGuideKey"][];
            problems: string[];
            /** @description A merge_tags object to start from */
            sample: {
                [key: string]: unknown;
            };
        };
        DataGuideKey: {
            key: string;
            /** @enum {string} */
            source: "merge_tags" | "recipient";
            /** @description The ways the creative writes it, such as custom.promo_code */
            expressions: string[];
            required: boolean;
            default: string | null;
            /** @description The fields of an entry, where the key is a list */
            items: string[] | null;
            used_on: ("front" | "back")[];
        };
        DataSubjectRequest: {
            controller_id: string;
            subject_request_id: string;
            /** @enum {string} */
            subject_request_type: "access" | "erasure";
            request_status: string;
            result: string;
            submitted_time: string;
            created_at: string;
            /** @description When it moves on; null once it is completed */
            next_at: string | null;
        };
        Delivery: {
            id: string;
            webhook_id: string;
            object_id: string;
            event: components["schemas"]["WebhookEventName"];
            status: components["schemas"]["DeliveryStatus"];
            /** @description When it is attempted; null while another event of the mailing comes first */
            next_at: string | null;
            request: components["schemas"]["DeliveryRequest"];
            /** @description The last ones, oldest first */
            attempts: components["schemas"]["DeliveryAttempt"][];
        };
        DeliveryAttempt: {
            at: string;
            status: number | null;
            error: string | null;
            timed_out: boolean;
            /** @description The first bytes of the body */
            answer: string | null;
            /** @description Real time; null on a manual clock */
            duration_ms: number | null;
            fault: components["schemas"]["DeliveryFault"] | null;
            next_at: string | null;
        };
        DeliveryCounts: {
            attempts: number;
            /** @description Answered with a 200 */
            delivered: number;
            /** @description Given up after the last retry; a ping after its only attempt */
            failed: number;
            /** @description Still queued: for a later retry, or for a paused webhook */
            pending: number;
            /** @description Not queued, because the queue of the webhook was full */
            dropped: number;
        };
        /** @enum {string} */
        DeliveryFault: "duplicate" | "reorder" | "wrong_signature";
        DeliveryRequest: {
            url: string;
            headers: {
                [key: string]: string;
            };
            body: string;
        };
        /** @enum {string} */
        DeliveryStatus: "pending" | "delivered" | "failed";
        DraftArtwork: {
            name?: string;
            format: string;
            mail_type?: string;
            front_html?: string | null;
            back_html?: string | null;
            /** @description The Data Guide's sample when absent */
            merge_tags?: {
                [key: string]: unknown;
            };
            recipient?: {
                [key: string]: string | null;
            };
        };
        DueEntry: {
            at: string;
            /** @enum {string} */
            kind: "mailing" | "delivery" | "data_subject_request";
            id: string;
            /** @description The state that the mailing leaves, the event, the type of the request */
            what: string;
            /** @description The recipient, the address of the receiver, the id of the request */
            name: string;
        };
        Error: {
            error: {
                name: string;
                message: string;
            };
        };
        FaultRule: {
            operation?: components["schemas"]["OperationId"];
            /** @description Part of the request body, such as a name or an address line, in any case */
            recipient?: string;
            /** @description How often it triggers at most; without limit when absent */
            times?: number;
            /** @description Triggers at the n-th match only */
            nth?: number;
            /** @description Drawn from the seed */
            probability?: number;
            /** @description Answered in the endpoint's own error shape */
            status?: number;
            message?: string;
            /** @description Seconds, for the Retry-After header */
            retry_after?: number;
            /** @description Milliseconds of real time before the answer */
            latency?: number;
            /** @description No answer; half an answer; none ever */
            connection?: components["schemas"]["ConnectionFault"];
            /** @description An answer whose JSON ends in the middle */
            malformed?: boolean;
            /** @description The operation is carried out first, and then its answer is lost */
            after?: boolean;
            /** @description For webhook deliveries instead of calls: sent twice, overtaken by the next event of the mailing, signed with another secret */
            delivery?: components["schemas"]["DeliveryFault"];
            /** @description Of a delivery */
            event?: components["schemas"]["WebhookEventName"];
            /** @description The id of the webhook that a delivery goes to */
            webhook?: string;
            /** @description How long reorder waits for another event; 30 days when absent */
            wait_seconds?: number;
        };
        FinishedAttempt: {
            /** @description The key of the attempt */
            key: string;
            /** @description The receiver's; only 200 is success (D44) */
            status?: number;
            /** @description Why there was no response */
            error?: string;
            timed_out?: boolean;
            /** @description The beginning of the response body */
            answer?: string;
        };
        FixtureAudience: {
            /** @description 1 to 100 of A–Z a–z 0–9 . _ ~ -, not . or .., and not in use; made from the seed when absent */
            id?: string;
            name: string;
            description?: string;
            members?: components["schemas"]["NewMember"][];
        };
        FixtureCampaign: {
            /** @description 1 to 100 of A–Z a–z 0–9 . _ ~ -, not . or .., and not in use; made from the seed when absent */
            id?: string;
            name: string;
            /** @description True by default */
            active?: boolean;
            creatives?: components["schemas"]["FixtureCreative"][];
            settings?: components["schemas"]["FixtureCampaignSettings"];
        };
        FixtureCampaignSettings: {
            /** @description Dollars; unlimited when null (D48) */
            budget?: number | null;
            /** @description Percent of recipients that get nothing (D49) */
            holdout_percent?: number;
            /** @description Whether an address may be appended to an e-mail (D46) */
            email_append?: boolean;
            /** @description Whether the people of Customers (Orders API) are not mailed (D87) */
            suppress_customers?: boolean;
            /** @description The sender's, line by line, on cards and in a letter's window; none when null */
            return_address?: string[] | null;
            /** @description Names or ids of audiences of this file (D87) */
            suppression_audiences?: string[];
        };
        FixtureCreative: {
            /** @description 1 to 100 of A–Z a–z 0–9 . _ ~ -, not . or .., and not in use; made from the seed when absent */
            id?: string;
            name: string;
            /** @description The format: postcard_4x6, postcard_6x9, postcard_6x11, letter_8.5x11, or a value of your own */
            format: string;
            /** @description The mail type: first_class, standard, or a value of your own */
            mail_type?: string;
            /** @description Whether this becomes the campaign's default creative */
            default?: boolean;
            /** @description True by default */
            active?: boolean;
            /** @description HTML with Liquid merge tags, at most 256 KiB */
            front_html?: string | null;
            /** @description The back of a postcard, the further pages of a letter */
            back_html?: string | null;
            /** @description What the API answers as merge_tags; the tags that the artwork uses when absent or null (D114) */
            merge_tags?: {
                [key: string]: unknown;
            } | null;
            /** @description A file beside this one to read it from, instead of writing it here */
            front_html_file?: string;
            /** @description A file beside this one to read it from, instead of writing it here */
            back_html_file?: string;
        };
        /** Fixtures of the direct-mail mock */
        FixtureFile: {
            /** @description For editors; not looked at */
            $schema?: string;
            /** @description What the mock does where the specification is silent */
            settings?: components["schemas"]["SettingsChange"];
            audiences?: components["schemas"]["FixtureAudience"][];
            /** @description Members of Do Not Mail */
            do_not_mail?: components["schemas"]["NewMember"][];
            /** @description E-mails and addresses that opt-outs came with before: still suppressed (D102) */
            former_opt_outs?: components["schemas"]["FormerOptOut"][];
            /** @description What e-mail append finds (D46) */
            append_table?: components["schemas"]["NewAppendEntry"][];
            campaigns?: components["schemas"]["FixtureCampaign"][];
            webhooks?: components["schemas"]["FixtureWebhook"][];
            /** @description As submitted to the Orders API */
            orders?: components["schemas"]["FixtureOrder"][];
            /** @description Created when the mock starts: they begin in processing */
            mailings?: components["schemas"]["FixtureMailing"][];
        };
        FixtureMailing: {
            /** @description 1 to 100 of A–Z a–z 0–9 . _ ~ -, not . or .., and not in use; made from the seed when absent */
            id?: string;
            merge_tags?: unknown | null;
            send_at?: string | null;
            recipient: components["schemas"]["FixtureRecipient"];
            /** @description The name or id of a campaign of this file */
            campaign: string;
            /** @description The name or id of one of its creatives */
            creative?: string;
            /**
             * @description Production by default
             * @enum {string}
             */
            mode?: "production" | "test";
        };
        FixtureOrder: {
            /** @description 1 to 100 of A–Z a–z 0–9 . _ ~ -, not . or .., and not in use; made from the seed when absent */
            id?: string;
            order_id: string;
            order_date: string;
            currency?: string | null;
            total?: number | null;
            customer_id?: string | null;
            customer_email?: string | null;
            customer_email_sha256?: string | null;
            shipping_address?: {
                name?: string | null;
                address_1: string;
                address_2?: string | null;
                city?: string | null;
                state?: string | null;
                postal_code: string;
                country?: string | null;
            } | null;
            billing_address?: {
                name?: string | null;
                address_1: string;
                address_2?: string | null;
                city?: string | null;
                state?: string | null;
                postal_code: string;
                country?: string | null;
            } | null;
            order_items?: {
                identifier: string;
                description?: string | null;
                quantity?: number | null;
                total: number;
                price?: number | null;
                category?: string[] | null;
                metadata?: unknown | null;
            }[] | null;
            metadata?: unknown | null;
        };
        FixtureRecipient: {
            full_name?: string | null;
            first_name?: string | null;
            last_name?: string | null;
            company?: string | null;
            email?: string | null;
            address_1?: string | null;
            address_2?: string | null;
            city?: string | null;
            state?: string | null;
            postal_code?: string | null;
            identifier?: string | null;
        };
        FixtureWebhook: {
            /** @description 1 to 100 of A–Z a–z 0–9 . _ ~ -, not . or .., and not in use; made from the seed when absent */
            id?: string;
            url: string;
            secret?: string;
        };
        FormerEntry: {
            email_sha256: string | null;
            address_key: string | null;
            name: string | null;
        };
        FormerOptOut: {
            email_sha256?: string;
            address_key?: string;
            name?: string;
        };
        Health: {
            /** @constant */
            status: "ok";
            version: string;
            now: string;
            sandbox: string;
        };
        Image: {
            source: string;
            bytes: number;
        };
        ImportReport: {
            added: number;
            /** @description Rows about people who were there already (D78) */
            existing: number;
            /** @description The first 1,000 */
            rejected: components["schemas"]["RejectedRow"][];
            /** @description How many rows were not taken in all */
            rejected_total: number;
            ignored_columns: string[];
        };
        JournalEntry: {
            id: string;
            at: string;
            method: string;
            path: string;
            /** @description Null for an unknown path */
            operation: components["schemas"]["OperationId"] | null;
            /** @description The token's */
            mode: ("production" | "test") | null;
            request_headers: {
                [key: string]: string;
            };
            request_body: string | null;
            status: number;
            /** @description Real time, the latency of a fault rule included; null on a manual clock */
            duration_ms: number | null;
            response_headers: {
                [key: string]: string;
            };
            response_body: string;
            /** @description Where fields of the body are that the document does not know (D56) */
            unknown_fields: string[];
            /** @description What the answer does not say: those fields, why a token was refused (D15) */
            notes: string[];
            /** @description What a fault rule did to the connection */
            fault: components["schemas"]["JournalFault"] | null;
        };
        JournalFault: {
            latency?: number;
            connection?: components["schemas"]["ConnectionFault"];
        };
        Mailing: {
            id: string;
            campaign_id: string;
            creative_id: string;
            merge_tags: {
                [key: string]: unknown;
            } | null;
            state: components["schemas"]["MailingState"];
            front_url: string;
            back_url: string;
            pdf_url: string;
            total_cost: string;
            address: components["schemas"]["PostalAddress"] | null;
            send_at: string | null;
            created_at: string;
            /** @enum {string} */
            mode: "production" | "test";
            campaign_name: string;
            creative_name: string;
            creative_revision: number;
            format: string;
            /** @description As sent, less the clear e-mail; null once erased */
            recipient: components["schemas"]["MailingRecipient"] | null;
            /** @description Why the address is not deliverable (D68) */
            address_problem: string | null;
            /** @description Merge tags that its data does not fill; once it was drawn, what could not be drawn as written */
            warnings: components["schemas"]["ArtworkFinding"][];
            updated_at: string;
            mailed_at: string | null;
            history: components["schemas"]["StateChange"][];
            /** @description When it moves on by itself, and where it may go */
            next: components["schemas"]["NextTransition"] | null;
            /** @description Where the state diagram lets it go (D06); none at an end */
            possible_states: components["schemas"]["MailingState"][];
        };
        MailingRecipient: {
            full_name: string | null;
            first_name: string | null;
            last_name: string | null;
            company: string | null;
            address_1: string | null;
            address_2: string | null;
            city: string | null;
            state: string | null;
            postal_code: string | null;
            identifier: string | null;
            email_sha256: string | null;
        };
        /**
         * @description A state of the diagram (D06)
         * @enum {string}
         */
        MailingState: "append_failed" | "address_invalid" | "suppressed" | "budget_exceeded" | "credit_balance_exceeded" | "processing" | "mailed" | "delivered" | "delivery_exception" | "failed" | "holdout" | "production";
        Member: {
            id: string;
            identifier: string | null;
            email_sha256: string | null;
            /** @description Standardized (D74) */
            address: components["schemas"]["StoredAddress"] | null;
            /** @description Why the address is not deliverable (D68) */
            address_problem: string | null;
            /** @description What an opt-out suppresses beside: e-mails and addresses that it came with before (D102) */
            former: components["schemas"]["FormerEntry"][];
            /** @description The order of a record of Customers (Orders API) */
            order_id: string | null;
            created_at: string;
        };
        Metadata: {
            [key: string]: string | number | boolean;
        };
        MockSettings: {
            /** @description D89 */
            organizationName: string;
            /**
             * @description D15
             * @enum {string}
             */
            testTokens: "create-mailer-only" | "create-mailer-and-me" | "everywhere";
            /** @description D17 */
            unauthorizedStatus: 401 | 403;
            /**
             * @description D18
             * @enum {string}
             */
            addressToken: "none" | "production";
            /** @description D23 */
            maxBodyBytes: number;
            /** @description D23 */
            maxBatch: number;
            /** @description D24 */
            rateLimit: components["schemas"]["RateLimit"] | null;
            /**
             * @description D56
             * @enum {string}
             */
            unknownFields: "ignore" | "refuse";
            /**
             * @description D104
             * @enum {string}
             */
            nulls: "absent" | "refuse";
            /** @description D59 */
            unknownReferenceStatus: 400 | 404;
            /**
             * @description Of the mailings list (D10)
             * @enum {string}
             */
            oversizedPage: "clamp" | "refuse";
            /**
             * @description Of the statistics (D10)
             * @enum {string}
             */
            oversizedStatsPage: "clamp" | "refuse";
            /**
             * @description D106
             * @enum {string}
             */
            updatedAt: "last-change" | "any-change";
            /** @description D46 */
            emailAppend: boolean;
            /** @description Seconds in each state (D64) */
            durations: components["schemas"]["StateDurations"];
            /** @description Drawn from the seed (D64) */
            probabilities: components["schemas"]["OutcomeProbabilities"];
            /**
             * @description Whether a suppression list compares family names at an address (D36)
             * @enum {string}
             */
            suppressionMatch: "household" | "address";
            /**
             * @description D67
             * @enum {string}
             */
            postalCode: "zip5" | "zip4";
            /** @description Dollars by format, then by mail type, rounded to cents (D40, D107) */
            prices: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            /** @description Dollars that are left; unlimited when null (D48, D108) */
            creditBalance: number | null;
            /** @description Seconds after creation (D41) */
            previewDelays: components["schemas"]["PreviewDelays"];
            /**
             * @description D26
             * @enum {string}
             */
            existingOrder: "refuse" | "upsert";
            /** @description D33 */
            privacyTiming: components["schemas"]["PrivacyTiming"];
            /** @description D44 */
            webhookRetries: components["schemas"]["WebhookRetries"];
            /** @description D88 */
            pauseAfterTimeouts: number;
            /** @description Per webhook: events that may wait, finished ones that are kept, attempts at the same time */
            webhookQueue: components["schemas"]["WebhookQueueLimits"];
        };
        NewAppendEntry: {
            /** @description Kept as a hash only (D73) */
            email?: string;
            email_sha256?: string;
            address_1: string;
            city: string;
            state: string;
            postal_code: string;
            address_2?: string | null;
        };
        NewAudience: {
            /** @description 1 to 100 of A–Z a–z 0–9 . _ ~ -, not . or .., and not in use; made from the seed when absent */
            id?: string;
            name: string;
            description?: string;
        };
        NewCampaign: {
            /** @description 1 to 100 of A–Z a–z 0–9 . _ ~ -, not . or .., and not in use; made from the seed when absent */
            id?: string;
            name: string;
            /** @description True by default */
            active?: boolean;
            creatives?: components["schemas"]["NewCreative"][];
            settings?: components["schemas"]["CampaignSettingsChange"];
        };
        NewCreative: {
            /** @description 1 to 100 of A–Z a–z 0–9 . _ ~ -, not . or .., and not in use; made from the seed when absent */
            id?: string;
            name: string;
            /** @description The format: postcard_4x6, postcard_6x9, postcard_6x11, letter_8.5x11, or a value of your own */
            format: string;
            /** @description The mail type: first_class, standard, or a value of your own */
            mail_type?: string;
            /** @description Whether this becomes the campaign's default creative */
            default?: boolean;
            /** @description True by default */
            active?: boolean;
            /** @description HTML with Liquid merge tags, at most 256 KiB */
            front_html?: string | null;
            /** @description The back of a postcard, the further pages of a letter */
            back_html?: string | null;
            /** @description What the API answers as merge_tags; the tags that the artwork uses when absent or null (D114) */
            merge_tags?: {
                [key: string]: unknown;
            } | null;
        };
        NewImage: {
            /** @description The address, exactly as the HTML writes it */
            source: string;
            /** @description The bytes of a PNG, JPEG, GIF, WebP or SVG */
            base64: string;
        };
        NewMember: {
            identifier?: string;
            /** @description Kept as a hash only (D73) */
            email?: string;
            email_sha256?: string;
            address?: components["schemas"]["NewMemberAddress"];
        };
        NewMemberAddress: {
            name?: string;
            company?: string;
            address_1: string;
            address_2?: string;
            city?: string;
            state?: string;
            postal_code: string;
        };
        NewSandbox: {
            id?: string;
        };
        NewToken: {
            token?: string;
            /** @enum {string} */
            mode: "production" | "test";
        };
        NewWebhook: {
            /** @description 1 to 100 of A–Z a–z 0–9 . _ ~ -, not . or .., and not in use; made from the seed when absent */
            id?: string;
            /** @description An absolute http or https address */
            url?: string;
            /** @description The key of the signature; made up when absent */
            secret?: string;
            /** @description True instead of a url: events are fetched by POST /_mock/webhooks/{id}/take */
            listen?: boolean;
            receiver?: unknown;
        };
        NextTransition: {
            at: string;
            states: components["schemas"]["MailingState"][];
        };
        OneTimeSend: {
            audience_id: string;
        };
        /** @enum {string} */
        OperationId: "getOrganization" | "listCampaigns" | "getCampaign" | "listCreatives" | "listCampaignMailings" | "createMailing" | "getMailing" | "createOrder" | "updateOrder" | "deleteOrder" | "createAudienceMember" | "listAudiences" | "createDataSubjectRequest" | "getDataSubjectRequest" | "listCampaignStats" | "getCampaignStats" | "standardizeAddress" | "standardizeAddresses";
        Order: {
            id: string;
            order_id: string;
            order_date: string;
            currency: string;
            total: number | null;
            customer: components["schemas"]["OrderCustomer"];
            metadata: components["schemas"]["Metadata"];
            order_items: components["schemas"]["OrderItem"][];
            shipping_address: components["schemas"]["StoredAddress"] | null;
            billing_address: components["schemas"]["StoredAddress"] | null;
            created_at: string;
            updated_at: string;
        };
        OrderCustomer: {
            id: string | null;
            email_sha256: string | null;
        };
        OrderItem: {
            identifier: string;
            description?: string | null;
            quantity?: number | null;
            total: number;
            price?: number | null;
            category?: string[] | null;
            metadata?: components["schemas"]["Metadata"] | null;
        };
        OutcomeProbabilities: {
            failed: number;
            productionFailed: number;
            deliveryException: number;
            deliveryFailed: number;
        };
        OutcomeProbabilitiesChange: {
            failed?: number;
            productionFailed?: number;
            deliveryException?: number;
            deliveryFailed?: number;
        };
        PausedWebhook: {
            id: string;
            /** @enum {string} */
            reason: "time-outs" | "control";
            pending: number;
        };
        PostalAddress: {
            name: string;
            company: string | null;
            address_1: string;
            address_2: string;
            city: string;
            state_name: string;
            postal_code: string;
        };
        PreviewDelays: {
            png: number;
            pdf: number;
        };
        PreviewDelaysChange: {
            png?: number;
            pdf?: number;
        };
        PrivacyTiming: {
            inProgress: number;
            completed: number;
        };
        PrivacyTimingChange: {
            inProgress?: number;
            completed?: number;
        };
        RateLimit: {
            limit: number;
            windowSeconds: number;
            operations?: components["schemas"]["OperationId"][];
        };
        RealPause: {
            milliseconds: number;
        };
        RedeliverOptions: {
            /** @description ISO 8601, inclusive; all that are kept when absent */
            since?: string;
        };
        RejectedRow: {
            line: number;
            reason: string;
        };
        RemovedCount: {
            removed: number;
        };
        RemovedSandbox: {
            id: string;
        };
        ResetOptions: {
            /** @enum {string} */
            fixtures?: "empty" | "demo";
        };
        Sandbox: {
            id: string;
            production_token: string;
            test_token: string;
        };
        SendReport: {
            /** @description How many were created */
            mailings: number;
            /** @description Members without an address, or an e-mail that one may be appended to */
            skipped: number;
        };
        SettingsChange: {
            /** @description D89 */
            organizationName?: string;
            /**
             * @description D15
             * @enum {string}
             */
            testTokens?: "create-mailer-only" | "create-mailer-and-me" | "everywhere";
            /** @description D17 */
            unauthorizedStatus?: 401 | 403;
            /**
             * @description D18
             * @enum {string}
             */
            addressToken?: "none" | "production";
            /** @description D23 */
            maxBodyBytes?: number;
            /** @description D23 */
            maxBatch?: number;
            /** @description D24 */
            rateLimit?: components["schemas"]["RateLimit"] | null;
            /**
             * @description D56
             * @enum {string}
             */
            unknownFields?: "ignore" | "refuse";
            /**
             * @description D104
             * @enum {string}
             */
            nulls?: "absent" | "refuse";
            /** @description D59 */
            unknownReferenceStatus?: 400 | 404;
            /**
             * @description Of the mailings list (D10)
             * @enum {string}
             */
            oversizedPage?: "clamp" | "refuse";
            /**
             * @description Of the statistics (D10)
             * @enum {string}
             */
            oversizedStatsPage?: "clamp" | "refuse";
            /**
             * @description D106
             * @enum {string}
             */
            updatedAt?: "last-change" | "any-change";
            /** @description D46 */
            emailAppend?: boolean;
            durations?: components["schemas"]["StateDurationsChange"];
            probabilities?: components["schemas"]["OutcomeProbabilitiesChange"];
            /**
             * @description Whether a suppression list compares family names at an address (D36)
             * @enum {string}
             */
            suppressionMatch?: "household" | "address";
            /**
             * @description D67
             * @enum {string}
             */
            postalCode?: "zip5" | "zip4";
            /** @description Dollars by format, then by mail type, rounded to cents (D40, D107) */
            prices?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            /** @description Dollars that are left; unlimited when null (D48, D108) */
            creditBalance?: number | null;
            previewDelays?: components["schemas"]["PreviewDelaysChange"];
            /**
             * @description D26
             * @enum {string}
             */
            existingOrder?: "refuse" | "upsert";
            privacyTiming?: components["schemas"]["PrivacyTimingChange"];
            webhookRetries?: components["schemas"]["WebhookRetriesChange"];
            /** @description D88 */
            pauseAfterTimeouts?: number;
            webhookQueue?: components["schemas"]["WebhookQueueLimitsChange"];
        };
        /** @description A rectangle on the trimmed sheet, in inches from its top left corner */
        SheetBox: {
            left: number;
            top: number;
            width: number;
            height: number;
        };
        SideOverlays: {
            front: components["schemas"]["ArtworkOverlays"] | null;
            back: components["schemas"]["ArtworkOverlays"] | null;
        };
        Snapshot: Record<string, never>;
        StateChange: {
            state: components["schemas"]["MailingState"];
            at: string;
            cause: string;
        };
        StateCount: {
            state: components["schemas"]["MailingState"];
            count: number;
        };
        StateDurations: {
            processing: number;
            production: number;
            mailed: number;
            delivery_exception: number;
        };
        StateDurationsChange: {
            processing?: number;
            production?: number;
            mailed?: number;
            delivery_exception?: number;
        };
        StateTransition: {
            state: components["schemas"]["MailingState"];
        };
        StatisticsDay: {
            /** @description A date, in UTC */
            day: string;
            created: number;
            circulation: number;
            spend: number;
        };
        StoredAddress: {
            name: string | null;
            company: string | null;
            address_1: string;
            address_2: string;
            city: string;
            state_name: string;
            postal_code: string;
            country: string;
        };
        TakeOptions: {
            /** @description Seconds of real time to wait for an event; 0 when absent */
            wait?: number;
        };
        Taken: {
            /** @description The attempt to make now, the same one until it is finished; null when there was none in time */
            attempt: components["schemas"]["TakenAttempt"] | null;
            /** @description Events that wait, this one included */
            pending: number;
            /** @description Events that were lost, because the queue was full */
            dropped: number;
        };
        TakenAttempt: {
            /** @description The same for the same attempt, whenever it is taken; another one for its retry */
            key: string;
            delivery_id: string;
            object_id: string;
            event: components["schemas"]["WebhookEventName"];
            /** @description 1 for the first attempt */
            number: number;
            /** @description How often to send it: 2 where a fault rule doubles deliveries */
            copies: number;
            request: components["schemas"]["TakenRequest"];
        };
        TakenRequest: {
            headers: {
                [key: string]: string;
            };
            body: string;
        };
        TestEvent: {
            event: components["schemas"]["WebhookEventName"];
            /** @description The id of a mailing; the newest one, or a made-up id, when absent */
            object_id?: string;
        };
        TimeStep: {
            seconds?: number;
            minutes?: number;
            hours?: number;
            days?: number;
            /** @description ISO 8601; not before now */
            to?: string;
        };
        Token: {
            token: string;
            /** @enum {string} */
            mode: "production" | "test";
            created_at: string;
        };
        UndecidedRecord: {
            subject_request_id: string;
            /** @enum {string} */
            subject_request_type: "access" | "erasure";
            /**
             * @description What kind of record it is
             * @enum {string}
             */
            record: "mailing" | "order" | "member";
            /** @description The record's own id */
            id: string;
            /** @description The audience of a member */
            audience: string | null;
            /** @description As the record writes them; none for a record without a name */
            names: string[];
        };
        Webhook: {
            id: string;
            /** @description `function:{id}` for a receiver that is a function, `listen:{id}` where events are fetched */
            url: string;
            secret: string;
            created_at: string;
            /** @description Why it gets nothing but pings (D88) */
            paused: ("time-outs" | "control") | null;
            timeouts_in_row: number;
            /** @description Events that are queued */
            pending: number;
            /** @description Of those that are kept */
            delivered: number;
            /** @description Of those that are kept */
            failed: number;
            /** @description Events that were lost, because the queue was full */
            dropped: number;
        };
        WebhookChange: {
            /** @description An absolute http or https address */
            url?: string;
            /** @description The key of the signature; made up when absent */
            secret?: string;
            paused?: boolean;
        };
        WebhookDay: {
            /** @description A date, in UTC */
            day: string;
            succeeded: number;
            failed: number;
        };
        /** @enum {string} */
        WebhookEventName: "append_failed" | "address_invalid" | "suppressed" | "budget_exceeded" | "credit_balance_exceeded" | "processing" | "mailed" | "delivered" | "delivery_exception" | "failed" | "holdout" | "ping";
        WebhookQueueLimits: {
            limit: number;
            kept: number;
            concurrency: number;
        };
        WebhookQueueLimitsChange: {
            limit?: number;
            kept?: number;
            concurrency?: number;
        };
        WebhookRetries: {
            baseSeconds: number;
            factor: number;
            limit: number;
        };
        WebhookRetriesChange: {
            baseSeconds?: number;
            factor?: number;
            limit?: number;
        };
        WebhookStatistics: {
            attempts: number;
            /** @description Answered with 200 */
            succeeded: number;
            /** @description Real time; null on a manual clock */
            median_ms: number | null;
            /** @description Real time; null on a manual clock */
            p95_ms: number | null;
            days: components["schemas"]["WebhookDay"][];
        };
    };
    responses: {
        /** @description Refused; nothing has changed */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        Sandbox: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        answer: components["schemas"]["Health"];
    };
    getClock: {
        answer: components["schemas"]["ClockState"];
    };
    advanceClock: {
        body: components["schemas"]["TimeStep"];
        answer: components["schemas"]["AdvanceReport"];
    };
    sleepClock: {
        body: components["schemas"]["RealPause"];
        answer: components["schemas"]["ClockState"];
    };
    listAgenda: {
        query: {
            limit?: number;
        };
        answer: components["schemas"]["DueEntry"][];
    };
    listTokens: {
        answer: components["schemas"]["Token"][];
    };
    createToken: {
        body: components["schemas"]["NewToken"];
        answer: components["schemas"]["Token"];
    };
    revokeToken: {
        params: {
            /** @description The id of the row */
            id: string;
        };
    };
    reset: {
        body: components["schemas"]["ResetOptions"];
    };
    getSnapshot: {
        answer: components["schemas"]["Snapshot"];
    };
    putSnapshot: {
        body: components["schemas"]["Snapshot"];
        answer: components["schemas"]["ClockState"];
    };
    getFixtures: {
        answer: components["schemas"]["FixtureFile"];
    };
    putFixtures: {
        body: components["schemas"]["FixtureFile"];
        answer: components["schemas"]["ClockState"];
    };
    listSandboxes: {
        answer: components["schemas"]["Sandbox"][];
    };
    createSandbox: {
        body: components["schemas"]["NewSandbox"];
        answer: components["schemas"]["Sandbox"];
    };
    removeSandbox: {
        params: {
            /** @description The id of the row */
            id: string;
        };
        answer: components["schemas"]["RemovedSandbox"];
    };
    getSettings: {
        answer: components["schemas"]["MockSettings"];
    };
    changeSettings: {
        body: components["schemas"]["SettingsChange"];
        answer: components["schemas"]["MockSettings"];
    };
    listCampaigns: {
        answer: components["schemas"]["Campaign"][];
    };
    createCampaign: {
        body: components["schemas"]["NewCampaign"];
        answer: components["schemas"]["Campaign"];
    };
    getCampaign: {
        params: {
            /** @description The id of the row */
            id: string;
        };
        answer: components["schemas"]["Campaign"];
    };
    changeCampaign: {
        params: {
            /** @description The id of the row */
            id: string;
        };
        body: components["schemas"]["CampaignChange"];
        answer: components["schemas"]["Campaign"];
    };
    createCreative: {
        params: {
            /** @description The id of the row */
            id: string;
        };
        body: components["schemas"]["NewCreative"];
        answer: components["schemas"]["Creative"];
    };
    getCreative: {
        params: {
            /** @description The id of the row */
            id: string;
        };
        answer: components["schemas"]["Creative"];
    };
    changeCreative: {
        params: {
            /** @description The id of the row */
            id: string;
        };
        body: components["schemas"]["CreativeChange"];
        answer: components["schemas"]["Creative"];
    };
    getDataGuide: {
        params: {
            /** @description The id of the row */
            id: string;
        };
        answer: components["schemas"]["DataGuide"];
    };
    previewArtwork: {
        body: components["schemas"]["DraftArtwork"];
        answer: components["schemas"]["ArtworkPreview"];
    };
    checkArtwork: {
        body: components["schemas"]["CheckedArtwork"];
        answer: components["schemas"]["ArtworkCheck"];
    };
    listMailings: {
        query: {
            /** @description Part of the name, company, city, identifier or address */
            to?: string;
            state?: components["schemas"]["MailingState"];
            /** @description The id of a campaign, or a part of its name */
            campaign?: string;
            /** @description The beginning of the ZIP code */
            zip?: string;
            /** @description ISO 8601 */
            created_after?: string;
            /** @description ISO 8601 */
            created_before?: string;
            /** @description From 1; everything at once when per_page is absent */
            page?: number;
            per_page?: number;
        };
        answer: components["schemas"]["Mailing"][];
    };
    getMailing: {
        params: {
            /** @description The id of the row */
            id: string;
        };
        answer: components["schemas"]["Mailing"];
    };
    transitionMailing: {
        params: {
            /** @description The id of the row */
            id: string;
        };
        body: components["schemas"]["StateTransition"];
        answer: components["schemas"]["Mailing"];
    };
    listImages: {
        answer: components["schemas"]["Image"][];
    };
    registerImage: {
        body: components["schemas"]["NewImage"];
        answer: components["schemas"]["Image"];
    };
    removeImage: {
        query: {
            /** @description The address that creatives name it by */
            source: string;
        };
    };
    listAudiences: {
        answer: components["schemas"]["Audience"][];
    };
    createAudience: {
        body: components["schemas"]["NewAudience"];
        answer: components["schemas"]["Audience"];
    };
    listMembers: {
        params: {
            /** @description The id of the row */
            id: string;
        };
        query: {
            /** @description From 1; everything at once when per_page is absent */
            page?: number;
            per_page?: number;
            /** @description Words that a row must hold, each in any of its texts, in any case */
            search?: string;
        };
        answer: components["schemas"]["Member"][];
    };
    addMember: {
        params: {
            /** @description The id of the row */
            id: string;
        };
        body: components["schemas"]["NewMember"];
        answer: components["schemas"]["Member"];
    };
    removeMember: {
        params: {
            /** @description The id of the audience */
            id: string;
            member_id: string;
        };
    };
    importMembers: {
        params: {
            /** @description The id of the row */
            id: string;
        };
        query: {
            /** @description The heading of the column for name, where it is none of: name, full_name, fullname, customer_name */
            name?: string;
            /** @description The heading of the column for first_name, where it is none of: first_name, firstname, given_name */
            first_name?: string;
            /** @description The heading of the column for last_name, where it is none of: last_name, lastname, surname, family_name */
            last_name?: string;
            /** @description The heading of the column for company, where it is none of: company, company_name, organization */
            company?: string;
            /** @description The heading of the column for address_1, where it is none of: address_1, address1, address, address_line_1, address_line1, street, street_address */
            address_1?: string;
            /** @description The heading of the column for address_2, where it is none of: address_2, address2, address_line_2, address_line2, apartment, unit */
            address_2?: string;
            /** @description The heading of the column for city, where it is none of: city, town */
            city?: string;
            /** @description The heading of the column for state, where it is none of: state, state_name, state_code, st */
            state?: string;
            /** @description The heading of the column for postal_code, where it is none of: postal_code, postalcode, zip, zip_code, zipcode, postcode */
            postal_code?: string;
            /** @description The heading of the column for identifier, where it is none of: identifier, customer_id, customerid, external_id, user_id */
            identifier?: string;
            /** @description The heading of the column for email, where it is none of: email, e_mail, email_address, mail */
            email?: string;
            /** @description The heading of the column for email_sha256, where it is none of: email_sha256, email_hash, sha256, hashed_email */
            email_sha256?: string;
        };
        body: string;
        answer: components["schemas"]["ImportReport"];
    };
    sendCampaign: {
        params: {
            /** @description The id of the row */
            id: string;
        };
        body: components["schemas"]["OneTimeSend"];
        answer: components["schemas"]["SendReport"];
    };
    listAppendTable: {
        answer: components["schemas"]["AppendEntry"][];
    };
    addToAppendTable: {
        body: components["schemas"]["NewAppendEntry"];
        answer: components["schemas"]["AppendEntry"];
    };
    removeFromAppendTable: {
        params: {
            /** @description The id of the row */
            id: string;
        };
    };
    listOrders: {
        query: {
            /** @description From 1; everything at once when per_page is absent */
            page?: number;
            per_page?: number;
            /** @description Words that a row must hold, each in any of its texts, in any case */
            search?: string;
        };
        answer: components["schemas"]["Order"][];
    };
    listDataSubjectRequests: {
        answer: components["schemas"]["DataSubjectRequest"][];
    };
    listUndecidedRecords: {
        answer: components["schemas"]["UndecidedRecord"][];
    };
    listWebhooks: {
        answer: components["schemas"]["Webhook"][];
    };
    createWebhook: {
        body: components["schemas"]["NewWebhook"];
        answer: components["schemas"]["Webhook"];
    };
    getWebhook: {
        params: {
            /** @description The id of the row */
            id: string;
        };
        answer: components["schemas"]["Webhook"];
    };
    removeWebhook: {
        params: {
            /** @description The id of the row */
            id: string;
        };
    };
    changeWebhook: {
        params: {
            /** @description The id of the row */
            id: string;
        };
        body: components["schemas"]["WebhookChange"];
        answer: components["schemas"]["Webhook"];
    };
    pingWebhook: {
        params: {
            /** @description The id of the row */
            id: string;
        };
        answer: components["schemas"]["Delivery"];
    };
    sendTestEvent: {
        params: {
            /** @description The id of the row */
            id: string;
        };
        body: components["schemas"]["TestEvent"];
        answer: components["schemas"]["Delivery"];
    };
    listDeliveries: {
        params: {
            /** @description The id of the row */
            id: string;
        };
        query: {
            status?: components["schemas"]["DeliveryStatus"];
            event?: components["schemas"]["WebhookEventName"];
            /** @description The id of a mailing */
            object_id?: string;
            /** @description From 1; everything at once when per_page is absent */
            page?: number;
            per_page?: number;
        };
        answer: components["schemas"]["Delivery"][];
    };
    redeliver: {
        params: {
            /** @description The id of the row */
            id: string;
        };
        answer: components["schemas"]["Delivery"];
    };
    redeliverFailed: {
        params: {
            /** @description The id of the row */
            id: string;
        };
        body: components["schemas"]["RedeliverOptions"];
        answer: components["schemas"]["Delivery"][];
    };
    takeAttempt: {
        params: {
            /** @description The id of the row */
            id: string;
        };
        body: components["schemas"]["TakeOptions"];
        answer: components["schemas"]["Taken"];
    };
    finishAttempt: {
        params: {
            /** @description The id of the row */
            id: string;
        };
        body: components["schemas"]["FinishedAttempt"];
        answer: components["schemas"]["Delivery"];
    };
    listFaults: {
        answer: components["schemas"]["ActiveFaultRule"][];
    };
    addFault: {
        body: components["schemas"]["FaultRule"];
        answer: components["schemas"]["ActiveFaultRule"];
    };
    clearFaults: {
        answer: components["schemas"]["RemovedCount"];
    };
    removeFault: {
        params: {
            /** @description The id of the row */
            id: string;
        };
    };
    listRequests: {
        query: {
            operation?: components["schemas"]["OperationId"];
            method?: string;
            status?: number;
            /** @description Part of the path with its query */
            path?: string;
            /** @description Part of the request body, in any case */
            body?: string;
            /** @description The least status, such as 400 for the calls that failed */
            min_status?: number;
            /** @description From 1; everything at once when per_page is absent */
            page?: number;
            per_page?: number;
        };
        answer: components["schemas"]["JournalEntry"][];
    };
    waitForRequest: {
        query: {
            operation?: components["schemas"]["OperationId"];
            method?: string;
            status?: number;
            /** @description Part of the path with its query */
            path?: string;
            /** @description Part of the request body, in any case */
            body?: string;
            /** @description So many of them; 1 when absent */
            count?: number;
            /** @description The id of an entry: only requests that came after it count */
            after?: string;
            /** @description Milliseconds of real time; 5000 when absent. Then 504, with the requests that came nearest */
            timeout?: number;
        };
        answer: components["schemas"]["JournalEntry"];
    };
    listActivity: {
        query: {
            kind?: components["schemas"]["ActivityKind"];
            /** @description ISO 8601, exclusive */
            after?: string;
            /** @description ISO 8601, inclusive */
            until?: string;
            /** @description Only what went wrong */
            failed?: boolean | ("true" | "false");
            /** @description From 1; everything at once when per_page is absent */
            page?: number;
            per_page?: number;
        };
        answer: components["schemas"]["Activity"];
    };
    listAgendaDays: {
        answer: components["schemas"]["AgendaDay"][];
    };
    getStatistics: {
        query: {
            /** @description ISO 8601; a bare date is the start of that day */
            start_date?: string;
            /** @description ISO 8601; a bare date is the whole day */
            end_date?: string;
            /** @description The id of a campaign: only its mailings */
            campaign?: string;
            /** @description The id of a creative: only its mailings */
            creative?: string;
        };
        answer: components["schemas"]["AccountStatistics"];
    };
    getWebhookStatistics: {
        params: {
            /** @description The id of the row */
            id: string;
        };
        answer: components["schemas"]["WebhookStatistics"];
    };
    listRevisions: {
        params: {
            /** @description The id of the row */
            id: string;
        };
        query: {
            /** @description From 1; everything at once when per_page is absent */
            page?: number;
            per_page?: number;
        };
        answer: components["schemas"]["ArtworkRevision"][];
    };
    streamEvents: {
        query: {
            /** @description The same, for an EventSource, which can set no header */
            sandbox?: string;
        };
        answer: string;
    };
    getOpenApi: {
        answer: Record<string, never>;
    };
    getPreview: {
        params: {
            mailing_id: string;
            file: "front.png" | "back.png" | "piece.pdf";
        };
        answer: unknown;
    };
    getThumbnail: {
        params: {
            creative_id: string;
        };
        answer: unknown;
    };
}
