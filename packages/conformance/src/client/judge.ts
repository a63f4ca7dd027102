import type { WireFault } from './faults.ts';
import type { BadService } from './service.ts';
import type { StepResponse } from './steps.ts';
import type { WebhookCase } from './webhook-cases.ts';
import { WEBHOOK_MAILING } from './webhook-cases.ts';

/**
 * `right`: the client knows what happened. `unsure`: it says that it does not know, which is honest. The others cost money or
 * trust: a piece printed or an event taken `twice`, a piece or an answer `lost` that was to be had, a `lie` about what happened, a token
 * that `leaked` to another host, and a client that `crashed` or hung. `not reached`: no request came, so nothing can be said of it.
 */
export type ClientVerdict = 'right' | 'unsure' | 'twice' | 'lost' | 'lie' | 'leaked' | 'crashed' | 'not reached';

export interface Judged {
  readonly verdict: ClientVerdict;
  readonly why: string;
}

const right: Judged = { verdict: 'right', why: '' };
const unsure: Judged = { verdict: 'unsure', why: 'it says that it does not know' };
const lost: Judged = { verdict: 'lost', why: 'asking again was safe' };
const crashed = (response: StepResponse): Judged => ({
  verdict: 'crashed',
  why: (response['why'] ?? response.outcome) as string,
});

/** What a service saw of a client that never came to it; null when it came. */
export function judgeUnmet(response: StepResponse, fault: WireFault, service: BadService): Judged | null {
  const claims = ['made', 'found', 'not_found', 'listed'].includes(response.outcome);
  // Who gives up while nobody listens has met the fault, and is judged by what it says.
  if (service.reached() > 0 || response.outcome === 'crashed') return null;
  if (fault.at === 'connect' && !claims && service.strays().length === 0) return null;
  const calls = service.strays().join(', ');
  return {
    verdict: 'not reached',
    why:
      calls === '' ? 'no request came to the service' : `your client called ${calls}, which is no path of the service`,
  };
}

/** Of `create` and `order`, by how many were really made. */
export function judgeMade(response: StepResponse, made: number, fault: WireFault, service: BadService): Judged {
  if (service.leaked()) return { verdict: 'leaked', why: 'the token went to the host of a redirect' };
  if (made > 1) return { verdict: 'twice', why: `${made} were made` };
  switch (response.outcome) {
    case 'made': {
      if (made === 0) return { verdict: 'lie', why: 'it says made, and nothing was' };
      const { id } = response;
      const isOurs = id === undefined || service.mailings.some((each) => each.id === id);
      return isOurs ? right : { verdict: 'lie', why: 'it names a piece that is not there' };
    }
    case 'not_made':
      if (made > 0) return { verdict: 'lie', why: 'it says not made, and it was: whoever asks again prints it twice' };
      return fault.safe === true ? { verdict: 'lost', why: 'nothing was done, and asking again was safe' } : right;
    case 'unknown':
      return fault.safe === true && made === 0
        ? { verdict: 'lost', why: 'nothing was done, and asking again was safe' }
        : unsure;
    default:
      return crashed(response);
  }
}

/** Of `read`: the mailing is there, and asking again is safe; where every try leads away, nothing is to be had. */
export function judgeRead(response: StepResponse, state: string, fault: WireFault, service: BadService): Judged {
  if (service.leaked()) return { verdict: 'leaked', why: 'the token went to the host of a redirect' };
  if (response.outcome === 'found')
    return response['state'] === state ? right : { verdict: 'lie', why: 'it tells another state' };
  if (response.outcome === 'not_found') return { verdict: 'lie', why: 'it says that there is none' };
  if (response.outcome === 'unknown') return fault.always === true ? unsure : lost;
  return crashed(response);
}

/** Of `list`, by the mailings that were there all the time. */
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
    return { verdict: 'lie', why: `it calls the list complete, and ${missing} of ${wanted.length} are missing` };
  const again = ids.length - new Set(ids).size;
  return again > 0 ? { verdict: 'twice', why: `${again} are in it twice` } : right;
}

/** Of `webhook`: each delivery by itself, and the state that it leads to. */
export function judgeWebhooks(response: StepResponse, { deliveries, act, state }: WebhookCase): Judged {
  const { acted, states } = response;
  // A client that takes no webhooks says so.
  if (response.outcome === 'unknown') return unsure;
  if (response.outcome !== 'handled' || !Array.isArray(acted) || acted.length !== deliveries.length)
    return crashed(response);
  const wrong = act.findIndex((should, index) => acted[index] !== should);
  const isForged = state === undefined;
  if (wrong >= 0 && act[wrong] === true)
    return { verdict: 'lost', why: `delivery ${wrong + 1} was genuine and was not taken` };
  if (wrong >= 0)
    return isForged
      ? { verdict: 'lie', why: 'it believed what nobody signed' }
      : { verdict: 'twice', why: `delivery ${wrong + 1} was acted upon, and should not have been` };
  const ended = (states as Readonly<Record<string, unknown>> | undefined)?.[WEBHOOK_MAILING];
  if (state !== undefined && ended !== state) return { verdict: 'lie', why: 'it ends in another state' };
  return isForged && ended !== undefined ? { verdict: 'lie', why: 'it believed what nobody signed' } : right;
}
