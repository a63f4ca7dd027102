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
  ])('%s: did you mean %s?', (name, meant) => {
    const make = (): DirectMail => new DirectMail({ ...given, [name]: 5 } as never);
    expect(make).toThrow(ConfigurationError);
    expect(make).toThrow(`unknown option "${name}": did you mean "${meant}"?`);
  });

  test('a mock in place of its connection', () => {
    expect(() => new DirectMail({ ...given, connection: 5 } as never)).toThrow(
      'unknown option "connection": did you mean { ...mock.connection }?',
    );
  });

  test('a name that resembles none brings the list', () => {
    expect(() => new DirectMail({ ...given, colour: 'red' } as never)).toThrow(
      /unknown option "colour"; known: token,/,
    );
  });

  test('names that every object has are no options', () => {
    expect(() => new DirectMail(JSON.parse('{ "__proto__": 1 }'))).toThrow('unknown option "__proto__"');
    expect(() => new DirectMail({ ...given, constructor: 1 } as never)).toThrow('unknown option "constructor"');
  });

  test.each([
    ['a token alone', (options: never) => new DirectMail(options), 'live_secret_token'],
    ['null', (options: never) => new DirectMail(options), null],
    ['a text for withOptions', (options: never) => new DirectMail(given).withOptions(options), 'live_secret_token'],
  ])('%s is refused without being shown: options are an object', (_what, make, options) => {
    expect(() => make(options as never)).toThrow(ConfigurationError);
    expect(() => make(options as never)).toThrow(/^options must be an object, such as \{ token \}$/);
  });

  test('withOptions() changes nothing', () => {
    expect(new DirectMail(given).withOptions()).toBeInstanceOf(DirectMail);
  });

  test.each([
    ['a controller, whose signal was meant', { signal: new AbortController() }, 'signal must be an AbortSignal'],
    ['a number', 5000, 'options must be an object'],
    ['a text', 'x', 'options must be an object'],
  ])('options of a call that are %s are refused before anything is sent', async (_what, options, words) => {
    const { mail, seen } = scripted([json(200, {})]);
    const error = await failure(mail.organization.retrieve(options as never));
    expect(error).toMatchObject({ name: 'ConfigurationError', outcome: 'not_sent', operation: 'getOrganization' });
    expect((error as Error).message).toContain(words);
    expect(seen).toEqual([]);
  });

  test('of a call too, before anything is sent; undefined is as good as absent', async () => {
    const { mail, seen } = scripted([json(200, { id: 'o' })]);
    const error = await failure(mail.organization.retrieve({ singal: new AbortController().signal } as never));
    expect(error).toMatchObject({
      name: 'ConfigurationError',
      message: 'unknown option "singal": did you mean "signal"?',
    });
    expect(await failure(mail.organization.retrieve({ timeout: -1 }))).toMatchObject({ outcome: 'not_sent' });
    expect(seen).toEqual([]);
    await mail.organization.retrieve({ timeout: undefined, signal: undefined });
    expect(seen).toHaveLength(1);
  });
});

