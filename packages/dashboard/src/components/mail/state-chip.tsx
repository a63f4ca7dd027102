/** A state in its colour. */
export function StateChip({ state }: { readonly state: string }) {
  return (
    <span className="state" data-state={state}>
      {state.replaceAll('_', ' ')}
    </span>
  );
}
