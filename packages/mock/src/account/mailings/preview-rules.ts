import { limits } from '@direct-mail/contract';
import { DAY } from '../base/time.ts';
import type { Account } from '../store/account.ts';
import type { CreativeRow, MailingRow } from '../store/rows.ts';
import { wouldEndUnmailed } from './lifecycle.ts';
import { endedUnmailed } from './mailings.ts';

export type MailingPreviewPart = 'front' | 'back' | 'pdf';

/** Response to a preview request: the image, 202 with the seconds to wait, or 410. */
export type PreviewState = 'ready' | 'gone' | { readonly retryAfter: number };

/** `Retry-After`, in seconds, for a piece that never gets a preview. */
const NEVER: PreviewState = { retryAfter: 60 };

/**
 * Whether a preview is ready (D35, D41, D42, D71, D103; spec: Preview URLs 2–5). A piece that would not be printed
 * never gets one; the specification promises 202 for it at all times.
 */
export function previewState(account: Account, row: MailingRow, part: MailingPreviewPart): PreviewState {
  if (wouldEndUnmailed(account, row)) return NEVER;
  if (previewsErased(row)) return 'gone';
  const { format } = account.creatives.get(row.creative_id) as CreativeRow;
  if (part === 'back' && format.startsWith('letter')) return NEVER;
  if (account.now >= row.created_at + limits.service.preview_lifetime_days * DAY) return 'gone';
  const { png, pdf } = account.settings.previewDelays;
  const wait = row.created_at + (part === 'pdf' ? pdf : png) * 1000 - account.now;
  if (wait > 0) return { retryAfter: Math.ceil(wait / 1000) };
  return row.address === null ? NEVER : 'ready';
}

/** Whether the previews of a piece respond with 410: a printed piece whose recipient was erased (D35). */
export function previewsErased(row: MailingRow): boolean {
  return row.recipient === null && !endedUnmailed(row);
}
