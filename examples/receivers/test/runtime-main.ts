/** A receiver in Deno or Bun, named by the last argument, that passes its events on. Prints its port. */
import process from 'node:process';

const { EVENTS = '', WEBHOOK_SECRET: secret = '' } = process.env;
const { serve } = process.argv.at(-1) === 'deno' ? await import('../src/deno.ts') : await import('../src/bun.ts');
const onEvent = async (event: unknown): Promise<void> => {
  await (await fetch(EVENTS, { method: 'POST', body: JSON.stringify(event) })).text();
};
console.log(serve({ secret, onEvent, onError: () => {} }, 0));
