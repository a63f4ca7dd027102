import type { Comparison } from '../ledger/interfaces/continuation.ts';
import { beganNothing } from '../ledger/room.ts';
import { isTest } from '../ledger/shared.ts';
import { notice, type Part, term, words } from '../message.ts';
import { type MoneyUnit, toDollars, totalDollars } from '../money.ts';
import type { PlanRequest } from './request.ts';
import type { Blocked } from './warning.ts';

interface Planned {
  request: PlanRequest;
  compared: Comparison | null;
  account: string;
  reference: string;
}

/** Why the plan cannot be sent. */
export function blockedBy(of: Planned, pieces: number, unit: MoneyUnit | null): Blocked[] {
  const total = totalDollars(unit, pieces);
  const { request, compared, account, reference } = of;
  const { maxCost = null, maxPieces = null } = request.limits ?? {};
  const begun = compared?.run.begun ?? 0;
  const spent = toDollars(compared?.run.spent ?? 0);
  const blocked: Blocked[] = [];
  if (compared !== null) blocked.push(...continueBlocked(compared, account, reference));
  // Nothing to send, but rows to withdraw: the run must be updated.
  if (pieces === 0 && compared !== null && compared.removed > 0) return blocked;
  if (pieces === 0 && compared !== null) {
    blocked.push(
      notice(
        'nothing_to_send',
        words`no row is left to send: the run ${compared.run.id} of the same name has sent, or may have sent, each of them${heldOf(compared)}; to mail the list again, give the plan another ${term('name')}`,
      ),
    );
  } else if (pieces === 0) blocked.push(notice('nothing_to_send', 'no row is left to send'));
  if (maxPieces !== null && begun + pieces > maxPieces) {
    const more = begun === 0 ? '' : ` with the ${begun} that the run has begun`;
    blocked.push(
      notice('max_pieces', words`${pieces} pieces${more} are more than ${term('max_pieces')}, ${maxPieces}`),
    );
  }
  if (maxCost !== null && total === null) {
    blocked.push(
      notice(
        'price_missing',
        words`${term('max_cost')} needs ${term('price')}: the cost of a piece is unknown, because the campaign has sent none; give ${term('price')}, in dollars per piece`,
      ),
    );
  }
  if (unit === 0 && !isTest(account)) {
    blocked.push(
      notice(
        'price_missing',
        words`a ${term('price')} of 0 is that of test mailings, and this token sends mail that costs: give ${term('price')} in dollars per piece, or leave it out`,
      ),
    );
  }
  if (maxCost !== null && total !== null && spent + total > maxCost) {
    const more = spent === 0 ? '' : ` with the ${money(spent)} that the run has spent`;
    blocked.push(
      notice('max_cost', words`${money(total)} dollars${more} are more than ${term('max_cost')}, ${maxCost}`),
    );
  }
  return blocked;
}

const heldOf = ({ run: { held } }: Comparison): readonly Part[] =>
  held === 0
    ? []
    : words`, and holds ${held} for your decision: ${term('held')} sends them again, counts them as sent, or drops them`;

function continueBlocked({ run }: Comparison, account: string, reference: string): Blocked[] {
  const blocked: Blocked[] = [];
  if (run.account !== null && run.account !== account && !beganNothing(run)) {
    blocked.push(
      notice(
        'other_token',
        words`the run ${run.id} of the same name was sent with another token (mode ${modeOf(run.account)}; this client: ${modeOf(account)}): give the plan another name, such as ${term('name', 'live')}`,
      ),
    );
  }
  const { reference: used } = JSON.parse(run.plan) as { reference?: string };
  if (used !== undefined && used !== reference) {
    blocked.push(
      notice(
        'other_reference',
        words`the run ${run.id} of the same name uses the merge tag ${used} for its references: plan with ${term('reference', used)}, or give the plan another ${term('name')}`,
      ),
    );
  }
  return blocked;
}

const modeOf = (account: string): string => account.split(':')[1] ?? 'unknown';

export const money = (amount: number): string => String(Math.round(amount * 100) / 100);
