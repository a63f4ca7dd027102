import { describe, expect, test } from 'vitest';
import { type OperationId, routes } from '../src/index.ts';
import { compileAt, describeErrors, objectAt } from '../test-support/index.ts';

type Segments = readonly (string | number)[];

interface Content {
  readonly name: string;
  readonly at: Segments;
}

function contents(name: string, segments: Segments): Content[] {
  const mediaTypes = Object.keys(objectAt([...segments, 'content']));
  return mediaTypes.map((mediaType) => ({ name, at: [...segments, 'content', mediaType] }));
}

function operationContents(name: string, operation: Segments): Content[] {
  const responses = Object.keys(objectAt([...operation, 'responses']));
  return [
    ...contents(`${name} request`, [...operation, 'requestBody']),
    ...responses.flatMap((status) => contents(`${name} ${status}`, [...operation, 'responses', status])),
  ];
}

const ids = Object.keys(routes) as OperationId[];
const everyContent = [
  ...ids.flatMap((id) => operationContents(id, ['paths', routes[id].path, routes[id].method.toLowerCase()])),
  ...operationContents('mailingEvent', ['webhooks', 'mailingEvent', 'post']),
];

describe('every request and every response of the document has an example that its schema accepts', () => {
  test.each(everyContent)('$name', ({ at }) => {
    const names = Object.keys(objectAt([...at, 'examples']));
    expect(names).not.toEqual([]);
    const validate = compileAt([...at, 'schema']);
    for (const name of names) {
      const { value } = objectAt([...at, 'examples', name]);
      expect(validate(value) ? [] : describeErrors(validate.errors), name).toEqual([]);
    }
  });

  test('an operation with a body has an example of it', () => {
    const withRequest = everyContent.filter(({ name }) => name.endsWith(' request')).map(({ name }) => name);
    const wanted = ids.filter((id) => routes[id].hasBody).map((id) => `${id} request`);
    expect(withRequest).toEqual([...wanted, 'mailingEvent request']);
  });

  test('an operation has a body in every one of its responses', () => {
    const without = ids.filter((id) => {
      const operation = ['paths', routes[id].path, routes[id].method.toLowerCase()];
      const documented = Object.keys(objectAt([...operation, 'responses']));
      return (
        documented.length !==
        everyContent.filter(({ name }) => name.startsWith(`${id} `) && !name.endsWith('request')).length
      );
    });
    expect(without).toEqual([]);
  });
});

describe('every parameter and header has an example that its schema accepts', () => {
  const operations: [string, Segments][] = ids.map((id) => [
    id,
    ['paths', routes[id].path, routes[id].method.toLowerCase()],
  ]);

  test.each(operations)('parameters of %s', (_, operation) => {
    for (const list of [
      [...operation, 'parameters'],
      [...operation.slice(0, 2), 'parameters'],
    ]) {
      for (const index of Object.keys(objectAt(list))) {
        const parameter = objectAt([...list, index]);
        const validate = compileAt([...list, index, 'schema']);
        expect(validate(parameter['example']), String(parameter['name'])).toBe(true);
      }
    }
  });

  test.each(Object.keys(objectAt(['components', 'headers'])))('header %s', (name) => {
    const at = ['components', 'headers', name];
    expect(compileAt([...at, 'schema'])(objectAt(at)['example'])).toBe(true);
  });
});
