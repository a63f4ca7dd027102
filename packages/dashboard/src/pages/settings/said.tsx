import type { Decision } from './schema.ts';

/** Capitalizes the first word, unless it is the name of a field. */
const asSentence = (text: string): string =>
  text.replace(/^[a-z]+(?=[ ,;])/, (word) => word[0]?.toUpperCase() + word.slice(1));

/** What the specification leaves open, and what the mock does. */
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
