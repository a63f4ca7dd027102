import type { Audience } from '../../api/control.ts';

const names: Readonly<Record<Audience['kind'], string>> = {
  list: 'list',
  customers: 'from orders',
  do_not_mail: 'opt-outs',
};

/** The kind of an audience, as a badge. */
export function AudienceKind({ kind }: { readonly kind: Audience['kind'] }) {
  return (
    <span className="kind" data-kind={kind}>
      {names[kind]}
    </span>
  );
}
