import type { Input } from '@direct-mail/terminal';
import { UsageError } from '@direct-mail/terminal/failure';

/** The merge tags of `--tag name=text`; a name may contain anything but `=`. @throws UsageError if one is given twice */
export function tagsOf(input: Input<{ readonly tag: readonly string[] }, unknown>): Record<string, string> {
  const tags = new Map<string, string>();
  for (const text of input.values.tag) {
    const at = text.indexOf('=');
    if (at <= 0) throw new UsageError('--tag: expected name=text, such as --tag first_name=Ada');
    const name = text.slice(0, at);
    // Otherwise the last of two would silently win.
    if (tags.has(name)) throw new UsageError(`--tag ${name} is given more than once`, 'Give each merge tag once');
    tags.set(name, text.slice(at + 1));
  }
  return Object.fromEntries(tags);
}
