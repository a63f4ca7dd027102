import type * as contract from '@direct-mail/contract';
import type { CreativeFormat, MailType } from '@direct-mail/contract';
import type * as names from '@direct-mail/contract/control/generated/models';
import { createMock, type Mock, type MockControl, type MockOptions } from '@direct-mail/mock';
import { type ConnectedMock, connectMock } from '@direct-mail/mock/node';
import type { DirectMail } from '@direct-mail/sdk';
import { describe, expect, expectTypeOf, test } from 'vitest';

/** Correct use compiles, wrong use does not: `npm run types` is what runs these. */
describe('the types of the mock', () => {
  test('one interface, in process and over HTTP', () => {
    expectTypeOf<Mock>().toExtend<MockControl>();
    expectTypeOf<ConnectedMock>().toExtend<MockControl>();
    const names = (control: object) => Object.keys(control).sort();
    expect(names(createMock())).toEqual(names(connectMock('http://127.0.0.1:4010')));
  });

  test('the connection is what the client takes', () => {
    expectTypeOf<Mock['connection']>().toExtend<ConstructorParameters<typeof DirectMail>[0]>();
    expectTypeOf<ConnectedMock['connection']>().toExtend<ConstructorParameters<typeof DirectMail>[0]>();
  });

  test('D01, D03: formats and mail types complete in an editor, and others are taken too', () => {
    type Creative = Parameters<Mock['creatives']['create']>[1];
    expectTypeOf<Creative['format']>().toEqualTypeOf<CreativeFormat>();
    expectTypeOf<Creative['mail_type']>().toEqualTypeOf<MailType | undefined>();
  });

  test('the clock completes, and any text is taken', () => {
    type Clock = NonNullable<MockOptions['clock']>;
    expectTypeOf<'manual' | 'real' | '60x'>().toExtend<Clock>();
    expectTypeOf<string>().toExtend<Clock>();
  });

  test('the names of the control API are those of the contract', () => {
    expectTypeOf<names.OperationId>().toEqualTypeOf<contract.OperationId>();
    expectTypeOf<names.MailingState>().toEqualTypeOf<contract.KnownMailingState>();
    expectTypeOf<names.WebhookEventName>().toEqualTypeOf<contract.KnownWebhookEventName>();
    expectTypeOf<names.Mode>().toEqualTypeOf<contract.KnownOrganizationMode>();
    expectTypeOf<names.CreativeFormat>().toEqualTypeOf<contract.CreativeFormat>();
    expectTypeOf<names.MailType>().toEqualTypeOf<contract.MailType>();
  });

  test('wrong use does not compile', () => {
    const wrong = async (mock: Mock) => {
      // @ts-expect-error: a campaign needs a name
      await mock.campaigns.create({});
      // @ts-expect-error: a creative needs a format
      await mock.campaigns.create({ name: 'x', creatives: [{ name: 'y' }] });
      // @ts-expect-error: no such operation
      await mock.faults.add({ operation: 'createMailer', status: 503 });
      // @ts-expect-error: a step has units
      await mock.clock.advance({ fortnights: 1 });
      // @ts-expect-error: no such state
      await mock.mailings.transition('id', 'flying');
      // @ts-expect-error: a number is no state
      await mock.mailings.transition('id', 7);
      // @ts-expect-error: no such setting
      await mock.settings.update({ durration: {} });
      // @ts-expect-error: the seed is a number or a text
      createMock({ seed: {} });
    };
    expectTypeOf(wrong).toBeFunction();
  });

  test('answers say what they hold', () => {
    type Mailing = Awaited<ReturnType<Mock['mailings']['retrieve']>>;
    expectTypeOf<Mailing['state']>().toBeString();
    expectTypeOf<Mailing['history']>().toExtend<readonly { state: string; at: string; cause: string }[]>();
    type Report = Awaited<ReturnType<Mock['clock']['advance']>>;
    expectTypeOf<Report['transitions']>().toBeNumber();
  });
});
