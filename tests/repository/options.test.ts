import {
  Bulk,
  BulkWorker,
  mapColumns,
  postgresLedger,
  readCsv,
  readJsonl,
  readSql,
  sqliteLedger,
} from '@direct-mail/bulk';
import { createMock, OptionError } from '@direct-mail/mock';
import { connectMock, serve } from '@direct-mail/mock/node';
import { checkArtwork, createPreviewer, OptionError as PreviewsOptionError } from '@direct-mail/previews';
import { DirectMail } from '@direct-mail/sdk';
import { createWebhookHandler, signWebhook, verifyWebhook } from '@direct-mail/sdk/webhooks';
import { deliveryKey, parse, standardize, standardizeLines } from '@direct-mail/us-address';
import { describe, expect, test } from 'vitest';

type Anything = (...given: never[]) => unknown;
const of = (call: unknown): ((...given: unknown[]) => unknown) => call as (...given: unknown[]) => unknown;

/** Each function of a package that takes options, called with some. */
const taking: Readonly<Record<string, (options: unknown) => unknown>> = {
  createMock: of(createMock),
  connectMock: (options) => of(connectMock)('http://127.0.0.1:1', options),
  serve: (options) => of(serve)(createMock(), options),
  createPreviewer: of(createPreviewer),
  standardize: (options) => of(standardize)({ full_address: '1 Main St, Austin TX' }, options),
  standardizeLines: (options) => of(standardizeLines)({ full_address: '1 Main St, Austin TX' }, options),
  readCsv: (options) => of(readCsv)('list.csv', options),
  postgresLedger: (options) => of(postgresLedger)('postgres://u@h/d', options),
  Bulk: (options) => Reflect.construct(Bulk, [options]),
  BulkWorker: (options) => Reflect.construct(BulkWorker, [options]),
};

/** The others, which have none: called with nothing, and with what is of another type. */
const others: Readonly<Record<string, Anything>> = {
  ...taking,
  DirectMail: (options: never) => Reflect.construct(DirectMail, [options]) as unknown,
  createWebhookHandler,
  verifyWebhook,
  signWebhook,
  parse,
  deliveryKey,
  checkArtwork,
  mapColumns,
  readJsonl,
  readSql,
  sqliteLedger,
};

async function failureOf(call: () => unknown): Promise<unknown> {
  try {
    await call();
    return undefined;
  } catch (error) {
    return error;
  }
}

/** What a runtime says of a program that did not look at what it was given. */
const unchecked = /Cannot (read|destructure)|is not (a function|iterable|defined)|undefined \(|of (undefined|null)\b/;

describe('a wrong call says what is wrong with it', () => {
  test.each(Object.keys(taking))('%s: a misspelt option', async (name) => {
    const error = await failureOf(() => taking[name]?.({ optoin: 1 }));
    expect(error).toBeInstanceOf(OptionError);
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toMatchObject({ name: 'OptionError', code: 'option_unknown', option: 'optoin' });
    expect((error as Error).message).toMatch(/^[\w ]+: unknown option optoin: (did you mean|expected one of) /);
  });

  test.each(Object.keys(others))('%s: nothing, null, a text, a number and a list', async (name) => {
    for (const given of [[], [null], ['x'], [7], [[]]]) {
      const error = await failureOf(() => of(others[name])(...given));
      if (error === undefined) continue;
      expect(error).toBeInstanceOf(Error);
      expect([name, given, (error as Error).message]).toEqual([name, given, expect.not.stringMatching(unchecked)]);
    }
  });

  test('an error is the same class to every package', async () => {
    const error = await failureOf(() => createPreviewer({ renderrer: 'chromium' } as object));
    expect(error).toBeInstanceOf(OptionError);
    expect(error).toBeInstanceOf(PreviewsOptionError);
    expect(new TypeError('x')).not.toBeInstanceOf(OptionError);
  });
});
