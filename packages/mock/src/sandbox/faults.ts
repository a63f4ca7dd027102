import type { ActiveFaultRule, FaultRule, OperationId } from '@direct-mail/contract/control/generated/models';
import type { SeededRandom } from '../account/base/random.ts';
import type { DeliveryRow } from '../account/store/rows.ts';

/** The fault rules of one account, in the order in which they were added. */
export class Faults {
  readonly #random: () => SeededRandom;
  #rules: ActiveFaultRule[] = [];
  #count = 0;

  constructor(random: () => SeededRandom) {
    this.#random = random;
  }

  get rules(): readonly ActiveFaultRule[] {
    return this.#rules;
  }

  add(rule: FaultRule): ActiveFaultRule {
    this.#count += 1;
    const active: ActiveFaultRule = {
      id: this.#random().uuid('fault', this.#count),
      ...rule,
      matched: 0,
      triggered: 0,
    };
    this.#rules.push(active);
    return active;
  }

  /** Returns whether there was such a rule. */
  remove(id: string): boolean {
    const before = this.#rules.length;
    this.#rules = this.#rules.filter((rule) => rule.id !== id);
    return this.#rules.length < before;
  }

  clear(): void {
    this.#rules = [];
  }

  /** The rule that triggers for this call, if any; the body is read only if a rule depends on the recipient. */
  trigger(operation: OperationId, body: () => string): FaultRule | null {
    if (this.#rules.length === 0) return null;
    for (const [index, rule] of this.#rules.entries()) {
      if (rule.delivery !== undefined) continue;
      if (rule.operation !== undefined && rule.operation !== operation) continue;
      if (rule.recipient !== undefined && !body().toLowerCase().includes(rule.recipient.toLowerCase())) continue;
      if (this.#record(index, rule, rule.id, rule.matched + 1)) return rule;
    }
    return null;
  }

  /** The rule that triggers for this attempt of a delivery, if any. */
  triggerForDelivery(delivery: DeliveryRow): FaultRule | null {
    if (this.#rules.length === 0) return null;
    for (const [index, rule] of this.#rules.entries()) {
      if (!matchesDelivery(rule, delivery)) continue;
      // Drawn by delivery and attempt, not by arrival, so that concurrent attempts always draw the same.
      const entity = `${rule.id}\n${delivery.id}`;
      if (this.#record(index, rule, entity, delivery.attempts.length)) return rule;
    }
    return null;
  }

  /** Counts a match, and returns whether the rule triggers. */
  #record(index: number, rule: ActiveFaultRule, entity: string, n: number): boolean {
    const matched = rule.matched + 1;
    const triggers = this.#triggers(rule, matched, entity, n);
    this.#rules[index] = { ...rule, matched, triggered: rule.triggered + (triggers ? 1 : 0) };
    return triggers;
  }

  #triggers(rule: ActiveFaultRule, matched: number, entity: string, n: number): boolean {
    if (rule.nth !== undefined && matched !== rule.nth) return false;
    if (rule.times !== undefined && rule.triggered >= rule.times) return false;
    return rule.probability === undefined || this.#random().fraction(entity, 'trigger', n) < rule.probability;
  }
}

/** A delivery that was reordered once, or has waited in vain for another to precede it, is not held back again. */
function matchesDelivery(rule: ActiveFaultRule, delivery: DeliveryRow): boolean {
  if (rule.delivery === undefined) return false;
  const hasGone = delivery.held_back !== null || delivery.attempt_count > 0 || delivery.event === 'ping';
  if (rule.delivery === 'reorder' && hasGone) return false;
  if (rule.event !== undefined && rule.event !== delivery.event) return false;
  return rule.webhook === undefined || rule.webhook === delivery.webhook_id;
}
