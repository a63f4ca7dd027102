import * as sdk from '@direct-mail/sdk';
import * as webhooks from '@direct-mail/sdk/webhooks';
import { smoke } from './smoke.mjs';

const { argv } = globalThis.process;
console.log(JSON.stringify(await smoke({ sdk, webhooks, base: argv[2], label: argv[3] })));