describe('conditions of find and options of waitFor are refused as those of the client are, before anything is sent', () => {
  const since = '2026-11-20T12:00:00Z';
  test.each<[string, (mail: DirectMail) => Promise<unknown>, string]>([
    [
      'a misspelt condition, without which any mailing would fit',
      (mail) => mail.mailings.find('c', { since, merge_tag: { reference: 'a' } } as never),
      'unknown option "merge_tag": did you mean "merge_tags"?',
    ],
    [
      'an unknown condition',
      (mail) => mail.mailings.find('c', { since, recipient: 'Ada' } as never),
      'unknown option "recipient"; known: since, until, merge_tags, where',
    ],
    [
      'merge tags that are none',
      (mail) => mail.mailings.find('c', { since, merge_tags: 'order-1815' } as never),
      'merge_tags must be an object; got a string',
    ],
    [
      'no time',
      (mail) => mail.mailings.find('c', { since: null } as never),
      'since must be a string or a number or an object; got null',
    ],
    [
      'a misspelt option of waitFor',
      (mail) => mail.mailings.waitFor('m', { state: ['delivered'] } as never),
      'unknown option "state": did you mean "states"?',
    ],
    [
      'an unknown option of waitFor',
      (mail) => mail.mailings.waitFor('m', { colour: 'red' } as never),
      'unknown option "colour"; known: states, interval, signal,',
    ],
    [
      'a state that is no list, of which every part would fit',
      (mail) => mail.mailings.waitFor('m', { states: 'delivered' } as never),
      'states must be a list; got a string',
    ],
    [
      'a slip in a condition',
      (mail) => mail.mailings.find('c', { sinse: since } as never),
      'unknown option "sinse": did you mean "since"?',
    ],
    [
      'a state that is written otherwise',
      (mail) => mail.mailings.waitFor('m', { states: ['delivered', 'Mailed'] } as never),
      'states has no value "Mailed": did you mean "mailed"?',
    ],
    [
      'a state that there is none of',
      (mail) => mail.mailings.waitFor('m', { states: ['sent'] } as never),
      'states has no value "sent"; known: processing, production, mailed,',
    ],
    [
      'no state at all',
      (mail) => mail.mailings.waitFor('m', { states: [] }),
      'states must not be empty; known: processing,',
    ],
    [
      'a status that there is none of',
      (mail) => mail.dataSubjectRequests.waitFor('m', { statuses: ['complete'] } as never),
      'statuses has no value "complete": did you mean "completed"?',
    ],
    [
      'a misspelt option of waiting for a request',
      (mail) => mail.dataSubjectRequests.waitFor('m', { status: ['completed'] } as never),
      'unknown option "status"; known: statuses, interval,',
    ],
    [
      'no number of milliseconds',
      (mail) => mail.mailings.waitFor('m', { timeout: '5s' } as never),
      'timeout must be a number of milliseconds, at least 0; got the string 5s',
    ],
  ])('%s', async (_what, run, message) => {
    const { mail, seen } = scripted([json(200, [])]);
    const error = await failure(run(mail));
    expect(error).toMatchObject({ name: 'ConfigurationError', outcome: 'not_sent' });
    expect((error as Error).message).toContain(message);
    expect(seen).toEqual([]);
  });

  test.each<[string, (mail: DirectMail) => PromiseLike<unknown>, string]>([
    [
      'one page of mailings',
      (mail) => mail.campaigns.listMailings('c', { perpage: 3 } as never),
      'unknown option "perpage": did you mean "per_page"?',
    ],
    [
      'a walk over mailings',
      (mail) => mail.campaigns.listMailings('c', { startDate: since } as never).toArray(),
      'unknown option "startDate": did you mean "start_date"?',
    ],
    [
      'a page of statistics',
      (mail) => mail.stats.campaigns({ date_field: 'x' } as never),
      'unknown option "date_field"; known: start_date, end_date, page, per_page',
    ],
  ])('so is a name in the query of %s', async (_what, run, message) => {
    const { mail, seen } = scripted([json(200, [])]);
    expect(await failure(run(mail))).toMatchObject({ name: 'ConfigurationError', outcome: 'not_sent', message });
    expect(seen).toEqual([]);
  });

  test('a timeout of 0 still asks once', async () => {
    const { mail, seen } = scripted([json(200, { id: 'm', state: 'processing' })]);
    expect(await failure(mail.mailings.waitFor('m', { timeout: 0 }))).toMatchObject({ name: 'TimeoutError' });
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
    [{ maxRetries: 1.5 }, 'maxRetries must be a whole number, at least 0; got 1.5'],
    [{ maxRetries: Number.NaN }, 'maxRetries must be a whole number, at least 0; got NaN'],
    [{ headers: { Authorization: 'Bearer x' } }, 'give token (addressToken) instead of the authorization header'],
    [{ logger: 'x' }, 'logger must be an object or a function; got a string'],
  ])('%j', (option, message) => {
    expect(() => new DirectMail({ ...given, ...option } as never)).toThrow(message);
  });
});

test('Authorization among the headers of a call is refused, as it would be replaced', async () => {
  const { mail, seen } = scripted([json(200, { id: 'o' })]);
  const headers = { authorization: 'Bearer other' };
  expect(await failure(mail.organization.retrieve({ headers }))).toMatchObject({
    name: 'ConfigurationError',
    outcome: 'not_sent',
  });
  expect(() => mail.withOptions({ headers })).toThrow('instead of the authorization header');
  expect(seen).toEqual([]);
});
