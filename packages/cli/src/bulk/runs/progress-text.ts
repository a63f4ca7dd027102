import type { Progress } from '@direct-mail/bulk';
import { figure, money } from '@direct-mail/contract/words/figures';
import { inFlags } from '../flags.ts';
import { duration } from '../say.ts';

/** One line: sent, rate, unknown, 429, spend, time left. The least important comes last, where a narrow terminal cuts it off. */
export function progressText(progress: Progress, throttled: number): string {
  const { state, reason, of, sent, rejected, unknown, held, rate, cost, eta } = progress;
  const done = of === 0 ? 100 : Math.floor((100 * (sent + rejected)) / of);
  return [
    `${state === 'running' ? '' : `${state}: `}${figure(sent)} of ${figure(of)} sent (${done}%)`,
    `${rate}/s`,
    ...(eta === null || state !== 'running' ? [] : [`${duration(eta)} left`]),
    money(cost),
    ...(rejected > 0 ? [`${figure(rejected)} rejected`] : []),
    `${figure(unknown)} unknown`,
    ...(held > 0 ? [`${figure(held)} held`] : []),
    `${figure(throttled)} × 429`,
    ...(reason === null || state !== 'running' ? [] : [inFlags(reason)]),
  ].join(' · ');
}
