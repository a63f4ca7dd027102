import type { mailingCalls } from '@direct-mail/contract/control/calls';
import type { Mailing } from '@direct-mail/contract/control/generated/models';
import { transitions } from '../../account/base/mailing-states.ts';
import { toIso } from '../../account/base/time.ts';
import { explainMailing } from '../../account/mailings/explain.ts';
import { transitionMailing } from '../../account/mailings/lifecycle.ts';
import { searchMailings } from '../../account/mailings/mailing-search.ts';
import { requireMailing, showMailing } from '../../account/mailings/mailings.ts';
import type { CampaignRow, CreativeRow, MailingRow } from '../../account/store/rows.ts';
import type { ControlContext } from '../context.ts';
import type { HandlersOf } from '../handlers.ts';

export const mailingHandlers: HandlersOf<typeof mailingCalls> = {
  listMailings: (context, { query }) => {
    const { rows, total } = searchMailings(context.account, query);
    context.headers['x-total'] = String(total);
    return viewMailings(context, rows);
  },
  getMailing: (context, { params }) => viewMailing(context, requireMailing(context.account, params.id)),
  explainMailing: ({ account }, { params }) => explainMailing(requireMailing(account, params.id)),
  transitionMailing: (context, { params, body }) => {
    const { account } = context;
    const row = requireMailing(account, params.id);
    return viewMailing(context, transitionMailing(account, row, body.state));
  },
};

async function viewMailing(context: ControlContext, row: MailingRow): Promise<Mailing> {
  const [view] = await viewMailings(context, [row]);
  return view as Mailing;
}

/** As they are at the call, whatever happens while templates are read. */
async function viewMailings(context: ControlContext, rows: readonly MailingRow[]): Promise<Mailing[]> {
  const views = rows.map((row) => viewOf(context, row));
  const found = await context.drafts.found(context.account, rows);
  return views.map((view, index) => ({ ...view, warnings: found[index] ?? [] }));
}

function viewOf({ account, baseUrl }: ControlContext, row: MailingRow): Omit<Mailing, 'warnings'> {
  const creative = account.creatives.get(row.creative_id) as CreativeRow;
  return {
    ...showMailing(row, baseUrl),
    state: row.state,
    merge_tags: row.merge_tags as Record<string, unknown> | null,
    address: row.address,
    mode: row.mode,
    campaign_name: (account.campaigns.get(row.campaign_id) as CampaignRow).name,
    creative_name: creative.name,
    creative_revision: Number(row.artwork_id.slice(row.creative_id.length + 1)),
    format: creative.format,
    recipient: row.recipient,
    address_problem: row.address_problem,
    traceparent: row.traceparent ?? null,
    updated_at: toIso(row.updated_at),
    mailed_at: row.mailed_at === null ? null : toIso(row.mailed_at),
    history: row.history.map(({ state, at, cause }) => ({ state, at: toIso(at), cause })),
    next: row.due === null ? null : { at: toIso(row.due.at), states: [...transitions[row.state]] },
    possible_states: [...transitions[row.state]],
  };
}
