/** The most mailings that the service returns on one page of a list. */
export const LARGEST_PAGE = 100;
