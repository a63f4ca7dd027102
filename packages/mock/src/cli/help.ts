/** What `--help` says. */
export const HELP = `A mock of the whole direct-mail service on one port: API, control API, previews and dashboard.

Usage
  direct-mail-mock [flags]                     starts a server and prints its URL
  direct-mail-mock exec [flags] -- command …   runs a command beside a server of its own, and ends with its exit code

Where it listens
  --port N              0 picks a free port                                          4010
  --host NAME           anything but loopback needs --control-token                  127.0.0.1
  --control-token T     asked of every control call (Authorization: Bearer T)        none
                        or in the environment: DIRECT_MAIL_MOCK_CONTROL_TOKEN
  --public-url URL      what preview URLs begin with                                 the address called
  --trust-proxy         believe X-Forwarded-Host, -Proto and -Prefix about it        off

What is in the account
  --fixtures WHAT       demo, empty, or a JSON file                                  demo
  --demo                the demo lived in: a month of mail in every state            off
  --production-token T  the token of real mailings                                   live_mock
  --test-token T        the token of test mailings                                   test_mock
  --data-dir FOLDER     kept there; nothing that was answered is lost                memory only

How pieces are drawn
  --renderer NAME       takumi: the same bytes everywhere; chromium: as a browser     auto
                        prints; auto: chromium on a real clock where there is one
  --chromium PATH       the browser; CHROMIUM in the environment says it too         found
  --chromium-no-sandbox let it run without its own sandbox, as it must as root       off

Time and chance
  --clock MODE          real, manual, or a speed such as 60x                         real
  --now TIME            where the clock begins, ISO 8601                             the present
  --seed S              same seed, time and calls: same ids and bytes                1

Output
  --json                one JSON object a line, one for each request
  -h, --help            this text
  -v, --version

Examples
  direct-mail-mock --clock manual --fixtures empty
  direct-mail-mock --port 0 --data-dir ./mail-data --json
  direct-mail-mock exec -- npm test     sets DIRECT_MAIL_BASE_URL, DIRECT_MAIL_ADDRESS_BASE_URL and DIRECT_MAIL_TOKEN
  curl -X POST localhost:4010/_mock/clock/advance -d '{"seconds": 86400}' -H 'content-type: application/json'
`;
