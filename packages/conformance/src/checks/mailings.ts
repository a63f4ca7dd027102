import { asObject, expectEqual, expectSchema, expectStatus, expectThat, shapeOf } from '../service/expect.ts';
import {
  campaignId,
  createPiece,
  DAY,
  iso,
  livePiece,
  piece,
  postalAddress,
  read,
  recipient,
} from '../service/pieces.ts';
import { type Check, rule } from './check.ts';
import { free, shownAddress } from './create.ts';

/** A mailing as returned by the API. */
export const mailingChecks: readonly Check[] = [
  rule('mailing.address', free)('address is null right after creation', async (service) => {
    expectEqual(asObject((await createPiece(service)).body)['address'], null, 'address');
  }),
  rule('mailing.fields', free)('a fetched mailing has every field', async (service) => {
    const { id } = await piece(service, 'plain');
    const response = await service.call('getMailing', { path: { mailing_id: id } });
    expectStatus(response, 200);
    expectSchema(response.body, 'Mailing', 'the mailing');
    expectEqual(asObject(response.body)['id'], id, 'id');
    expectEqual(asObject(response.body)['campaign_id'], await campaignId(service), 'campaign_id');
  }),
  rule('mailing.fields', free)('created_at is the same when it is created and when it is fetched', async (service) => {
    const made = asObject((await createPiece(service)).body);
    const fetched = await read(service, String(made['id']));
    expectEqual(fetched['created_at'], made['created_at'], 'created_at when fetched');
  }),
  rule('mailing.address', free)('the address that was sent is shown later, standardized', async (service) => {
    const shown = await shownAddress(service, (await piece(service, 'plain')).id);
    const sent = postalAddress(service);
    expectSchema(shown, 'MailingAddress', 'the address');
    expectThat(
      String(shown['postal_code']).slice(0, 3) === sent.postal_code.slice(0, 3),
      'the postal code of the area that was sent',
      'another one',
    );
    const number = /^\d+/.exec(sent.address_1)?.[0];
    expectThat(
      number === undefined || String(shown['address_1']).includes(number),
      'the house number that was sent',
      'another one',
    );
    expectThat(
      String(shown['city']).toLowerCase() === sent.city.toLowerCase(),
      'the city that was sent',
      shapeOf(shown['city']),
    );
  }),
  rule('mailing.address', free)('the company that was sent is shown, null without one', async (service) => {
    const { id } = await piece(service, 'company', {
      recipient: recipient(service, { company: 'Conformance Company' }),
    });
    expectThat(
      (await shownAddress(service, id))['company'] === 'Conformance Company',
      'the company that was sent',
      'another one',
    );
    const plain = await shownAddress(service, (await piece(service, 'plain')).id);
    expectThat(
      plain['company'] === null || plain['company'] === '',
      'company to be null or empty',
      shapeOf(plain['company']),
    );
  }),
  rule('mailing.send-at', free)('send_at is null when sent immediately', async (service) => {
    expectEqual(asObject((await createPiece(service)).body)['send_at'], null, 'send_at in the response');
    expectEqual((await read(service, (await piece(service, 'plain')).id))['send_at'], null, 'send_at when fetched');
  }),
  rule('mailing.send-at', free)('send_at is the moment that was sent', async (service) => {
    const at = Math.ceil(((await service.now()) + 20 * DAY) / 1000) * 1000;
    const response = await createPiece(service, { send_at: iso(at) });
    const { id, send_at } = asObject(response.body);
    expectEqual(Date.parse(String(send_at)), at, 'the moment of send_at');
    const fetched = (await read(service, String(id)))['send_at'];
    expectEqual(Date.parse(String(fetched)), at, 'the moment of send_at when fetched');
  }),
  rule('mailing.total-cost', free)('total_cost is a decimal amount in a string', async (service) => {
    const { total_cost } = await read(service, (await piece(service, 'plain')).id);
    expectThat(
      typeof total_cost === 'string' && /^\d+(\.\d+)?$/.test(total_cost),
      'a decimal amount in a string',
      shapeOf(total_cost),
    );
  }),
  rule('mailing.total-cost', 'full', { needs: ['spending'] })(
    'total_cost of a production piece is a decimal amount',
    async (service) => {
      const { id } = await livePiece(service);
      const { total_cost } = await read(service, id);
      expectThat(
        typeof total_cost === 'string' && /^\d+(\.\d{1,4})?$/.test(total_cost),
        'a decimal amount in a string',
        shapeOf(total_cost),
      );
    },
  ),
];
