import type { resultCalls } from '@direct-mail/contract/control/calls';
import { notFound } from '../../account/base/refusal.ts';
import { requireCampaign } from '../../account/campaigns/campaigns.ts';
import { mailResults } from '../../account/insights/results.ts';
import { bulkRuns, mailingsOfRun } from '../../account/insights/runs.ts';
import { mailingsOf } from '../../account/mailings/mailing-list.ts';
import type { HandlersOf } from '../handlers.ts';

export const resultHandlers: HandlersOf<typeof resultCalls> = {
  getCampaignResults: ({ account }, { params, query }) => {
    const { id } = requireCampaign(account, params.id);
    return mailResults(account, mailingsOf(account, id), query.window_days);
  },
  listRuns: ({ account }) => bulkRuns(account),
  getRunResults: ({ account }, { params, query }) => {
    const rows = mailingsOfRun(account, params.id);
    if (rows.length === 0) throw notFound('run', params.id);
    return mailResults(account, rows, query.window_days);
  },
};
