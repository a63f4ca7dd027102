/**
 * The mock in a process of its own, with one campaign. Tells its parent where it is, and how often the rows of a run were mailed when
 * asked with the run's id; ends with its parent.
 */
import { createMock } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';
import { mailingsByRow } from '../processes/judge.ts';

const mock = createMock({ clock: 'real' });
const campaign = await mock.campaigns.create({
  name: 'Size',
  creatives: [{ name: 'Card', format: 'postcard_4x6', front_html: 'Hello', back_html: 'Back' }],
});
const { url } = await serve(mock, { port: 0 });
const count = async (run: string): Promise<void> => {
  const rows = [...(await mailingsByRow(mock, run)).values()];
  process.send?.({ rows: rows.length, doubled: rows.filter(({ length }) => length > 1).length });
};
process.on('message', (run: string) => void count(run));
process.on('disconnect', () => process.exit());
process.send?.({ baseUrl: url, token: mock.tokens.production, campaign: campaign.id });
