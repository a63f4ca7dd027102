import { asObject, expectEqual, expectStatus, expectThat, shapeOf } from '../service/expect.ts';
import { create, createPiece, person, piece, read, recipient, without } from '../service/pieces.ts';
import { madeId } from '../service/service.ts';
import { type Check, rule } from './check.ts';
import { campaign, card, expectInvalid, free, names, shownAddress } from './create.ts';

const required = rule('recipient.required', free);

const postalCode = rule('recipient.postal-code', free);

const append = rule('recipient.append', free, { needs: ['dashboard'] });

/** The recipient of a piece. */
export const recipientChecks: readonly Check[] = [
  names('full_name is the name on the piece', async (service) => {
    const { name } = person(service);
    const shown = await shownAddress(service, (await piece(service, 'plain')).id);
    expectThat(
      String(shown['name']).toLowerCase() === name.toLowerCase(),
      'the name that was sent',
      shapeOf(shown['name']),
    );
  }),
  names('first_name and last_name make the name', async (service) => {
    const [first_name = '', last_name = ''] = person(service).name.split(' ');
    const named = { ...without(recipient(service), 'full_name'), first_name, last_name };
    const shown = await shownAddress(service, (await piece(service, 'two names', { recipient: named })).id);
    expectThat(
      String(shown['name']).toLowerCase() === `${first_name} ${last_name}`.toLowerCase(),
      'both names',
      shapeOf(shown['name']),
    );
  }),
  names('without a name it is Current Resident', async (service) => {
    const { id } = await piece(service, 'no name', { recipient: without(recipient(service), 'full_name') });
    expectThat(
      (await shownAddress(service, id))['name'] === 'Current Resident',
      'Current Resident',
      shapeOf((await shownAddress(service, id))['name']),
    );
  }),
  ...['address_1', 'city', 'state', 'postal_code'].map((field) =>
    required(`recipient.${field} is required`, (service) =>
      expectInvalid(service, { recipient: without(recipient(service), field) }, [field]),
    ),
  ),
  postalCode('a postal_code of 2 characters is a 400 that says so', (service) =>
    expectInvalid(service, { recipient: recipient(service, { postal_code: '94' }) }, [
      'postal_code|postal code',
      '3|three',
    ]),
  ),
  postalCode('a postal_code of 3 characters is taken', async (service) => {
    expectStatus(await createPiece(service, { recipient: recipient(service, { postal_code: '940' }) }), 201);
  }),
  rule('recipient.identifier', free)('an identifier is taken', async (service) => {
    const response = await createPiece(service, {
      recipient: recipient(service, { identifier: `conformance-${service.memory.run}` }),
    });
    expectStatus(response, 201);
  }),
  rule('recipient.data-guide', free, { needs: ['dashboard'] })(
    'the Data Guide of a creative is there',
    async (service) => {
      const { creatives } = await campaign(service, 'data guide', {
        creatives: [card('guided', { front_html: '<p>{{ nickname }}</p>' })],
      });
      const { status, body } = (await service.dashboard?.call('GET', `/creatives/${creatives[0]}/data-guide`)) ?? {
        status: 0,
        body: null,
      };
      expectEqual(status, 200, 'the status');
      expectThat(JSON.stringify(body).includes('nickname'), 'the key that the artwork needs', 'a guide without it');
    },
  ),
  append(
    'an e-mail without a match ends as append_failed and costs nothing',
    async (service) => {
      const before = asObject((await service.dashboard?.call('GET', '/settings'))?.body);
      await service.dashboard?.call('PATCH', '/settings', { emailAppend: true });
      const settings = { email_append: true };
      const { id } = await campaign(service, 'append', { creatives: [card('appended')], settings });
      const response = await create(service, {
        campaign_id: id,
        recipient: { email: person(service, 'Nomatch').email },
      });
      const mailing = madeId(response, 'a piece without an address');
      const state = await service.until(
        async () => {
          const now = await read(service, mailing);
          return now['state'] === 'processing' ? undefined : now;
        },
        'the append to end',
        3 * 86_400,
      );
      await service.dashboard?.call('PATCH', '/settings', { emailAppend: before['emailAppend'] });
      expectEqual(state['state'], 'append_failed', 'state');
      expectEqual(Number(state['total_cost']), 0, 'total_cost');
    },
    { waits: 3600 },
  ),
];
