import type { OperationId } from '@direct-mail/contract';
import { asArray, asObject, itemOf, mediaType, placeOf, saidOf } from './expect.ts';
import type { ServiceResponse } from './http.ts';
import { noteResponse } from './notes.ts';
import type { Target } from './options.ts';
import { complaints, responseSchema } from './schemas.ts';
import type { Place } from './signals.ts';

/** The run's memory. */
type Facts = Record<string, unknown>;

/** Rules for all responses are checked in each response; violations are recorded by operation, never with values. */

const SHOWN = 'tokens shown by';
const NOT_JSON = 'not JSON';
const RECOVERED = 'recovered 5xx';
const VIOLATIONS = 'not as the document says';

/** In characters: a shorter token may be part of any word. */
const LEAST_TOKEN = 6;

/** Statuses whose body is the service's own; others may come from a gateway, with a page. */
const OWN: readonly number[] = [200, 201, 202, 400, 403, 404];

/** Records violations of a response and returns it. `operation` is null for non-JSON resources such as previews. */
export function watchResponses(
  { token, testToken }: Target,
  facts: Facts,
): (operation: OperationId | null, response: ServiceResponse) => ServiceResponse {
  const tokens = [token, testToken].filter((each) => each !== undefined && each.length >= LEAST_TOKEN) as string[];
  return (operation, response) => {
    const { headers, text, status } = response;
    const texts = [text, ...[...headers].map(([, value]) => value)];
    if (tokens.some((each) => texts.some((one) => one.includes(each)))) {
      const where = operation ?? 'a URL';
      if (!asArray(facts[SHOWN]).includes(where)) facts[SHOWN] = [...asArray(facts[SHOWN]), where];
    }
    if (operation !== null) {
      noteResponse(facts, operation, response);
      noteViolation(facts, operation, response);
    }
    if (operation !== null && text !== '' && OWN.includes(status) && !isJson(response))
      facts[NOT_JSON] = { ...asObject(facts[NOT_JSON]), [`${operation} ${status}`]: kindOf(response) };
    return response;
  };
}

/** The first response of each operation that violated the document, in any part of the run. */
function noteViolation(facts: Facts, operation: OperationId, response: ServiceResponse): void {
  const schema = responseSchema(operation, response.status);
  const before = asObject(facts[VIOLATIONS]);
  if (schema === undefined || response.status >= 300 || operation in before) return;
  const items = schema.isList ? asArray(response.body) : [response.body];
  for (const [index, item] of items.entries()) {
    const wrong = complaints(item, schema.name);
    if (wrong.length === 0) continue;
    const where = {
      ...placeOf(response),
      item: itemOf(item, schema.isList ? index : undefined),
      document: wrong[0]?.pointer,
    };
    facts[VIOLATIONS] = { ...before, [operation]: { schema: schema.name, got: saidOf(wrong), where } };
    return;
  }
}

export interface Violation {
  readonly schema: string;
  readonly got: string;
  readonly where: Place;
}

export const violationOf = (facts: Facts, operation: OperationId): Violation | undefined =>
  asObject(facts[VIOLATIONS])[operation] as Violation | undefined;

const isJson = (response: ServiceResponse): boolean =>
  response.body !== undefined && /^application\/([\w.-]+\+)?json$/.test(mediaType(response));

function kindOf(response: ServiceResponse): string {
  const type = mediaType(response);
  const word = /^[\w.+-]{1,40}\/[\w.+-]{1,40}$/.test(type)
    ? type
    : type === ''
      ? 'no content type'
      : 'another content type';
  return response.body === undefined ? `${word}, with a body that is not JSON` : word;
}

/** Operations whose responses contained a token, in this run so far. */
export const tokensShownBy = (facts: Facts): readonly string[] => asArray(facts[SHOWN]).map(String);

/** Responses of this run so far that were not JSON: operation, status and what they were. */
export const notJson = (facts: Facts): readonly (readonly [string, string])[] =>
  Object.entries(asObject(facts[NOT_JSON])).map(([where, what]) => [where, String(what)]);

export function noteRecovered(facts: Facts): void {
  facts[RECOVERED] = recoveredIn(facts) + 1;
}

/** Number of GETs that got a 5xx and succeeded when repeated. */
export const recoveredIn = (facts: Facts): number => Number(facts[RECOVERED] ?? 0);
