import type { Mailing, MailingState } from '@direct-mail/mock';
import type { ConnectedMock } from '@direct-mail/mock/node';
import { DirectMail } from '@direct-mail/sdk';
import { Failure, UsageError } from '@direct-mail/terminal/failure';
import type { Context, Result } from '../frame/command.ts';
import type { InputOf } from '../tree/run.ts';

/** An address that the mock accepts, so that only the requested event happens to the mailing. */
const recipient = {
  full_name: 'Terry Trigger',
  address_1: '1600 Amphitheatre Pkwy',
  city: 'Mountain View',
  state: 'CA',
  postal_code: '94043',
} as const;

/** The intermediate states, in the order in which a mailing passes through them. */
const onTheWay: readonly MailingState[] = ['production', 'mailed', 'delivery_exception'];

/** Takes a mailing of a mock to the event, through all earlier states: every webhook gets all of its events. */
export async function triggerOnMock(
  event: string,
  context: Context,
  input: InputOf<'webhooks trigger'>,
): Promise<Result> {
  for (const name of ['set', 'secret', 'timeout'] as const) {
    if (input.values[name] === undefined || input.values[name].length === 0) continue;
    throw new UsageError(
      `--${name} is of an event that is sent to one receiver: expected --to URL`,
      'Without --to, the mock sends the events of a mailing, signed with the secret of each webhook',
    );
  }
  const control = await context.mock();
  const webhooks = await control.webhooks.list();
  const none = 'The account has no webhook, so no event was sent. Add one: direct-mail webhooks add URL';
  const note = webhooks.length === 0 ? none : undefined;
  if (event === 'ping') {
    for (const { id } of webhooks) await control.webhooks.ping(id);
    return { data: { event, webhooks: webhooks.length }, ...(note && { note }) };
  }
  const given = input.values.mailing;
  const id = given ?? (await createMailing(control, context, input.values.campaign));
  const mailing = await moveTo(control, await control.mailings.retrieve(id), event as MailingState);
  const whom =
    given === undefined
      ? `Mailed to ${recipient.full_name}, a made-up person, in the campaign ${JSON.stringify(mailing.campaign_name)}.`
      : undefined;
  const said = [whom, note].filter((line) => line !== undefined).join('\n');
  return {
    data: {
      event,
      mailing_id: mailing.id,
      state: mailing.state,
      history: mailing.history.map(({ state }) => state),
      webhooks: webhooks.length,
    },
    ...(said && { note: said }),
  };
}

/** Step by step: the requested state if it can be reached, else the next one towards it. */
async function moveTo(control: ConnectedMock, from: Mailing, wanted: MailingState): Promise<Mailing> {
  let mailing = from;
  if (mailing.state === wanted) return mailing;
  while (mailing.state !== wanted) {
    const next = [wanted, ...onTheWay].find((state) => mailing.possible_states.includes(state));
    if (next === undefined || (next !== wanted && mailing.state === 'mailed')) {
      throw new Failure(
        `a mailing that is ${mailing.state} does not become ${wanted}`,
        'Without --mailing, a new one is sent and goes the whole way',
      );
    }
    mailing = await control.mailings.transition(mailing.id, next);
  }
  return mailing;
}

async function createMailing(control: ConnectedMock, context: Context, wanted: string | undefined): Promise<string> {
  const { io } = context;
  if (wanted !== undefined) {
    const { name } = await control.campaigns.retrieve(wanted);
    await context.confirm('mails', `${recipient.full_name}, a made-up person, is mailed in ${JSON.stringify(name)}`);
  }
  const campaign = wanted ?? (await ownCampaign(control));
  // The mock's own token: one from the environment may be valid for real mail.
  const token = (await control.tokenRegistry.list()).find(({ mode }) => mode === 'production')?.token;
  if (token === undefined) throw new Failure('the account of the mock has no production token');
  const mail = new DirectMail({ baseUrl: control.baseUrl, token, fetch: io.fetch, maxRetries: 0 });
  return (await mail.mailings.create({ campaign_id: campaign, recipient }, { signal: io.signal })).id;
}

/** The campaign of triggered mailings: in one of the user's they would count in its statistics and its budget. */
const OWN = 'Triggered events';

async function ownCampaign(control: ConnectedMock): Promise<string> {
  const found = (await control.campaigns.list()).find(
    ({ name, active, creatives }) => name === OWN && active && creatives.length > 0,
  );
  if (found !== undefined) return found.id;
  const creatives = [{ name: 'Card', format: 'postcard_4x6', default: true }] as const;
  return (await control.campaigns.create({ name: OWN, creatives: [...creatives] })).id;
}
