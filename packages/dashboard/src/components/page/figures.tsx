import type { ReactNode } from 'react';

interface FigureProps {
  readonly name: string;
  readonly children: ReactNode;
  /** A note below it, such as the total it is part of. */
  readonly note?: ReactNode;
}

/** A figure with its name, as a description list entry. */
export function Figure({ name, children, note }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {note !== undefined && <dd className="figure-note">{note}</dd>}
    </div>
  );
}

/** Figures in a row, above the data they summarize. */
export function Figures({ children }: { readonly children: ReactNode }) {
  return <dl className="figures">{children}</dl>;
}
