import { limits } from '@direct-mail/contract';

/** The most mailings that the service returns on one page of a list. */
export const LARGEST_PAGE = String(limits.parameters.listCampaignMailings.per_page.maximum);
