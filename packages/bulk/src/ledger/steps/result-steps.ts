import type { Assigned, ResultLedger, StateCount } from '../interfaces/results.ts';
import type { Store } from '../sql.ts';
import { isErased } from './plan-steps.ts';

/** Queries for what a run came to. */
export const resultSteps = (store: Store): ResultLedger => ({
  states: (run) =>
    store.long((sql) =>
      sql.all<StateCount>(
        `SELECT state, CASE WHEN state = 'excluded' THEN reason END AS reason, remote, count(*) AS pieces,
           count(cost) AS priced, coalesce(sum(cost), 0) AS cost
         FROM piece WHERE run = ? GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
        [run],
      ),
    ),

  assigned: (run, { after, limit }) =>
    store.transaction((sql) =>
      sql.all<Assigned>(
        `SELECT n, CASE WHEN state = 'excluded' THEN 1 ELSE 0 END AS held_out, person, who, mailbox FROM piece
         WHERE run = ? AND n > ? AND (state <> 'excluded' OR reason = 'holdout') AND NOT coalesce(${isErased}, FALSE)
         ORDER BY n LIMIT ?`,
        [run, after, limit],
      ),
    ),
});
