import { type OptionSpec, optionNames, specOf } from './options.ts';

/** Of a description, before the default. */
const WIDTH = 67;

/** The text of `--help`. */
export const HELP = `Runs a mock of the direct-mail service on one port: API, control API, previews and dashboard.

Usage
  direct-mail-mock [flags]                     start a server and print its URL
  direct-mail-mock exec [flags] -- command …   run a command with its own server, and exit with its exit code

${groups()}
  -h, --help            show this help
  -v, --version         show the version

Examples
  direct-mail-mock --clock manual --fixtures empty
  direct-mail-mock --port 0 --data-dir ./mail-data --json
  direct-mail-mock --fixtures fixtures.json --watch
  direct-mail-mock exec -- npm test     sets DIRECT_MAIL_BASE_URL, DIRECT_MAIL_ADDRESS_BASE_URL and DIRECT_MAIL_TOKEN
  curl -X POST localhost:4010/_mock/clock/advance -d '{"seconds": 86400}' -H 'content-type: application/json'
`;

function groups(): string {
  const lines = new Map<string, string[]>();
  for (const name of optionNames) {
    const spec = specOf(name);
    lines.set(spec.group, [...(lines.get(spec.group) ?? []), ...linesOf(name, spec)]);
  }
  return [...lines].map(([title, each]) => [title, ...each].join('\n')).join('\n\n');
}

function linesOf(
  name: string,
  { value, description, default: standard, shownDefault, env, more = [] }: OptionSpec,
): string[] {
  const flag = `--${name}${value === undefined ? '' : ` ${value}`}`;
  const shown = shownDefault ?? (value === undefined ? 'off' : String(standard ?? ''));
  const variable = env === undefined ? '' : `(env: ${env})`;
  const fits = description.length + 1 + variable.length <= WIDTH;
  const text = fits && variable !== '' ? `${description} ${variable}` : description;
  const further = fits ? more : [...more, variable];
  return [`  ${flag.padEnd(22)}${text.padEnd(WIDTH)} ${shown}`, ...further.map((line) => `${' '.repeat(24)}${line}`)];
}
