/** `emulate` with a custom emulator of the two operations: it stores and reads, and checks nothing but the token. */
import { createEmulator, defineEmulator } from 'emulate';
import { MAILING, ready } from './child.ts';

const service = defineEmulator({
  name: 'mail',
  state: () => ({ mailings: { [MAILING.id]: MAILING } as Record<string, unknown> }),
  setup({ app, state }) {
    const isKnown = (authorization: string | undefined) => authorization === 'Bearer live_mock';
    app.get('/v1/mailing/:id', (c) => {
      if (!isKnown(c.req.header('authorization'))) return c.json({ error: 'Unauthorized' }, 403);
      const found = state.mailings[c.req.param('id') as string];
      return found === undefined
        ? c.json({ error: { name: 'NotFound', message: 'no such mailing' } }, 404)
        : c.json(found);
    });
    app.post('/v1/mailing', async (c) => {
      if (!isKnown(c.req.header('authorization'))) return c.json({ error: 'Unauthorized' }, 403);
      const { campaign_id, merge_tags } = (await c.req.json()) as { campaign_id: string; merge_tags: object };
      const made = { ...MAILING, id: crypto.randomUUID(), campaign_id, merge_tags };
      state.mailings[made.id] = made;
      return c.json({ ...made, address: null }, 201);
    });
  },
});
const api = await createEmulator({ service, port: 0 });
ready({ url: api.url, campaign: MAILING.campaign_id, id: MAILING.id });
