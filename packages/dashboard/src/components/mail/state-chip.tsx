/** A state, in the colour it has everywhere. */
export function StateChip({ state }: { readonly state: string }) {
  return (
    <span className="state" data-state={state}>
      {state.replaceAll('_', ' ')}
    </span>
  );
}
