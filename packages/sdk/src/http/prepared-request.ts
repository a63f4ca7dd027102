/** A request that is ready to be sent, as often as its retries allow. */
export interface PreparedRequest {
  /** The operation's name in the API's document, such as `createMailing`; for `mail.request`, method and path. */
  operation: string;
  method: string;
  /** The path as documented. Logs and errors name it in place of the URL, which may hold personal data. */
  path: string;
  url: string;
  body: string | undefined;
  /** Whether sending it twice does the same as sending it once. */
  idempotent: boolean;
  /** The token it carries, if any. */
  token: TokenSource | undefined;
  expects: ExpectedResponse;
  /** Whether the service chose the URL (a preview): none of the client's headers are sent there. */
  external?: boolean;
  /** Collects the request's personal values, which errors must not hold. Called only when there is an error. */
  personal: () => string[];
}

/**
 * What a success must be. `created`: an object with an `id`. `first`: an array, of which the first item is the result. `optional`: an object, or an empty
 * body where the service's response is not documented. `none`: anything, and it is ignored. `any`: JSON or an empty body.
 */
export type ExpectedResponse = 'object' | 'created' | 'array' | 'first' | 'optional' | 'none' | 'any' | 'bytes';

/** A token, or a function that returns one. `refused` is true if the service has just refused the previous token with 401 or 403. */
export type TokenSource = string | ((context: { refused: boolean }) => string | Promise<string>);

/** The HTTP response of a call. */
export interface ResponseDetails {
  /** The response, for its status and headers; its body has already been read. */
  response: Response;
  /** How many times the request was attempted. */
  attempts: number;
}

/** A success. */
export interface ReadResponse extends ResponseDetails {
  data: unknown;
}
