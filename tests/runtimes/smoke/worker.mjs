import * as sdk from './sdk/index.js';
import * as webhooks from './sdk/webhooks.js';
import { smoke } from './smoke.mjs';

const worker = {
  async fetch(request) {
    const base = new URL(request.url).searchParams.get('base');
    return Response.json(await smoke({ sdk, webhooks, base, label: 'workerd' }));
  },
};

// biome-ignore lint/style/noDefaultExport: workerd asks for it
export { worker as default };
