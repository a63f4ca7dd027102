import type { Decision } from './schema.ts';

/** With a capital letter where it begins with a word, and not with the name of a field. */
const asSentence = (text: string): string =>
  text.replace(/^[a-z]+(?=[ ,;])/, (word) => word[0]?.toUpperCase() + word.slice(1));

/** What was left open, and what the mock does about it. */
export function Said({ decision: { id, silence, decision } }: { readonly decision: Decision }) {
  return (
    <div>
      <dt>
        <span className="decision-id">{id}</span> {asSentence(silence)}
      </dt>
      <dd>{asSentence(decision)}</dd>
    </div>
  );
}
