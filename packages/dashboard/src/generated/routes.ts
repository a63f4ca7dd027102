// Generated from the mock's control API by "npm run generate". Do not edit.
export const routes = {
  "getHealth": [
    "GET",
    "/_mock/health"
  ],
  "getClock": [
    "GET",
    "/_mock/clock"
  ],
  "advanceClock": [
    "POST",
    "/_mock/clock/advance"
  ],
  "sleepClock": [
    "POST",
    "/_mock/clock/sleep"
  ],
  "listAgenda": [
    "GET",
    "/_mock/agenda"
  ],
  "listTokens": [
    "GET",
    "/_mock/tokens"
  ],
  "createToken": [
    "POST",
    "/_mock/tokens"
  ],
  "revokeToken": [
    "DELETE",
    "/_mock/tokens/{id}"
  ],
  "reset": [
    "POST",
    "/_mock/reset"
  ],
  "getSnapshot": [
    "GET",
    "/_mock/snapshot"
  ],
  "putSnapshot": [
    "PUT",
    "/_mock/snapshot"
  ],
  "getFixtures": [
    "GET",
    "/_mock/fixtures"
  ],
  "putFixtures": [
    "PUT",
    "/_mock/fixtures"
  ],
  "listSandboxes": [
    "GET",
    "/_mock/sandboxes"
  ],
  "createSandbox": [
    "POST",
    "/_mock/sandboxes"
  ],
  "removeSandbox": [
    "DELETE",
    "/_mock/sandboxes/{id}"
  ],
  "getSettings": [
    "GET",
    "/_mock/settings"
  ],
  "changeSettings": [
    "PATCH",
    "/_mock/settings"
  ],
  "listCampaigns": [
    "GET",
    "/_mock/campaigns"
  ],
  "createCampaign": [
    "POST",
    "/_mock/campaigns"
  ],
  "getCampaign": [
    "GET",
    "/_mock/campaigns/{id}"
  ],
  "changeCampaign": [
    "PATCH",
    "/_mock/campaigns/{id}"
  ],
  "createCreative": [
    "POST",
    "/_mock/campaigns/{id}/creatives"
  ],
  "getCreative": [
    "GET",
    "/_mock/creatives/{id}"
  ],
  "changeCreative": [
    "PATCH",
    "/_mock/creatives/{id}"
  ],
  "getDataGuide": [
    "GET",
    "/_mock/creatives/{id}/data-guide"
  ],
  "previewArtwork": [
    "POST",
    "/_mock/artwork/preview"
  ],
  "checkArtwork": [
    "POST",
    "/_mock/artwork/check"
  ],
  "listMailings": [
    "GET",
    "/_mock/mailings"
  ],
  "getMailing": [
    "GET",
    "/_mock/mailings/{id}"
  ],
  "transitionMailing": [
    "POST",
    "/_mock/mailings/{id}/transition"
  ],
  "listImages": [
    "GET",
    "/_mock/images"
  ],
  "registerImage": [
    "POST",
    "/_mock/images"
  ],
  "removeImage": [
    "DELETE",
    "/_mock/images"
  ],
  "getImage": [
    "GET",
    "/_mock/images/content"
  ],
  "listAudiences": [
    "GET",
    "/_mock/audiences"
  ],
  "createAudience": [
    "POST",
    "/_mock/audiences"
  ],
  "listMembers": [
    "GET",
    "/_mock/audiences/{id}/members"
  ],
  "addMember": [
    "POST",
    "/_mock/audiences/{id}/members"
  ],
  "removeMember": [
    "DELETE",
    "/_mock/audiences/{id}/members/{member_id}"
  ],
  "importMembers": [
    "POST",
    "/_mock/audiences/{id}/import"
  ],
  "sendCampaign": [
    "POST",
    "/_mock/campaigns/{id}/send"
  ],
  "listAppendTable": [
    "GET",
    "/_mock/append-table"
  ],
  "addToAppendTable": [
    "POST",
    "/_mock/append-table"
  ],
  "removeFromAppendTable": [
    "DELETE",
    "/_mock/append-table/{id}"
  ],
  "listOrders": [
    "GET",
    "/_mock/orders"
  ],
  "listDataSubjectRequests": [
    "GET",
    "/_mock/data-subject-requests"
  ],
  "listUndecidedRecords": [
    "GET",
    "/_mock/data-subject-requests/undecided"
  ],
  "listWebhooks": [
    "GET",
    "/_mock/webhooks"
  ],
  "createWebhook": [
    "POST",
    "/_mock/webhooks"
  ],
  "getWebhook": [
    "GET",
    "/_mock/webhooks/{id}"
  ],
  "changeWebhook": [
    "PATCH",
    "/_mock/webhooks/{id}"
  ],
  "removeWebhook": [
    "DELETE",
    "/_mock/webhooks/{id}"
  ],
  "pingWebhook": [
    "POST",
    "/_mock/webhooks/{id}/ping"
  ],
  "sendTestEvent": [
    "POST",
    "/_mock/webhooks/{id}/test"
  ],
  "listDeliveries": [
    "GET",
    "/_mock/webhooks/{id}/deliveries"
  ],
  "redeliver": [
    "POST",
    "/_mock/deliveries/{id}/redeliver"
  ],
  "redeliverFailed": [
    "POST",
    "/_mock/webhooks/{id}/redeliver"
  ],
  "takeAttempt": [
    "POST",
    "/_mock/webhooks/{id}/take"
  ],
  "finishAttempt": [
    "POST",
    "/_mock/webhooks/{id}/finish"
  ],
  "listFaults": [
    "GET",
    "/_mock/faults"
  ],
  "addFault": [
    "POST",
    "/_mock/faults"
  ],
  "clearFaults": [
    "DELETE",
    "/_mock/faults"
  ],
  "removeFault": [
    "DELETE",
    "/_mock/faults/{id}"
  ],
  "listRequests": [
    "GET",
    "/_mock/requests"
  ],
  "waitForRequest": [
    "GET",
    "/_mock/requests/wait"
  ],
  "listActivity": [
    "GET",
    "/_mock/activity"
  ],
  "listAgendaDays": [
    "GET",
    "/_mock/agenda/days"
  ],
  "getStatistics": [
    "GET",
    "/_mock/statistics"
  ],
  "getWebhookStatistics": [
    "GET",
    "/_mock/webhooks/{id}/statistics"
  ],
  "listRevisions": [
    "GET",
    "/_mock/creatives/{id}/revisions"
  ],
  "streamEvents": [
    "GET",
    "/_mock/events"
  ],
  "getOpenApi": [
    "GET",
    "/_mock/openapi.json"
  ],
  "getPreview": [
    "GET",
    "/previews/{mailing_id}/{file}"
  ],
  "getThumbnail": [
    "GET",
    "/previews/creatives/{creative_id}/thumbnail.png"
  ]
} as const;
