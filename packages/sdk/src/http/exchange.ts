/** What the service is asked, before it is tried. */
export interface Exchange {
  /** The name in the API's document. */
  operation: string;
  method: string;
  /** The path as in the document: named in logs and errors in place of the URL, which may hold personal data. */
  path: string;
  url: string;
  body: string | undefined;
  /** Whether sending it twice does the same as sending it once. */
  repeatable: boolean;
  /** Which token it carries. */
  token: TokenSource | undefined;
  /** What a success must be. */
  reads: Reads;
  /** Whether the URL is the service's choice (a preview): then none of the client's headers go there. */
  foreign?: boolean;
  /** The request's personal values, to be kept out of errors; asked for only when there is an error. */
  personal: () => string[];
}

/**
 * What a success must be: one kind of JSON, the first of an array, also an empty body where no answer is documented,
 * something that is of no interest, or bytes.
 */
export type Reads = 'object' | 'array' | 'first' | 'object or nothing' | 'nothing' | 'bytes';

/** A token, or a function that gets one; `refused` says that the service has just refused the last one. */
export type TokenSource = string | ((context: { refused: boolean }) => string | Promise<string>);

/** A success. */
export interface Answer {
  data: unknown;
  response: Response;
  attempts: number;
}
