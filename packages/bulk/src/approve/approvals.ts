import { BulkError } from '../errors.ts';
import type { ApprovalRow } from '../ledger/interfaces/approvals.ts';
import type { WholeLedger } from '../ledger/ledger.ts';
import type { RunRow } from '../ledger/rows.ts';
import { isTest } from '../ledger/shared.ts';
import { joined, term, words } from '../message.ts';
import { fromDollars, toDollars } from '../money.ts';
import { checkNames } from '../option-names.ts';
import type { StoredPlan } from '../plan/summary.ts';
import { approvalText, approverText, isSigned, type SigningKey } from './signature.ts';

/** Someone whose signature approves plans of a ledger. */
export interface Approver {
  name: string;
  /** Ed25519, Base64 of its SPKI form. */
  publicKey: string;
  addedAt: Date;
  /** The approver that added this one; null for the first. */
  addedBy: string | null;
  /** Whether the signature under its entry is that of an approver before it. One that is not approves nothing. */
  trusted: boolean;
}

/** An approval that the ledger keeps. Money in dollars. */
export interface PlanApproval {
  hash: string;
  approvedBy: string;
  approvedAt: Date;
  expiresAt: Date;
  pieces: number;
  maxCost: number | null;
  signed: boolean;
}

/** Options of {@link Bulk.approve}. */
export interface ApproveRequest {
  /** Who approves. With `key`, the name of an approver of the ledger. */
  by: string;
  /** Until when the plan may be begun. Default: seven days from now. */
  expiresAt?: Date | undefined;
  /** Signs it: needed where the ledger has approvers. */
  key?: SigningKey | undefined;
}

const WEEK = 7 * 86_400_000;

/** What decides whether a plan is approved: the ledger, and the keys that its user trusts instead of the ledger's. */
export interface Approvals {
  readonly ledger: WholeLedger;
  readonly approvers: readonly string[] | undefined;
}

/** Approvers of the ledger, the first one first. An entry counts if one that counts has signed it. */
export async function approversOf(ledger: WholeLedger): Promise<Approver[]> {
  const found = new Map<string, Approver>();
  for (const { name, public_key: publicKey, added_at, added_by, signature } of await ledger.approvers()) {
    const by = added_by === null ? undefined : found.get(added_by);
    const trusted =
      added_by === null
        ? ![...found.values()].some((each) => each.addedBy === null)
        : by?.trusted === true && isSigned(approverText({ name, publicKey, by: added_by }), signature, by.publicKey);
    found.set(name, { name, publicKey, addedAt: new Date(added_at), addedBy: added_by, trusted });
  }
  return [...found.values()];
}

/**
 * Adds an approver. The first one makes the ledger require signatures; each further one is signed for by an approver.
 *
 * @throws BulkError for a name that is taken, and without the key of an approver
 */
export async function addApprover(
  ledger: WholeLedger,
  { name, publicKey, key }: { name: string; publicKey: string; key?: SigningKey | undefined },
): Promise<void> {
  if (typeof name !== 'string' || !/^[\p{L}\p{N}][\p{L}\p{N} ._@-]{0,59}$/u.test(name))
    throw new BulkError(
      'input',
      'the name of an approver has 1 to 60 letters, digits, blanks, dots, signs of @ _ or -',
    );
  // It makes the entry of the ledger that additions wait for.
  await ledger.secret();
  const known = (await approversOf(ledger)).filter(({ trusted }) => trusted);
  const by = known.find((each) => each.publicKey === key?.publicKey);
  if (known.length > 0 && (by === undefined || key === undefined))
    throw new BulkError(
      'access',
      `an approver of this ledger adds another: ${known.map((each) => each.name).join(', ')}`,
    );
  const signature =
    by === undefined || key === undefined ? null : key.sign(approverText({ name, publicKey, by: by.name }));
  if (!(await ledger.addApprover({ name, public_key: publicKey, added_by: by?.name ?? null, signature })))
    throw new BulkError('state', `the ledger has an approver ${name} already, or another became the first meanwhile`);
}

