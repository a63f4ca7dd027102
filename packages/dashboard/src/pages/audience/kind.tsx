import type { Audience } from '../../api/control.ts';

const names: Readonly<Record<Audience['kind'], string>> = {
  list: 'list',
  customers: 'from orders',
  do_not_mail: 'opt-outs',
};

/** What kind of audience it is, at a glance. */
export function AudienceKind({ kind }: { readonly kind: Audience['kind'] }) {
  return (
    <span className="kind" data-kind={kind}>
      {names[kind]}
    </span>
  );
}
