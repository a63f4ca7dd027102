/**
 * The URL of each page of the dashboard, with a record on it if the account has one: for the tests and the screenshots.
 */
export async function pagesOf(url: string): Promise<Record<string, string>> {
  const get = async <T>(path: string): Promise<T> => (await (await fetch(`${url}/_mock/${path}`)).json()) as T;
  const find = async (search: string): Promise<string | undefined> =>
    (await get<{ id: string }[]>(`mailings?per_page=1&${search}`))[0]?.id;
  const campaigns = await get<{ id: string; creatives: { id: string; format: string }[] }[]>('campaigns');
  const audiences = await get<{ id: string; name: string; kind: string }[]>('audiences');
  const webhooks = await get<{ id: string; failed: number }[]>('webhooks');
  const [run] = await get<{ id: string }[]>('runs');
  const [campaign] = campaigns;
  const split = campaigns.find(({ creatives }) => creatives.length > 1) ?? campaign;
  const letters = campaigns.find(({ creatives }) => creatives[0]?.format.startsWith('letter'));
  const mailing = (await find(`state=delivered&campaign=${campaign?.id}`)) ?? (await find(`campaign=${campaign?.id}`));
  const letter = (await find(`state=mailed&campaign=${letters?.id}`)) ?? (await find(`campaign=${letters?.id}`));
  const list = audiences.find(({ kind }) => kind === 'list');
  const webhook = webhooks.find(({ failed }) => failed > 0) ?? webhooks[0];
  const creative = campaign?.creatives[0]?.id;
  return {
    mailings: '/',
    ...(mailing === undefined
      ? {}
      : { mailing: `/mailings/${mailing}`, 'compare-mailings': `/mailings/${mailing}/compare` }),
    ...(letter === undefined ? {} : { letter: `/mailings/${letter}` }),
    campaigns: '/campaigns',
    ...(campaign === undefined ? {} : { campaign: `/campaigns/${campaign.id}` }),
    ...(split === undefined ? {} : { 'compare-creatives': `/campaigns/${split.id}/compare` }),
    ...(creative === undefined ? {} : { creative: `/creatives/${creative}` }),
    runs: '/runs',
    ...(run === undefined ? {} : { run: `/runs/${run.id}` }),
    audiences: '/audiences',
    ...(list === undefined ? {} : { audience: `/audiences/${list.id}` }),
    webhooks: '/webhooks',
    ...(webhook === undefined ? {} : { webhook: `/webhooks/${webhook.id}` }),
    requests: '/requests',
    activity: '/activity',
    orders: '/orders',
    privacy: '/privacy',
    statistics: '/statistics',
    addresses: '/addresses',
    time: '/time',
    faults: '/faults',
    pictures: '/pictures',
    'append-table': '/append-table',
    connect: '/connect',
    settings: '/settings',
    data: '/data',
    sandboxes: '/sandboxes',
  };
}
