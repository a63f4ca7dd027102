import { asArray, asObject, mediaType } from './expect.ts';
import type { ServiceResponse } from './http.ts';
import type { Target } from './options.ts';

/** What a run remembers. */
type Facts = Record<string, unknown>;

/** What holds of every answer is watched for in all of them, and remembered: names of operations, never what was found. */

const SHOWN = 'tokens shown by';
const NOT_JSON = 'not JSON';
const RECOVERED = 'recovered 5xx';

/** Shorter ones may be a part of any word. */
const LEAST_TOKEN = 6;

/** Statuses whose bodies are the service's own: a gateway in front of it may answer the others with a page. */
const OWN: readonly number[] = [200, 201, 202, 400, 403, 404];

/** Notes what is wrong with an answer, and gives it back. `operation` is null for what is not JSON by itself, such as a preview. */
export function watchResponses(
  { token, testToken }: Target,
  facts: Facts,
): (operation: string | null, response: ServiceResponse) => ServiceResponse {
  const tokens = [token, testToken].filter((each) => each !== undefined && each.length >= LEAST_TOKEN) as string[];
  return (operation, response) => {
    const { headers, text, status } = response;
    const texts = [text, ...[...headers].map(([, value]) => value)];
    if (tokens.some((each) => texts.some((one) => one.includes(each)))) {
      const where = operation ?? 'a URL';
      if (!asArray(facts[SHOWN]).includes(where)) facts[SHOWN] = [...asArray(facts[SHOWN]), where];
    }
    if (operation !== null && text !== '' && OWN.includes(status) && !isJson(response))
      facts[NOT_JSON] = { ...asObject(facts[NOT_JSON]), [`${operation} ${status}`]: kindOf(response) };
    return response;
  };
}

const isJson = (response: ServiceResponse): boolean =>
  response.body !== undefined && /^application\/([\w.-]+\+)?json$/.test(mediaType(response));

function kindOf(response: ServiceResponse): string {
  const type = mediaType(response);
  const word = /^[\w.+-]{1,40}\/[\w.+-]{1,40}$/.test(type)
    ? type
    : type === ''
      ? 'no content type'
      : 'another content type';
  return response.body === undefined ? `${word}, and a body that is no JSON` : word;
}

/** Operations whose answers held a token of the account, in this run so far. */
export const tokensShownBy = (facts: Facts): readonly string[] => asArray(facts[SHOWN]).map(String);

/** Answers of this run so far that were no JSON: operation and status, and what they were. */
export const notJson = (facts: Facts): readonly (readonly [string, string])[] =>
  Object.entries(asObject(facts[NOT_JSON])).map(([where, what]) => [where, String(what)]);

export function noteRecovered(facts: Facts): void {
  facts[RECOVERED] = recoveredIn(facts) + 1;
}

/** How many GET requests were answered with a 5xx, and well when asked again. */
export const recoveredIn = (facts: Facts): number => Number(facts[RECOVERED] ?? 0);
