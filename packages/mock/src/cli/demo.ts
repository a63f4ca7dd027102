import type { Host } from '../http/host.ts';
import type { Fixtures } from '../sandbox/sandbox.ts';
import type { Flags } from './flags.ts';

/** The account of `--demo`: the plain demo until the server answers, and then its month, which takes a moment to make. */
export async function demoMonth({ seed, productionToken }: Flags) {
  const { fillDemo } = await import('../fixtures/demo.ts');
  const { fillDemoMonth } = await import('../fixtures/month/month.ts');
  let url = '';
  const fixtures: Fixtures = (account) => {
    // Further sandboxes are for tests, which begin with nothing that they have not made.
    if (url === '' || !account.tokens.has(productionToken)) fillDemo(account);
    else fillDemoMonth(account, { seed, url });
  };
  const fill = (host: Host, at: string): void => {
    url = at;
    host.registry.first.reset();
  };
  return { fixtures, fill };
}
