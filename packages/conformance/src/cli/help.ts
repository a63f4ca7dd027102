import { faultNames } from '../client/run.ts';

export const help = `direct-mail-conformance: checks a direct-mail service against its specification

  direct-mail-conformance server --base-url URL [options]             check a service against its specification
  direct-mail-conformance client [options] -- COMMAND …               test a client against a misbehaving server
  direct-mail-conformance drift A.json B.json                         show what changed between two results

server
  --base-url URL          base URL of the main API (or DIRECT_MAIL_BASE_URL)
  --address-base-url URL  base URL of the address service (or DIRECT_MAIL_ADDRESS_BASE_URL)
  --token-file FILE       a production token (or DIRECT_MAIL_TOKEN; --token TOKEN for a mock's: others see arguments)
  --test-token-file FILE  a test token (or DIRECT_MAIL_TEST_TOKEN; --test-token), for free pieces
  --address-token TOKEN   its token, if it needs one
  --level NAME            safe (default): reads only · test-token: also creates free pieces · full: also spends, and creates
                          up to 100 orders, which it deletes at the end or when interrupted; prints the plan first
  --max-cost DOLLARS      spending limit of full (required there)
  --price DOLLARS         maximum price of a piece; needed if the service does not reveal it in advance
  --address ADDRESS       'street, city, ST ZIP': your address, where the pieces of full arrive
  --campaign ID           campaign of the pieces; required by full, except with a mock
  --audience ID           an audience for test members
  --irreversible          also create opt-outs and privacy requests (at the end)
  --webhook-port PORT     receive webhooks here; with --webhook-host, --webhook-url (which the service calls),
                          --webhook-secret and --signature-header as the dashboard says
  --control-token TOKEN   token of the mock's control API, if it needs one
  --in-place              check a mock in the tokens' own account and advance its clock. Without it, and without
                          --campaign and --audience, the run uses a temporary sandbox
  --resume FILE           state file; run again with it to continue
  --longest-wait TIME     longest single wait (60s), ten times that in total; longer waits need --resume
  --timeout TIME          time limit per response (30s)
  --only IDS              only these rules and decisions, separated by commas
  --baseline FILE         ids of rules known to fail; the run fails if one of them passes
  --report FILE           writes the result: FILE.json, FILE.xml (JUnit) or FILE.html; may be repeated
  --json                  prints the result as JSON; with --fields id,verdict these of each rule and decision
  --observed FILE         write settings for direct-mail-mock --fixtures FILE, including your organization's name
                          unless --no-organization-name
  --quiet                 only the summary, no progress

client
  --only NAMES            only these faults, separated by commas; names below
  --timeout TIME          time limit of the client per step (20s)
  --report FILE.json      writes the result; --json prints it
  --steps                 print the steps with an example of each line

Exit codes: 0 as expected · 1 failures, a stale baseline, or drift · 2 wrong usage, or no service to check

Faults of client --only
${faultNames.map((name) => `  ${name}`).join('\n')}
`;
