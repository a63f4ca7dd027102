// Generated from the mock's control API by "npm run generate". Do not edit.
export interface components {
    schemas: {
        AccountStatistics: {
            /** Days on which something happened, oldest first */
            days: components["schemas"]["StatisticsDay"][];
            created: number;
            /** Where the mailings are that were created in the window */
            states: components["schemas"]["StateCount"][];
            /** How many of them ever came to each state */
            reached: components["schemas"]["StateCount"][];
            creatives: components["schemas"]["CreativeStatistics"][];
        };
        ActiveFaultRule: {
            operation?: components["schemas"]["OperationId"];
            /** Part of the request body, such as a name or an address line, in any case */
            recipient?: string;
            /** How often it triggers at most; without limit when absent */
            times?: number;
            /** Triggers at the n-th match only */
            nth?: number;
            /** Drawn from the seed */
            probability?: number;
            /** Answered in the endpoint's own error shape */
            status?: number;
            message?: string;
            /** Seconds, for the Retry-After header */
            retry_after?: number;
            /** Milliseconds of real time before the response */
            latency?: number;
            /** No response; half a response; none ever */
            connection?: components["schemas"]["ConnectionFault"];
            /** A response whose JSON ends in the middle */
            malformed?: boolean;
            /** The operation is carried out first, and then its response is lost. A status of 400 to 499 contradicts that: a client believes that nothing was done, and repeats a 429 */
            after?: boolean;
            /** For webhook deliveries instead of calls: sent twice, overtaken by the next event of the mailing, signed with another secret */
            delivery?: components["schemas"]["DeliveryFault"];
            /** Of a delivery */
            event?: components["schemas"]["WebhookEventName"];
            /** The id of the webhook that a delivery goes to */
            webhook?: string;
            /** How long reorder waits for another event; 30 days when absent */
            wait_seconds?: number;
            id: string;
            /** Calls or deliveries that met its conditions */
            matched: number;
            /** Those that it made fail */
            triggered: number;
        };
        Activity: {
            total: number;
            /** Of all that match */
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
            /** The campaign of a mailing, the webhook of a delivery */
            parent_id: string | null;
        };
        ActivityKind: "mailing" | "delivery" | "request" | "order" | "member" | "data_subject_request" | "campaign" | "webhook";
        AdvanceReport: {
            from: string;
            now: string;
            /** Mailings that moved to another state */
            transitions: number;
            /** Data subject requests that moved on */
            requests: number;
            deliveries: components["schemas"]["DeliveryCounts"];
            /** They get nothing until they are resumed or, after time-outs, a ping succeeds (D88) */
            paused_webhooks: components["schemas"]["PausedWebhook"][];
        };
        AgendaDay: {
            /** A date, in UTC */
            day: string;
            groups: components["schemas"]["AgendaGroup"][];
        };
        AgendaGroup: {
            kind: "mailing" | "delivery" | "data_subject_request";
            /** The state that a mailing leaves, the event of a delivery, the type of a request */
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
            /** Whether there is no error and no warning */
            ok: boolean;
            /** Errors first, then by line */
            findings: components["schemas"]["ArtworkFinding"][];
            overlays: components["schemas"]["SideOverlays"];
        };
        ArtworkFinding: {
            /** Such as merge-tag-unfilled, text-off-card or picture-resolution */
            code: string;
            /** error: the piece is printed wrong; warning: it looks worse than meant; info: nothing to correct */
            severity: "error" | "warning" | "info";
            message: string;
            remedy: string;
            side: "front" | "back";
            /** Where in the HTML as written, from 1 */
            line?: number;
            column?: number;
            box?: components["schemas"]["SheetBox"];
            /** The page of a letter, from 1 */
            page?: number;
            /** The merge tag that it is about */
            key?: string;
            /** The first of the rows that has it, from 1 */
            row?: number;
            /** How many of the rows have it */
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
            /** A PNG as a data: URL; null for the back of a letter */
            front: string | null;
            /** A PNG as a data: URL; null for the back of a letter */
            back: string | null;
            /** What could not be drawn as written */
            warnings: string[];
            /** What drew it */
            renderer: "takumi" | "chromium";
            data_guide: components["schemas"]["DataGuide"];
        };
        ArtworkRevision: { revision: number; front_html: string | null; back_html: string | null };
        Audience: {
            id: string;
            name: string;
            description: string;
            /** Customers (Orders API) and Do Not Mail are special (D76) */
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
            /** True by default */
            active?: boolean;
            settings?: components["schemas"]["CampaignSettingsChange"];
        };
        CampaignSettings: {
            /** Dollars; unlimited when null (D48) */
            budget: number | null;
            /** Percent of recipients that get nothing (D49) */
            holdout_percent: number;
            /** Whether an address may be appended to an e-mail (D46) */
            email_append: boolean;
            /** Audiences that are not mailed, beside Do Not Mail (D87) */
            suppression_audience_ids: string[];
            /** Whether the people of Customers (Orders API) are not mailed (D87) */
            suppress_customers: boolean;
            /** The sender's, line by line, on cards and in a letter's window; none when null */
            return_address: string[] | null;
        };
        CampaignSettingsChange: {
            /** Dollars; unlimited when null (D48) */
            budget?: number | null;
            /** Percent of recipients that get nothing (D49) */
            holdout_percent?: number;
            /** Whether an address may be appended to an e-mail (D46) */
            email_append?: boolean;
            /** Audiences that are not mailed, beside Do Not Mail (D87) */
            suppression_audience_ids?: string[];
            /** Whether the people of Customers (Orders API) are not mailed (D87) */
            suppress_customers?: boolean;
            /** The sender's, line by line, on cards and in a letter's window; none when null */
            return_address?: string[] | null;
        };
        Change: { table: string; id: string; deleted: boolean };
        CheckedArtwork: {
            format: string;
            front_html?: string | null;
            back_html?: string | null;
            /** Merge tags and fields of the recipient by name, or the fields under `recipient`; a sample when absent */
            data?: { [key: string]: unknown };
            /** Rows of a list, each as data: every merge tag is looked at in each, the longest values are laid out */
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
            /** Counts the changes of the artwork */
            revision: number;
            front_html: string | null;
            back_html: string | null;
            /** As the API returns them (D114) */
            merge_tags: { [key: string]: unknown };
            thumbnail_url: string;
            created_at: string;
        };
        CreativeChange: {
            name?: string;
            /** The format: postcard_4x6, postcard_6x9, postcard_6x11, letter_8.5x11, or a value of your own */
            format?: string;
            /** The mail type: first_class, standard, or a value of your own */
            mail_type?: string;
            /** Whether this becomes the campaign's default creative */
            default?: boolean;
            /** True by default */
            active?: boolean;
            /** HTML with Liquid merge tags, at most 256 KiB */
            front_html?: string | null;
            /** The back of a postcard, the further pages of a letter */
            back_html?: string | null;
            /** What the API returns as merge_tags; the tags that the artwork uses when absent or null (D114) */
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
            /** A merge_tags object to start from */
            sample: { [key: string]: unknown };
        };
        DataGuideKey: {
            key: string;
            source: "merge_tags" | "recipient";
            /** The ways the creative writes it, such as custom.promo_code */
            expressions: string[];
            required: boolean;
            default: string | null;
            /** The fields of an entry, where the key is a list */
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
            /** When it moves on; null once it is completed */
            next_at: string | null;
        };
        Delivery: {
            id: string;
            webhook_id: string;
            object_id: string;
            event: components["schemas"]["WebhookEventName"];
            status: components["schemas"]["DeliveryStatus"];
            /** When it is attempted; null while another event of the mailing comes first */
            next_at: string | null;
            request: components["schemas"]["DeliveryRequest"];
            /** The last ones, oldest first */
            attempts: components["schemas"]["DeliveryAttempt"][];
        };
        DeliveryAttempt: {
            at: string;
            status: number | null;
            error: string | null;
            timed_out: boolean;
            /** The first bytes of the body */
            response: string | null;
            /** Real time; null on a manual clock */
            duration_ms: number | null;
            fault: components["schemas"]["DeliveryFault"] | null;
            next_at: string | null;
        };
        DeliveryCounts: {
            attempts: number;
            /** Answered with a 200 */
            delivered: number;
            /** Given up after the last retry; a ping after its only attempt */
            failed: number;
            /** Still queued: for a later retry, or for a paused webhook */
            pending: number;
            /** Not queued, because the queue of the webhook was full */
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
            /** The Data Guide's sample when absent */
            merge_tags?: { [key: string]: unknown };
            recipient?: { [key: string]: string | null };
        };
        DueEntry: {
            at: string;
            kind: "mailing" | "delivery" | "data_subject_request";
            id: string;
            /** The state that the mailing leaves, the event, the type of the request */
            what: string;
            /** The recipient, the address of the receiver, the id of the request */
            name: string;
            /** Of a delivery: the recipient of the mailing whose event it is */
            about?: string;
        };
        Error: { error: { name: string; message: string } };
        FaultRule: {
            operation?: components["schemas"]["OperationId"];
            /** Part of the request body, such as a name or an address line, in any case */
            recipient?: string;
            /** How often it triggers at most; without limit when absent */
            times?: number;
            /** Triggers at the n-th match only */
            nth?: number;
            /** Drawn from the seed */
            probability?: number;
            /** Answered in the endpoint's own error shape */
            status?: number;
            message?: string;
            /** Seconds, for the Retry-After header */
            retry_after?: number;
            /** Milliseconds of real time before the response */
            latency?: number;
            /** No response; half a response; none ever */
            connection?: components["schemas"]["ConnectionFault"];
            /** A response whose JSON ends in the middle */
            malformed?: boolean;
            /** The operation is carried out first, and then its response is lost. A status of 400 to 499 contradicts that: a client believes that nothing was done, and repeats a 429 */
            after?: boolean;
            /** For webhook deliveries instead of calls: sent twice, overtaken by the next event of the mailing, signed with another secret */
            delivery?: components["schemas"]["DeliveryFault"];
            /** Of a delivery */
            event?: components["schemas"]["WebhookEventName"];
            /** The id of the webhook that a delivery goes to */
            webhook?: string;
            /** How long reorder waits for another event; 30 days when absent */
            wait_seconds?: number;
        };
        FinishedAttempt: {
            /** The key of the attempt */
            key: string;
            /** The receiver's; only 200 is success (D44) */
            status?: number;
            /** Why there was no response */
            error?: string;
            timed_out?: boolean;
            /** The beginning of the response body */
            response?: string;
        };
        FixtureAudience: {
            /** 1 to 100 of A–Z a–z 0–9 . _ ~ -, not . or .., and not in use; made from the seed when absent */
            id?: string;
            name: string;
            description?: string;
            members?: components["schemas"]["NewMember"][];
        };
        FixtureCampaign: {
            /** 1 to 100 of A–Z a–z 0–9 . _ ~ -, not . or .., and not in use; made from the seed when absent */
            id?: string;
            name: string;
            /** True by default */
            active?: boolean;
            creatives?: components["schemas"]["FixtureCreative"][];
            settings?: components["schemas"]["FixtureCampaignSettings"];
        };
        FixtureCampaignSettings: {
            /** Dollars; unlimited when null (D48) */
            budget?: number | null;
            /** Percent of recipients that get nothing (D49) */
            holdout_percent?: number;
            /** Whether an address may be appended to an e-mail (D46) */
            email_append?: boolean;
            /** Whether the people of Customers (Orders API) are not mailed (D87) */
            suppress_customers?: boolean;
            /** The sender's, line by line, on cards and in a letter's window; none when null */
            return_address?: string[] | null;
            /** Names or ids of audiences of this file (D87) */
            suppression_audiences?: string[];
        };
        FixtureCreative: {
            /** 1 to 100 of A–Z a–z 0–9 . _ ~ -, not . or .., and not in use; made from the seed when absent */
            id?: string;
            name: string;
            /** The format: postcard_4x6, postcard_6x9, postcard_6x11, letter_8.5x11, or a value of your own */
            format: string;
            /** The mail type: first_class, standard, or a value of your own */
            mail_type?: string;
            /** Whether this becomes the campaign's default creative */
            default?: boolean;
            /** True by default */
            active?: boolean;
            /** HTML with Liquid merge tags, at most 256 KiB */
            front_html?: string | null;
            /** The back of a postcard, the further pages of a letter */
            back_html?: string | null;
            /** What the API returns as merge_tags; the tags that the artwork uses when absent or null (D114) */
            merge_tags?: { [key: string]: unknown } | null;
            /** A file beside this one to read it from, instead of writing it here */
            front_html_file?: string;
            /** A file beside this one to read it from, instead of writing it here */
            back_html_file?: string;
        };
        /** Fixtures of the direct-mail mock */
        FixtureFile: {
            /** For editors; not looked at */
            $schema?: string;
            /** What the mock does where the specification is silent */
            settings?: components["schemas"]["SettingsChange"];
            audiences?: components["schemas"]["FixtureAudience"][];
            /** Members of Do Not Mail */
            do_not_mail?: components["schemas"]["NewMember"][];
            /** E-mails and addresses that opt-outs came with before: still suppressed (D102) */
            former_opt_outs?: components["schemas"]["FormerOptOut"][];
            /** What e-mail append finds (D46) */
            append_table?: components["schemas"]["NewAppendEntry"][];
            campaigns?: components["schemas"]["FixtureCampaign"][];
            webhooks?: components["schemas"]["FixtureWebhook"][];
            /** As submitted to the Orders API */
            orders?: components["schemas"]["FixtureOrder"][];
            /** Created when the mock starts: they begin in processing */
            mailings?: components["schemas"]["FixtureMailing"][];
        };
        FixtureMailing: {
            /** 1 to 100 of A–Z a–z 0–9 . _ ~ -, not . or .., and not in use; made from the seed when absent */
            id?: string;
            merge_tags?: unknown | null;
            send_at?: string | null;
            recipient: components["schemas"]["FixtureRecipient"];
            /** The name or id of a campaign of this file */
            campaign: string;
            /** The name or id of one of its creatives */
            creative?: string;
            /** Production by default */
            mode?: "production" | "test";
        };
        FixtureOrder: {
            /** 1 to 100 of A–Z a–z 0–9 . _ ~ -, not . or .., and not in use; made from the seed when absent */
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
            /** 1 to 100 of A–Z a–z 0–9 . _ ~ -, not . or .., and not in use; made from the seed when absent */
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
            /** Rows about people who were there already (D78) */
            existing: number;
            /** The first 1,000 */
            rejected: components["schemas"]["RejectedRow"][];
            /** How many rows were not taken in all */
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
            /** The token's */
            mode: ("production" | "test") | null;
            request_headers: { [key: string]: string };
            request_body: string | null;
            status: number;
            /** Real time, the latency of a fault rule included; null on a manual clock */
            duration_ms: number | null;
            response_headers: { [key: string]: string };
            response_body: string;
            /** Where fields of the body are that the document does not know (D56) */
            unknown_fields: string[];
            /** What the response does not say: those fields, why a token was refused (D15) */
            notes: string[];
            /** What a fault rule did to the connection */
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
            /** As sent, less the clear e-mail; null once erased */
            recipient: components["schemas"]["MailingRecipient"] | null;
            /** Why the address is not deliverable (D68) */
            address_problem: string | null;
            /** Merge tags that its data does not fill; once it was drawn, what could not be drawn as written */
            warnings: components["schemas"]["ArtworkFinding"][];
            updated_at: string;
            mailed_at: string | null;
            history: components["schemas"]["StateChange"][];
            /** When it moves on by itself, and where it may go */
            next: components["schemas"]["NextTransition"] | null;
            /** Where the state diagram lets it go (D06); none at an end */
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
        /** A state of the diagram (D06) */
        MailingState: "append_failed" | "address_invalid" | "suppressed" | "budget_exceeded" | "credit_balance_exceeded" | "processing" | "mailed" | "delivered" | "delivery_exception" | "failed" | "holdout" | "production";
        Member: {
            id: string;
            identifier: string | null;
            email_sha256: string | null;
            /** Standardized (D74) */
            address: components["schemas"]["StoredAddress"] | null;
            /** Why the address is not deliverable (D68) */
            address_problem: string | null;
            /** What an opt-out suppresses beside: e-mails and addresses that it came with before (D102) */
            former: components["schemas"]["FormerEntry"][];
            /** The order of a record of Customers (Orders API) */
            order_id: string | null;
            created_at: string;
        };
        Metadata: { [key: string]: string | number | boolean };
        MockSettings: {
            /** The name of the account (D89) */
            organizationName: string;
            /** What a test token may call (D15) */
            testTokens: "create-mailer-only" | "create-mailer-and-me" | "everywhere";
            /** The status for a missing or wrong token (D17) */
            unauthorizedStatus: 401 | 403;
            /** The token that the address service requires (D18) */
            addressToken: "none" | "production";
            /** The largest request body, in bytes (D23) */
            maxBodyBytes: number;
            /** The most addresses in one batch (D23) */
            maxBatch: number;
            /** Calls per window and token; null is no limit (D24) */
            rateLimit: components["schemas"]["RateLimit"] | null;
            /** Unknown fields in the body of a request (D56) */
            unknownFields: "ignore" | "refuse";
            /** Null for an optional field of a request (D104) */
            nulls: "absent" | "refuse";
            /** The status for an unknown campaign_id or creative_id (D59) */
            unknownReferenceStatus: 400 | 404;
            /** per_page above the maximum of the mailings list (D10) */
            oversizedPage: "clamp" | "refuse";
            /** page and per_page above their maximum in the statistics (D10) */
            oversizedStatsPage: "clamp" | "refuse";
            /** What date_field=updated_at compares (D106) */
            updatedAt: "last-change" | "any-change";
            /** E-mail append for the account; a campaign must allow it too (D46) */
            emailAppend: boolean;
            /** Seconds that a mailing is in each state (D64) */
            durations: components["schemas"]["StateDurations"];
            /** Probabilities of each failure, drawn from the seed (D64) */
            probabilities: components["schemas"]["OutcomeProbabilities"];
            /** Whom a suppression list applies to: a household, or everyone at the address (D36) */
            suppressionMatch: "household" | "address";
            /** Five digits or ZIP+4 (D67) */
            postalCode: "zip5" | "zip4";
            /** Dollars by format, then by mail type, rounded to cents (D40, D107) */
            prices: { [key: string]: { [key: string]: number } };
            /** Dollars left for mail; unlimited when null (D48, D108) */
            creditBalance: number | null;
            /** Seconds after creation until a preview is ready (D41) */
            previewDelays: components["schemas"]["PreviewDelays"];
            /** What submitting an order that exists does (D26) */
            existingOrder: "refuse" | "upsert";
            /** Seconds until a data subject request is in_progress, and from there until completed (D33) */
            privacyTiming: components["schemas"]["PrivacyTiming"];
            /** When a failed delivery is attempted again: baseSeconds × factor^n after attempt n, from 0; at most limit times (D44) */
            webhookRetries: components["schemas"]["WebhookRetries"];
            /** Time-outs in a row after which a webhook is paused (D88) */
            pauseAfterTimeouts: number;
            /** Per webhook: events that may wait, finished ones kept, concurrent attempts (D95) */
            webhookQueue: components["schemas"]["WebhookQueueLimits"];
        };
        NewAppendEntry: {
            /** Kept as a hash only (D73) */
            email?: string;
            email_sha256?: string;
            address_1: string;
            city: string;
            state: string;
            postal_code: string;
            address_2?: string | null;
        };
        NewAudience: {
            /** 1 to 100 of A–Z a–z 0–9 . _ ~ -, not . or .., and not in use; made from the seed when absent */
            id?: string;
            name: string;
            description?: string;
        };
        NewCampaign: {
            /** 1 to 100 of A–Z a–z 0–9 . _ ~ -, not . or .., and not in use; made from the seed when absent */
            id?: string;
            name: string;
            /** True by default */
            active?: boolean;
            creatives?: components["schemas"]["NewCreative"][];
            settings?: components["schemas"]["CampaignSettingsChange"];
        };
        NewCreative: {
            /** 1 to 100 of A–Z a–z 0–9 . _ ~ -, not . or .., and not in use; made from the seed when absent */
            id?: string;
            name: string;
            /** The format: postcard_4x6, postcard_6x9, postcard_6x11, letter_8.5x11, or a value of your own */
            format: string;
            /** The mail type: first_class, standard, or a value of your own */
            mail_type?: string;
            /** Whether this becomes the campaign's default creative */
            default?: boolean;
            /** True by default */
            active?: boolean;
            /** HTML with Liquid merge tags, at most 256 KiB */
            front_html?: string | null;
            /** The back of a postcard, the further pages of a letter */
            back_html?: string | null;
            /** What the API returns as merge_tags; the tags that the artwork uses when absent or null (D114) */
            merge_tags?: { [key: string]: unknown } | null;
        };
        NewImage: {
            /** The address, exactly as the HTML writes it */
            source: string;
            /** The bytes of a PNG, JPEG, GIF, WebP or SVG */
            base64: string;
        };
        NewMember: {
            identifier?: string;
            /** Kept as a hash only (D73) */
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
            /** 1 to 100 of A–Z a–z 0–9 . _ ~ -, not . or .., and not in use; made from the seed when absent */
            id?: string;
            /** An absolute http or https address */
            url?: string;
            /** The key of the signature; made up when absent */
            secret?: string;
            /** True instead of a url: events are fetched by POST /_mock/webhooks/{id}/take */
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
        PausedWebhook: { id: string; reason: "time-outs" | "control"; pending: number };
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
            /** ISO 8601, inclusive; all that are kept when absent */
            since?: string;
        };
        RejectedRow: { line: number; reason: string };
        RemovedCount: { removed: number };
        RemovedSandbox: { id: string };
        ResetOptions: { fixtures?: "empty" | "demo" };
        Sandbox: { id: string; production_token: string; test_token: string };
        SendReport: {
            /** How many were created */
            mailings: number;
            /** Members without an address, or an e-mail that one may be appended to */
            skipped: number;
        };
        SettingsChange: {
            /** The name of the account (D89) */
            organizationName?: string;
            /** What a test token may call (D15) */
            testTokens?: "create-mailer-only" | "create-mailer-and-me" | "everywhere";
            /** The status for a missing or wrong token (D17) */
            unauthorizedStatus?: 401 | 403;
            /** The token that the address service requires (D18) */
            addressToken?: "none" | "production";
            /** The largest request body, in bytes (D23) */
            maxBodyBytes?: number;
            /** The most addresses in one batch (D23) */
            maxBatch?: number;
            /** Calls per window and token; null is no limit (D24) */
            rateLimit?: components["schemas"]["RateLimit"] | null;
            /** Unknown fields in the body of a request (D56) */
            unknownFields?: "ignore" | "refuse";
            /** Null for an optional field of a request (D104) */
            nulls?: "absent" | "refuse";
            /** The status for an unknown campaign_id or creative_id (D59) */
            unknownReferenceStatus?: 400 | 404;
            /** per_page above the maximum of the mailings list (D10) */
            oversizedPage?: "clamp" | "refuse";
            /** page and per_page above their maximum in the statistics (D10) */
            oversizedStatsPage?: "clamp" | "refuse";
            /** What date_field=updated_at compares (D106) */
            updatedAt?: "last-change" | "any-change";
            /** E-mail append for the account; a campaign must allow it too (D46) */
            emailAppend?: boolean;
            durations?: components["schemas"]["StateDurationsChange"];
            probabilities?: components["schemas"]["OutcomeProbabilitiesChange"];
            /** Whom a suppression list applies to: a household, or everyone at the address (D36) */
            suppressionMatch?: "household" | "address";
            /** Five digits or ZIP+4 (D67) */
            postalCode?: "zip5" | "zip4";
            /** Dollars by format, then by mail type, rounded to cents (D40, D107) */
            prices?: { [key: string]: { [key: string]: number } };
            /** Dollars left for mail; unlimited when null (D48, D108) */
            creditBalance?: number | null;
            previewDelays?: components["schemas"]["PreviewDelaysChange"];
            /** What submitting an order that exists does (D26) */
            existingOrder?: "refuse" | "upsert";
            privacyTiming?: components["schemas"]["PrivacyTimingChange"];
            webhookRetries?: components["schemas"]["WebhookRetriesChange"];
            /** Time-outs in a row after which a webhook is paused (D88) */
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
            /** A date, in UTC */
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
            /** Seconds of real time to wait for an event; 0 when absent */
            wait?: number;
        };
        Taken: {
            /** The attempt to make now, the same one until it is finished; null when there was none in time */
            attempt: components["schemas"]["TakenAttempt"] | null;
            /** Events that wait, this one included */
            pending: number;
            /** Events that were lost, because the queue was full */
            dropped: number;
        };
        TakenAttempt: {
            /** The same for the same attempt, whenever it is taken; another one for its retry */
            key: string;
            delivery_id: string;
            object_id: string;
            event: components["schemas"]["WebhookEventName"];
            /** 1 for the first attempt */
            number: number;
            /** How often to send it: 2 where a fault rule doubles deliveries */
            copies: number;
            request: components["schemas"]["TakenRequest"];
        };
        TakenRequest: { headers: { [key: string]: string }; body: string };
        TestEvent: {
            event: components["schemas"]["WebhookEventName"];
            /** The id of a mailing; the newest one, or a made-up id, when absent */
            object_id?: string;
        };
        TimeStep: {
            seconds?: number;
            minutes?: number;
            hours?: number;
            days?: number;
            /** ISO 8601; not before now */
            to?: string;
        };
        Token: { token: string; mode: "production" | "test"; created_at: string };
        UndecidedRecord: {
            subject_request_id: string;
            subject_request_type: "access" | "erasure";
            /** What kind of record it is */
            record: "mailing" | "order" | "member";
            /** The record's own id */
            id: string;
            /** The audience of a member */
            audience: string | null;
            /** As the record writes them; none for a record without a name */
            names: string[];
        };
        Webhook: {
            id: string;
            /** `function:{id}` for a receiver that is a function, `listen:{id}` where events are fetched */
            url: string;
            secret: string;
            created_at: string;
            /** Why it gets nothing but pings (D88) */
            paused: ("time-outs" | "control") | null;
            timeouts_in_row: number;
            /** Events that are queued */
            pending: number;
            /** Of those that are kept */
            delivered: number;
            /** Of those that are kept */
            failed: number;
            /** Events that were lost, because the queue was full */
            dropped: number;
        };
        WebhookChange: {
            /** An absolute http or https address */
            url?: string;
            /** The key of the signature; made up when absent */
            secret?: string;
            paused?: boolean;
        };
        WebhookDay: {
            /** A date, in UTC */
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
            /** Answered with 200 */
            succeeded: number;
            /** Real time; null on a manual clock */
            median_ms: number | null;
            /** Real time; null on a manual clock */
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
            /** Part of the name, company, city, identifier or address */
            to?: string;
            state?: components["schemas"]["MailingState"];
            /** The id of a campaign, or a part of its name */
            campaign?: string;
            /** The beginning of the ZIP code */
            zip?: string;
            /** Leaves out what `to` would find, for each of them */
            not_to?: string[];
            /** Leaves out these states */
            not_state?: components["schemas"]["MailingState"][];
            /** Leaves out these campaigns, by id or a part of the name */
            not_campaign?: string[];
            /** Leaves out ZIP codes that begin so */
            not_zip?: string[];
            /** ISO 8601 */
            created_after?: string;
            /** ISO 8601 */
            created_before?: string;
            /** From 1; everything at once when per_page is absent */
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
            /** The address that creatives name it by */
            source: string;
        };
    };
    getImage: {
        query: {
            /** The address that creatives name it by */
            source: string;
        };
        response: components["schemas"]["NewImage"];
    };
    listAudiences: { response: components["schemas"]["Audience"][] };
    createAudience: { body: components["schemas"]["NewAudience"]; response: components["schemas"]["Audience"] };
    listMembers: {
        params: { id: string };
        query: {
            /** From 1; everything at once when per_page is absent */
            page?: number;
            per_page?: number;
            /** Words that a row must hold, each in any of its texts, in any case */
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
            /** The heading of the column for name, where it is none of: name, full_name, fullname, customer_name */
            name?: string;
            /** The heading of the column for first_name, where it is none of: first_name, firstname, given_name */
            first_name?: string;
            /** The heading of the column for last_name, where it is none of: last_name, lastname, surname, family_name */
            last_name?: string;
            /** The heading of the column for company, where it is none of: company, company_name, organization */
            company?: string;
            /** The heading of the column for address_1, where it is none of: address_1, address1, address, address_line_1, address_line1, street, street_address */
            address_1?: string;
            /** The heading of the column for address_2, where it is none of: address_2, address2, address_line_2, address_line2, apartment, unit */
            address_2?: string;
            /** The heading of the column for city, where it is none of: city, town */
            city?: string;
            /** The heading of the column for state, where it is none of: state, state_name, state_code, st */
            state?: string;
            /** The heading of the column for postal_code, where it is none of: postal_code, postalcode, zip, zip_code, zipcode, postcode */
            postal_code?: string;
            /** The heading of the column for identifier, where it is none of: identifier, customer_id, customerid, external_id, user_id */
            identifier?: string;
            /** The heading of the column for email, where it is none of: email, e_mail, email_address, mail */
            email?: string;
            /** The heading of the column for email_sha256, where it is none of: email_sha256, email_hash, sha256, hashed_email */
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
            /** From 1; everything at once when per_page is absent */
            page?: number;
            per_page?: number;
            /** Words that a row must hold, each in any of its texts, in any case */
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
            /** The id of a mailing */
            object_id?: string;
            /** From 1; everything at once when per_page is absent */
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
            /** Part of the path with its query */
            path?: string;
            /** Part of the request body, in any case */
            body?: string;
            /** The least status, such as 400 for the calls that failed */
            min_status?: number;
            /** From 1; everything at once when per_page is absent */
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
            /** Part of the path with its query */
            path?: string;
            /** Part of the request body, in any case */
            body?: string;
            /** So many of them; 1 when absent */
            count?: number;
            /** The id of an entry: only requests that came after it count */
            after?: string;
            /** Milliseconds of real time; 5000 when absent. Then 504, with the requests that came nearest */
            timeout?: number;
        };
        response: components["schemas"]["JournalEntry"];
    };
    listActivity: {
        query: {
            kind?: components["schemas"]["ActivityKind"];
            /** Leaves one kind out, of the counts too */
            without?: components["schemas"]["ActivityKind"];
            /** What it is counted under, such as the state of a mailing; the counts stay */
            what?: string;
            /** ISO 8601, exclusive */
            after?: string;
            /** ISO 8601, inclusive */
            until?: string;
            /** Only what went wrong */
            failed?: boolean | ("true" | "false");
            /** From 1; everything at once when per_page is absent */
            page?: number;
            per_page?: number;
        };
        response: components["schemas"]["Activity"];
    };
    listAgendaDays: { response: components["schemas"]["AgendaDay"][] };
    getStatistics: {
        query: {
            /** ISO 8601; a bare date is the start of that day */
            start_date?: string;
            /** ISO 8601; a bare date is the whole day */
            end_date?: string;
            /** The id of a campaign: only its mailings */
            campaign?: string;
            /** The id of a creative: only its mailings */
            creative?: string;
        };
        response: components["schemas"]["AccountStatistics"];
    };
    getWebhookStatistics: { params: { id: string }; response: components["schemas"]["WebhookStatistics"] };
    listRevisions: {
        params: { id: string };
        query: {
            /** From 1; everything at once when per_page is absent */
            page?: number;
            per_page?: number;
        };
        response: components["schemas"]["ArtworkRevision"][];
    };
    streamEvents: {
        query: {
            /** The same, for an EventSource, which can set no header */
            sandbox?: string;
        };
        response: string;
    };
    getOpenApi: { response: Record<string, never> };
    getPreview: { params: { mailing_id: string; file: "front.png" | "back.png" | "piece.pdf" }; response: unknown };
    getThumbnail: { params: { creative_id: string }; response: unknown };
}
