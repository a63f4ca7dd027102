import { Button, Group, Menu, Text, VisuallyHidden } from '@mantine/core';
import { type Answer, control } from '../../api/control.ts';
import { messageOf } from '../../api/problem.ts';
import { useCall, useSend } from '../../api/use-call.ts';
import { formatDay, formatTime } from './time.tsx';
import { useClock } from './use-clock.ts';

type Report = Answer<'advanceClock'>;

const HOUR = { hours: 1 };
const DAY = { days: 1 };

/** The clock: the mock's time, and what moves it on. */
export function ClockBar() {
  const clock = useClock();
  const advance = useSend<Report>();
  const due = useCall(['agenda', 1], control('listAgenda', { query: { limit: 1 } }));
  const next = due.data?.[0]?.at;
  const move = (body: Parameters<typeof control<'advanceClock'>>[1]['body']): void =>
    advance.mutate(control('advanceClock', { body }));
  const said = advance.isError ? messageOf(advance.error) : advance.data === undefined ? '' : describe(advance.data);
  return (
    <Group gap={4} wrap="nowrap" className="clock" role="group" aria-label="Clock">
      <time
        className="clock-now"
        data-testid="now"
        dateTime={clock === null ? undefined : new Date(clock.now).toISOString()}
      >
        {clock !== null && (
          <>
            <span className="clock-day">{formatDay(clock.now)}</span>{' '}
            <span className="clock-time">{formatTime(clock.now)}</span>
            <span className="clock-mode">{clock.mode === 'real' ? 'UTC' : clock.mode}</span>
          </>
        )}
      </time>
      <Group gap={4} wrap="nowrap" visibleFrom="md">
        <Button size="compact-sm" variant="default" loading={advance.isPending} onClick={() => move(HOUR)}>
          +1 h
        </Button>
        <Button size="compact-sm" variant="default" disabled={advance.isPending} onClick={() => move(DAY)}>
          +1 day
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          disabled={next === undefined || advance.isPending}
          onClick={() => move({ to: next })}
        >
          Next event
        </Button>
      </Group>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button size="compact-sm" variant="default" hiddenFrom="md" aria-label="Move the clock on">
            +
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => move(HOUR)}>+1 hour</Menu.Item>
          <Menu.Item onClick={() => move(DAY)}>+1 day</Menu.Item>
          <Menu.Item disabled={next === undefined} onClick={() => move({ to: next })}>
            To the next event
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {advance.isError && (
        <Text size="xs" c="var(--mantine-color-error)" visibleFrom="lg" maw={220} truncate>
          {said}
        </Text>
      )}
    </Group>
  );
}

/** What a step of the clock brought about, in words. */
export function describe({ now, transitions, deliveries }: Report): string {
  const moved = transitions === 1 ? '1 mailing moved on' : `${transitions} mailings moved on`;
  const sent = deliveries.attempts === 1 ? '1 webhook attempt' : `${deliveries.attempts} webhook attempts`;
  return `It is ${formatDay(Date.parse(now))}, ${formatTime(Date.parse(now))}: ${moved}, ${sent}.`;
}
