// Generated from openapi/direct-mail.yaml by "npm run generate". Do not edit.
/** The known values of `OrganizationMode`; there may be others. */
export const organizationModes = ["production","test"] as const;
export type OrganizationMode = (typeof organizationModes)[number] | (string & {});

/** The known values of `MailType`; there may be others. */
export const mailTypes = ["first_class","standard"] as const;
export type MailType = (typeof mailTypes)[number] | (string & {});

/** The known values of `CreativeType`; there may be others. */
export const creativeTypes = ["html","static"] as const;
export type CreativeType = (typeof creativeTypes)[number] | (string & {});

/** The known values of `CreativeFormat`; there may be others. */
export const creativeFormats = ["postcard_4x6","postcard_6x9","postcard_6x11","letter_8.5x11"] as const;
export type CreativeFormat = (typeof creativeFormats)[number] | (string & {});

/** The known values of `ImageFormat`; there may be others. */
export const imageFormats = ["png"] as const;
export type ImageFormat = (typeof imageFormats)[number] | (string & {});

/** The known values of `MailingEventName`. */
export const mailingEventNames = ["append_failed","address_invalid","suppressed","budget_exceeded","credit_balance_exceeded","processing","mailed","delivered","delivery_exception","failed","holdout"] as const;
export type MailingEventName = (typeof mailingEventNames)[number];

/** The known values of `MailingState`; there may be others. */
export const mailingStates = ["append_failed","address_invalid","suppressed","budget_exceeded","credit_balance_exceeded","processing","mailed","delivered","delivery_exception","failed","holdout","production"] as const;
export type MailingState = (typeof mailingStates)[number] | (string & {});

/** The known values of `MailingDateField`. */
export const mailingDateFields = ["created_at","updated_at"] as const;
export type MailingDateField = (typeof mailingDateFields)[number];

/** The known values of `DataSubjectApiVersion`. */
export const dataSubjectApiVersions = ["v1"] as const;
export type DataSubjectApiVersion = (typeof dataSubjectApiVersions)[number];

/** The known values of `DataSubjectRegulation`. */
export const dataSubjectRegulations = ["cpra"] as const;
export type DataSubjectRegulation = (typeof dataSubjectRegulations)[number];

/** The known values of `DataSubjectRequestType`. */
export const dataSubjectRequestTypes = ["access","erasure"] as const;
export type DataSubjectRequestType = (typeof dataSubjectRequestTypes)[number];

/** The known values of `IdentityFormat`. */
export const identityFormats = ["raw"] as const;
export type IdentityFormat = (typeof identityFormats)[number];

/** The known values of `DataSubjectRequestState`; there may be others. */
export const dataSubjectRequestStates = ["pending","in_progress","completed"] as const;
export type DataSubjectRequestState = (typeof dataSubjectRequestStates)[number] | (string & {});

/** The known values of `DataSubjectRequestResult`; there may be others. */
export const dataSubjectRequestResults = ["pending","found","not_found","deleted"] as const;
export type DataSubjectRequestResult = (typeof dataSubjectRequestResults)[number] | (string & {});

/** The known values of `WebhookEventName`; there may be others. */
export const webhookEventNames = ["append_failed","address_invalid","suppressed","budget_exceeded","credit_balance_exceeded","processing","mailed","delivered","delivery_exception","failed","holdout","ping"] as const;
export type WebhookEventName = (typeof webhookEventNames)[number] | (string & {});

/** The known values of `WebhookObjectType`; there may be others. */
export const webhookObjectTypes = ["Mailing","Webhook"] as const;
export type WebhookObjectType = (typeof webhookObjectTypes)[number] | (string & {});

/** The known values of `ErrorName`; there may be others. */
export const errorNames = ["ValidationError","NotFound","CampaignNotFound","MethodNotAllowed","PayloadTooLarge","RateLimitExceeded"] as const;
export type ErrorName = (typeof errorNames)[number] | (string & {});
