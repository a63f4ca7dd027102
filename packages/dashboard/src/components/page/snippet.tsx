import { Code } from './code.tsx';
import { Copy } from './copy-as.tsx';

/** Lines of code with a copy button in the corner. */
export function Snippet({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <div className="snippet">
      <Code text={text} label={label} />
      <Copy text={text}>Copy</Copy>
    </div>
  );
}
