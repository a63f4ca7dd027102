// Generated from openapi/direct-mail.yaml by "npm run generate". Do not edit.
import type { KnownOrganizationMode, KnownMailType, KnownCreativeType, KnownCreativeFormat, KnownImageFormat, MailingEventName, KnownMailingState, MailingDateField, DataSubjectApiVersion, DataSubjectRegulation, DataSubjectRequestType, IdentityFormat, KnownDataSubjectRequestState, KnownDataSubjectRequestResult, KnownWebhookEventName, KnownWebhookObjectType, KnownErrorName } from './models.ts';

/** The known values of `OrganizationMode`; there may be others. */
export const organizationModes = ["production","test"] as const satisfies readonly KnownOrganizationMode[];

/** The known values of `MailType`; there may be others. */
export const mailTypes = ["first_class","standard"] as const satisfies readonly KnownMailType[];

/** The known values of `CreativeType`; there may be others. */
export const creativeTypes = ["html","static"] as const satisfies readonly KnownCreativeType[];

/** The known values of `CreativeFormat`; there may be others. */
export const creativeFormats = ["postcard_4x6","postcard_6x9","postcard_6x11","letter_8.5x11"] as const satisfies readonly KnownCreativeFormat[];

/** The known values of `ImageFormat`; there may be others. */
export const imageFormats = ["png"] as const satisfies readonly KnownImageFormat[];

/** The known values of `MailingEventName`. */
export const mailingEventNames = ["append_failed","address_invalid","suppressed","budget_exceeded","credit_balance_exceeded","processing","mailed","delivered","delivery_exception","failed","holdout"] as const satisfies readonly MailingEventName[];

/** The known values of `MailingState`; there may be others. */
export const mailingStates = ["append_failed","address_invalid","suppressed","budget_exceeded","credit_balance_exceeded","processing","mailed","delivered","delivery_exception","failed","holdout","production"] as const satisfies readonly KnownMailingState[];

/** The known values of `MailingDateField`. */
export const mailingDateFields = ["created_at","updated_at"] as const satisfies readonly MailingDateField[];

/** The known values of `DataSubjectApiVersion`. */
export const dataSubjectApiVersions = ["v1"] as const satisfies readonly DataSubjectApiVersion[];

/** The known values of `DataSubjectRegulation`. */
export const dataSubjectRegulations = ["cpra"] as const satisfies readonly DataSubjectRegulation[];

/** The known values of `DataSubjectRequestType`. */
export const dataSubjectRequestTypes = ["access","erasure"] as const satisfies readonly DataSubjectRequestType[];

/** The known values of `IdentityFormat`. */
export const identityFormats = ["raw"] as const satisfies readonly IdentityFormat[];

/** The known values of `DataSubjectRequestState`; there may be others. */
export const dataSubjectRequestStates = ["pending","in_progress","completed"] as const satisfies readonly KnownDataSubjectRequestState[];

/** The known values of `DataSubjectRequestResult`; there may be others. */
export const dataSubjectRequestResults = ["pending","found","not_found","deleted"] as const satisfies readonly KnownDataSubjectRequestResult[];

/** The known values of `WebhookEventName`; there may be others. */
export const webhookEventNames = ["append_failed","address_invalid","suppressed","budget_exceeded","credit_balance_exceeded","processing","mailed","delivered","delivery_exception","failed","holdout","ping"] as const satisfies readonly KnownWebhookEventName[];

/** The known values of `WebhookObjectType`; there may be others. */
export const webhookObjectTypes = ["Mailing","Webhook"] as const satisfies readonly KnownWebhookObjectType[];

/** The known values of `ErrorName`; there may be others. */
export const errorNames = ["ValidationError","NotFound","CampaignNotFound","MethodNotAllowed","PayloadTooLarge","RateLimitExceeded"] as const satisfies readonly KnownErrorName[];

/** The states in which a mailing ends that is never printed, and costs nothing. */
export const neverPrintedStates = ["append_failed","address_invalid","suppressed","holdout","budget_exceeded","credit_balance_exceeded"] as const satisfies readonly MailingEventName[];
