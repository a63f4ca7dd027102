/** The error names of the service and of the mock, with their statuses: the only table of both. */
export const statusOfError = {
  ValidationError: 400,
  Unauthorized: 403,
  NotFound: 404,
  CampaignNotFound: 404,
  MethodNotAllowed: 405,
  Conflict: 409,
  PayloadTooLarge: 413,
  UnprocessableEntity: 422,
  RateLimitExceeded: 429,
  InternalServerError: 500,
  NotImplemented: 501,
  ServiceUnavailable: 503,
  Timeout: 504,
} as const;

export type ErrorName = keyof typeof statusOfError;

/** The names that have the status. */
export type ErrorNameOf<Status extends number> = {
  [Name in ErrorName]: (typeof statusOfError)[Name] extends Status ? Name : never;
}[ErrorName];

/** The first name of the table that has the status; 401 is the other status of `Unauthorized` (D17). */
export function errorNameOf(status: number): ErrorName | undefined {
  if (status === 401) return 'Unauthorized';
  return (Object.keys(statusOfError) as ErrorName[]).find((name) => statusOfError[name] === status);
}
