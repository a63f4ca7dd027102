import { counted } from '@direct-mail/contract/words/figures';
import type { DirectMail, MailingListItem } from '@direct-mail/sdk';
import type { Io } from '../frame/io.ts';
import { absent, type Check, patience, right, wrong } from './checks.ts';
import type { Connection } from './connection.ts';

/** What is to be right before a campaign is mailed for money. `reader`: a client that may read. */
export async function checkCampaign(
  reader: DirectMail,
  id: string,
  { mode }: Pick<Connection, 'mode'>,
  asked: 'production' | undefined,
  io: Io,
): Promise<Check[]> {
  const client = reader.withOptions(patience);
  const { signal } = io;
  const checks: Check[] = [];
  if (asked === 'production')
    checks.push(
      mode === 'production'
        ? right('mode', 'production: pieces are printed and paid for')
        : wrong('mode', `the token is for ${mode}`, 'a profile with a production token, or DIRECT_MAIL_TOKEN'),
    );
  try {
    const [campaign, active, creatives] = await Promise.all([
      client.campaigns.retrieve(id, { signal }),
      client.campaigns.list({ signal }),
      client.campaigns.listCreatives(id, { signal }),
    ]);
    checks.push(
      active.some((each) => each.id === id)
        ? right('campaign', `${campaign.name}, active`)
        : wrong('campaign', `${campaign.name} is not active: nothing of it is mailed`, 'switch it on in the dashboard'),
      checkCreatives(creatives),
      ...(await checkMailings(client, id, io)),
    );
  } catch (error) {
    const { status, message } = error as Error & { status?: number };
    const fix = status === 404 ? 'direct-mail campaigns list' : 'a token that may read, such as that of production';
    checks.push(wrong('campaign', message, fix));
  }
  return checks;
}

type Creatives = Awaited<ReturnType<DirectMail['campaigns']['listCreatives']>>;

function checkCreatives(creatives: Creatives): Check {
  const check = 'creatives';
  if (creatives.length === 0)
    return wrong(check, 'none is active: mailings are refused', 'upload artwork in the dashboard');
  const named = creatives.map(({ name, default: usual }) => (usual ? `${name} (default)` : name)).join(', ');
  const one = creatives.length === 1 || creatives.some((creative) => creative.default);
  return right(check, one ? named : `${named}: they take turns at random`);
}

/** What the newest mailings tell: whether one was tried, and what a piece costs. */
async function checkMailings(client: DirectMail, id: string, { signal }: Io): Promise<Check[]> {
  const { items } = await client.campaigns.listMailings(id, { per_page: 100 }, { signal });
  const cost = ({ total_cost }: MailingListItem): number => Number(total_cost);
  const paid = items.map(cost).filter((each) => each > 0);
  return [
    paid.length > 0
      ? right('price', `$${(paid[0] as number).toFixed(2)} for the newest piece`)
      : absent('price', 'nothing was paid for yet', 'send --price DOLLARS, or a canary: --canary 1'),
    items.length > 0
      ? right('a piece was tried', items.length === 100 ? '100 mailings or more' : counted(items.length, 'mailing'))
      : absent(
          'a piece was tried',
          'none',
          `direct-mail mailings send --test --campaign ${id} …, and look at its preview`,
        ),
  ];
}
