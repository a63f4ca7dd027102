import { finding, type SideFinding } from '../merge-tags/findings.ts';

/** Drawing warnings that the check reports itself, with their place. */
const SAID: readonly RegExp[] = [
  /^The (web )?font “/,
  /^The picture /,
  /^A picture has no source/,
  /^A style sheet /,
  /^No font here has a picture/,
  /^The artwork is .* in; this format/,
  /^Text of the artwork/,
  /^<\w+> is (not )?printed/,
  /^Emoji are drawn/,
  /^An animation is not drawn/,
];

/** Declarations that are left out; the finding has a line if the declaration is written once. */
const OF_STYLES =
  /cannot be (?:drawn|applied) here|is not (?:known|understood) here|is left out: paper|is drawn as relative/;

/** The warnings of a drawing that no finding covers yet. */
export function furtherWarnings(
  warnings: readonly string[],
  said: readonly SideFinding[],
  html: string,
): SideFinding[] {
  return warnings.flatMap((warning) => {
    if (SAID.some((pattern) => pattern.test(warning)) || said.some(({ message }) => message === warning)) return [];
    return [finding(OF_STYLES.test(warning) ? 'css-not-drawn' : 'not-drawn', warning, placeIn(html, warning))];
  });
}

function placeIn(html: string, warning: string) {
  const [, written = ''] = /^(?:The selector |<)?(::?[\w-]+|@[\w-]+|[\w-]+)[: ]/.exec(warning) ?? [];
  const at = written.length < 3 ? -1 : html.search(new RegExp(`${written.replaceAll('-', '\\-')}\\b`));
  if (at < 0 || /^[A-Z]/.test(written)) return {};
  const before = html.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
