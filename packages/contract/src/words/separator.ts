const separators = [',', ';', '\t', '|'] as const;

/** What separates the columns of a CSV file. */
export type Separator = (typeof separators)[number];

/** The most frequent separator outside quotes in the first line that is not blank; a comma if none is more frequent. */
export function separatorOf(text: string): Separator {
  const [line = ''] = /^.*\S.*/m.exec(text) ?? [];
  const bare = line.replace(/"[^"]*"/g, '');
  const count = (separator: Separator): number => bare.split(separator).length;
  return separators.reduce((best, each) => (count(each) > count(best) ? each : best));
}
