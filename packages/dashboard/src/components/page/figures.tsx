import type { ReactNode } from 'react';

interface FigureProps {
  readonly name: string;
  readonly children: ReactNode;
  /** Below it: what it is a part of, for instance. */
  readonly note?: ReactNode;
}

/** A figure with its name, as a term and what it is. */
export function Figure({ name, children, note }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {note !== undefined && <dd className="figure-note">{note}</dd>}
    </div>
  );
}

/** Figures side by side, above what they count. */
export function Figures({ children }: { readonly children: ReactNode }) {
  return <dl className="figures">{children}</dl>;
}
