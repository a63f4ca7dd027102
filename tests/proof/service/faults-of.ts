import { bodyOf, confirmed, type Fault, type Got, type Json, onRequest, onResponse, type Sent } from './seed.ts';

export const create = 'createMailing';

export const get = 'getMailing';

const isGood = ({ status }: Got): boolean => status < 300;

/** Takes what ought to be refused, by filling in or correcting it on the way. */
export const takes = (
  name: string,
  rule: string,
  operation: Sent['operation'],
  remedy: (body: Json) => Json | undefined,
): Fault =>
  onRequest(name, rule, operation, (sent) => {
    const changed = remedy(bodyOf(sent));
    return changed === undefined ? undefined : { json: changed };
  });

export const refuses = (
  name: string,
  rule: string,
  operation: Sent['operation'],
  when: (body: Json, sent: Sent) => boolean,
): Fault =>
  onResponse(name, rule, operation, (got, sent) =>
    isGood(got) && when(bodyOf(sent), sent)
      ? confirmed(400, { error: { name: 'ValidationError', message: 'no' } })
      : got,
  );

export const of = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});

export const GOOD: Json = { address_1: '100 Main St', city: 'Mountain View', state: 'CA', postal_code: '94041' };

export const has = (url: URL, ...names: readonly string[]): boolean =>
  names.every((name) => url.searchParams.has(name));
