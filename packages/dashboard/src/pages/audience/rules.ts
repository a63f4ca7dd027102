import type { Answer } from '../../api/control.ts';

type Kind = Answer<'createAudience'>['kind'];

/** What is special about an audience, in the specification's words. */
export function rulesOf(kind: Kind): string {
  if (kind === 'do_not_mail') {
    return 'Opt-outs: nobody here is ever mailed. Erasure requests add to it; nothing leaves it. It cannot be mailed.';
  }
  if (kind === 'customers') {
    return 'Made by orders: two records each, shipping and billing. For suppression only: it cannot be mailed or added to by hand.';
  }
  return '';
}
