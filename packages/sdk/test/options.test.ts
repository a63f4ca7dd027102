import { describe, expect, test } from 'vitest';
import { ConfigurationError, DirectMail } from '../src/index.ts';
import { failure, json, scripted } from './support/client.ts';

const given = { token: 't', baseUrl: 'https://api.example.test' };

describe('an option that there is none of is refused with the one that was meant', () => {
  test.each([
    ['timout', 'timeout'],
    ['timeOut', 'timeout'],
    ['fecth', 'fetch'],
    ['header', 'headers'],
    ['base_url', 'baseUrl'],
    ['baseURL', 'baseUrl'],
    ['url', 'baseUrl'],
    ['apiKey', 'token'],
    ['accessKey', 'token'],
    ['retries', 'maxRetries'],
    ['max_retries', 'maxRetries'],
    ['debug', 'logger'],
    ['validator', 'validate'],
    ['connection', '{ ...mock.connection }'],
  ])('%s: did you mean %s?', (name, meant) => {
    const make = (): DirectMail => new DirectMail({ ...given, [name]: 5 } as never);
    expect(make).toThrow(ConfigurationError);
    expect(make).toThrow(`unknown option ${name}: did you mean ${meant}?`);
  });

  test('a name that resembles none brings the list', () => {
    expect(() => new DirectMail({ ...given, colour: 'red' } as never)).toThrow(
      /unknown option colour; there are token,/,
    );
  });

  test('names that every object has are no options', () => {
    expect(() => new DirectMail(JSON.parse('{ "__proto__": 1 }'))).toThrow('unknown option __proto__');
    expect(() => new DirectMail({ ...given, constructor: 1 } as never)).toThrow('unknown option constructor');
  });

  test('of a call too, before anything is sent; undefined is as good as absent', async () => {
    const { mail, seen } = scripted([json(200, { id: 'o' })]);
    const error = await failure(mail.organization.retrieve({ singal: new AbortController().signal } as never));
    expect(error).toMatchObject({ name: 'ConfigurationError', message: 'unknown option singal: did you mean signal?' });
    expect(await failure(mail.organization.retrieve({ timeout: -1 }))).toMatchObject({ outcome: 'not_sent' });
    expect(seen).toEqual([]);
    await mail.organization.retrieve({ timeout: undefined, signal: undefined });
    expect(seen).toHaveLength(1);
  });
});

describe('an option of a wrong type is refused by name', () => {
  test.each([
    [{ token: 5 }, 'token must be a string or a function; got a number'],
    [{ baseUrl: new URL('https://a.test') }, 'baseUrl must be a string; got an object'],
    [{ headers: 'x: y' }, 'headers must be an object; got a string'],
    [{ timeout: null }, 'timeout must be a number of milliseconds, at least 1; got null'],
    [{ now: 5 }, 'now must be a function; got a number'],
    [{ sleep: null }, 'sleep must be a function; got null'],
    [{ logger: 'x' }, 'logger must be an object or a function; got a string'],
  ])('%j', (option, message) => {
    expect(() => new DirectMail({ ...given, ...option } as never)).toThrow(message);
  });
});
