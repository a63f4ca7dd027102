import type { Api } from '../api.ts';
import type { Call } from '../call.ts';
import { checkOptions, checkValues } from '../check-options.ts';
import type { CallOptions } from '../http/settings.ts';
import type { DataSubjectRequest, DataSubjectRequestStatus, KnownDataSubjectRequestState } from '../types.ts';
import { poll, type WaitOptions, waitKinds } from './poll.ts';

/** Options of `dataSubjectRequests.waitFor`. */
export interface WaitForRequestOptions extends WaitOptions {
  /** The values of `request_status` to wait for; any of them ends the wait. Unknown values are refused. Default: `['completed']`. */
  statuses?: readonly KnownDataSubjectRequestState[] | undefined;
}

const days = 86_400_000;

/** A status that the document adds is missing here, and does not compile. */
const known: Record<KnownDataSubjectRequestState, ''> = { pending: '', in_progress: '', completed: '' };
const kinds: Record<keyof WaitForRequestOptions, string> = { statuses: 'list', ...waitKinds };

/** CPRA requests: a person asks for access to, or erasure of, their data. */
export class DataSubjectRequestsResource {
  readonly #api: Api;

  /** @internal */
  constructor(api: Api) {
    this.#api = api;
  }

  /**
   * Submits a data subject request. You choose `subject_request_id`, a version 4 UUID. All identities must belong to the
   * same person. An erasure also adds the person to the opt-out list. `POST /v1/dsr/request`
   *
   * Retried only when it had no effect: it never left this machine, or the service refused it with 429 (or with 401 or 403
   * when `token` is a function).
   *
   * @returns The status record, or undefined if the response is empty: the service does not document its response.
   * @throws `BadRequestError` for invalid values.
   */
  create(request: DataSubjectRequest, options?: CallOptions): Call<DataSubjectRequestStatus | undefined> {
    return this.#api.call('createDataSubjectRequest', { body: request, expects: 'optional' }, options);
  }

  /**
   * Retrieves the status of a request by the `subject_request_id` it was submitted with.
   * `GET /v1/dsr/request/{subject_request_id}`
   *
   * @throws `NotFoundError` if the request does not exist.
   */
  retrieve(subjectRequestId: string, options?: CallOptions): Call<DataSubjectRequestStatus> {
    const input = { path: { subject_request_id: subjectRequestId } };
    return this.#api.call('getDataSubjectRequest', input, options);
  }

  /**
   * Polls a request until its `request_status` is one of `statuses`, by default `completed`.
   *
   * @throws `TimeoutError` after `timeout` milliseconds, by default 30 days.
   * @throws `ConfigurationError` for an unknown option or status, before anything is sent.
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
    return poll(this.#api, operation, `the request did not become ${statuses.join(' or ')}`, look, {
      timeout,
      ...rest,
    });
  }
}
