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
    (message) => (message ? toldOf(message, work()) : work()),
  );

async function toldOf(message: CallMessage, work: Promise<ReadResponse>): Promise<ReadResponse> {
  try {
    const { attempts, response } = await work;
    Object.assign(message, { attempts, ...responded(response), outcome: 'done' });
  } catch (error) {
    const { attempts, outcome } = error as CallError;
    Object.assign(message, { attempts, outcome, status: statusOf(error as CallError) });
  }
  return work;
}

/** An attempt on the channel `direct-mail.attempt`; `work` gets the headers that it is to carry. */
export const observeAttempt = (
  { operation, method, path, url, external }: PreparedRequest,
  attempt: number,
  headers: Record<string, string>,
  work: (headers: Record<string, string>) => Promise<ReadResponse | Failure>,
): Promise<ReadResponse | Failure> =>
  traceAttempt(
    () => {
      const { hostname, port, protocol } = new URL(url);
      const serverPort = Number(port) || (protocol === 'http:' ? 80 : 443);
      return { operation, method, template: path, attempt, serverAddress: hostname, serverPort, propagation: {} };
    },
    async (message) => {
      if (!message) return work(headers);
      const carried: Record<string, string> = {};
      for (const name of external ? [] : traceHeaders) {
        const value = message.propagation[name];
        if (value !== undefined && /^[\x20-\x7e]*$/.test(value)) carried[name] = value;
      }
      const result = await work({ ...carried, ...headers });
      Object.assign(message, responded(result.response));
      if ('error' in result) {
        message.outcome = result.error.outcome;
        message.errorType = message.status === undefined ? result.error.name : String(message.status);
      } else message.outcome = 'done';
      return result;
    },
  );

const responded = (response: Response | undefined): Pick<AttemptMessage, 'status' | 'requestId'> =>
  response ? { status: response.status, requestId: response.headers.get('x-request-id') ?? undefined } : {};
