import { figure } from '@direct-mail/contract/words/figures';
import { control } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';
import { useClock } from '../../components/time/use-clock.ts';

const DAY = 86_400_000;
const DAYS = 14;

/** A small chart of the attempts of the last two weeks by outcome; its text covers all days. */
export function Spark({ id }: { readonly id: string }) {
  const { data } = useCall(['deliveries', id, 'statistics'], control('getWebhookStatistics', { params: { id } }));
  const clock = useClock();
  if (data === undefined || clock === null) return <span className="sub">…</span>;
  if (data.attempts === 0) return <span className="sub">no attempt yet</span>;
  const byDay = new Map(data.days.map((each) => [each.day, each]));
  const days = Array.from({ length: DAYS }, (_, index) => {
    const day = new Date(clock.now - (DAYS - 1 - index) * DAY).toISOString().slice(0, 10);
    return byDay.get(day) ?? { day, succeeded: 0, failed: 0 };
  });
  const most = Math.max(1, ...days.map(({ succeeded, failed }) => succeeded + failed));
  const share = ((data.succeeded / data.attempts) * 100).toFixed(data.succeeded === data.attempts ? 0 : 1);
  return (
    <div className="spark-all">
      <span className="spark" aria-hidden="true">
        {days.map(({ day, succeeded, failed }) => (
          <span key={day} title={`${day}: ${succeeded} got a 200, ${failed} failed`}>
            <i data-bad="" style={{ height: `${(failed / most) * 100}%` }} />
            <i style={{ height: `${(succeeded / most) * 100}%` }} />
          </span>
        ))}
      </span>
      <span className="sub">
        {share} % of {figure(data.attempts)} answered 200
      </span>
    </div>
  );
}
