import { Button, Group, Menu } from '@mantine/core';
import { control } from '../../api/control.ts';
import { messageOf } from '../../api/problem.ts';
import { useCall } from '../../api/use-call.ts';
import { formatDate, formatTime } from './time.tsx';
import { useAdvance } from './use-advance.ts';
import { useClock } from './use-clock.ts';

const steps = [
  { label: '+1 h', name: '+1 hour', body: { hours: 1 } },
  { label: '+1 day', name: '+1 day', body: { days: 1 } },
  { label: '+1 week', name: '+1 week', body: { days: 7 } },
] as const;

/** The mock's time and the buttons that advance it; a note shows the results. */
export function ClockBar() {
  const clock = useClock();
  const { advance, isPending, error } = useAdvance();
  const due = useCall(['agenda', 1], control('listAgenda', { query: { limit: 1 } }));
  const next = due.data?.[0]?.at;
  return (
    <Group gap={4} wrap="nowrap" className="clock" role="group" aria-label="Clock">
      <time
        className="clock-now"
        data-testid="now"
        dateTime={clock === null ? undefined : new Date(clock.now).toISOString()}
      >
        {clock !== null && (
          <>
            <span className="clock-day">{formatDate(clock.now)}</span>{' '}
            <span className="clock-time">{formatTime(clock.now)}</span>
            <span className="clock-mode">{clock.mode === 'real' ? 'UTC' : clock.mode}</span>
          </>
        )}
      </time>
      <Group gap={4} wrap="nowrap" visibleFrom="md">
        {steps.map(({ label, name, body }) => (
          <Button
            key={label}
            size="compact-sm"
            variant="default"
            title={name}
            disabled={isPending}
            onClick={() => advance(body)}
          >
            {label}
          </Button>
        ))}
        <Button
          size="compact-sm"
          variant="default"
          disabled={next === undefined || isPending}
          onClick={() => next !== undefined && advance({ to: next })}
        >
          Next event
        </Button>
      </Group>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button size="compact-sm" variant="default" hiddenFrom="md" aria-label="Advance the clock">
            +
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {steps.map(({ name, body }) => (
            <Menu.Item key={name} onClick={() => advance(body)}>
              {name}
            </Menu.Item>
          ))}
          <Menu.Item disabled={next === undefined} onClick={() => next !== undefined && advance({ to: next })}>
            To the next event
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {error !== null && (
        <span className="advance-note" role="alert">
          {messageOf(error)}
        </span>
      )}
    </Group>
  );
}
