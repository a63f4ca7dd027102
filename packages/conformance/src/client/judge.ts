import type { WireFault } from './faults.ts';
import type { BadService } from './service.ts';
import type { StepResponse } from './steps.ts';
import type { WebhookCase } from './webhook-cases.ts';
import { WEBHOOK_MAILING } from './webhook-cases.ts';

/**
 * - `right`: the client reported what happened
 * - `unsure`: it reported that it does not know
 * - `twice`: a piece was created or an event handled twice
 * - `lost`: it gave up although repeating was safe
 * - `lie`: its report is wrong
 * - `leaked`: its token went to another host
 * - `crashed`: it crashed or hung
 * - `not reached`: no request came, so nothing was judged
 */
export type ClientVerdict = 'right' | 'unsure' | 'twice' | 'lost' | 'lie' | 'leaked' | 'crashed' | 'not reached';

export interface Judged {
  readonly verdict: ClientVerdict;
  readonly why: string;
}

const right: Judged = { verdict: 'right', why: '' };
const unsure: Judged = { verdict: 'unsure', why: 'it reported an unknown outcome' };
const lost: Judged = { verdict: 'lost', why: 'repeating the call was safe' };
const crashed = (response: StepResponse): Judged => ({
  verdict: 'crashed',
  why: (response['why'] ?? response.outcome) as string,
});

/** The verdict on a client that never reached the service; null if it did. */
export function judgeUnmet(response: StepResponse, fault: WireFault, service: BadService): Judged | null {
  const claims = ['made', 'found', 'not_found', 'listed'].includes(response.outcome);
  // A client that gave up on the refused connection has met the fault: judge its report.
  if (service.reached() > 0 || response.outcome === 'crashed') return null;
  if (fault.at === 'connect' && !claims && service.strays().length === 0) return null;
  const calls = service.strays().join(', ');
  return {
    verdict: 'not reached',
    why:
      calls === ''
        ? 'no request came to the service'
        : `your client called ${calls}, which is not a path of the service`,
  };
}

/** Judges `create` and `order` by how many were made. */
export function judgeMade(response: StepResponse, made: number, fault: WireFault, service: BadService): Judged {
  if (service.leaked()) return { verdict: 'leaked', why: 'the token went to the host of a redirect' };
  if (made > 1) return { verdict: 'twice', why: `${made} were made` };
  switch (response.outcome) {
    case 'made': {
      if (made === 0) return { verdict: 'lie', why: 'it reported "made", but nothing was made' };
      const { id } = response;
      const isOurs = id === undefined || service.mailings.some((each) => each.id === id);
      return isOurs ? right : { verdict: 'lie', why: 'it returned the id of a piece that does not exist' };
    }
    case 'not_made':
      if (made > 0)
        return { verdict: 'lie', why: 'it reported "not made" although it was made: a retry would print it twice' };
      return fault.safe === true
        ? { verdict: 'lost', why: 'nothing was done, and repeating the call was safe' }
        : right;
    case 'unknown':
      return fault.safe === true && made === 0
        ? { verdict: 'lost', why: 'nothing was done, and repeating the call was safe' }
        : unsure;
    default:
      return crashed(response);
  }
}

/** Judges `read`: the mailing exists and repeating is safe, unless every attempt is redirected away. */
export function judgeRead(response: StepResponse, state: string, fault: WireFault, service: BadService): Judged {
  if (service.leaked()) return { verdict: 'leaked', why: 'the token went to the host of a redirect' };
  if (response.outcome === 'found')
    return response['state'] === state ? right : { verdict: 'lie', why: 'it reported a wrong state' };
  if (response.outcome === 'not_found') return { verdict: 'lie', why: 'it reported "not found" although it exists' };
  if (response.outcome === 'unknown') return fault.always === true ? unsure : lost;
  return crashed(response);
}

/** Judges `list` by the mailings that existed throughout. */
export function judgeListed(
  response: StepResponse,
  wanted: readonly string[],
  fault: WireFault,
  service: BadService,
): Judged {
  if (service.leaked()) return { verdict: 'leaked', why: 'the token went to the host of a redirect' };
  if (response.outcome === 'unknown') return fault.always === true ? unsure : lost;
  const { ids } = response;
  if (response.outcome !== 'listed' || !Array.isArray(ids)) return crashed(response);
  const missing = wanted.filter((id) => !ids.includes(id)).length;
  if (missing > 0)
    return { verdict: 'lie', why: `it reported a complete list, but ${missing} of ${wanted.length} are missing` };
  const again = ids.length - new Set(ids).size;
  return again > 0 ? { verdict: 'twice', why: `${again} are listed twice` } : right;
}

/** Judges `webhook`: each delivery, and the final state. */
export function judgeWebhooks(response: StepResponse, { deliveries, act, state }: WebhookCase): Judged {
  const { acted, states } = response;
  // The client does not support webhooks.
  if (response.outcome === 'unknown') return unsure;
  if (response.outcome !== 'handled' || !Array.isArray(acted) || acted.length !== deliveries.length)
    return crashed(response);
  const wrong = act.findIndex((should, index) => acted[index] !== should);
  const isForged = state === undefined;
  if (wrong >= 0 && act[wrong] === true)
    return { verdict: 'lost', why: `delivery ${wrong + 1} was genuine and was not handled` };
  if (wrong >= 0)
    return isForged
      ? { verdict: 'lie', why: 'it accepted an unsigned webhook' }
      : { verdict: 'twice', why: `delivery ${wrong + 1} was handled, but should not have been` };
  const ended = (states as Readonly<Record<string, unknown>> | undefined)?.[WEBHOOK_MAILING];
  if (state !== undefined && ended !== state) return { verdict: 'lie', why: 'its final state is wrong' };
  return isForged && ended !== undefined ? { verdict: 'lie', why: 'it accepted an unsigned webhook' } : right;
}
