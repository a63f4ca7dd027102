/** The mock as a server; with a folder as its argument it keeps everything there. */
import { serve } from '@direct-mail/mock/node';
import { mailingTo, world } from '../world.ts';
import { ready } from './child.ts';

const { mock, campaign, post } = await world({ clock: 'real', now: undefined });
const { id } = (await (await post('/v1/mailing', mailingTo(campaign, 0))).json()) as { id: string };
const { url } = await serve(mock, { port: 0, dataDir: process.argv[2] });
ready({ url, campaign, id });
