// Generated from the mock's control API by "npm run generate". Do not edit.
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountStatistics: {
            /** @description Days on which something happened, oldest first */
            days: {
                /** @description A date, in UTC */
                day: string;
                created: number;
                circulation: number;
                spend: number;
            }[];
            created: number;
            /** @description Where the mailings are that were created in the window */
            states: {
                state: components["schemas"]["MailingState"];
                count: number;
            }[];
            /** @description How many of them ever came to each state */
            reached: {
                state: components["schemas"]["MailingState"];
                count: number;
            }[];
            creatives: {
                campaign_id: string;
                campaign_name: string;
                creative_id: string;
                creative_name: string;
                created: number;
                delivered: number;
                unmailed: number;
                circulation: number;
                spend: number;
            }[];
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
            /**
             * @description No answer; half an answer; none ever
             * @enum {string}
             */
            connection?: "reset" | "cut" | "hang";
            /** @description An answer whose JSON ends in the middle */
            malformed?: boolean;
            /** @description The operation is carried out first, and then its answer is lost */
            after?: boolean;
            /**
             * @description For webhook deliveries instead of calls: sent twice, overtaken by the next event of the mailing, signed with another secret
             * @enum {string}
             */
            delivery?: "duplicate" | "reorder" | "wrong_signature";
            /**
             * @description Of a delivery
             * @enum {string}
             */
            event?: "append_failed" | "address_invalid" | "suppressed" | "budget_exceeded" | "credit_balance_exceeded" | "processing" | "mailed" | "delivered" | "delivery_exception" | "failed" | "holdout" | "ping";
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
            counts: {
                /** @enum {string} */
                kind: "mailing" | "delivery" | "request" | "order" | "member" | "data_subject_request" | "campaign" | "webhook";
                what: string;
                count: number;
                failed: number;
            }[];
            entries: {
                at: string;
                /** @enum {string} */
                kind: "mailing" | "delivery" | "request" | "order" | "member" | "data_subject_request" | "campaign" | "webhook";
                what: string;
                name: string;
                outcome: string;
                failed: boolean;
                id: string;
                /** @description The campaign of a mailing, the webhook of a delivery */
                parent_id: string | null;
            }[];
        };
        AdvanceReport: {
            from: string;
            now: string;
            /** @description Mailings that moved to another state */
            transitions: number;
            /** @description Data subject requests that moved on */
            requests: number;
            deliveries: {
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
            /** @description They get nothing until they are resumed or, after time-outs, a ping succeeds (D88) */
            paused_webhooks: {
                id: string;
                /** @enum {string} */
                reason: "time-outs" | "control";
                pending: number;
            }[];
        };
        AgendaDay: {
            /** @description A date, in UTC */
            day: string;
            groups: {
                /** @enum {string} */
                kind: "mailing" | "delivery" | "data_subject_request";
                /** @description The state that a mailing leaves, the event of a delivery, the type of a request */
                what: string;
                count: number;
                /** @description The first five */
                first: {
                    at: string;
                    id: string;
                    name: string;
                }[];
            }[];
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
            overlays: {
                front: components["schemas"]["ArtworkOverlays"] | null;
                back: components["schemas"]["ArtworkOverlays"] | null;
            };
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
            settings?: {
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
        DataGuide: {
            keys: {
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
            }[];
            problems: string[];
            /** @description A merge_tags object to start from */
            sample: {
                [key: string]: unknown;
            };
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
            /** @enum {string} */
            event: "append_failed" | "address_invalid" | "suppressed" | "budget_exceeded" | "credit_balance_exceeded" | "processing" | "mailed" | "delivered" | "delivery_exception" | "failed" | "holdout" | "ping";
            /** @enum {string} */
            status: "pending" | "delivered" | "failed";
            /** @description When it is attempted; null while another event of the mailing comes first */
            next_at: string | null;
            request: {
                url: string;
                headers: {
                    [key: string]: string;
                };
                body: string;
            };
            /** @description The last ones, oldest first */
            attempts: {
                at: string;
                status: number | null;
                error: string | null;
                timed_out: boolean;
                /** @description The first bytes of the body */
                answer: string | null;
                /** @description Real time; null on a manual clock */
                duration_ms: number | null;
                fault: ("duplicate" | "reorder" | "wrong_signature") | null;
                next_at: string | null;
            }[];
        };
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
            /**
             * @description No answer; half an answer; none ever
             * @enum {string}
             */
            connection?: "reset" | "cut" | "hang";
            /** @description An answer whose JSON ends in the middle */
            malformed?: boolean;
            /** @description The operation is carried out first, and then its answer is lost */
            after?: boolean;
            /**
             * @description For webhook deliveries instead of calls: sent twice, overtaken by the next event of the mailing, signed with another secret
             * @enum {string}
             */
            delivery?: "duplicate" | "reorder" | "wrong_signature";
            /**
             * @description Of a delivery
             * @enum {string}
             */
            event?: "append_failed" | "address_invalid" | "suppressed" | "budget_exceeded" | "credit_balance_exceeded" | "processing" | "mailed" | "delivered" | "delivery_exception" | "failed" | "holdout" | "ping";
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
        /** Fixtures of the direct-mail mock */
        FixtureFile: {
            /** @description For editors; not looked at */
            $schema?: string;
            /** @description What the mock does where the specification is silent */
            settings?: components["schemas"]["SettingsChange"];
            audiences?: {
                /** @description 1 to 100 of A–Z a–z 0–9 . _ ~ -, not . or .., and not in use; made from the seed when absent */
                id?: string;
                name: string;
                description?: string;
                members?: components["schemas"]["NewMember"][];
            }[];
            /** @description Members of Do Not Mail */
            do_not_mail?: components["schemas"]["NewMember"][];
            /** @description E-mails and addresses that opt-outs came with before: still suppressed (D102) */
            former_opt_outs?: {
                email_sha256?: string;
                address_key?: string;
                name?: string;
            }[];
            /** @description What e-mail append finds (D46) */
            append_table?: components["schemas"]["NewAppendEntry"][];
            campaigns?: {
                /** @description 1 to 100 of A–Z a–z 0–9 . _ ~ -, not . or .., and not in use; made from the seed when absent */
                id?: string;
                name: string;
                /** @description True by default */
                active?: boolean;
                creatives?: {
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
                }[];
                settings?: {
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
            }[];
            webhooks?: {
                /** @description 1 to 100 of A–Z a–z 0–9 . _ ~ -, not . or .., and not in use; made from the seed when absent */
                id?: string;
                url: string;
                secret?: string;
            }[];
            /** @description As submitted to the Orders API */
            orders?: {
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
            }[];
            /** @description Created when the mock starts: they begin in processing */
            mailings?: {
                /** @description 1 to 100 of A–Z a–z 0–9 . _ ~ -, not . or .., and not in use; made from the seed when absent */
                id?: string;
                merge_tags?: unknown | null;
                send_at?: string | null;
                recipient: {
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
                /** @description The name or id of a campaign of this file */
                campaign: string;
                /** @description The name or id of one of its creatives */
                creative?: string;
                /**
                 * @description Production by default
                 * @enum {string}
                 */
                mode?: "production" | "test";
            }[];
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
            rejected: {
                line: number;
                reason: string;
            }[];
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
            fault: {
                latency?: number;
                /** @enum {string} */
                connection?: "reset" | "cut" | "hang";
            } | null;
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
            recipient: {
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
            } | null;
            /** @description Why the address is not deliverable (D68) */
            address_problem: string | null;
            /** @description Merge tags that its data does not fill; once it was drawn, what could not be drawn as written */
            warnings: components["schemas"]["ArtworkFinding"][];
            updated_at: string;
            mailed_at: string | null;
            history: {
                state: components["schemas"]["MailingState"];
                at: string;
                cause: string;
            }[];
            /** @description When it moves on by itself, and where it may go */
            next: {
                at: string;
                states: components["schemas"]["MailingState"][];
            } | null;
            /** @description Where the state diagram lets it go (D06); none at an end */
            possible_states: components["schemas"]["MailingState"][];
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
            former: {
                email_sha256: string | null;
                address_key: string | null;
                name: string | null;
            }[];
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
            rateLimit: {
                limit: number;
                windowSeconds: number;
                operations?: components["schemas"]["OperationId"][];
            } | null;
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
            durations: {
                processing: number;
                production: number;
                mailed: number;
                delivery_exception: number;
            };
            /** @description Drawn from the seed (D64) */
            probabilities: {
                failed: number;
                productionFailed: number;
                deliveryException: number;
                deliveryFailed: number;
            };
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
            previewDelays: {
                png: number;
                pdf: number;
            };
            /**
             * @description D26
             * @enum {string}
             */
            existingOrder: "refuse" | "upsert";
            /** @description D33 */
            privacyTiming: {
                inProgress: number;
                completed: number;
            };
            /** @description D44 */
            webhookRetries: {
                baseSeconds: number;
                factor: number;
                limit: number;
            };
            /** @description D88 */
            pauseAfterTimeouts: number;
            /** @description Per webhook: events that may wait, finished ones that are kept, attempts at the same time */
            webhookQueue: {
                limit: number;
                kept: number;
                concurrency: number;
            };
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
            settings?: {
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
            address?: {
                name?: string;
                company?: string;
                address_1: string;
                address_2?: string;
                city?: string;
                state?: string;
                postal_code: string;
            };
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
        /** @enum {string} */
        OperationId: "getOrganization" | "listCampaigns" | "getCampaign" | "listCreatives" | "listCampaignMailings" | "createMailing" | "getMailing" | "createOrder" | "updateOrder" | "deleteOrder" | "createAudienceMember" | "listAudiences" | "createDataSubjectRequest" | "getDataSubjectRequest" | "listCampaignStats" | "getCampaignStats" | "standardizeAddress" | "standardizeAddresses";
        Order: {
            id: string;
            order_id: string;
            order_date: string;
            currency: string;
            total: number | null;
            customer: {
                id: string | null;
                email_sha256: string | null;
            };
            metadata: components["schemas"]["Metadata"];
            order_items: {
                identifier: string;
                description?: string | null;
                quantity?: number | null;
                total: number;
                price?: number | null;
                category?: string[] | null;
                metadata?: components["schemas"]["Metadata"] | null;
            }[];
            shipping_address: components["schemas"]["StoredAddress"] | null;
            billing_address: components["schemas"]["StoredAddress"] | null;
            created_at: string;
            updated_at: string;
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
            rateLimit?: {
                limit: number;
                windowSeconds: number;
                operations?: components["schemas"]["OperationId"][];
            } | null;
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
            durations?: {
                processing?: number;
                production?: number;
                mailed?: number;
                delivery_exception?: number;
            };
            probabilities?: {
                failed?: number;
                productionFailed?: number;
                deliveryException?: number;
                deliveryFailed?: number;
            };
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
            previewDelays?: {
                png?: number;
                pdf?: number;
            };
            /**
             * @description D26
             * @enum {string}
             */
            existingOrder?: "refuse" | "upsert";
            privacyTiming?: {
                inProgress?: number;
                completed?: number;
            };
            webhookRetries?: {
                baseSeconds?: number;
                factor?: number;
                limit?: number;
            };
            /** @description D88 */
            pauseAfterTimeouts?: number;
            webhookQueue?: {
                limit?: number;
                kept?: number;
                concurrency?: number;
            };
        };
        /** @description A rectangle on the trimmed sheet, in inches from its top left corner */
        SheetBox: {
            left: number;
            top: number;
            width: number;
            height: number;
        };
        Snapshot: Record<string, never>;
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
        Taken: {
            /** @description The attempt to make now, the same one until it is finished; null when there was none in time */
            attempt: {
                /** @description The same for the same attempt, whenever it is taken; another one for its retry */
                key: string;
                delivery_id: string;
                object_id: string;
                /** @enum {string} */
                event: "append_failed" | "address_invalid" | "suppressed" | "budget_exceeded" | "credit_balance_exceeded" | "processing" | "mailed" | "delivered" | "delivery_exception" | "failed" | "holdout" | "ping";
                /** @description 1 for the first attempt */
                number: number;
                /** @description How often to send it: 2 where a fault rule doubles deliveries */
                copies: number;
                request: {
                    headers: {
                        [key: string]: string;
                    };
                    body: string;
                };
            } | null;
            /** @description Events that wait, this one included */
            pending: number;
            /** @description Events that were lost, because the queue was full */
            dropped: number;
        };
        TestEvent: {
            /** @enum {string} */
            event: "append_failed" | "address_invalid" | "suppressed" | "budget_exceeded" | "credit_balance_exceeded" | "processing" | "mailed" | "delivered" | "delivery_exception" | "failed" | "holdout" | "ping";
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
        WebhookStatistics: {
            attempts: number;
            /** @description Answered with 200 */
            succeeded: number;
            /** @description Real time; null on a manual clock */
            median_ms: number | null;
            /** @description Real time; null on a manual clock */
            p95_ms: number | null;
            days: {
                /** @description A date, in UTC */
                day: string;
                succeeded: number;
                failed: number;
            }[];
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
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getClock: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockState"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    advanceClock: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeStep"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvanceReport"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    sleepClock: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    milliseconds: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockState"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listAgenda: {
        parameters: {
            query?: {
                limit?: number;
            };
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DueEntry"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listTokens: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewToken"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path: {
                /** @description The id of the row */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    reset: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    fixtures?: "empty" | "demo";
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getSnapshot: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    putSnapshot: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Snapshot"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockState"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getFixtures: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FixtureFile"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    putFixtures: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FixtureFile"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockState"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listSandboxes: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sandbox"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    createSandbox: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSandbox"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sandbox"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    removeSandbox: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path: {
                /** @description The id of the row */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The id of the row */
                        id: string;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MockSettings"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    changeSettings: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsChange"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MockSettings"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listCampaigns: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    createCampaign: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCampaign"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getCampaign: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path: {
                /** @description The id of the row */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    changeCampaign: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path: {
                /** @description The id of the row */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignChange"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    createCreative: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path: {
                /** @description The id of the row */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCreative"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Creative"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getCreative: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path: {
                /** @description The id of the row */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Creative"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    changeCreative: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path: {
                /** @description The id of the row */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreativeChange"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Creative"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getDataGuide: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path: {
                /** @description The id of the row */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataGuide"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    previewArtwork: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftArtwork"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArtworkPreview"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    checkArtwork: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckedArtwork"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArtworkCheck"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listMailings: {
        parameters: {
            query?: {
                /** @description Part of the name, company, city, identifier or address */
                to?: string;
                state?: "append_failed" | "address_invalid" | "suppressed" | "budget_exceeded" | "credit_balance_exceeded" | "processing" | "mailed" | "delivered" | "delivery_exception" | "failed" | "holdout" | "production";
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
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mailing"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getMailing: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path: {
                /** @description The id of the row */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mailing"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    transitionMailing: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path: {
                /** @description The id of the row */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    state: components["schemas"]["MailingState"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mailing"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listImages: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Image"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    registerImage: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewImage"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Image"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    removeImage: {
        parameters: {
            query: {
                /** @description The address that creatives name it by */
                source: string;
            };
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listAudiences: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Audience"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    createAudience: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAudience"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Audience"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /** @description From 1; everything at once when per_page is absent */
                page?: number;
                per_page?: number;
            };
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path: {
                /** @description The id of the row */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    addMember: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path: {
                /** @description The id of the row */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMember"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    importMembers: {
        parameters: {
            query?: {
                /** @description The heading of the column for name, where it is none of: name, full_name, fullname */
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
                /** @description The heading of the column for state, where it is none of: state, state_name, state_code */
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
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path: {
                /** @description The id of the row */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    sendCampaign: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path: {
                /** @description The id of the row */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    audience_id: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendReport"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listAppendTable: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppendEntry"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    addToAppendTable: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAppendEntry"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppendEntry"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    removeFromAppendTable: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path: {
                /** @description The id of the row */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description From 1; everything at once when per_page is absent */
                page?: number;
                per_page?: number;
            };
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listDataSubjectRequests: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataSubjectRequest"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listUndecidedRecords: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndecidedRecord"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWebhook"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path: {
                /** @description The id of the row */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    removeWebhook: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path: {
                /** @description The id of the row */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    changeWebhook: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path: {
                /** @description The id of the row */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookChange"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    pingWebhook: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path: {
                /** @description The id of the row */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    sendTestEvent: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path: {
                /** @description The id of the row */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestEvent"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                status?: "pending" | "delivered" | "failed";
                event?: "append_failed" | "address_invalid" | "suppressed" | "budget_exceeded" | "credit_balance_exceeded" | "processing" | "mailed" | "delivered" | "delivery_exception" | "failed" | "holdout" | "ping";
                /** @description The id of a mailing */
                object_id?: string;
                /** @description From 1; everything at once when per_page is absent */
                page?: number;
                per_page?: number;
            };
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path: {
                /** @description The id of the row */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    redeliver: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path: {
                /** @description The id of the row */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    redeliverFailed: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path: {
                /** @description The id of the row */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description ISO 8601, inclusive; all that are kept when absent */
                    since?: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    takeAttempt: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path: {
                /** @description The id of the row */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Seconds of real time to wait for an event; 0 when absent */
                    wait?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Taken"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    finishAttempt: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path: {
                /** @description The id of the row */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinishedAttempt"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listFaults: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveFaultRule"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    addFault: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaultRule"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveFaultRule"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    clearFaults: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        removed: number;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    removeFault: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path: {
                /** @description The id of the row */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listRequests: {
        parameters: {
            query?: {
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
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalEntry"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    waitForRequest: {
        parameters: {
            query?: {
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
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalEntry"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listActivity: {
        parameters: {
            query?: {
                kind?: "mailing" | "delivery" | "request" | "order" | "member" | "data_subject_request" | "campaign" | "webhook";
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
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listAgendaDays: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgendaDay"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getStatistics: {
        parameters: {
            query?: {
                /** @description ISO 8601; a bare date is the start of that day */
                start_date?: string;
                /** @description ISO 8601; a bare date is the whole day */
                end_date?: string;
            };
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountStatistics"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getWebhookStatistics: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path: {
                /** @description The id of the row */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookStatistics"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listRevisions: {
        parameters: {
            query?: {
                /** @description From 1; everything at once when per_page is absent */
                page?: number;
                per_page?: number;
            };
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path: {
                /** @description The id of the row */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArtworkRevision"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    streamEvents: {
        parameters: {
            query?: {
                /** @description The same, for an EventSource, which can set no header */
                sandbox?: string;
            };
            header?: {
                "X-Mock-Sandbox"?: components["parameters"]["Sandbox"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream. The data of hello is an object with sandbox and now; of change an array of Change; of request an object with the id of the journal entry, its operation and status */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            503: components["responses"]["Refused"];
            "4XX": components["responses"]["Refused"];
        };
    };
    getOpenApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OpenAPI 3.1 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    getPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mailing_id: string;
                file: "front.png" | "back.png" | "piece.pdf";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture, 600 px wide, or the PDF */
            200: {
                headers: {
                    /** @description What drew it */
                    "X-Mock-Renderer"?: "takumi" | "chromium";
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                    "application/pdf": unknown;
                };
            };
            /** @description Not there yet; for a piece that is never printed, and the back of a letter, for ever (D41, D42, D71) */
            202: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No such mailing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description 30 days after creation, or the recipient was erased (D35, D41) */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The package @direct-mail/previews, or the Chromium that was asked for, is not here; the message says what to do */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                creative_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    /** @description What drew it */
                    "X-Mock-Renderer"?: "takumi" | "chromium";
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                };
            };
            /** @description No such creative */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The package @direct-mail/previews, or the Chromium that was asked for, is not here; the message says what to do */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
