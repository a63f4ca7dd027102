/**
 * What must hold on every runtime, asked of the packed SDK against a service on loopback. Plain JavaScript, so that
 * nothing but the runtime itself comes between.
 */

const secret = 'whsec_smoke';
const recipient = { address_1: '1 Main St', city: 'Springfield', state: 'IL', postal_code: '62701' };
const request = { campaign_id: 'c1', recipient };

function equal(actual, expected, what) {
  if (actual !== expected) throw new Error(`${what}: expected ${String(expected)}, got ${String(actual)}`);
}

async function failure(promise) {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('it should have failed');
}

/** Runs all of it; `sdk` and `webhooks` are the two entries, `base` is the service's address. */
export async function smoke({ sdk, webhooks, base, label }) {
  const { DirectMail, hashEmail } = sdk;
  const options = { token: 'test_smoke', baseUrl: base, addressBaseUrl: base, dangerouslyAllowBrowser: true };
  const mail = new DirectMail({ ...options, sleep: () => Promise.resolve() });
  let count = 0;
  const scenario = (name) => {
    const reference = `${label}-${++count}`;
    return { headers: { 'x-scenario': name, 'x-reference': reference }, reference };
  };
  const tries = async (reference) => Number(await (await fetch(`${base}/tries?reference=${reference}`)).text());

  const checks = {
    'every class has its own name in the build': async () => {
      for (const [name, exported] of Object.entries({ ...sdk, ...webhooks })) {
        if (/^[A-Z]/.test(name)) equal(exported.name, name, 'name');
      }
    },
    'a call, its token and its user agent': async () => {
      const { data, response } = await mail.organization.retrieve().withResponse();
      equal(data.name, 'Smoke', 'name');
      equal(response.headers.get('x-saw-authorization'), 'Bearer test_smoke', 'token');
      if (typeof document === 'undefined') {
        equal(response.headers.get('x-saw-agent').startsWith('direct-mail-sdk/'), true, 'user agent');
      }
    },
    'a mailing is created': async () => {
      equal((await mail.mailings.create(request)).state, 'processing', 'state');
    },
    'a list is walked': async () => {
      const ids = [];
      for await (const { id } of mail.campaigns.listMailings('c1', { per_page: 2 })) ids.push(id);
      equal(ids.join(), 'm1,m2,m3,m4,m5', 'ids');
    },
    'reading is tried again after a 503 and after a reset': async () => {
      for (const name of ['503-once', 'reset-once', 'half-once']) {
        const { headers, reference } = scenario(name);
        equal((await mail.organization.retrieve({ headers })).name, 'Smoke', 'name');
        // A runtime may repeat a reset GET by itself; that is no harm.
        if (name === '503-once') equal(await tries(reference), 2, 'tries');
      }
    },
    'a mailing is sent again after a 429': async () => {
      const { headers, reference } = scenario('429-once');
      await mail.mailings.create(request, { headers });
      equal(await tries(reference), 2, 'tries');
    },
    'a mailing is not sent again after a reset, a cut body, HTML or a 500; the outcome is unknown': async () => {
      for (const name of ['reset', 'close', 'half', 'html', '500']) {
        // On a connection that has been used before, which is where runtimes are tempted to repeat it by themselves.
        await mail.organization.retrieve();
        const { headers, reference } = scenario(name);
        const error = await failure(mail.mailings.create(request, { headers }));
        equal(error.outcome, 'unknown', `outcome after ${name}`);
        // A browser repeats it below fetch, where nothing can keep it from that: one reason not to send mail from one.
        const repeated = typeof document !== 'undefined' && ['reset', 'close'].includes(name);
        if (!repeated) equal(await tries(reference), 1, `tries after ${name}`);
      }
    },
    "refused is refused: typed, with the service's words": async () => {
      const { headers } = scenario('400');
      const error = await failure(mail.mailings.create(request, { headers }));
      equal(error instanceof sdk.BadRequestError && error instanceof sdk.DirectMailError, true, 'instanceof');
      equal(error.name, 'BadRequestError', 'name');
      equal(error.message, 'createMailing: 400 ValidationError: no artwork', 'message');
      equal(error.outcome, 'rejected', 'outcome');
    },
    'a redirect is refused': async () => {
      const { headers } = scenario('redirect');
      const error = await failure(mail.mailings.create(request, { headers }));
      equal(error.status === 307 || error.status === 0, true, 'status');
      // A browser hides which redirect it was: one that answers what was done may be among them.
      equal(error.outcome, error.status === 307 ? 'rejected' : 'unknown', 'outcome');
    },
    'a port without a server': async () => {
      const error = await failure(
        new DirectMail({
          ...options,
          baseUrl: await (await fetch(`${base}/closed-port`)).text(),
          maxRetries: 0,
        }).mailings.create(request),
      );
      equal(error.name, 'ConnectionError', 'name');
      // Browsers and workers do not tell; then it counts as unknown.
      const tells = typeof document === 'undefined' && typeof WebSocketPair === 'undefined';
      equal(error.outcome, tells ? 'not_sent' : 'unknown', 'outcome');
    },
    'a certificate that is not trusted: nothing was sent, and nothing is repeated': async () => {
      const { untrusted } = await (await fetch(`${base}/tls`)).json();
      const client = new DirectMail({ ...options, baseUrl: untrusted, sleep: () => Promise.resolve() });
      const error = await failure(client.mailings.create(request));
      equal(error.name, 'ConnectionError', 'name');
      // Browsers and workers do not tell; then it counts as unknown.
      const tells = typeof document === 'undefined' && typeof WebSocketPair === 'undefined';
      equal(error.outcome, tells ? 'not_sent' : 'unknown', `outcome (${error.message})`);
      equal(error.attempts, 1, 'attempts');
      if (tells) equal(error.message.includes('NODE_EXTRA_CA_CERTS'), true, 'advice');
    },
    'a server that refuses the missing certificate of the client: the request may have been read': async () => {
      if (typeof document !== 'undefined') return;
      const { refusing } = await (await fetch(`${base}/tls`)).json();
      const error = await failure(new DirectMail({ ...options, baseUrl: refusing }).mailings.create(request));
      equal(error.name, 'ConnectionError', 'name');
      equal(error.outcome, 'unknown', `outcome (${error.message})`);
    },
    'a timeout covers the body': async () => {
      for (const name of ['hang', 'hang-in-body']) {
        const { headers } = scenario(name);
        const error = await failure(mail.mailings.create(request, { headers, timeout: 100 }));
        equal(error.name, 'TimeoutError', 'name');
      }
    },
    'an abort is answered, with its reason': async () => {
      const controller = new AbortController();
      const { headers } = scenario('hang');
      const call = failure(mail.mailings.create(request, { headers, signal: controller.signal }));
      setTimeout(() => controller.abort('enough'), 20);
      const error = await call;
      equal(error.name, 'AbortError', 'name');
      equal(error.cause, 'enough', 'cause');
    },
    'a real wait between tries': async () => {
      const { headers, reference } = scenario('503-once');
      await new DirectMail(options).organization.retrieve({ headers });
      equal(await tries(reference), 2, 'tries');
    },
    'paths are refused before anything is sent': async () => {
      equal((await failure(mail.orders.delete('..'))).name, 'ValidationError', 'name');
    },
    'an e-mail is hashed': async () => {
      const hash = '973dfe463ec85785f5f95af5ba3906eedb2d931c24e69824a89ea65dba4e813b';
      equal(await hashEmail('Test@Example.com'), hash, 'hash');
    },
    'a preview is fetched as bytes': async () => {
      const { bytes } = await mail.mailings.preview(
        { id: 'm1', state: 'mailed', front_url: `${base}/preview.png` },
        'front',
      );
      equal([...bytes].join(), '137,80,78,71', 'bytes');
    },
    'a webhook is signed and verified, a forged one refused': () => {
      const body = JSON.stringify({
        object_id: 'm1',
        object_type: 'Mailing',
        event: 'mailed',
        timestamp: '2026-11-20T12:00:00Z',
      });
      const signature = webhooks.signWebhook({ body, secret });
      equal(
        webhooks.verifyWebhook({ body: new TextEncoder().encode(body), signature, secret }).event,
        'mailed',
        'event',
      );
      try {
        webhooks.verifyWebhook({ body: `${body} `, signature, secret });
      } catch (error) {
        equal(error.code, 'signature_mismatch', 'code');
        return;
      }
      throw new Error('a forged body was accepted');
    },
  };

  const failures = [];
  for (const [name, check] of Object.entries(checks)) {
    try {
      await check();
    } catch (error) {
      failures.push(`${name}: ${error?.stack ?? error}`);
    }
  }
  return { passed: Object.keys(checks).length - failures.length, failures };
}
