import { Code } from './code.tsx';
import { Copy } from './copy-as.tsx';

interface Props {
  /** A value, or text that may be JSON. */
  readonly value: unknown;
  readonly label: string;
}

/** A value as JSON, to read and to copy. Text only: nothing in it is ever markup. */
export function JsonView({ value, label }: Props) {
  const text = typeof value === 'string' ? pretty(value) : JSON.stringify(value, null, 2);
  return (
    <div className="json">
      <Code text={text} label={label} />
      <Copy text={text}>Copy</Copy>
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