/** Approves a plan that was never sent; nothing is sent. */
export async function approvePlan(
  { ledger, approvers }: Approvals,
  row: RunRow,
  request: ApproveRequest,
  now: number,
): Promise<PlanApproval> {
  checkNames('approve', request, { by: true, expiresAt: true, key: true });
  const { by, key, expiresAt = new Date(now + WEEK) } = request;
  if (typeof by !== 'string' || by.trim() === '') throw new BulkError('input', 'approve needs by: who approves');
  if (!(expiresAt instanceof Date) || !(expiresAt.getTime() > now))
    throw new BulkError('input', words`${term('expires')} must be a date in the future`);
  const plan = JSON.parse(row.plan) as StoredPlan;
  if (plan.blocked.length > 0)
    throw new BulkError('plan', words`the plan cannot be sent: ${joined(plan.blocked.map(({ parts }) => parts))}`);
  const terms = { hash: row.hash ?? '', by, expires_at: expiresAt.getTime(), ...boundsOf(plan) };
  const keys = await keysOf({ ledger, approvers });
  if (keys !== undefined && (key === undefined || !keys.includes(key.publicKey)))
    throw new BulkError('access', 'this plan is approved by the signature of an approver: give the key of one');
  const approval = {
    hash: terms.hash,
    approved_by: by,
    expires_at: terms.expires_at,
    pieces: terms.pieces,
    max_cost: terms.max_cost,
    signature: key === undefined ? null : key.sign(approvalText(terms)),
  };
  await ledger.keepApproval(approval);
  return shownApproval({ ...approval, approved_at: now });
}

/** What the approval says the plan may come to. */
const boundsOf = ({ summary, max_cost }: StoredPlan): { pieces: number; max_cost: number | null } => ({
  pieces: summary.pieces,
  max_cost: max_cost === null ? null : fromDollars(max_cost),
});

/** Public keys of which one must have signed; undefined where no signature is required. */
async function keysOf({ ledger, approvers }: Approvals): Promise<readonly string[] | undefined> {
  if (approvers !== undefined) return approvers;
  const known = await approversOf(ledger);
  return known.length === 0 ? undefined : known.filter(({ trusted }) => trusted).map(({ publicKey }) => publicKey);
}

/**
 * The approval of a plan as the ledger keeps it, if it holds: for this plan, not expired, and signed where a signature is required.
 *
 * @param at when the plan is, or was, begun
 */
export async function heldApproval(approvals: Approvals, row: RunRow, at: number): Promise<PlanApproval | undefined> {
  const approval = row.hash === null ? undefined : await approvals.ledger.approval(row.hash);
  if (approval === undefined || approval.expires_at <= at) return undefined;
  const { hash, approved_by: by, expires_at, signature, pieces, max_cost } = approval;
  const keys = await keysOf(approvals);
  const text = approvalText({ hash, by, pieces, max_cost, expires_at });
  if (keys !== undefined && !keys.some((key) => isSigned(text, signature, key))) return undefined;
  return shownApproval(approval);
}

/**
 * Refuses a production run whose plan no approver signed, where that is required. Tests are not printed and need none.
 *
 * @throws BulkError
 */
export async function checkSigned(approvals: Approvals, row: RunRow, account: string, now: number): Promise<void> {
  if (isTest(account) || (await keysOf(approvals)) === undefined) return;
  if ((await heldApproval(approvals, row, row.approved_at ?? now)) !== undefined) return;
  throw new BulkError(
    'plan',
    words`this plan needs the signature of an approver, and the ledger has none that holds: ${term('approve', row.hash ?? '')}`,
  );
}

const shownApproval = (row: ApprovalRow): PlanApproval => ({
  hash: row.hash,
  approvedBy: row.approved_by,
  approvedAt: new Date(row.approved_at),
  expiresAt: new Date(row.expires_at),
  pieces: row.pieces,
  maxCost: row.max_cost === null ? null : toDollars(row.max_cost),
  signed: row.signature !== null,
});
