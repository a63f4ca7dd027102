/** The mock that is killed: a server on a data folder, on its own clock. Arguments: the folder. */
import { createMock } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';

const mock = createMock({ seed: 1, clock: 'real' });
const { url } = await serve(mock, { port: 0, dataDir: process.argv[2] });
process.send?.({ url });
