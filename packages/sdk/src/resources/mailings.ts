import type { Api } from '../api.ts';
import type { Call } from '../call.ts';
import type { CallOptions } from '../http/settings.ts';
import type { CreateMailingRequest, Mailing, MailingListItem } from '../types.ts';
import { type FindMailingQuery, findMailing } from './find-mailing.ts';
import { fetchPreview, type Preview, type PreviewOptions, type PreviewPart } from './preview.ts';
import { type WaitForMailingOptions, waitForMailing } from './wait-for-mailing.ts';

/** Single pieces of mail. */
export class MailingsResource {
  readonly #api: Api;

  /** @internal */
  constructor(api: Api) {
    this.#api = api;
  }

  /**
   * Has one piece of mail printed and sent. It costs money and cannot be taken back. `POST /v1/mailing`
   *
   * It is never sent twice: it is only retried when the service cannot have received it. When the response is lost, the
   * error's `outcome` is `unknown`: look the mailing up with {@link MailingsResource.find} before sending it again.
   *
   * Below `fetch`, where nothing can prevent it, a browser may repeat a request (send mail from a server), and Node.js
   * repeats one once after a 421, by which a server says that it did nothing; `attempts` counts those as one.
   *
   * @throws {@link BadRequestError} for wrong values, or a campaign that is inactive or has no artwork.
   *
   * @example
   * ```ts
   * const mailing = await mail.mailings.create({
   *   campaign_id: campaignId,
   *   recipient: {
   *     full_name: 'Ada Lovelace',
   *     address_1: '1600 Amphitheatre Pkwy',
   *     city: 'Mountain View',
   *     state: 'CA',
   *     postal_code: '94043',
   *   },
   *   merge_tags: { reference: 'order-1815' },
   * });
   * console.log(mailing.id, mailing.state);
   * ```
   */
  create(body: CreateMailingRequest, options?: CallOptions): Call<Mailing> {
    return this.#api.call('createMailing', { body, expects: 'created' }, options);
  }

  /**
   * One mailing as it is now. `GET /v1/mailing/{mailing_id}`
   *
   * @throws {@link NotFoundError} when there is none.
   */
  retrieve(id: string, options?: CallOptions): Call<Mailing> {
    return this.#api.call('getMailing', { path: { mailing_id: id } }, options);
  }

  /**
   * Looks a mailing up in its campaign's list, by the time of its creation and by merge tags: this shows whether a `create`
   * whose outcome is unknown was carried out. Give every mailing a unique merge tag (an order number); without
   * `merge_tags`, any mailing since then is taken for it.
   *
   * Clocks may differ: the window begins 5 minutes before `since` (2 seconds without `merge_tags`), and earlier still when
   * the `Date` of the service's response shows that this machine's clock is further ahead; `until` is widened in the same way.
   * A clock that is behind only makes the window longer. Without a `Date` (browsers hide it unless the service exposes it)
   * there are those 5 minutes.
   *
   * A mailing that is not found may still be on its way. Look again minutes later before sending it a second time.
   *
   * @returns the newest that fits, or undefined.
   * @throws {@link ValidationError} for a tag that JSON cannot carry, such as undefined;
   * {@link ConfigurationError} for an unknown condition: a misspelt one would let any mailing fit.
   *
   * @example
   * ```ts
   * const since = new Date();
   * try {
   *   await mail.mailings.create(request);
   * } catch (error) {
   *   if (!(error instanceof CallError) || error.outcome !== 'unknown') throw error;
   *   const found = await mail.mailings.find(request.campaign_id, { since, merge_tags: { reference: 'order-1815' } });
   *   if (!found) throw error; // not there now: look again later, never send it again at once
   * }
   * ```
   */
  find(campaignId: string, query: FindMailingQuery, options?: CallOptions): Promise<MailingListItem | undefined> {
    return findMailing(this.#api, campaignId, query, options);
  }

  /**
   * Polls a mailing until it has reached one of `states`: by default a final one (delivered, failed, or not mailed at
   * all).
   *
   * @throws {@link StateError} when it ends in another state, {@link TimeoutError} after `timeout` ms (30 days), {@link
   * ConfigurationError} for an unknown option or state, before anything is sent.
   */
  waitFor(id: string, options?: WaitForMailingOptions): Promise<Mailing> {
    return waitForMailing(this.#api, id, options);
  }

  /**
   * The picture of a piece as bytes: PNG of the front or the back, 600 pixels wide, or the PDF. Waits while it is not
   * ready (202, by `Retry-After`) for at most `timeout` ms, 60,000 by default. No token is sent.
   *
   * A letter has no picture of its back: asking for it ends with the timeout.
   *
   * @throws {@link StateError} for a piece that never gets one, as soon as its state says so, {@link TimeoutError} when it is not ready in
   * time, {@link ApiError} with status 410 or the like after 30 days.
   */
  preview(mailing: Mailing | MailingListItem | string, part: PreviewPart, options?: PreviewOptions): Promise<Preview> {
    return fetchPreview(this.#api, mailing, part, options);
  }
}
