import { judge } from './judge.ts';
import { type Service, startService } from './service.ts';
import { exchange, type Script } from './wire.ts';

const HEAD = 'Host: 127.0.0.1\r\nAuthorization: Bearer live_mock\r\nContent-Type: application/json\r\n';
const bytesOf = (text: string): Buffer[] => Array.from(Buffer.from(text), (byte) => Buffer.from([byte]));
const script = (name: string, pieces: readonly Buffer[], more: Partial<Script> = {}): Script => ({
  name,
  pieces,
  end: 'open',
  mayWrite: false,
  ...more,
});

/** Time-outs of the server that slow senders meet, and how late it may notice one: on a busy machine long after. */
const SLOW = { headers: 1000, request: 1500, late: 120_000 };

/** Time-outs that no request meets, and how long a response may take then. */
const PATIENT = { headers: 300_000, request: 600_000, answer: 300_000 };

/** Who sends too slowly, or not at all, is answered 408 or cut off in bounded time, and nothing is carried out. */
export async function slowSenders(): Promise<{ tried: number; problems: string[] }> {
  const service = await startService([SLOW.headers, SLOW.request]);
  const within = SLOW.request + SLOW.late;
  const request = `POST /v1/order HTTP/1.1\r\n${HEAD}`;
  const slow = { pause: 60 };
  const scripts = [
    script('nothing at all', []),
    script('half a request line', [Buffer.from('POST /v1/ord')]),
    script('headers byte by byte', bytesOf(request.repeat(4)), slow),
    script('headers without an end', [Buffer.from(request)]),
    script(
      'a body byte by byte',
      [Buffer.from(`${request}Content-Length: 900\r\n\r\n`), ...bytesOf('{'.repeat(900))],
      slow,
    ),
    script('a body that stops', [Buffer.from(`${request}Content-Length: 900\r\n\r\n{"order_id":`)]),
    script('chunks that stop', [Buffer.from(`${request}Transfer-Encoding: chunked\r\n\r\n5\r\n{"ord`)]),
    script(
      'chunks byte by byte',
      [Buffer.from(`${request}Transfer-Encoding: chunked\r\n\r\n`), ...bytesOf('1\r\n{\r\n'.repeat(90))],
      slow,
    ),
    script('a gigabyte that never comes', [
      Buffer.from(`${request}Content-Length: 1000000000\r\n\r\n${'x'.repeat(100_000)}`),
    ]),
    script('an expectation and then nothing', [
      Buffer.from(`${request}Content-Length: 10\r\nExpect: 100-continue\r\n\r\n`),
    ]),
  ];
  const crowd = scripts.flatMap((each) => Array.from({ length: 10 }, () => each));
  const problems: string[] = [];
  try {
    const before = await service.state();
    await Promise.all(
      crowd.map(async (each) => {
        const exchanged = await exchange(service.port, each, within);
        problems.push(...judge(each, exchanged).map((problem) => `${each.name}: ${problem}`));
        const wrong = exchanged.responses.filter(({ status }) => status !== 408);
        if (wrong.length > 0)
          problems.push(`${each.name}: answered ${wrong.map(({ status }) => status).join()}, not 408`);
      }),
    );
    problems.push(...(await aftermath(service, before)));
  } finally {
    await service.stop();
  }
  return { tried: crowd.length, problems };
}

/** So many connections open at once, each asked and each answered; and some that ask for much and read nothing. */
export async function manyConnections(count: number): Promise<{ tried: number; problems: string[] }> {
  const service = await startService([PATIENT.headers, PATIENT.request]);
  const problems: string[] = [];
  try {
    const before = await service.state();
    const { heap } = await service.measure();
    const [campaign] = service.known.ids.campaign;
    const me = Buffer.from(`GET /v1/me HTTP/1.1\r\n${HEAD}\r\n`);
    // In two halves, so that all of them are open before the first is answered.
    const polite = script('one of many', [me.subarray(0, 20), me.subarray(20)], { statuses: [200], pause: 700 });
    const list = `GET /v1/campaign/${campaign}/mailings?per_page=100 HTTP/1.1\r\n${HEAD}\r\n`;
    const deaf = script('reads nothing', [Buffer.from(list.repeat(1000))], { end: 'reset' });
    await Promise.all(
      Array.from({ length: count }, async (_, n) => {
        const each = n % 50 === 49 ? deaf : polite;
        const exchanged = await exchange(service.port, each, PATIENT.answer);
        problems.push(...judge(each, exchanged).map((problem) => `${each.name}: ${problem}`));
      }),
    );
    problems.push(...(await aftermath(service, before)));
    const grown = (await service.measure()).heap - heap;
    // The journal has filled up meanwhile: a thousand entries of about a kilobyte.
    if (grown > 16 * 2 ** 20) problems.push(`the heap has grown by ${grown} bytes`);
  } finally {
    await service.stop();
  }
  return { tried: count, problems };
}

async function aftermath(service: Service, before: string): Promise<string[]> {
  const problems: string[] = [];
  if ((await service.state()) !== before) problems.push('the account has changed');
  for (let tries = 0; (await service.measure()).connections > 0; tries += 1) {
    if (tries === 600) {
      problems.push(`${(await service.measure()).connections} connections are kept`);
      break;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return problems;
}
