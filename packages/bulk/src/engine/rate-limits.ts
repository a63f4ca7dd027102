/** How many of the last responses are looked at, and how many must have come before one is judged by them. */
const LAST = 200;
const LEAST = 50;
/** Up to this share of 429s is taken for noise. */
const NOISE = 0.05;

/** Tells a service that limits the rate from one that now and then refuses a request with 429. */
export class RateLimits {
  readonly #last: boolean[] = [];
  #limited = 0;

  /** Notes a response. Whether it is a 429 among so many other responses that the rate is not its reason. */
  isSingle(isThrottled: boolean): boolean {
    const last = this.#last;
    if (last.push(isThrottled) > LAST && last.shift() === true) this.#limited -= 1;
    if (!isThrottled) return false;
    this.#limited += 1;
    return last.length >= LEAST && this.#limited <= last.length * NOISE;
  }
}
