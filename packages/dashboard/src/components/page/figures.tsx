import type { ReactNode } from 'react';

/** A figure with its name, as a term and what it is. */
export function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Figures side by side, above what they count. */
export function Figures({ children }: { readonly children: ReactNode }) {
  return <dl className="figures">{children}</dl>;
}
