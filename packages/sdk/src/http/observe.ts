import { traceHeaders, tracer } from '@direct-mail/contract/words/observe/channel';
import type { AttemptMessage, CallMessage } from '@direct-mail/contract/words/observe/messages';
import type { CallError } from '../errors/call-error.ts';
import { type Failure, statusOf } from './call-errors.ts';
import type { PreparedRequest, ReadResponse } from './prepared-request.ts';

const traceCall = /* @__PURE__ */ tracer<CallMessage>('direct-mail.call');
const traceAttempt = /* @__PURE__ */ tracer<AttemptMessage>('direct-mail.attempt');

/** A call on the channel `direct-mail.call`. */
export const observeCall = (
  { operation, method, path }: PreparedRequest,
  work: () => Promise<ReadResponse>,
): Promise<ReadResponse> =>
  traceCall(
    () => ({ operation, method, template: path }),
    (message) => (message ? work().then(...tellCall(message)) : work()),
  );

const tellCall = (message: CallMessage) =>
  [
    (result: ReadResponse): ReadResponse => {
      message.attempts = result.attempts;
      tellResponse(message, result.response);
      message.outcome = 'done';
      return result;
    },
    (error: CallError): never => {
      message.attempts = error.attempts;
      message.status = statusOf(error);
      message.outcome = error.outcome;
      throw error;
    },
  ] as const;

/** An attempt on the channel `direct-mail.attempt`; `work` gets the headers that it is to carry. */
export const observeAttempt = (
  { operation, method, path, url, external }: PreparedRequest,
  attempt: number,
  headers: Record<string, string>,
  work: (headers: Record<string, string>) => Promise<ReadResponse | Failure>,
): Promise<ReadResponse | Failure> =>
  traceAttempt(
    () => {
      // Not by `URL`, which throws for what a service may call the address of a preview.
      const [scheme, , host = ''] = url.split(/[/?#]/);
      const [serverAddress = '', port] = host.split(/:(?=\d+$)/);
      const serverPort = Number(port ?? (scheme === 'http:' ? 80 : 443));
      return { operation, method, template: path, attempt, serverAddress, serverPort, propagation: {} };
    },
    (message) =>
      message
        ? work(external ? headers : withTrace(headers, message.propagation)).then(tellAttempt(message))
        : work(headers),
  );

/** The caller's own headers replace those of the observer. */
function withTrace(headers: Record<string, string>, propagation: Record<string, string>): Record<string, string> {
  let carried = headers;
  for (const name of traceHeaders) {
    const value = propagation[name];
    if (value === undefined || name in headers || !/^[\x20-\x7e]*$/.test(value)) continue;
    if (carried === headers) carried = { ...headers };
    carried[name] = value;
  }
  return carried;
}

const tellAttempt =
  (message: AttemptMessage) =>
  (result: ReadResponse | Failure): ReadResponse | Failure => {
    if (result.response) tellResponse(message, result.response);
    if ('error' in result) {
      message.outcome = result.error.outcome;
      message.errorType = message.status === undefined ? result.error.name : String(message.status);
    } else message.outcome = 'done';
    return result;
  };

function tellResponse(message: CallMessage, { status, headers }: Response): void {
  message.status = status;
  const id = headers.get('x-request-id');
  if (id !== null) message.requestId = id;
}
