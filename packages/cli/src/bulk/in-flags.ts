/** What the library calls by its options, in the words of the command line. */
export const inFlags = (message: string): string =>
  rules.reduce((text, [pattern, words]) => text.replaceAll(pattern, words), message);

const rules: readonly (readonly [RegExp, string])[] = [
  [/\bby map: \{ merge_tags: \{ ([\w.]+): '…' \} \}/g, 'by --map tag:$1=COLUMN'],
  [/\bby map: \{ (\w+): '…' \}/g, 'by --map $1=COLUMN'],
  [/\breference: '(\w+)'/g, '--reference $1'],
  [/\bname: '(\w+)'/g, '--name $1'],
  [/\bgive (the plan|it) another name\b/g, 'give it another --name'],
  [/\bgive price, in dollars a piece\b/g, 'give --price, in dollars a piece'],
  [/\brun\.held\(\) lists them, run\.resolve\(\) decides\b/g, 'direct-mail runs resolve lists them and decides'],
  [/\brun\.held\(\) lists the rows that are\b/g, 'direct-mail runs resolve RUN lists the rows that are'],
  [/\bsend plan\.hash\b/g, 'send it by --approve HASH'],
  [/\bstart a BulkWorker\b/g, 'direct-mail work'],
  [/\bnotWithin: \{ days: N \}/g, '--not-within 30d'],
  [/\{ encoding: '([\w-]+)' \}/g, '--encoding $1'],
  [/\{ delimiter: ('[^']*'|"[^"]*") \}/g, '--delimiter $1'],
  [/\babsent: '(hold|resend)'/g, '--absent $1'],
  [/\bgive lookup\b/g, 'give a profile with a live token or DIRECT_MAIL_LOOKUP_TOKEN'],
  [/\bask mail\.mailings\.find before\b/g, 'ask direct-mail mailings find before'],
  [/\bgive addressBaseUrl or set\b/g, 'give --address-base-url or set'],
  [/\bnotWithin must be \{ days: N \}/g, '--not-within must be a span such as 30d'],
  [/\baddressBaseUrl must be\b/g, '--address-base-url must be'],
  [/\bbaseUrl must be\b/g, '--base-url must be'],
  [/\bmax_cost\b/g, '--max-cost'],
  [/\bmax_pieces\b/g, '--max-pieces'],
  [/\bneeds a price\b/g, 'needs --price'],
  [/^map names\b/g, '--map names'],
  [/^map:/g, '--map:'],
  [/\bcampaign_id\b/g, '--campaign'],
];
