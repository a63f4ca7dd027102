import { faultNames } from '../client/run.ts';

export const help = `direct-mail-conformance: is it the same?

  direct-mail-conformance server --url URL --token TOKEN [options]    check a service against its specification
  direct-mail-conformance client [options] -- COMMAND …               drive a client with a server that misbehaves
  direct-mail-conformance drift A.json B.json                         what changed between two results

server
  --url URL               base address of the main API (or DIRECT_MAIL_BASE_URL)
  --token TOKEN           a production token (or DIRECT_MAIL_TOKEN)
  --test-token TOKEN      a test token (or DIRECT_MAIL_TEST_TOKEN): makes pieces that cost nothing
  --address-url URL       base address of the address service (or DIRECT_MAIL_ADDRESS_BASE_URL)
  --address-token TOKEN   its token, where it asks for one
  --profile NAME          safe (default): only reads · test-token: also makes what is free · full: also spends, and makes
                          about 50 orders, which it deletes at the end and when it is interrupted
  --max-cost DOLLARS      what full may spend; required by it
  --price DOLLARS         the most that one piece can cost; needed where the service does not tell before the first
  --address ADDRESS       'street, city, ST ZIP': an address of yours, where the pieces of full arrive
  --campaign ID           the campaign that pieces are made for; required by full, but with a mock
  --audience ID           an audience that test members may be added to
  --irreversible          also make opt-outs and privacy requests, last of all
  --webhook-port PORT     receive webhooks here; with --webhook-host, --webhook-url (what the service calls),
                          --webhook-secret and --signature-header as the dashboard says
  --control-token TOKEN   of the mock's control API, where it asks for one
  --in-place              look at a mock in the account of the tokens: its time is moved, and stays so. Without it, and without
                          --campaign and --audience, the run has a sandbox of its own, which is removed
  --resume FILE           keep the state here; run again with it to go on
  --patience SECONDS      how long to wait for one thing (60); ten times that in all, the rest is for --resume
  --timeout SECONDS       how long one answer may take (30)
  --only IDS              these rules and decisions, separated by commas
  --baseline FILE         ids of rules that are known to fail; fails when one of them passes
  --json FILE  --junit FILE  --html FILE    where to write the result
  --observed FILE         where to write settings for: direct-mail-mock --fixtures FILE; with the name of your organization,
                          unless --no-organization-name
  --quiet                 only the last lines, and no progress

client
  --only NAMES            these faults, separated by commas; their names are below
  --timeout SECONDS       how long the client may take for one step (20)
  --json FILE             where to write the result
  --steps                 print what the client is asked to do, with an example of each line

Exit codes: 0 as expected · 1 failures, a stale baseline, or drift · 2 wrong usage, or no service that could be looked at

Faults of client --only
${faultNames.map((name) => `  ${name}`).join('\n')}
`;
