import type { Api } from '../api.ts';
import type { Call } from '../call.ts';
import { checkOptions, checkValues } from '../check-options.ts';
import type { CallOptions } from '../http/settings.ts';
import type { DataSubjectRequest, DataSubjectRequestStatus, KnownDataSubjectRequestState } from '../types.ts';
import { poll, type WaitOptions, waitKinds } from './poll.ts';

/** How to wait for a data subject request. */
export interface WaitForRequestOptions extends WaitOptions {
  /** Any of these values of `request_status` ends the wait; others than the documented ones are refused. Default: `completed`. */
  statuses?: readonly KnownDataSubjectRequestState[] | undefined;
}

const days = 86_400_000;

/** A status that the document adds is missing here, and does not compile. */
const known: Record<KnownDataSubjectRequestState, ''> = { pending: '', in_progress: '', completed: '' };
const kinds: Record<keyof WaitForRequestOptions, string> = { statuses: 'list', ...waitKinds };

/** Requests of people about their data: access and erasure, under the CPRA. */
export class DataSubjectRequestsResource {
  readonly #api: Api;

  /** @internal */
  constructor(api: Api) {
    this.#api = api;
  }

  /**
   * Submits a request. `subject_request_id` is a UUID that you choose, and all identities must be of one person. An
   * erasure also puts the person on the opt-out list. `POST /v1/dsr/request`
   *
   * It is never sent twice. The service's response is not documented; undefined means an empty one.
   *
   * @throws {@link BadRequestError} for wrong values.
   */
  create(request: DataSubjectRequest, options?: CallOptions): Call<DataSubjectRequestStatus | undefined> {
    return this.#api.call('createDataSubjectRequest', { body: request, expects: 'optional' }, options);
  }

  /**
   * The status of a request, by the id it was submitted with. `GET /v1/dsr/request/{subject_request_id}`
   *
   * @throws {@link NotFoundError} when there is none.
   */
  retrieve(subjectRequestId: string, options?: CallOptions): Call<DataSubjectRequestStatus> {
    const input = { path: { subject_request_id: subjectRequestId } };
    return this.#api.call('getDataSubjectRequest', input, options);
  }

  /**
   * Polls the request until it has one of `statuses`, by default `completed`.
   *
   * @throws {@link TimeoutError} after `timeout` ms (30 days), {@link ConfigurationError} for an unknown option or
   * status, before anything is sent.
   */
  async waitFor(subjectRequestId: string, options: WaitForRequestOptions = {}): Promise<DataSubjectRequestStatus> {
    const { statuses = ['completed'], timeout = 30 * days, ...rest } = options;
    const operation = 'getDataSubjectRequest';
    checkOptions(options, kinds, operation);
    checkValues('statuses', statuses, known, operation);
    const look = async (call: CallOptions): Promise<DataSubjectRequestStatus | undefined> => {
      const status = await this.retrieve(subjectRequestId, call);
      return (statuses as readonly string[]).includes(status.request_status) ? status : undefined;
    };
    return poll(this.#api, operation, look, { timeout, ...rest });
  }
}
