// Generated from the mock's control API by "npm run generate". Do not edit.
export interface paths {
    "/_mock/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the mock is ready */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Empty the account and start again from a fixture, by default the one it was started with */
        post: operations["reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account's time */
        get: operations["getClock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move the time on; answers when everything that came due has run */
        post: operations["advanceClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/clock/sleep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer so many milliseconds later in the account's time: a manual clock is moved on by that, and sleepers wait their turn */
        post: operations["sleepClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/agenda": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What falls due next, soonest first */
        get: operations["listAgenda"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tokens of the account (D14) */
        get: operations["listTokens"];
        put?: never;
        /** Make a token; any text will do, and one is made up when absent (D14) */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke a token: calls with it are unauthorized from now on (D14) */
        delete: operations["revokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account as one JSON document, up to 100000 rows; without the journal (D86) */
        get: operations["getSnapshot"];
        /** Put the account back to a snapshot, its time included */
        put: operations["putSnapshot"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/sandboxes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The accounts of this mock; the first is the one without an id on control calls */
        get: operations["listSandboxes"];
        put?: never;
        /** A new, separate account, so that parallel suites share one server */
        post: operations["createSandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/sandboxes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a sandbox and all that is in it */
        delete: operations["removeSandbox"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the mock does where the specification is silent */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change some of it; a group such as durations is merged */
        patch: operations["changeSettings"];
        trace?: never;
    };
    "/_mock/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All campaigns, the inactive ones too, oldest first */
        get: operations["listCampaigns"];
        put?: never;
        /** Create a campaign, with its creatives if you like */
        post: operations["createCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/campaigns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One campaign with its settings and creatives */
        get: operations["getCampaign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the name, the settings, or whether the campaign is active */
        patch: operations["changeCampaign"];
        trace?: never;
    };
    "/_mock/campaigns/{id}/creatives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a creative to a campaign */
        post: operations["createCreative"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/creatives/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One creative with its artwork */
        get: operations["getCreative"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a creative; changed artwork is a new revision, and mailings keep the one they were made with */
        patch: operations["changeCreative"];
        trace?: never;
    };
    "/_mock/creatives/{id}/data-guide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The keys that a creative needs, found in its artwork */
        get: operations["getDataGuide"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/artwork/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Draw artwork that is not saved, with its Data Guide */
        post: operations["previewArtwork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/mailings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mailings of all campaigns, newest first, searched by the recipient, state, campaign, ZIP or time */
        get: operations["listMailings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/mailings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One mailing with its recipient as sent, its history and what comes next */
        get: operations["getMailing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/mailings/{id}/transition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move a mailing to another state, as far as the state diagram allows it (409 otherwise) */
        post: operations["transitionMailing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pictures that are registered for creatives */
        get: operations["listImages"];
        put?: never;
        /** Register a picture under the address that creatives name it by: the mock fetches nothing from elsewhere */
        post: operations["registerImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/audiences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All audiences, oldest first */
        get: operations["listAudiences"];
        put?: never;
        /** Create an audience */
        post: operations["createAudience"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/audiences/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The members of an audience, newest first */
        get: operations["listMembers"];
        put?: never;
        /** Add one person by hand; who is there already keeps the record that exists (D78) */
        post: operations["addMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/audiences/{id}/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a CSV file: the good rows are taken, the bad ones reported by line */
        post: operations["importMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/campaigns/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail an audience once: one mailing for every member that can be mailed (D80) */
        post: operations["sendCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/append-table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The addresses that e-mails are known to belong to (D46) */
        get: operations["listAppendTable"];
        put?: never;
        /** Say where the owner of an e-mail lives: what e-mail append finds (D46). The same e-mail again is replaced */
        post: operations["addToAppendTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The orders, newest first */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/data-subject-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The data subject requests, newest first */
        get: operations["listDataSubjectRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/data-subject-requests/undecided": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Records that may be of the person whom a completed request meant, and that nothing decides: they stay (D101) */
        get: operations["listUndecidedRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The webhooks of the account, at most ten */
        get: operations["listWebhooks"];
        put?: never;
        /** Set up a webhook, which is pinged; the eleventh is refused (409) */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One webhook */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /** Remove a webhook with all its deliveries */
        delete: operations["removeWebhook"];
        options?: never;
        head?: never;
        /** Change address or secret, pause, or go on after a pause; what is queued goes to the new address */
        patch: operations["changeWebhook"];
        trace?: never;
    };
    "/_mock/webhooks/{id}/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a ping: once, without a retry; one that succeeds ends a pause by time-outs (D43, D88) */
        post: operations["pingWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The deliveries of a webhook with their attempts, newest first */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/deliveries/{id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a delivery once more: a finished one on a new schedule, a waiting one at once */
        post: operations["redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/webhooks/{id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send every event again that failed since a moment, in the order in which they occurred */
        post: operations["redeliverFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The fault rules in their order, with how often each matched and struck */
        get: operations["listFaults"];
        put?: never;
        /** Add a fault rule */
        post: operations["addFault"];
        /** Remove every fault rule */
        delete: operations["clearFaults"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The request journal, newest first, tokens and e-mails masked */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/requests/wait": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest request that matches, as soon as there is one: of those in the journal, or the next to come */
        get: operations["waitForRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/previews/{mailing_id}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A preview of a mailing: what front_url, back_url and pdf_url point at */
        get: operations["getPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/previews/creatives/{creative_id}/thumbnail.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What thumbnail_url of a creative points at: its front, 300 px wide */
        get: operations["getThumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
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
                "X-Mock-Sandbox"?: string;
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
                        /** @constant */
                        status: "ok";
                        version: string;
                        now: string;
                        sandbox: string;
                    };
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    reset: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
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
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    getClock: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
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
                        now: string;
                        /** @description real, manual, or a speed such as 60x */
                        mode: string;
                    };
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    advanceClock: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    seconds?: number;
                    minutes?: number;
                    hours?: number;
                    days?: number;
                    /** @description ISO 8601; not before now */
                    to?: string;
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
                    "application/json": {
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
                        readonly paused_webhooks: {
                            id: string;
                            /** @enum {string} */
                            reason: "time-outs" | "control";
                            pending: number;
                        }[];
                    };
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    sleepClock: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
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
                    "application/json": {
                        now: string;
                        /** @description real, manual, or a speed such as 60x */
                        mode: string;
                    };
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    listAgenda: {
        parameters: {
            query?: {
                limit?: number;
            };
            header?: {
                "X-Mock-Sandbox"?: string;
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
                        at: string;
                        kind: string;
                        id: string;
                    }[];
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    listTokens: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
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
                        token: string;
                        /** @enum {string} */
                        mode: "production" | "test";
                        created_at: string;
                    }[];
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token?: string;
                    /** @enum {string} */
                    mode: "production" | "test";
                };
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                        /** @enum {string} */
                        mode: "production" | "test";
                        created_at: string;
                    };
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
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
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    getSnapshot: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
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
                    "application/json": Record<string, never>;
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    putSnapshot: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        now: string;
                        /** @description real, manual, or a speed such as 60x */
                        mode: string;
                    };
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    listSandboxes: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
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
                        id: string;
                        production_token: string;
                        test_token: string;
                    }[];
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    createSandbox: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id?: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        production_token: string;
                        test_token: string;
                    };
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    removeSandbox: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
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
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
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
                            operations?: ("getOrganization" | "listCampaigns" | "getCampaign" | "listCreatives" | "listCampaignMailings" | "createMailing" | "getMailing" | "createOrder" | "updateOrder" | "deleteOrder" | "createAudienceMember" | "listAudiences" | "createDataSubjectRequest" | "getDataSubjectRequest" | "listCampaignStats" | "getCampaignStats" | "standardizeAddress" | "standardizeAddresses")[];
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
                        chances: {
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
                        /** @description Dollars by format, then by mail type (D40) */
                        prices: {
                            [key: string]: {
                                [key: string]: number;
                            };
                        };
                        /** @description Dollars; unlimited when null (D48) */
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
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    changeSettings: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
                        operations?: ("getOrganization" | "listCampaigns" | "getCampaign" | "listCreatives" | "listCampaignMailings" | "createMailing" | "getMailing" | "createOrder" | "updateOrder" | "deleteOrder" | "createAudienceMember" | "listAudiences" | "createDataSubjectRequest" | "getDataSubjectRequest" | "listCampaignStats" | "getCampaignStats" | "standardizeAddress" | "standardizeAddresses")[];
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
                    chances?: {
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
                    /** @description Dollars by format, then by mail type (D40) */
                    prices?: {
                        [key: string]: {
                            [key: string]: number;
                        };
                    };
                    /** @description Dollars; unlimited when null (D48) */
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
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
                            operations?: ("getOrganization" | "listCampaigns" | "getCampaign" | "listCreatives" | "listCampaignMailings" | "createMailing" | "getMailing" | "createOrder" | "updateOrder" | "deleteOrder" | "createAudienceMember" | "listAudiences" | "createDataSubjectRequest" | "getDataSubjectRequest" | "listCampaignStats" | "getCampaignStats" | "standardizeAddress" | "standardizeAddresses")[];
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
                        chances: {
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
                        /** @description Dollars by format, then by mail type (D40) */
                        prices: {
                            [key: string]: {
                                [key: string]: number;
                            };
                        };
                        /** @description Dollars; unlimited when null (D48) */
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
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    listCampaigns: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
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
                        id: string;
                        name: string;
                        active: boolean;
                        created_at: string;
                        settings: {
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
                        };
                        creatives: {
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
                            thumbnail_url: string;
                            created_at: string;
                        }[];
                    }[];
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    createCampaign: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @description True by default */
                    active?: boolean;
                    creatives?: {
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
                    }[];
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
                    };
                };
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                        active: boolean;
                        created_at: string;
                        settings: {
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
                        };
                        creatives: {
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
                            thumbnail_url: string;
                            created_at: string;
                        }[];
                    };
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    getCampaign: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
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
                        id: string;
                        name: string;
                        active: boolean;
                        created_at: string;
                        settings: {
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
                        };
                        creatives: {
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
                            thumbnail_url: string;
                            created_at: string;
                        }[];
                    };
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    changeCampaign: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
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
                    };
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
                    "application/json": {
                        id: string;
                        name: string;
                        active: boolean;
                        created_at: string;
                        settings: {
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
                        };
                        creatives: {
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
                            thumbnail_url: string;
                            created_at: string;
                        }[];
                    };
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    createCreative: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
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
                };
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
                        thumbnail_url: string;
                        created_at: string;
                    };
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    getCreative: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
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
                        thumbnail_url: string;
                        created_at: string;
                    };
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    changeCreative: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
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
                    "application/json": {
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
                        thumbnail_url: string;
                        created_at: string;
                    };
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    getDataGuide: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
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
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    previewArtwork: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A PNG as a data: URL; null for the back of a letter */
                        front: string | null;
                        /** @description A PNG as a data: URL; null for the back of a letter */
                        back: string | null;
                        /** @description What could not be drawn as written */
                        warnings: string[];
                        data_guide: {
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
                    };
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    listMailings: {
        parameters: {
            query?: {
                /** @description Part of the name, company, city, identifier or address */
                to?: string;
                state?: string;
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
                "X-Mock-Sandbox"?: string;
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
                        id: string;
                        campaign_id: string;
                        creative_id: string;
                        merge_tags: {
                            [key: string]: unknown;
                        } | null;
                        state: string;
                        front_url: string;
                        back_url: string;
                        pdf_url: string;
                        total_cost: string;
                        address: {
                            name: string;
                            company: string | null;
                            address_1: string;
                            address_2: string;
                            city: string;
                            state_name: string;
                            postal_code: string;
                        } | null;
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
                        updated_at: string;
                        mailed_at: string | null;
                        history: {
                            state: string;
                            at: string;
                            cause: string;
                        }[];
                        /** @description When it moves on by itself, and where it may go */
                        next: {
                            at: string;
                            states: string[];
                        } | null;
                        /** @description Where the state diagram lets it go (D06); none at an end */
                        possible_states: ("append_failed" | "address_invalid" | "suppressed" | "budget_exceeded" | "credit_balance_exceeded" | "processing" | "mailed" | "delivered" | "delivery_exception" | "failed" | "holdout" | "production")[];
                    }[];
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    getMailing: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
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
                        id: string;
                        campaign_id: string;
                        creative_id: string;
                        merge_tags: {
                            [key: string]: unknown;
                        } | null;
                        state: string;
                        front_url: string;
                        back_url: string;
                        pdf_url: string;
                        total_cost: string;
                        address: {
                            name: string;
                            company: string | null;
                            address_1: string;
                            address_2: string;
                            city: string;
                            state_name: string;
                            postal_code: string;
                        } | null;
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
                        updated_at: string;
                        mailed_at: string | null;
                        history: {
                            state: string;
                            at: string;
                            cause: string;
                        }[];
                        /** @description When it moves on by itself, and where it may go */
                        next: {
                            at: string;
                            states: string[];
                        } | null;
                        /** @description Where the state diagram lets it go (D06); none at an end */
                        possible_states: ("append_failed" | "address_invalid" | "suppressed" | "budget_exceeded" | "credit_balance_exceeded" | "processing" | "mailed" | "delivered" | "delivery_exception" | "failed" | "holdout" | "production")[];
                    };
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    transitionMailing: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
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
                    /**
                     * @description A state of the diagram (D06)
                     * @enum {string}
                     */
                    state: "append_failed" | "address_invalid" | "suppressed" | "budget_exceeded" | "credit_balance_exceeded" | "processing" | "mailed" | "delivered" | "delivery_exception" | "failed" | "holdout" | "production";
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
                    "application/json": {
                        id: string;
                        campaign_id: string;
                        creative_id: string;
                        merge_tags: {
                            [key: string]: unknown;
                        } | null;
                        state: string;
                        front_url: string;
                        back_url: string;
                        pdf_url: string;
                        total_cost: string;
                        address: {
                            name: string;
                            company: string | null;
                            address_1: string;
                            address_2: string;
                            city: string;
                            state_name: string;
                            postal_code: string;
                        } | null;
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
                        updated_at: string;
                        mailed_at: string | null;
                        history: {
                            state: string;
                            at: string;
                            cause: string;
                        }[];
                        /** @description When it moves on by itself, and where it may go */
                        next: {
                            at: string;
                            states: string[];
                        } | null;
                        /** @description Where the state diagram lets it go (D06); none at an end */
                        possible_states: ("append_failed" | "address_invalid" | "suppressed" | "budget_exceeded" | "credit_balance_exceeded" | "processing" | "mailed" | "delivered" | "delivery_exception" | "failed" | "holdout" | "production")[];
                    };
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    listImages: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
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
                        source: string;
                        bytes: number;
                    }[];
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    registerImage: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The address, exactly as the HTML writes it */
                    source: string;
                    /** @description The bytes of a PNG, JPEG, GIF, WebP or SVG */
                    base64: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        source: string;
                        bytes: number;
                    };
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    listAudiences: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
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
                        id: string;
                        name: string;
                        description: string;
                        /**
                         * @description Customers (Orders API) and Do Not Mail are special (D76)
                         * @enum {string}
                         */
                        kind: "list" | "customers" | "do_not_mail";
                        member_count: number;
                    }[];
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    createAudience: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    description?: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
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
                "X-Mock-Sandbox"?: string;
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
                        id: string;
                        identifier: string | null;
                        email_sha256: string | null;
                        /** @description Standardized (D74) */
                        address: {
                            name: string | null;
                            company: string | null;
                            address_1: string;
                            address_2: string;
                            city: string;
                            state_name: string;
                            postal_code: string;
                            country: string;
                        } | null;
                        /** @description Why the address is not deliverable (D68) */
                        address_problem: string | null;
                        /** @description The order of a record of Customers (Orders API) */
                        order_id: string | null;
                        created_at: string;
                    }[];
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    addMember: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
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
                    identifier?: string;
                    /** @description Kept as a hash alone (D73) */
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
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        identifier: string | null;
                        email_sha256: string | null;
                        /** @description Standardized (D74) */
                        address: {
                            name: string | null;
                            company: string | null;
                            address_1: string;
                            address_2: string;
                            city: string;
                            state_name: string;
                            postal_code: string;
                            country: string;
                        } | null;
                        /** @description Why the address is not deliverable (D68) */
                        address_problem: string | null;
                        /** @description The order of a record of Customers (Orders API) */
                        order_id: string | null;
                        created_at: string;
                    };
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    importMembers: {
        parameters: {
            query?: {
                /** @description The heading of the column for name, where it is called otherwise */
                name?: string;
                /** @description The heading of the column for first_name, where it is called otherwise */
                first_name?: string;
                /** @description The heading of the column for last_name, where it is called otherwise */
                last_name?: string;
                /** @description The heading of the column for company, where it is called otherwise */
                company?: string;
                /** @description The heading of the column for address_1, where it is called otherwise */
                address_1?: string;
                /** @description The heading of the column for address_2, where it is called otherwise */
                address_2?: string;
                /** @description The heading of the column for city, where it is called otherwise */
                city?: string;
                /** @description The heading of the column for state, where it is called otherwise */
                state?: string;
                /** @description The heading of the column for postal_code, where it is called otherwise */
                postal_code?: string;
                /** @description The heading of the column for identifier, where it is called otherwise */
                identifier?: string;
                /** @description The heading of the column for email, where it is called otherwise */
                email?: string;
                /** @description The heading of the column for email_sha256, where it is called otherwise */
                email_sha256?: string;
            };
            header?: {
                "X-Mock-Sandbox"?: string;
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
                    "application/json": {
                        added: number;
                        /** @description Rows about people who were there already (D78) */
                        existing: number;
                        readonly rejected: {
                            line: number;
                            reason: string;
                        }[];
                        readonly ignored_columns: string[];
                    };
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    sendCampaign: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
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
                    "application/json": {
                        /** @description How many were made */
                        mailings: number;
                        /** @description Members without an address, or an e-mail that one may be appended to */
                        skipped: number;
                    };
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    listAppendTable: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
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
                        email_sha256: string;
                        address_1: string;
                        address_2: string | null;
                        city: string;
                        state: string;
                        postal_code: string;
                    }[];
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    addToAppendTable: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Kept as a hash alone (D73) */
                    email?: string;
                    email_sha256?: string;
                    address_1: string;
                    address_2?: string | null;
                    city: string;
                    state: string;
                    postal_code: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email_sha256: string;
                        address_1: string;
                        address_2: string | null;
                        city: string;
                        state: string;
                        postal_code: string;
                    };
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
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
                "X-Mock-Sandbox"?: string;
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
                        id: string;
                        order_id: string;
                        order_date: string;
                        currency: string;
                        total: number | null;
                        customer: {
                            id: string | null;
                            email_sha256: string | null;
                        };
                        metadata: {
                            [key: string]: string | number | boolean;
                        };
                        order_items: {
                            identifier: string;
                            description?: string | null;
                            quantity?: number | null;
                            total: number;
                            price?: number | null;
                            category?: string[] | null;
                            metadata?: {
                                [key: string]: string | number | boolean;
                            } | null;
                        }[];
                        shipping_address: {
                            name: string | null;
                            company: string | null;
                            address_1: string;
                            address_2: string;
                            city: string;
                            state_name: string;
                            postal_code: string;
                            country: string;
                        } | null;
                        billing_address: {
                            name: string | null;
                            company: string | null;
                            address_1: string;
                            address_2: string;
                            city: string;
                            state_name: string;
                            postal_code: string;
                            country: string;
                        } | null;
                        created_at: string;
                        updated_at: string;
                    }[];
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    listDataSubjectRequests: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
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
                    }[];
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    listUndecidedRecords: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
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
                    }[];
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
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
                        id: string;
                        /** @description `function:{id}` for a receiver that is a function */
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
                    }[];
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description An absolute http or https address */
                    url?: string;
                    /** @description The key of the signature; made up when absent */
                    secret?: string;
                    receiver?: unknown;
                };
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** @description `function:{id}` for a receiver that is a function */
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
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
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
                        id: string;
                        /** @description `function:{id}` for a receiver that is a function */
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
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    removeWebhook: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
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
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    changeWebhook: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
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
                    /** @description An absolute http or https address */
                    url?: string;
                    /** @description The key of the signature; made up when absent */
                    secret?: string;
                    paused?: boolean;
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
                    "application/json": {
                        id: string;
                        /** @description `function:{id}` for a receiver that is a function */
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
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    pingWebhook: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
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
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
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
                "X-Mock-Sandbox"?: string;
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
                    }[];
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    redeliver: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
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
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    redeliverFailed: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
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
                    "application/json": {
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
                    }[];
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    listFaults: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
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
                        /** @enum {string} */
                        operation?: "getOrganization" | "listCampaigns" | "getCampaign" | "listCreatives" | "listCampaignMailings" | "createMailing" | "getMailing" | "createOrder" | "updateOrder" | "deleteOrder" | "createAudienceMember" | "listAudiences" | "createDataSubjectRequest" | "getDataSubjectRequest" | "listCampaignStats" | "getCampaignStats" | "standardizeAddress" | "standardizeAddresses";
                        /** @description Part of the request body, such as a name or an address line, in any case */
                        recipient?: string;
                        /** @description How often it strikes; without end when absent */
                        times?: number;
                        /** @description Strikes the n-th matching call only */
                        nth?: number;
                        /** @description Drawn from the seed */
                        chance?: number;
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
                        /** @description Calls that the rule matched */
                        matched: number;
                        /** @description Calls that it made go wrong */
                        struck: number;
                    }[];
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    addFault: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    operation?: "getOrganization" | "listCampaigns" | "getCampaign" | "listCreatives" | "listCampaignMailings" | "createMailing" | "getMailing" | "createOrder" | "updateOrder" | "deleteOrder" | "createAudienceMember" | "listAudiences" | "createDataSubjectRequest" | "getDataSubjectRequest" | "listCampaignStats" | "getCampaignStats" | "standardizeAddress" | "standardizeAddresses";
                    /** @description Part of the request body, such as a name or an address line, in any case */
                    recipient?: string;
                    /** @description How often it strikes; without end when absent */
                    times?: number;
                    /** @description Strikes the n-th matching call only */
                    nth?: number;
                    /** @description Drawn from the seed */
                    chance?: number;
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
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        operation?: "getOrganization" | "listCampaigns" | "getCampaign" | "listCreatives" | "listCampaignMailings" | "createMailing" | "getMailing" | "createOrder" | "updateOrder" | "deleteOrder" | "createAudienceMember" | "listAudiences" | "createDataSubjectRequest" | "getDataSubjectRequest" | "listCampaignStats" | "getCampaignStats" | "standardizeAddress" | "standardizeAddresses";
                        /** @description Part of the request body, such as a name or an address line, in any case */
                        recipient?: string;
                        /** @description How often it strikes; without end when absent */
                        times?: number;
                        /** @description Strikes the n-th matching call only */
                        nth?: number;
                        /** @description Drawn from the seed */
                        chance?: number;
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
                        /** @description Calls that the rule matched */
                        matched: number;
                        /** @description Calls that it made go wrong */
                        struck: number;
                    };
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    clearFaults: {
        parameters: {
            query?: never;
            header?: {
                "X-Mock-Sandbox"?: string;
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
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    listRequests: {
        parameters: {
            query?: {
                operation?: "getOrganization" | "listCampaigns" | "getCampaign" | "listCreatives" | "listCampaignMailings" | "createMailing" | "getMailing" | "createOrder" | "updateOrder" | "deleteOrder" | "createAudienceMember" | "listAudiences" | "createDataSubjectRequest" | "getDataSubjectRequest" | "listCampaignStats" | "getCampaignStats" | "standardizeAddress" | "standardizeAddresses";
                method?: string;
                status?: number;
                /** @description Part of the path with its query */
                path?: string;
                /** @description Part of the request body, in any case */
                body?: string;
                /** @description From 1; everything at once when per_page is absent */
                page?: number;
                per_page?: number;
            };
            header?: {
                "X-Mock-Sandbox"?: string;
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
                        id: string;
                        at: string;
                        method: string;
                        path: string;
                        /** @description Null for a path that nobody knows */
                        operation: string | null;
                        /** @description The token's */
                        mode: ("production" | "test") | null;
                        request_headers: {
                            [key: string]: string;
                        };
                        request_body: string | null;
                        status: number;
                        response_headers: {
                            [key: string]: string;
                        };
                        response_body: string;
                        /** @description Where fields of the body are that the document does not know (D56) */
                        unknown_fields: string[];
                        /** @description What the answer does not say: those fields, why a token was refused (D15) */
                        notes: string[];
                        /** @description The fault that struck it */
                        fault: {
                            latency?: number;
                            connection?: string;
                        } | null;
                    }[];
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
        };
    };
    waitForRequest: {
        parameters: {
            query?: {
                operation?: "getOrganization" | "listCampaigns" | "getCampaign" | "listCreatives" | "listCampaignMailings" | "createMailing" | "getMailing" | "createOrder" | "updateOrder" | "deleteOrder" | "createAudienceMember" | "listAudiences" | "createDataSubjectRequest" | "getDataSubjectRequest" | "listCampaignStats" | "getCampaignStats" | "standardizeAddress" | "standardizeAddresses";
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
                "X-Mock-Sandbox"?: string;
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
                        id: string;
                        at: string;
                        method: string;
                        path: string;
                        /** @description Null for a path that nobody knows */
                        operation: string | null;
                        /** @description The token's */
                        mode: ("production" | "test") | null;
                        request_headers: {
                            [key: string]: string;
                        };
                        request_body: string | null;
                        status: number;
                        response_headers: {
                            [key: string]: string;
                        };
                        response_body: string;
                        /** @description Where fields of the body are that the document does not know (D56) */
                        unknown_fields: string[];
                        /** @description What the answer does not say: those fields, why a token was refused (D15) */
                        notes: string[];
                        /** @description The fault that struck it */
                        fault: {
                            latency?: number;
                            connection?: string;
                        } | null;
                    };
                };
            };
            /** @description Refused; nothing has changed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
                };
            };
            /** @description Refused; nothing has changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            name: string;
                            message: string;
                        };
                    };
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
            /** @description The package @direct-mail/previews is not installed; the message says how to */
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
            /** @description The package @direct-mail/previews is not installed; the message says how to */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
