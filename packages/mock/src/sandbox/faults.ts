import type { OperationId } from '@direct-mail/contract';
import type { SeededRandom } from '../account/base/random.ts';
import type { DeliveryRow } from '../account/store/webhook-rows.ts';
import type { FaultRule, FaultView } from '../control/faults.ts';

/** The fault rules of one account, in the order in which they were added. */
export class Faults {
  readonly #random: () => SeededRandom;
  #rules: FaultView[] = [];
  #count = 0;

  constructor(random: () => SeededRandom) {
    this.#random = random;
  }

  get rules(): readonly FaultView[] {
    return this.#rules;
  }

  add(rule: FaultRule): FaultView {
    this.#count += 1;
    const active: FaultView = { id: this.#random().uuid('fault', this.#count), ...rule, matched: 0, struck: 0 };
    this.#rules.push(active);
    return active;
  }

  clear(): void {
    this.#rules = [];
  }

  /** The rule that strikes this call, if any; the body is only read when a rule asks for the recipient. */
  strike(operation: OperationId, body: () => string): FaultRule | null {
    if (this.#rules.length === 0) return null;
    for (const [index, rule] of this.#rules.entries()) {
      if (rule.delivery !== undefined) continue;
      if (rule.operation !== undefined && rule.operation !== operation) continue;
      if (rule.recipient !== undefined && !body().toLowerCase().includes(rule.recipient.toLowerCase())) continue;
      const matched = rule.matched + 1;
      const strikes = this.#strikes(rule, matched, rule.id, matched);
      this.#rules[index] = { ...rule, matched, struck: rule.struck + (strikes ? 1 : 0) };
      if (strikes) return rule;
    }
    return null;
  }

  /** The rule that strikes this attempt of a delivery, if any. */
  strikeDelivery(delivery: DeliveryRow): FaultRule | null {
    if (this.#rules.length === 0) return null;
    for (const [index, rule] of this.#rules.entries()) {
      if (!matchesDelivery(rule, delivery)) continue;
      const matched = rule.matched + 1;
      // By delivery and attempt, not by arrival: attempts that run at the same time draw the same lots every time.
      const strikes = this.#strikes(rule, matched, `${rule.id}\n${delivery.id}`, delivery.attempts.length);
      this.#rules[index] = { ...rule, matched, struck: rule.struck + (strikes ? 1 : 0) };
      if (strikes) return rule;
    }
    return null;
  }

  #strikes(rule: FaultView, matched: number, entity: string, n: number): boolean {
    if (rule.nth !== undefined && matched !== rule.nth) return false;
    if (rule.times !== undefined && rule.struck >= rule.times) return false;
    return rule.chance === undefined || this.#random().fraction(entity, 'strike', n) < rule.chance;
  }
}

/** What was overtaken once, or has waited for that in vain, is not held back again. */
function matchesDelivery(rule: FaultView, delivery: DeliveryRow): boolean {
  if (rule.delivery === undefined) return false;
  const hasGone = delivery.held_back !== null || delivery.tries > 0 || delivery.event === 'ping';
  if (rule.delivery === 'reorder' && hasGone) return false;
  if (rule.event !== undefined && rule.event !== delivery.event) return false;
  return rule.webhook === undefined || rule.webhook === delivery.webhook_id;
}
