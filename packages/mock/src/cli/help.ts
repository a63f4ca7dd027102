import { commandHelp, type Syntax } from '@direct-mail/terminal';
import { mockSummaries } from '@direct-mail/terminal/tables/mock';

/** The text of `--help`, of the program or of `exec`. */
export function helpOf(syntax: Syntax, name: string, columns: number): string {
  const isBeside = syntax.command !== name;
  return commandHelp(
    {
      ...syntax,
      summary: isBeside ? mockSummaries.exec : mockSummaries.serve,
      also: isBeside ? [] : [`${name} exec [options] -- COMMAND …`],
      more: isBeside
        ? [
            'The command has DIRECT_MAIL_BASE_URL, DIRECT_MAIL_ADDRESS_BASE_URL and DIRECT_MAIL_TOKEN in its environment.',
          ]
        : [],
      examples: isBeside
        ? [`${name} exec -- npm test`]
        : [
            `${name} --clock manual --fixtures empty`,
            `${name} --port 0 --data-dir ./mail-data --json`,
            `${name} --fixtures fixtures.json --watch`,
            "curl -X POST localhost:4010/_mock/clock/advance -d '{\"seconds\": 86400}' -H 'content-type: application/json'",
          ],
    },
    columns,
  );
}
