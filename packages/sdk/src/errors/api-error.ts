import { CallError, type CallErrorDetails } from './call-error.ts';

/** Details of an error response. */
export interface ApiErrorDetails extends CallErrorDetails {
  status: number;
  code?: string | undefined;
  headers: Headers;
  body: unknown;
  retryAfter?: number | undefined;
}

/** The service responded with an error, or with a success response that could not be read. */
export class ApiError extends CallError {
  /** @internal */
  static override readonly errorName: string = 'ApiError';

  /** The HTTP status; 0 for a redirect whose status a browser hides. */
  readonly status: number;
  /** The service's name for the error, such as `NotFound` or `Unauthorized`; undefined if the body has none. */
  readonly code: string | undefined;
  /** How long the service asks you to wait, in seconds (`Retry-After`); undefined if it does not say. */
  readonly retryAfter: number | undefined;
  /** The response headers. Not enumerable, to keep a printed error short. */
  declare readonly headers: Headers;
  /**
   * The response body: parsed JSON, or text. Truncated to 64 KiB, with the token and the request's personal data masked.
   * Not enumerable. Undefined for a success response that could not be read, since it may contain personal data.
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

/** 400: the request is invalid. The message contains the service's reason. */
export class BadRequestError extends ApiError {
  /** @internal */
  static override readonly errorName: string = 'BadRequestError';
}

/** 401 or 403: the token is missing, wrong, or not allowed to do this. */
export class AuthenticationError extends ApiError {
  /** @internal */
  static override readonly errorName: string = 'AuthenticationError';
}

/** 404: nothing has this ID. */
export class NotFoundError extends ApiError {
  /** @internal */
  static override readonly errorName: string = 'NotFoundError';
}

/** 413: the request body is larger than the service accepts. */
export class PayloadTooLargeError extends ApiError {
  /** @internal */
  static override readonly errorName: string = 'PayloadTooLargeError';
}

/** 422: the address service understood the request but cannot process it. */
export class UnprocessableError extends ApiError {
  /** @internal */
  static override readonly errorName: string = 'UnprocessableError';
}

/** 429: too many requests. `retryAfter` is in seconds. */
export class RateLimitError extends ApiError {
  /** @internal */
  static override readonly errorName: string = 'RateLimitError';
}

/** 5xx: the service failed. Whether it processed the request is unknown. */
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
