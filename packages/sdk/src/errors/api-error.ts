import { CallError, type CallErrorDetails } from './call-error.ts';

/** What the service answered. */
export interface ApiErrorDetails extends CallErrorDetails {
  status: number;
  code?: string | undefined;
  headers: Headers;
  body: unknown;
  retryAfter?: number | undefined;
}

/** The service answered with an error, or with a success that cannot be read. */
export class ApiError extends CallError {
  /** @internal */
  static override readonly errorName: string = 'ApiError';

  /** The HTTP status; 0 where a browser hides that of a redirect. */
  readonly status: number;
  /** The service's own name of the error, such as `NotFound` or `Unauthorized`; absent when the body names none. */
  readonly code: string | undefined;
  /** How long the service asks to wait, in seconds; absent when it does not say. */
  readonly retryAfter: number | undefined;
  /** The response's headers. Not enumerable, so that printing an error stays short. */
  declare readonly headers: Headers;
  /**
   * The response's body: parsed JSON, else text; cut at 64 KiB, with the token and the request's personal data masked. Not
   * enumerable. Undefined for a success that cannot be read: it may hold personal data that the request did not.
   */
  declare readonly body: unknown;

  constructor(message: string, details: ApiErrorDetails) {
    super(message, details);
    this.status = details.status;
    this.code = details.code;
    this.retryAfter = details.retryAfter;
    Object.defineProperty(this, 'headers', { value: details.headers });
    Object.defineProperty(this, 'body', { value: details.body });
  }
}

/** 400: the request is invalid; the message holds the service's reason. */
export class BadRequestError extends ApiError {
  /** @internal */
  static override readonly errorName: string = 'BadRequestError';
}

/** 401 or 403: the token is missing, wrong, or not allowed to do this. */
export class AuthenticationError extends ApiError {
  /** @internal */
  static override readonly errorName: string = 'AuthenticationError';
}

/** 404: the id does not exist. */
export class NotFoundError extends ApiError {
  /** @internal */
  static override readonly errorName: string = 'NotFoundError';
}

/** 413: the request is larger than the service accepts. */
export class PayloadTooLargeError extends ApiError {
  /** @internal */
  static override readonly errorName: string = 'PayloadTooLargeError';
}

/** 422: the address service understood the request but cannot process it. */
export class UnprocessableError extends ApiError {
  /** @internal */
  static override readonly errorName: string = 'UnprocessableError';
}

/** 429: too many requests; `retryAfter` is in seconds. */
export class RateLimitError extends ApiError {
  /** @internal */
  static override readonly errorName: string = 'RateLimitError';
}

/** 5xx: the service failed; whether it carried out the request is unknown. */
export class ServerError extends ApiError {
  /** @internal */
  static override readonly errorName: string = 'ServerError';
}

const byStatus: Record<number, typeof ApiError> = {
  400: BadRequestError,
  401: AuthenticationError,
  403: AuthenticationError,
  404: NotFoundError,
  413: PayloadTooLargeError,
  422: UnprocessableError,
  429: RateLimitError,
};

/** The class of a status; {@link ApiError} itself if there is no special one. */
export const apiErrorClass = (status: number): typeof ApiError =>
  byStatus[status] ?? (status >= 500 ? ServerError : ApiError);
