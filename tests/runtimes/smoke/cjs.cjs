const sdk = require('@direct-mail/sdk');
const webhooks = require('@direct-mail/sdk/webhooks');

async function main() {
  const { argv } = globalThis.process;
  const { smoke } = await import('./smoke.mjs');
  const result = await smoke({ sdk, webhooks, base: argv[2], label: argv[3] });
  const other = await import('@direct-mail/sdk');
  // Deno gives the CommonJS build to an import out of CommonJS.
  const { ConfigurationError } = other.ConfigurationError ? other : other.default;
  const error = new ConfigurationError('made by the ES module');
  const holds = error instanceof sdk.ConfigurationError && error instanceof sdk.DirectMailError;
  if (holds) result.passed++;
  else result.failures.push('instanceof does not hold between the ES module and CommonJS');
  console.log(JSON.stringify(result));
}

void main();
