import type { ReadResponse, ResponseDetails } from './http/prepared-request.ts';

/** The data of a call with its HTTP response. */
export interface WithResponse<T> extends ResponseDetails {
  /** What `await` on the call returns. */
  data: T;
}

/**
 * A call in progress. `await` it for the data, or call {@link Call.withResponse} for the HTTP response as well.
 *
 * @example
 * ```ts
 * const mailing = await mail.mailings.retrieve(id);
 * const { data, response } = await mail.mailings.retrieve(id).withResponse();
 * console.log(data.state, mailing.state, response.headers.get('date'));
 * ```
 */
export interface Call<T> extends Promise<T> {
  /** Returns the data with the HTTP response (status and headers) and the number of attempts. */
  withResponse(): Promise<WithResponse<T>>;
}

/**
 * Makes a call of `run`. Returns the async function's own promise, so that an error's stack names the line that awaits
 * it.
 */
export function startCall<T>(run: (keep: (response: ReadResponse) => T) => Promise<T>): Call<T> {
  let details: ReadResponse;
  const promise = run((response) => {
    details = response;
    return response.data as T;
  });
  const withResponse = async (): Promise<WithResponse<T>> => {
    const data = await promise;
    return { data, response: details.response, attempts: details.attempts };
  };
  return Object.assign(promise, { withResponse });
}
