import type { HeldRow, Progress } from '@direct-mail/bulk';
import { modelFields } from '@direct-mail/contract/generated/fields';
import type { AdvanceReport } from '@direct-mail/mock';
import type { ArtworkFinding } from '@direct-mail/previews';
import type { ShownEvent } from '../webhooks/show-event.ts';

/** The fields of a response, known before the command runs. */
export interface ResponseFields {
  readonly done: readonly string[];
  /** The fields of `--dry-run` and `--plan-only`, if they differ. */
  readonly looked?: readonly string[];
}

/** The names of a shape, checked for completeness by the compiler. */
const names = <Shape extends object>(fields: Record<keyof Shape, true>): readonly string[] => Object.keys(fields);

const request = ['dry_run', 'mode', 'base_url', 'method', 'path', 'body'];

const finding = names<ArtworkFinding>({
  code: true,
  severity: true,
  message: true,
  remedy: true,
  side: true,
  line: true,
  column: true,
  box: true,
  page: true,
  key: true,
  row: true,
  rows: true,
});

const held = names<HeldRow>({ row: true, reason: true, recipient: true });

const progress = names<Progress>({
  state: true,
  reason: true,
  of: true,
  sent: true,
  rejected: true,
  unknown: true,
  held: true,
  excluded: true,
  doubled: true,
  cost: true,
  rate: true,
  eta: true,
});

const approval = ['hash', 'planned_by', 'planned_at', 'approved_by', 'approved_at'];
const run = ['run', 'name', ...progress, 'reason_code', ...approval, 'ledger', 'next'];
const plan = [
  'run',
  'name',
  'state',
  'hash',
  'canary',
  'absent',
  'begun',
  'approval',
  'summary',
  'problems',
  'blocked',
  'sample',
];

/**
 * The response fields of each command that makes or changes something: an unknown field is refused before anything is done. The
 * fields of a raw `api` call are not known, so none is refused.
 */
export const responseFields: Readonly<Record<string, ResponseFields>> = {
  send: { done: run, looked: plan },
  // Findings differ in their fields: a script asks for the same ones each time.
  'creatives check': { done: [...finding, 'renderer'] },
  'creatives compare': { done: ['side', 'difference', 'same', 'warnings', 'file'] },
  'runs resume': { done: run, looked: [...run, 'dry_run', 'unsent'] },
  'runs pause': { done: run },
  'runs cancel': { done: run },
  'runs discard': { done: ['run', 'name', 'ledger'], looked: ['run', 'name', 'ledger', 'dry_run'] },
  approve: { done: ['hash', 'run', 'pieces', 'max_cost', 'approved_by', 'expires_at', 'signed'], looked: plan },
  'approvers add': { done: ['name', 'public_key', 'added'] },
  'runs limit': { done: ['ledger', 'max_cost_day', 'max_pieces_day', 'cost_today', 'pieces_today'] },
  'runs audit': { done: [...run, 'reconciliation'] },
  'runs held': { done: held },
  'runs resolve': { done: ['run', 'decision', 'decided', 'next'], looked: held },
  'runs erase': { done: ['ledger', 'blanked'], looked: ['ledger', 'dry_run'] },
  'runs results': {
    done: [
      'run',
      'name',
      'state',
      'open',
      'pieces',
      'excluded',
      'cost',
      'dates',
      'in_home',
      'creatives',
      'by',
      'mailed',
      'held_out',
      'difference',
      'revenue',
      'needed_held_out',
      'verdict',
      'says',
      'window',
      'not_counted',
      'creative_comparison',
      'redeemed',
      'final',
      'file',
    ],
  },
  'runs report': { done: ['file', 'failed_file', 'rows', 'failed', 'list'] },
  work: { done: ['event', 'host'], looked: ['run', 'name', 'campaign_id', 'unsent'] },
  'mailings send': { done: modelFields.Mailing, looked: request },
  'mailings preview': { done: ['file', 'part', 'content_type', 'bytes'] },
  'orders submit': { done: [...modelFields.OrderRecord, 'submitted'] },
  'orders edit': { done: [...modelFields.OrderRecord, 'edited'] },
  'orders delete': { done: ['order_id', 'deleted'] },
  'audiences add': {
    done: modelFields.AudienceMember,
  },
  'audiences import': { done: ['audience', 'dry_run', 'rows', 'added', 'refused', 'unknown', 'problems'] },
  'privacy access': { done: modelFields.DataSubjectRequestStatus },
  'privacy erase': {
    done: [...modelFields.DataSubjectRequestStatus, 'ledgers', 'files'],
    looked: [...request, 'ledgers'],
  },
  'addresses clean': { done: ['file', 'rows', 'deliverable', 'unsure', 'undeliverable', 'changed'] },
  'creatives preview': { done: ['file', 'files', 'findings', 'renderer'] },
  'webhooks listen': {
    done: names<ShownEvent>({
      at: true,
      event: true,
      object_id: true,
      delivery_id: true,
      attempt: true,
      signature: true,
      forwarded: true,
      next_at: true,
      payload: true,
    }),
  },
  'webhooks trigger': {
    done: ['accepted', 'status', 'payload', 'event', 'mailing_id', 'state', 'history', 'webhooks'],
  },
  'webhooks add': { done: ['id', 'url', 'secret'] },
  'webhooks remove': { done: ['id', 'removed'] },
  'orders list': { done: [...modelFields.OrderRecord, 'created_at', 'updated_at'] },
  'orders simulate': { done: ['orders', 'mailed', 'held_out', 'first'] },
  'clock advance': {
    done: names<AdvanceReport>({
      from: true,
      now: true,
      transitions: true,
      requests: true,
      deliveries: true,
      paused_webhooks: true,
    }),
  },
  reset: { done: ['reset', 'fixtures'] },
  'profiles add': { done: ['name', 'current', 'production', 'test', 'base_url', 'address_base_url'] },
  'profiles use': { done: ['name', 'current', 'production', 'test', 'base_url', 'address_base_url'] },
};
