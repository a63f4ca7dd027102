/** What the library calls by its options, in the words of the command line. */
export const inFlags = (message: string): string =>
  rules.reduce((text, [pattern, words]) => text.replaceAll(pattern, words), message);

const rules: readonly (readonly [RegExp, string])[] = [
  [/\bby map: \{ merge_tags: \{ ([\w.]+): '…' \} \}/g, 'by --map tag:$1=COLUMN'],
  [/\bby map: \{ (\w+): '…' \}/g, 'by --map $1=COLUMN'],
  [/\bsuch as reference: 'bulk_ref'/g, 'such as --reference bulk_ref'],
  [/\bnotWithin: \{ days: N \}/g, '--not-within 30d'],
  [/\{ encoding: '([\w-]+)' \}/g, '--encoding $1'],
  [/\{ delimiter: ('[^']*'|"[^"]*") \}/g, '--delimiter $1'],
  [/\babsent: '(hold|resend)'/g, '--absent $1'],
  [/\bgive lookup\b/g, 'give a profile with a live token or DIRECT_MAIL_LOOKUP_TOKEN'],
  [/\bmax_cost\b/g, '--max-cost'],
  [/\bmax_pieces\b/g, '--max-pieces'],
  [/\bneeds a price\b/g, 'needs --price'],
  [/^map names\b/g, '--map names'],
  [/^map:/g, '--map:'],
  [/\bcampaign_id\b/g, '--campaign'],
];
