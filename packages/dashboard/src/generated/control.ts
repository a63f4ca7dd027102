// Generated from the mock's control API by "npm run generate". Do not edit.
export interface components {
    schemas: {
        AccountStatistics: {
            /** Days with activity, oldest first */
            days: components["schemas"]["StatisticsDay"][];
            created: number;
            /** How many of the mailings created in the date range are in each state now */
            states: components["schemas"]["StateCount"][];
            /** How many of them ever reached each state */
            reached: components["schemas"]["StateCount"][];
            creatives: components["schemas"]["CreativeStatistics"][];
        };
        ActiveFaultRule: {
            operation?: components["schemas"]["OperationId"];
            /** Condition: text in the request body, such as a name or email. Case-insensitive */
            recipient?: string;
            /** Condition: triggers at most this many times. Default: unlimited */
            times?: number;
            /** Condition: triggers only on the nth match */
            nth?: number;
            /** Condition: triggers with this probability, drawn from the seed */
            probability?: number;
            /** HTTP status to respond with, in the endpoint's own error format */
            status?: number;
            message?: string;
            /** The Retry-After header, in seconds */
            retry_after?: number;
            /** Delay before the response, in milliseconds of real time */
            latency?: number;
            /** reset closes the connection without a response, cut closes it halfway through the body, hang never responds */
            connection?: components["schemas"]["ConnectionFault"];
            /** Truncates the response's JSON; the HTTP response itself is complete */
            malformed?: boolean;
            /** Runs the operation first, so that only its response is lost. A status of 400 to 499 then contradicts what happened: a client takes it as "nothing was done", and resends after a 429 */
            after?: boolean;
            /** Applies to webhook deliveries instead of API calls: duplicate sends it twice, reorder after the mailing's next event, wrong_signature signs with another secret */
            delivery?: components["schemas"]["DeliveryFault"];
            /** Condition for deliveries: the event */
            event?: components["schemas"]["WebhookEventName"];
            /** Condition for deliveries: the webhook's ID */
            webhook?: string;
            /** Seconds that reorder waits for another event. Default: 2,592,000 (30 days) */
            wait_seconds?: number;
            id: string;
            /** Calls or deliveries that met its conditions, ignoring times, nth and probability */
            matched: number;
            /** How many times it triggered */
            triggered: number;
        };
        Activity: {
            total: number;
            /** Counts over all pages; what does not narrow them */
            counts: components["schemas"]["ActivityCount"][];
            entries: components["schemas"]["ActivityEntry"][];
        };
        ActivityCount: { kind: components["schemas"]["ActivityKind"]; what: string; count: number; failed: number };
        ActivityEntry: {
            at: string;
            kind: components["schemas"]["ActivityKind"];
            what: string;
            name: string;
            outcome: string;
            failed: boolean;
            id: string;
            /** ID of the mailing or webhook it belongs to, if any */
            parent_id: string | null;
        };
        ActivityKind: "mailing" | "delivery" | "request" | "order" | "member" | "data_subject_request" | "campaign" | "webhook";
        AdvanceReport: {
            from: string;
            now: string;
            /** State changes of mailings */
            transitions: number;
            /** State changes of data subject requests */
            requests: number;
            deliveries: components["schemas"]["DeliveryCounts"];
            /** They get only pings until they are resumed or, after timeouts, a ping succeeds */
            paused_webhooks: components["schemas"]["PausedWebhook"][];
        };
        AgendaDay: {
            /** UTC date */
            day: string;
            groups: components["schemas"]["AgendaGroup"][];
        };
        AgendaGroup: {
            kind: "mailing" | "delivery" | "data_subject_request";
            /** The mailings' current state, the deliveries' event, or the requests' type */
            what: string;
            count: number;
            /** The first five */
            first: components["schemas"]["AgendaItem"][];
        };
        AgendaItem: { at: string; id: string; name: string };
        AppendEntry: {
            email_sha256: string;
            address_1: string;
            city: string;
            state: string;
            postal_code: string;
            address_2: string | null;
        };
        ArtworkCheck: {
            /** True if there are no errors or warnings */
            ok: boolean;
            /** Errors first, then by line. Up to 200 per side */
            findings: components["schemas"]["ArtworkFinding"][];
            overlays: components["schemas"]["SideOverlays"];
        };
        ArtworkFinding: {
            /** Such as merge-tag-unfilled, text-off-card or picture-resolution */
            code: string;
            /** error: prints wrong; warning: looks worse than intended; info: nothing to fix */
            severity: "error" | "warning" | "info";
            message: string;
            remedy: string;
            side: "front" | "back";
            /** Position in the HTML as written, from 1 */
            line?: number;
            column?: number;
            box?: components["schemas"]["SheetBox"];
            /** Page of a letter, from 1 */
            page?: number;
            /** The merge tag's key, as sent */
            key?: string;
            /** The first affected row, from 1 */
            row?: number;
            /** How many rows are affected */
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
            /** PNG as a data: URL. Null for the back of a letter */
            front: string | null;
            /** PNG as a data: URL. Null for the back of a letter */
            back: string | null;
            /** What could not be drawn as written */
            warnings: string[];
            /** The renderer that drew it */
            renderer: "takumi" | "chromium";
            data_guide: components["schemas"]["DataGuide"];
        };
        ArtworkRevision: { revision: number; front_html: string | null; back_html: string | null };
        Audience: {
            id: string;
            name: string;
            description: string;
            /** list, or one of the two built-in audiences: Customers (Orders API) and Do Not Mail */
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
            /** Default: true */
            active?: boolean;
            settings?: components["schemas"]["CampaignSettingsChange"];
        };
        CampaignSettings: {
            /** Dollars. Null is unlimited */
            budget: number | null;
            /** Percentage of recipients held out (not mailed) */
            holdout_percent: number;
            /** Whether email append may find addresses; the account must allow it too */
            email_append: boolean;
            /** IDs of audiences to suppress, in addition to Do Not Mail */
            suppression_audience_ids: string[];
            /** Whether to suppress Customers (Orders API) */
            suppress_customers: boolean;
            /** Printed on cards and in a letter's window, line by line. Null is none */
            return_address: string[] | null;
        };
        CampaignSettingsChange: {
            /** Dollars. Null is unlimited */
            budget?: number | null;
            /** Percentage of recipients held out (not mailed) */
            holdout_percent?: number;
            /** Whether email append may find addresses; the account must allow it too */
            email_append?: boolean;
            /** IDs of audiences to suppress, in addition to Do Not Mail */
            suppression_audience_ids?: string[];
            /** Whether to suppress Customers (Orders API) */
            suppress_customers?: boolean;
            /** Printed on cards and in a letter's window, line by line. Null is none */
            return_address?: string[] | null;
        };
        Change: { table: string; id: string; deleted: boolean };
        CheckedArtwork: {
            format: string;
            front_html?: string | null;
            back_html?: string | null;
            /** Data for one piece: merge tags and recipient fields by name; `recipient` can hold the latter. Default: a sample */
            data?: { [key: string]: unknown };
            /** Up to 10,000 rows, each like data. Merge tags are checked in every row; the longest values are laid out */
            rows?: { [key: string]: unknown }[];
        };
        ClockState: {
            now: string;
            /** real, manual, or a speed such as 60x */
            mode: string;
        };
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
            /** Counts artwork changes from 1 */
            revision: number;
            front_html: string | null;
            back_html: string | null;
            /** As the API returns them */
            merge_tags: { [key: string]: unknown };
            thumbnail_url: string;
            created_at: string;
        };
        CreativeChange: {
            name?: string;
            /** The format: postcard_4x6, postcard_6x9, postcard_6x11, letter_8.5x11, or your own */
            format?: string;
            /** The mail type: first_class, standard, or your own */
            mail_type?: string;
            /** Whether mailings without a creative_id use it. Replaces the previous default */
            default?: boolean;
            /** Default: true */
            active?: boolean;
            /** HTML with Liquid merge tags, up to 262,144 characters */
            front_html?: string | null;
            /** The back of a postcard, or a letter's pages after the first */
            back_html?: string | null;
            /** What the API returns as merge_tags. Default: the merge tags in the artwork */
            merge_tags?: { [key: string]: unknown } | null;
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
            /** A sample merge_tags object */
            sample: { [key: string]: unknown };
        };
        DataGuideKey: {
            key: string;
            source: "merge_tags" | "recipient";
            /** How the artwork refers to it, such as custom.promo_code */
            expressions: string[];
            required: boolean;
            default: string | null;
            /** The fields of each entry if the key is a list */
            items: string[] | null;
            used_on: ("front" | "back")[];
        };
        DataSubjectRequest: {
            controller_id: string;
            subject_request_id: string;
            subject_request_type: "access" | "erasure";
            request_status: string;
            result: string;
            submitted_time: string;
            created_at: string;
            /** When its status changes next. Null once completed */
            next_at: string | null;
        };
        Delivery: {
            id: string;
            webhook_id: string;
            object_id: string;
            event: components["schemas"]["WebhookEventName"];
            status: components["schemas"]["DeliveryStatus"];
            /** When the next attempt is due. Null once finished, or while an earlier event of the mailing is pending */
            next_at: string | null;
            request: components["schemas"]["DeliveryRequest"];
            /** The last 25, oldest first */
            attempts: components["schemas"]["DeliveryAttempt"][];
        };
        DeliveryAttempt: {
            at: string;
            status: number | null;
            error: string | null;
            timed_out: boolean;
            /** The start of the response body */
            response: string | null;
            /** Milliseconds of real time. Null on a manual clock */
            duration_ms: number | null;
            fault: components["schemas"]["DeliveryFault"] | null;
            next_at: string | null;
        };
        DeliveryCounts: {
            attempts: number;
            /** Attempts that got a 200 */
            delivered: number;
            /** Deliveries whose last retry failed, and failed pings, which are not retried */
            failed: number;
            /** Deliveries still queued: waiting for a retry or for a paused webhook */
            pending: number;
            /** Events dropped because the webhook's queue was full */
            dropped: number;
        };
        DeliveryFault: "duplicate" | "reorder" | "wrong_signature";
        DeliveryRequest: { url: string; headers: { [key: string]: string }; body: string };
        DeliveryStatus: "pending" | "delivered" | "failed";
        DraftArtwork: {
            name?: string;
            format: string;
            mail_type?: string;
            front_html?: string | null;
            back_html?: string | null;
            /** Default: the Data Guide's sample */
            merge_tags?: { [key: string]: unknown };
            recipient?: { [key: string]: string | null };
        };
        DueEntry: {
            at: string;
            kind: "mailing" | "delivery" | "data_subject_request";
            id: string;
            /** The mailing's current state, the delivery's event, or the request's type */
            what: string;
            /** The mailing's recipient, the receiver's URL, or the request's ID */
            name: string;
            /** For a delivery: the recipient of its mailing */
            about?: string;
        };
        Error: { error: { name: string; message: string } };
        FaultRule: {
            operation?: components["schemas"]["OperationId"];
            /** Condition: text in the request body, such as a name or email. Case-insensitive */
            recipient?: string;
            /** Condition: triggers at most this many times. Default: unlimited */
            times?: number;
            /** Condition: triggers only on the nth match */
            nth?: number;
            /** Condition: triggers with this probability, drawn from the seed */
            probability?: number;
            /** HTTP status to respond with, in the endpoint's own error format */
            status?: number;
            message?: string;
            /** The Retry-After header, in seconds */
            retry_after?: number;
            /** Delay before the response, in milliseconds of real time */
            latency?: number;
            /** reset closes the connection without a response, cut closes it halfway through the body, hang never responds */
            connection?: components["schemas"]["ConnectionFault"];
            /** Truncates the response's JSON; the HTTP response itself is complete */
            malformed?: boolean;
            /** Runs the operation first, so that only its response is lost. A status of 400 to 499 then contradicts what happened: a client takes it as "nothing was done", and resends after a 429 */
            after?: boolean;
            /** Applies to webhook deliveries instead of API calls: duplicate sends it twice, reorder after the mailing's next event, wrong_signature signs with another secret */
            delivery?: components["schemas"]["DeliveryFault"];
            /** Condition for deliveries: the event */
            event?: components["schemas"]["WebhookEventName"];
            /** Condition for deliveries: the webhook's ID */
            webhook?: string;
            /** Seconds that reorder waits for another event. Default: 2,592,000 (30 days) */
            wait_seconds?: number;
        };
        FinishedAttempt: {
            /** The attempt's key */
            key: string;
            /** The receiver's HTTP status; omit it if there was no response. Only 200 is success */
            status?: number;
            /** Why there was no response */
            error?: string;
            timed_out?: boolean;
            /** The start of the response body */
            response?: string;
        };
        FixtureAudience: {
            /** 1 to 100 of A–Z a–z 0–9 . _ ~ -, not . or .., and unused. Default: generated from the seed */
            id?: string;
            name: string;
            description?: string;
            members?: components["schemas"]["NewMember"][];
        };
        FixtureCampaign: {
            /** 1 to 100 of A–Z a–z 0–9 . _ ~ -, not . or .., and unused. Default: generated from the seed */
            id?: string;
            name: string;
            /** Default: true */
            active?: boolean;
            creatives?: components["schemas"]["FixtureCreative"][];
            settings?: components["schemas"]["FixtureCampaignSettings"];
        };
        FixtureCampaignSettings: {
            /** Dollars. Null is unlimited */
            budget?: number | null;
            /** Percentage of recipients held out (not mailed) */
            holdout_percent?: number;
            /** Whether email append may find addresses; the account must allow it too */
            email_append?: boolean;
            /** Whether to suppress Customers (Orders API) */
            suppress_customers?: boolean;
            /** Printed on cards and in a letter's window, line by line. Null is none */
            return_address?: string[] | null;
            /** Names or IDs of audiences in this file to suppress */
            suppression_audiences?: string[];
        };
        FixtureCreative: {
            /** 1 to 100 of A–Z a–z 0–9 . _ ~ -, not . or .., and unused. Default: generated from the seed */
            id?: string;
            name: string;
            /** The format: postcard_4x6, postcard_6x9, postcard_6x11, letter_8.5x11, or your own */
            format: string;
            /** The mail type: first_class, standard, or your own */
            mail_type?: string;
            /** Whether mailings without a creative_id use it. Replaces the previous default */
            default?: boolean;
            /** Default: true */
            active?: boolean;
            /** HTML with Liquid merge tags, up to 262,144 characters */
            front_html?: string | null;
            /** The back of a postcard, or a letter's pages after the first */
            back_html?: string | null;
            /** What the API returns as merge_tags. Default: the merge tags in the artwork */
            merge_tags?: { [key: string]: unknown } | null;
            /** Path of an HTML file, relative to this file. Use instead of the HTML itself */
            front_html_file?: string;
            /** Path of an HTML file, relative to this file. Use instead of the HTML itself */
            back_html_file?: string;
        };
        /** Fixtures of the direct-mail mock */
        FixtureFile: {
            /** For editors; ignored */
            $schema?: string;
            /** What the mock does where the specification is silent */
            settings?: components["schemas"]["SettingsChange"];
            audiences?: components["schemas"]["FixtureAudience"][];
            /** Members of Do Not Mail */
            do_not_mail?: components["schemas"]["NewMember"][];
            /** Earlier emails and addresses of opt-outs, still suppressed */
            former_opt_outs?: components["schemas"]["FormerOptOut"][];
            /** What email append finds */
            append_table?: components["schemas"]["NewAppendEntry"][];
            campaigns?: components["schemas"]["FixtureCampaign"][];
            webhooks?: components["schemas"]["FixtureWebhook"][];
            /** Submitted to the Orders API */
            orders?: components["schemas"]["FixtureOrder"][];
            /** Created when the mock starts, in state processing */
            mailings?: components["schemas"]["FixtureMailing"][];
        };
        FixtureMailing: {
            /** 1 to 100 of A–Z a–z 0–9 . _ ~ -, not . or .., and unused. Default: generated from the seed */
            id?: string;
            merge_tags?: unknown | null;
            send_at?: string | null;
            recipient: components["schemas"]["FixtureRecipient"];
            /** Name or ID of a campaign in this file */
            campaign: string;
            /** Name or ID of one of its creatives. Default: the default creative */
            creative?: string;
            /** Default: production */
            mode?: "production" | "test";
        };
        FixtureOrder: {
            /** 1 to 100 of A–Z a–z 0–9 . _ ~ -, not . or .., and unused. Default: generated from the seed */
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
            /** 1 to 100 of A–Z a–z 0–9 . _ ~ -, not . or .., and unused. Default: generated from the seed */
            id?: string;
            url: string;
            secret?: string;
        };
        FormerEntry: { email_sha256: string | null; address_key: string | null; name: string | null };
        FormerOptOut: { email_sha256?: string; address_key?: string; name?: string };
        Health: { status: "ok"; version: string; now: string; sandbox: string };
        Image: { source: string; bytes: number };
        ImportReport: {
            added: number;
            /** Rows for people who were already members */
            existing: number;
            /** The first 1,000 rejected rows */
            rejected: components["schemas"]["RejectedRow"][];
            /** All rejected rows */
            rejected_total: number;
            ignored_columns: string[];
        };
        JournalEntry: {
            id: string;
            at: string;
            method: string;
            path: string;
            /** Null for an unknown path */
            operation: components["schemas"]["OperationId"] | null;
            /** The token's mode. Null without a valid token */
            mode: ("production" | "test") | null;
            request_headers: { [key: string]: string };
            request_body: string | null;
            status: number;
            /** Milliseconds of real time, including a fault rule's latency. Null on a manual clock */
            duration_ms: number | null;
            response_headers: { [key: string]: string };
            response_body: string;
            /** Paths of unknown body fields, such as recipient.adress_1 */
            unknown_fields: string[];
            /** What the response does not say, such as why a token was refused */
            notes: string[];
            /** What a fault rule did to the connection. Null if nothing */
            fault: components["schemas"]["JournalFault"] | null;
        };
        JournalFault: { latency?: number; connection?: components["schemas"]["ConnectionFault"] };
        Mailing: {
            id: string;
            campaign_id: string;
            creative_id: string;
            merge_tags: { [key: string]: unknown } | null;
            state: components["schemas"]["MailingState"];
            front_url: string;
            back_url: string;
            pdf_url: string;
            total_cost: string;
            address: components["schemas"]["PostalAddress"] | null;
            send_at: string | null;
            created_at: string;
            mode: "production" | "test";
            campaign_name: string;
            creative_name: string;
            creative_revision: number;
            format: string;
            /** As sent, except for the email. Null once erased */
            recipient: components["schemas"]["MailingRecipient"] | null;
            /** Why the address is undeliverable */
            address_problem: string | null;
            /** Unfilled merge tags and, once the piece has been drawn, what could not be drawn as written */
            warnings: components["schemas"]["ArtworkFinding"][];
            updated_at: string;
            mailed_at: string | null;
            history: components["schemas"]["StateChange"][];
            /** The next automatic transition. Null in a final state */
            next: components["schemas"]["NextTransition"] | null;
            /** States it can be moved to. Empty in a final state */
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
        /** A mailing's state */
        MailingState: "append_failed" | "address_invalid" | "suppressed" | "budget_exceeded" | "credit_balance_exceeded" | "processing" | "mailed" | "delivered" | "delivery_exception" | "failed" | "holdout" | "production";
        Member: {
            id: string;
            identifier: string | null;
            email_sha256: string | null;
            /** Standardized */
            address: components["schemas"]["StoredAddress"] | null;
            /** Why the address is undeliverable */
            address_problem: string | null;
            /** Earlier emails and addresses that this opt-out still suppresses */
            former: components["schemas"]["FormerEntry"][];
            /** The order that created this member of Customers (Orders API) */
            order_id: string | null;
            created_at: string;
        };
        Metadata: { [key: string]: string | number | boolean };
        MockSettings: {
            /** The account's name (D89) */
            organizationName: string;
            /** What a test token may call (D15) */
            testTokens: "create-mailer-only" | "create-mailer-and-me" | "everywhere";
            /** HTTP status for a missing or wrong token (D17) */
            unauthorizedStatus: 401 | 403;
            /** The token that the address service requires (D18) */
            addressToken: "none" | "production";
            /** Largest request body, in bytes (D23) */
            maxBodyBytes: number;
            /** Most addresses in one batch (D23) */
            maxBatch: number;
            /** Calls allowed per token and time window. Null is unlimited (D24) */
            rateLimit: components["schemas"]["RateLimit"] | null;
            /** What to do with unknown fields in a request's body (D56) */
            unknownFields: "ignore" | "refuse";
            /** What to do with null in an optional field (D104) */
            nulls: "absent" | "refuse";
            /** HTTP status for an unknown campaign_id or creative_id (D59) */
            unknownReferenceStatus: 400 | 404;
            /** What to do with a per_page above the maximum in a list of mailings (D10) */
            oversizedPage: "clamp" | "refuse";
            /** What to do with a page or per_page above the maximum in statistics (D10) */
            oversizedStatsPage: "clamp" | "refuse";
            /** What date_field=updated_at compares (D106) */
            updatedAt: "last-change" | "any-change";
            /** Allows email append; a campaign must allow it too (D46) */
            emailAppend: boolean;
            /** Seconds that a mailing stays in each state (D64) */
            durations: components["schemas"]["StateDurations"];
            /** Probability of each failure, drawn from the seed (D64) */
            probabilities: components["schemas"]["OutcomeProbabilities"];
            /** Whom a suppression list covers: the household, or everyone at the address (D36) */
            suppressionMatch: "household" | "address";
            /** ZIP Codes in responses: five digits or ZIP+4 (D67) */
            postalCode: "zip5" | "zip4";
            /** Dollars per piece, rounded to cents: by format, then by mail type; other covers the rest (D40, D107) */
            prices: { [key: string]: { [key: string]: number } };
            /** Dollars left to spend on mail. Null is unlimited (D48, D108) */
            creditBalance: number | null;
            /** Seconds from creation until a preview is ready (D41) */
            previewDelays: components["schemas"]["PreviewDelays"];
            /** What submitting an existing order does (D26) */
            existingOrder: "refuse" | "upsert";
            /** How long a data subject request takes, in seconds: until in_progress, and from there until completed (D33) */
            privacyTiming: components["schemas"]["PrivacyTiming"];
            /** When a failed delivery is retried: the nth retry, from 0, comes baseSeconds × factor^n after the attempt before it; at most limit retries (D44) */
            webhookRetries: components["schemas"]["WebhookRetries"];
            /** Consecutive timeouts that pause a webhook (D88) */
            pauseAfterTimeouts: number;
            /** Limits of each webhook: queued events, finished deliveries kept, concurrent attempts (D95) */
            webhookQueue: components["schemas"]["WebhookQueueLimits"];
        };
        NewAppendEntry: {
            /** Stored only as a hash */
            email?: string;
            email_sha256?: string;
            address_1: string;
            city: string;
            state: string;
            postal_code: string;
            address_2?: string | null;
        };
        NewAudience: {
            /** 1 to 100 of A–Z a–z 0–9 . _ ~ -, not . or .., and unused. Default: generated from the seed */
            id?: string;
            name: string;
            description?: string;
        };
        NewCampaign: {
            /** 1 to 100 of A–Z a–z 0–9 . _ ~ -, not . or .., and unused. Default: generated from the seed */
            id?: string;
            name: string;
            /** Default: true */
            active?: boolean;
            creatives?: components["schemas"]["NewCreative"][];
            settings?: components["schemas"]["CampaignSettingsChange"];
        };
        NewCreative: {
            /** 1 to 100 of A–Z a–z 0–9 . _ ~ -, not . or .., and unused. Default: generated from the seed */
            id?: string;
            name: string;
            /** The format: postcard_4x6, postcard_6x9, postcard_6x11, letter_8.5x11, or your own */
            format: string;
            /** The mail type: first_class, standard, or your own */
            mail_type?: string;
            /** Whether mailings without a creative_id use it. Replaces the previous default */
            default?: boolean;
            /** Default: true */
            active?: boolean;
            /** HTML with Liquid merge tags, up to 262,144 characters */
            front_html?: string | null;
            /** The back of a postcard, or a letter's pages after the first */
            back_html?: string | null;
            /** What the API returns as merge_tags. Default: the merge tags in the artwork */
            merge_tags?: { [key: string]: unknown } | null;
        };
        NewImage: {
            /** The URL, exactly as the HTML writes it */
            source: string;
            /** PNG, JPEG, GIF, WebP or SVG */
            base64: string;
        };
        NewMember: {
            identifier?: string;
            /** Stored only as a hash */
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
        NewSandbox: { id?: string };
        NewToken: { token?: string; mode: "production" | "test" };
        NewWebhook: {
            /** 1 to 100 of A–Z a–z 0–9 . _ ~ -, not . or .., and unused. Default: generated from the seed */
            id?: string;
            /** Absolute http or https URL */
            url?: string;
            /** The signing secret. Default: generated */
            secret?: string;
            /** True: instead of being sent, events are fetched by POST /_mock/webhooks/{id}/take */
            listen?: boolean;
            receiver?: unknown;
        };
        NextTransition: { at: string; states: components["schemas"]["MailingState"][] };
        OneTimeSend: { audience_id: string };
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
        OrderCustomer: { id: string | null; email_sha256: string | null };
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
        PausedWebhook: { id: string; reason: "timeouts" | "control"; pending: number };
        PostalAddress: {
            name: string;
            company: string | null;
            address_1: string;
            address_2: string;
            city: string;
            state_name: string;
            postal_code: string;
        };
        PreviewDelays: { png: number; pdf: number };
        PreviewDelaysChange: { png?: number; pdf?: number };
        PrivacyTiming: { inProgress: number; completed: number };
        PrivacyTimingChange: { inProgress?: number; completed?: number };
        RateLimit: { limit: number; windowSeconds: number; operations?: components["schemas"]["OperationId"][] };
        RealPause: { milliseconds: number };
        RedeliverOptions: {
            /** ISO 8601, inclusive. Default: all that are kept */
            since?: string;
        };
        RejectedRow: { line: number; reason: string };
        RemovedCount: { removed: number };
        RemovedSandbox: { id: string };
        ResetOptions: { fixtures?: "empty" | "demo" };
        Sandbox: { id: string; production_token: string; test_token: string };
        SendReport: {
            /** Mailings created */
            mailings: number;
            /** Members with neither an address nor an email that email append could use */
            skipped: number;
        };
        SettingsChange: {
            /** The account's name (D89) */
            organizationName?: string;
            /** What a test token may call (D15) */
            testTokens?: "create-mailer-only" | "create-mailer-and-me" | "everywhere";
            /** HTTP status for a missing or wrong token (D17) */
            unauthorizedStatus?: 401 | 403;
            /** The token that the address service requires (D18) */
            addressToken?: "none" | "production";
            /** Largest request body, in bytes (D23) */
            maxBodyBytes?: number;
            /** Most addresses in one batch (D23) */
            maxBatch?: number;
            /** Calls allowed per token and time window. Null is unlimited (D24) */
            rateLimit?: components["schemas"]["RateLimit"] | null;
            /** What to do with unknown fields in a request's body (D56) */
            unknownFields?: "ignore" | "refuse";
            /** What to do with null in an optional field (D104) */
            nulls?: "absent" | "refuse";
            /** HTTP status for an unknown campaign_id or creative_id (D59) */
            unknownReferenceStatus?: 400 | 404;
            /** What to do with a per_page above the maximum in a list of mailings (D10) */
            oversizedPage?: "clamp" | "refuse";
            /** What to do with a page or per_page above the maximum in statistics (D10) */
            oversizedStatsPage?: "clamp" | "refuse";
            /** What date_field=updated_at compares (D106) */
            updatedAt?: "last-change" | "any-change";
            /** Allows email append; a campaign must allow it too (D46) */
            emailAppend?: boolean;
            durations?: components["schemas"]["StateDurationsChange"];
            probabilities?: components["schemas"]["OutcomeProbabilitiesChange"];
            /** Whom a suppression list covers: the household, or everyone at the address (D36) */
            suppressionMatch?: "household" | "address";
            /** ZIP Codes in responses: five digits or ZIP+4 (D67) */
            postalCode?: "zip5" | "zip4";
            /** Dollars per piece, rounded to cents: by format, then by mail type; other covers the rest (D40, D107) */
            prices?: { [key: string]: { [key: string]: number } };
            /** Dollars left to spend on mail. Null is unlimited (D48, D108) */
            creditBalance?: number | null;
            previewDelays?: components["schemas"]["PreviewDelaysChange"];
            /** What submitting an existing order does (D26) */
            existingOrder?: "refuse" | "upsert";
            privacyTiming?: components["schemas"]["PrivacyTimingChange"];
            webhookRetries?: components["schemas"]["WebhookRetriesChange"];
            /** Consecutive timeouts that pause a webhook (D88) */
            pauseAfterTimeouts?: number;
            webhookQueue?: components["schemas"]["WebhookQueueLimitsChange"];
        };
        /** A rectangle on the trimmed sheet, in inches from its top left corner */
        SheetBox: { left: number; top: number; width: number; height: number };
        SideOverlays: {
            front: components["schemas"]["ArtworkOverlays"] | null;
            back: components["schemas"]["ArtworkOverlays"] | null;
        };
        Snapshot: Record<string, never>;
        StateChange: { state: components["schemas"]["MailingState"]; at: string; cause: string };
        StateCount: { state: components["schemas"]["MailingState"]; count: number };
        StateDurations: { processing: number; production: number; mailed: number; delivery_exception: number };
        StateDurationsChange: {
            processing?: number;
            production?: number;
            mailed?: number;
            delivery_exception?: number;
        };
        StateTransition: { state: components["schemas"]["MailingState"] };
        StatisticsDay: {
            /** UTC date */
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
            /** Seconds of real time to wait for an event. Default: 0 */
            wait?: number;
        };
        Taken: {
            /** The attempt to make now; the same one until it is finished. Null if nothing arrived in time */
            attempt: components["schemas"]["TakenAttempt"] | null;
            /** Queued events, including this one */
            pending: number;
            /** Events dropped because the queue was full */
            dropped: number;
        };
        TakenAttempt: {
            /** Identifies the attempt; a retry has a new key */
            key: string;
            delivery_id: string;
            object_id: string;
            event: components["schemas"]["WebhookEventName"];
            /** 1 for the first attempt */
            number: number;
            /** How many times to send it: 2 if a fault rule duplicates deliveries, else 1 */
            copies: number;
            request: components["schemas"]["TakenRequest"];
        };
        TakenRequest: { headers: { [key: string]: string }; body: string };
        TestEvent: {
            event: components["schemas"]["WebhookEventName"];
            /** ID of a mailing. Default: the newest mailing, or a made-up ID if there is none */
            object_id?: string;
        };
        TimeStep: {
            seconds?: number;
            minutes?: number;
            hours?: number;
            days?: number;
            /** A time that is not in the past, ISO 8601. Use instead of a duration */
            to?: string;
        };
        Token: { token: string; mode: "production" | "test"; created_at: string };
        UndecidedRecord: {
            subject_request_id: string;
            subject_request_type: "access" | "erasure";
            /** The kind of record */
            record: "mailing" | "order" | "member";
            /** The record's ID */
            id: string;
            /** ID of the member's audience. Null for other records */
            audience: string | null;
            /** The names in the record, if any */
            names: string[];
        };
        Webhook: {
            id: string;
            /** `function:{id}` for a receiver function, `listen:{id}` if events are fetched */
            url: string;
            secret: string;
            created_at: string;
            /** Why it gets only pings: too many timeouts, or paused by a control call. Null while active */
            paused: ("timeouts" | "control") | null;
            timeouts_in_row: number;
            /** Queued deliveries */
            pending: number;
            /** Of the deliveries still kept */
            delivered: number;
            /** Of the deliveries still kept */
            failed: number;
            /** Events dropped because the queue was full */
            dropped: number;
        };
        WebhookChange: {
            /** Absolute http or https URL */
            url?: string;
            /** The signing secret. Default: generated */
            secret?: string;
            paused?: boolean;
        };
        WebhookDay: {
            /** UTC date */
            day: string;
            succeeded: number;
            failed: number;
        };
        WebhookEventName: "append_failed" | "address_invalid" | "suppressed" | "budget_exceeded" | "credit_balance_exceeded" | "processing" | "mailed" | "delivered" | "delivery_exception" | "failed" | "holdout" | "ping";
        WebhookQueueLimits: { limit: number; kept: number; concurrency: number };
        WebhookQueueLimitsChange: { limit?: number; kept?: number; concurrency?: number };
        WebhookRetries: { baseSeconds: number; factor: number; limit: number };
        WebhookRetriesChange: { baseSeconds?: number; factor?: number; limit?: number };
        WebhookStatistics: {
            attempts: number;
            /** Attempts that got a 200 */
            succeeded: number;
            /** Milliseconds of real time. Null on a manual clock */
            median_ms: number | null;
            /** Milliseconds of real time. Null on a manual clock */
            p95_ms: number | null;
            days: components["schemas"]["WebhookDay"][];
        };
    };
}
export interface operations {
    getHealth: { response: components["schemas"]["Health"] };
    getClock: { response: components["schemas"]["ClockState"] };
    advanceClock: { body: components["schemas"]["TimeStep"]; response: components["schemas"]["AdvanceReport"] };
    sleepClock: { body: components["schemas"]["RealPause"]; response: components["schemas"]["ClockState"] };
    listAgenda: { query: { limit?: number }; response: components["schemas"]["DueEntry"][] };
    listTokens: { response: components["schemas"]["Token"][] };
    createToken: { body: components["schemas"]["NewToken"]; response: components["schemas"]["Token"] };
    revokeToken: { params: { id: string } };
    reset: { body: components["schemas"]["ResetOptions"] };
    getSnapshot: { response: components["schemas"]["Snapshot"] };
    putSnapshot: { body: components["schemas"]["Snapshot"]; response: components["schemas"]["ClockState"] };
    getFixtures: { response: components["schemas"]["FixtureFile"] };
    putFixtures: { body: components["schemas"]["FixtureFile"]; response: components["schemas"]["ClockState"] };
    listSandboxes: { response: components["schemas"]["Sandbox"][] };
    createSandbox: { body: components["schemas"]["NewSandbox"]; response: components["schemas"]["Sandbox"] };
    removeSandbox: { params: { id: string }; response: components["schemas"]["RemovedSandbox"] };
    getSettings: { response: components["schemas"]["MockSettings"] };
    changeSettings: { body: components["schemas"]["SettingsChange"]; response: components["schemas"]["MockSettings"] };
    listCampaigns: { response: components["schemas"]["Campaign"][] };
    createCampaign: { body: components["schemas"]["NewCampaign"]; response: components["schemas"]["Campaign"] };
    getCampaign: { params: { id: string }; response: components["schemas"]["Campaign"] };
    changeCampaign: {
        params: { id: string };
        body: components["schemas"]["CampaignChange"];
        response: components["schemas"]["Campaign"];
    };
    createCreative: {
        params: { id: string };
        body: components["schemas"]["NewCreative"];
        response: components["schemas"]["Creative"];
    };
    getCreative: { params: { id: string }; response: components["schemas"]["Creative"] };
    changeCreative: {
        params: { id: string };
        body: components["schemas"]["CreativeChange"];
        response: components["schemas"]["Creative"];
    };
    getDataGuide: { params: { id: string }; response: components["schemas"]["DataGuide"] };
    previewArtwork: { body: components["schemas"]["DraftArtwork"]; response: components["schemas"]["ArtworkPreview"] };
    checkArtwork: { body: components["schemas"]["CheckedArtwork"]; response: components["schemas"]["ArtworkCheck"] };
    listMailings: {
        query: {
            /** Part of the name, company, city, identifier or address. Case-insensitive */
            to?: string;
            state?: components["schemas"]["MailingState"];
            /** ID of a campaign, or part of its name */
            campaign?: string;
            /** The start of the ZIP Code */
            zip?: string;
            /** Excludes what `to` would match, for each entry */
            not_to?: string[];
            /** Excludes these states */
            not_state?: components["schemas"]["MailingState"][];
            /** Excludes what `campaign` would match, for each entry */
            not_campaign?: string[];
            /** Excludes ZIP Codes that start with these digits */
            not_zip?: string[];
            /** ISO 8601 */
            created_after?: string;
            /** ISO 8601 */
            created_before?: string;
            /** Page number, from 1. Without per_page, everything is returned */
            page?: number;
            per_page?: number;
        };
        response: components["schemas"]["Mailing"][];
    };
    getMailing: { params: { id: string }; response: components["schemas"]["Mailing"] };
    transitionMailing: {
        params: { id: string };
        body: components["schemas"]["StateTransition"];
        response: components["schemas"]["Mailing"];
    };
    listImages: { response: components["schemas"]["Image"][] };
    registerImage: { body: components["schemas"]["NewImage"]; response: components["schemas"]["Image"] };
    removeImage: {
        query: {
            /** The URL, exactly as artwork writes it */
            source: string;
        };
    };
    getImage: {
        query: {
            /** The URL, exactly as artwork writes it */
            source: string;
        };
        response: components["schemas"]["NewImage"];
    };
    listAudiences: { response: components["schemas"]["Audience"][] };
    createAudience: { body: components["schemas"]["NewAudience"]; response: components["schemas"]["Audience"] };
    listMembers: {
        params: { id: string };
        query: {
            /** Page number, from 1. Without per_page, everything is returned */
            page?: number;
            per_page?: number;
            /** Words that must all occur in an entry. Case-insensitive */
            search?: string;
        };
        response: components["schemas"]["Member"][];
    };
    addMember: {
        params: { id: string };
        body: components["schemas"]["NewMember"];
        response: components["schemas"]["Member"];
    };
    removeMember: { params: { id: string; member_id: string } };
    importMembers: {
        params: { id: string };
        query: {
            /** The heading of the column for name, if it is not one of: name, full_name, fullname, customer_name */
            name?: string;
            /** The heading of the column for first_name, if it is not one of: first_name, firstname, given_name */
            first_name?: string;
            /** The heading of the column for last_name, if it is not one of: last_name, lastname, surname, family_name */
            last_name?: string;
            /** The heading of the column for company, if it is not one of: company, company_name, organization */
            company?: string;
            /** The heading of the column for address_1, if it is not one of: address_1, address1, address, address_line_1, address_line1, street, street_address */
            address_1?: string;
            /** The heading of the column for address_2, if it is not one of: address_2, address2, address_line_2, address_line2, apartment, unit */
            address_2?: string;
            /** The heading of the column for city, if it is not one of: city, town */
            city?: string;
            /** The heading of the column for state, if it is not one of: state, state_name, state_code, st */
            state?: string;
            /** The heading of the column for postal_code, if it is not one of: postal_code, postalcode, zip, zip_code, zipcode, postcode */
            postal_code?: string;
            /** The heading of the column for identifier, if it is not one of: identifier, customer_id, customerid, external_id, user_id */
            identifier?: string;
            /** The heading of the column for email, if it is not one of: email, e_mail, email_address, mail */
            email?: string;
            /** The heading of the column for email_sha256, if it is not one of: email_sha256, email_hash, sha256, hashed_email */
            email_sha256?: string;
        };
        body: string;
        response: components["schemas"]["ImportReport"];
    };
    sendCampaign: {
        params: { id: string };
        body: components["schemas"]["OneTimeSend"];
        response: components["schemas"]["SendReport"];
    };
    listAppendTable: { response: components["schemas"]["AppendEntry"][] };
    addToAppendTable: { body: components["schemas"]["NewAppendEntry"]; response: components["schemas"]["AppendEntry"] };
    removeFromAppendTable: { params: { id: string } };
    listOrders: {
        query: {
            /** Page number, from 1. Without per_page, everything is returned */
            page?: number;
            per_page?: number;
            /** Words that must all occur in an entry. Case-insensitive */
            search?: string;
        };
        response: components["schemas"]["Order"][];
    };
    listDataSubjectRequests: { response: components["schemas"]["DataSubjectRequest"][] };
    listUndecidedRecords: { response: components["schemas"]["UndecidedRecord"][] };
    listWebhooks: { response: components["schemas"]["Webhook"][] };
    createWebhook: { body: components["schemas"]["NewWebhook"]; response: components["schemas"]["Webhook"] };
    getWebhook: { params: { id: string }; response: components["schemas"]["Webhook"] };
    removeWebhook: { params: { id: string } };
    changeWebhook: {
        params: { id: string };
        body: components["schemas"]["WebhookChange"];
        response: components["schemas"]["Webhook"];
    };
    pingWebhook: { params: { id: string }; response: components["schemas"]["Delivery"] };
    sendTestEvent: {
        params: { id: string };
        body: components["schemas"]["TestEvent"];
        response: components["schemas"]["Delivery"];
    };
    listDeliveries: {
        params: { id: string };
        query: {
            status?: components["schemas"]["DeliveryStatus"];
            event?: components["schemas"]["WebhookEventName"];
            /** ID of a mailing */
            object_id?: string;
            /** Page number, from 1. Without per_page, everything is returned */
            page?: number;
            per_page?: number;
        };
        response: components["schemas"]["Delivery"][];
    };
    redeliver: { params: { id: string }; response: components["schemas"]["Delivery"] };
    redeliverFailed: {
        params: { id: string };
        body: components["schemas"]["RedeliverOptions"];
        response: components["schemas"]["Delivery"][];
    };
    takeAttempt: {
        params: { id: string };
        body: components["schemas"]["TakeOptions"];
        response: components["schemas"]["Taken"];
    };
    finishAttempt: {
        params: { id: string };
        body: components["schemas"]["FinishedAttempt"];
        response: components["schemas"]["Delivery"];
    };
    listFaults: { response: components["schemas"]["ActiveFaultRule"][] };
    addFault: { body: components["schemas"]["FaultRule"]; response: components["schemas"]["ActiveFaultRule"] };
    clearFaults: { response: components["schemas"]["RemovedCount"] };
    removeFault: { params: { id: string } };
    listRequests: {
        query: {
            operation?: components["schemas"]["OperationId"];
            method?: string;
            status?: number;
            /** Part of the path, including the query string */
            path?: string;
            /** Part of the request body. Case-insensitive */
            body?: string;
            /** The lowest HTTP status, such as 400 for failed calls */
            min_status?: number;
            /** Page number, from 1. Without per_page, everything is returned */
            page?: number;
            per_page?: number;
        };
        response: components["schemas"]["JournalEntry"][];
    };
    waitForRequest: {
        query: {
            operation?: components["schemas"]["OperationId"];
            method?: string;
            status?: number;
            /** Part of the path, including the query string */
            path?: string;
            /** Part of the request body. Case-insensitive */
            body?: string;
            /** How many matching requests to wait for. Default: 1 */
            count?: number;
            /** ID of a journal entry: only later requests count */
            after?: string;
            /** Milliseconds of real time. Default: 5,000. After that: 504 with the closest requests */
            timeout?: number;
        };
        response: components["schemas"]["JournalEntry"];
    };
    listActivity: {
        query: {
            kind?: components["schemas"]["ActivityKind"];
            /** A kind to leave out, also from the counts */
            without?: components["schemas"]["ActivityKind"];
            /** what of a count, such as a mailing's state; does not change the counts */
            what?: string;
            /** ISO 8601, exclusive */
            after?: string;
            /** ISO 8601, inclusive */
            until?: string;
            /** True: only failures */
            failed?: boolean | ("true" | "false");
            /** Page number, from 1. Without per_page, everything is returned */
            page?: number;
            per_page?: number;
        };
        response: components["schemas"]["Activity"];
    };
    listAgendaDays: { response: components["schemas"]["AgendaDay"][] };
    getStatistics: {
        query: {
            /** ISO 8601; a date alone is the start of that day */
            start_date?: string;
            /** ISO 8601; a date alone includes the whole day */
            end_date?: string;
            /** ID of a campaign. Default: all */
            campaign?: string;
            /** ID of a creative. Default: all */
            creative?: string;
        };
        response: components["schemas"]["AccountStatistics"];
    };
    getWebhookStatistics: { params: { id: string }; response: components["schemas"]["WebhookStatistics"] };
    listRevisions: {
        params: { id: string };
        query: {
            /** Page number, from 1. Without per_page, everything is returned */
            page?: number;
            per_page?: number;
        };
        response: components["schemas"]["ArtworkRevision"][];
    };
    streamEvents: {
        query: {
            /** The same as the header, for an EventSource, which cannot set headers */
            sandbox?: string;
        };
        response: string;
    };
    getOpenApi: { response: Record<string, never> };
    getPreview: { params: { mailing_id: string; file: "front.png" | "back.png" | "piece.pdf" }; response: unknown };
    getThumbnail: { params: { creative_id: string }; response: unknown };
}
