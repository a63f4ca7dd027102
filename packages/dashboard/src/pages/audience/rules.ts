import type { Audience, Campaign } from '../../api/control.ts';

/** The rules of an audience kind, in the specification's words. */
export function rulesOf(kind: Audience['kind']): string {
  if (kind === 'do_not_mail') {
    return 'Opt-outs: no one here is ever mailed. Erasure requests add members; only you can remove them.';
  }
  if (kind === 'customers') {
    return 'Filled by orders, with two records each: shipping and billing. For suppression only: it cannot be mailed, and members cannot be added by hand.';
  }
  return '';
}

/** The campaigns that leave an audience out. Do Not Mail is left out by every campaign, without a setting. */
export function usesOf({ id, kind }: Pick<Audience, 'id' | 'kind'>, campaigns: readonly Campaign[]): Campaign[] {
  return campaigns.filter(({ settings }) =>
    kind === 'customers' ? settings.suppress_customers : settings.suppression_audience_ids.includes(id),
  );
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Whether another audience has the same name: the service allows duplicates. */
export function hasTwin({ id, name }: Named, all: readonly Named[]): boolean {
  return all.some((each) => each.id !== id && each.name === name);
}
