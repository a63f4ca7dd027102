import type { Api } from '../api.ts';
import type { Call } from '../call.ts';
import type { CallOptions } from '../http/settings.ts';
import type { CreateMailingRequest, Mailing, MailingListItem } from '../types.ts';
import { type FindMailingQuery, findMailing } from './find-mailing.ts';
import { fetchPreview, type Preview, type PreviewOptions, type PreviewPart } from './preview.ts';
import { type WaitForMailingOptions, waitForMailing } from './wait-for-mailing.ts';

/** Pieces of mail: create one, look it up, wait for its state, fetch its preview. */
export class MailingsResource {
  readonly #api: Api;

  /** @internal */
  constructor(api: Api) {
    this.#api = api;
  }

  /**
   * Prints and mails one piece. It costs money and cannot be undone. `POST /v1/mailing`
   *
   * Retried only when it had no effect: it never left this machine, or the service refused it with 429 (or with 401 or 403
   * when `token` is a function). If the response is lost, the error's `outcome` is `unknown`: call `mailings.find`
   * before you send it again.
   *
   * @throws `BadRequestError` for invalid values, or if the campaign is inactive or has no artwork.
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
   * Retrieves a mailing with its current state. `GET /v1/mailing/{mailing_id}`
   *
   * @throws `NotFoundError` if the mailing does not exist.
   */
  retrieve(id: string, options?: CallOptions): Call<Mailing> {
    return this.#api.call('getMailing', { path: { mailing_id: id } }, options);
  }

  /**
   * Finds a mailing in a campaign by creation time and merge tags. Use it after a `create` whose `outcome` is `unknown`, to
   * learn whether the mailing was created. Give every mailing a unique merge tag, such as an order number; without
   * `merge_tags`, any mailing created since then matches.
   *
   * A mailing that is not found may still be in flight. Look again a few minutes later before you send it a second time.
   *
   * @returns The newest match, or undefined.
   * @throws `ValidationError` for merge tags that JSON cannot represent, or that are all undefined.
   * @throws `ConfigurationError` for an unknown condition: a misspelled one would match any mailing.
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
  find(campaignId: string, query: FindMailingQuery, options?: CallOptions): Promise<Mailing | undefined> {
    return findMailing(this.#api, campaignId, query, options);
  }

  /**
   * Polls a mailing until it reaches one of `states`, by default any final state: delivered, failed, or not mailed at all.
   *
   * @throws `StateError` if the mailing ends in a different state.
   * @throws `TimeoutError` after `timeout` milliseconds, by default 30 days.
   * @throws `ConfigurationError` for an unknown option or state, before anything is sent.
   */
  waitFor(id: string, options?: WaitForMailingOptions): Promise<Mailing> {
    return waitForMailing(this.#api, id, options);
  }

  /**
   * Downloads a preview: the front or back as a PNG, 600 pixels wide, or the whole piece as a PDF. Waits until the preview
   * is ready, for up to `timeout` milliseconds (default 60,000). The request carries no token. Previews expire 30 days
   * after creation. Letters have no image of the back: asking for one ends in a {@link TimeoutError}.
   *
   * @throws `StateError` if the mailing is in a state in which it is never printed.
   * @throws `TimeoutError` if the preview is not ready in time.
   * @throws `ApiError` for an expired preview, for example with status 410.
   */
  preview(mailing: Mailing | MailingListItem | string, part: PreviewPart, options?: PreviewOptions): Promise<Preview> {
    return fetchPreview(this.#api, mailing, part, options);
  }
}
