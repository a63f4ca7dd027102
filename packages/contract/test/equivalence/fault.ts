import fc from 'fast-check';

type Container = Record<string, unknown> | unknown[];

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/** Every place of a value: a container and a key in it. */
function places(value: unknown): [Container, string][] {
  if (!isContainer(value)) return [];
  const here = Object.keys(value).map((key): [Container, string] => [value, key]);
  return [...here, ...here.flatMap(([container, key]) => places(Reflect.get(container, key)))];
}

const wrong = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, 1.5, -1, '', 'x', [], {}, [[]], [null], { address_1: 'x' }),
  fc.constantFrom('a'.repeat(63), 'a'.repeat(64), 'g'.repeat(64), '12', '1234', ' ada@example.com', 'ada@example.com'),
);

/** A value with at most one fault: something missing, or of another type or size. */
export function withFault(drawn: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const fault = fc.record({ at: fc.nat(), by: wrong, kind: fc.constantFrom('none', 'missing', 'replaced', 'whole') });
  return fc.tuple(drawn, fault).map(([value, { at, by, kind }]) => {
    if (kind === 'whole') return at % 5 === 0 ? by : value;
    const copy: unknown = structuredClone(value);
    const all = places(copy);
    const place = all[at % Math.max(all.length, 1)];
    if (kind === 'none' || !place) return copy;
    const [container, key] = place;
    if (kind === 'missing') Reflect.deleteProperty(container, key);
    else Object.defineProperty(container, key, { value: by, enumerable: true, configurable: true, writable: true });
    return copy;
  });
}
