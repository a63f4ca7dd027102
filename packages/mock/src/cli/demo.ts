import type { Host } from '../http/host.ts';
import type { Fixtures } from '../sandbox/sandbox.ts';
import type { Flags } from './flags.ts';

/** The account of `--demo`: the plain demo until the server is up, then a month of mail, which takes a moment to create. */
export async function demoMonth({ seed, productionToken, testToken }: Flags) {
  const { fillDemo } = await import('../fixtures/demo.ts');
  const { demoCalls, spread } = await import('../fixtures/month/calls.ts');
  const { fillDemoMonth } = await import('../fixtures/month/month.ts');
  let url = '';
  const fixtures: Fixtures = (account) => {
    // Further sandboxes are for tests, which start from an empty account.
    if (url === '' || !account.tokens.has(productionToken)) fillDemo(account);
    else fillDemoMonth(account, { seed, url });
  };
  const fill = (host: Host, at: string): void => {
    url = at;
    host.registry.first.reset();
  };
  /** The calls of the last morning, so that the journal is not empty; a reset empties it as always. */
  const call = async (host: Host): Promise<void> => {
    const { account, journal } = host.registry.first;
    const calls = demoCalls(account, { production: productionToken, test: testToken });
    for (const { request } of calls) await host.handle(request);
    spread(journal, calls);
  };
  return { fixtures, fill, call };
}
