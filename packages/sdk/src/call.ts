/* oxlint-disable unicorn/no-thenable -- what is awaited here has a then of its own */
import type { Answer } from './http/exchange.ts';

/** The answer of a call beside its data. */
export interface WithResponse<T> {
  data: T;
  /** Status and headers of the answer; its body has been read. */
  response: Response;
  /** How many times the request was tried. */
  attempts: number;
}

/** What handles a failure. Its parameter may be typed as the error that is expected, as with any promise. */
export type OnRejected<Result> = { handle(reason: unknown): Result | PromiseLike<Result> }['handle'];

/**
 * A call that is under way: a promise of its data, and of more by {@link Call.withResponse}.
 *
 * @example
 * ```ts
 * const mailing = await mail.mailings.retrieve(id);
 * const { data, response } = await mail.mailings.retrieve(id).withResponse();
 * console.log(data.state, mailing.state, response.headers.get('date'));
 * ```
 */
export class Call<T> implements Promise<T> {
  readonly #answer: Promise<Answer>;

  /** @internal */
  constructor(answer: Promise<Answer>) {
    this.#answer = answer;
  }

  get [Symbol.toStringTag](): string {
    return 'Call';
  }

  /** The data together with the answer's status and headers. */
  withResponse(): Promise<WithResponse<T>> {
    return this.#answer.then(({ data, response, attempts }) => ({ data: data as T, response, attempts }));
  }

  // biome-ignore lint/suspicious/noThenProperty: it is a promise
  then<A = T, B = never>(
    onFulfilled?: ((value: T) => A | PromiseLike<A>) | null,
    onRejected?: OnRejected<B> | null,
  ): Promise<A | B> {
    // Without a handler the data goes on as it is.
    const onAnswer = ({ data }: Answer): A | PromiseLike<A> => (onFulfilled ? onFulfilled(data as T) : (data as A));
    return this.#answer.then(onAnswer, onRejected);
  }

  catch<B = never>(onRejected?: OnRejected<B> | null): Promise<T | B> {
    return this.then(null, onRejected);
  }

  finally(onFinally?: (() => void) | null): Promise<T> {
    return this.then().finally(onFinally);
  }
}
