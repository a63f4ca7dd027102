// Generated from packages/contract/src/control by "npm run generate". Do not edit.
import type { ActivityKind, AudienceKind, ConnectionFault, DataSubjectRequestType, DeliveryFault, DeliveryStatus, DueKind, MailingState, Mode, OperationId, PauseReason, RecordKind, WebhookEventName } from './models.ts';

export const activityKinds = ["mailing","delivery","request","order","member","data_subject_request","campaign","webhook"] as const satisfies readonly ActivityKind[];

export const audienceKinds = ["list","customers","do_not_mail"] as const satisfies readonly AudienceKind[];

export const connectionFaults = ["reset","cut","hang"] as const satisfies readonly ConnectionFault[];

export const dataSubjectRequestTypes = ["access","erasure"] as const satisfies readonly DataSubjectRequestType[];

export const deliveryFaults = ["duplicate","reorder","wrong_signature"] as const satisfies readonly DeliveryFault[];

export const deliveryStatuses = ["pending","delivered","failed"] as const satisfies readonly DeliveryStatus[];

export const dueKinds = ["mailing","delivery","data_subject_request"] as const satisfies readonly DueKind[];

export const mailingStates = ["append_failed","address_invalid","suppressed","budget_exceeded","credit_balance_exceeded","processing","mailed","delivered","delivery_exception","failed","holdout","production"] as const satisfies readonly MailingState[];

export const modes = ["production","test"] as const satisfies readonly Mode[];

export const operationIds = ["getOrganization","listCampaigns","getCampaign","listCreatives","listCampaignMailings","createMailing","getMailing","createOrder","updateOrder","deleteOrder","createAudienceMember","listAudiences","createDataSubjectRequest","getDataSubjectRequest","listCampaignStats","getCampaignStats","standardizeAddress","standardizeAddresses"] as const satisfies readonly OperationId[];

export const pauseReasons = ["timeouts","control"] as const satisfies readonly PauseReason[];

export const recordKinds = ["mailing","order","member"] as const satisfies readonly RecordKind[];

export const webhookEventNames = ["append_failed","address_invalid","suppressed","budget_exceeded","credit_balance_exceeded","processing","mailed","delivered","delivery_exception","failed","holdout","ping"] as const satisfies readonly WebhookEventName[];
