import { Snippet } from './snippet.tsx';

interface Props {
  /** A value, or text that may be JSON. */
  readonly value: unknown;
  readonly label: string;
  /** Whether the label is also shown above it. */
  readonly captioned?: boolean;
}

/** A value as formatted JSON with a copy button. Rendered as text: nothing in it is ever markup. */
export function JsonView({ value, label, captioned = false }: Props) {
  const text = typeof value === 'string' ? pretty(value) : JSON.stringify(value, null, 2);
  return (
    <div className="json">
      {captioned && <span className="sub">{label}</span>}
      <Snippet text={text} label={label} />
    </div>
  );
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
