import { Button, Group, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { useLastAdvance } from '../../api/advance.ts';
import { control } from '../../api/control.ts';
import { useCall } from '../../api/use-call.ts';
import { CopyAs } from '../../components/page/copy-as.tsx';
import { Loaded, Page, Trouble } from '../../components/page/page.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { formatDate, formatDay, formatTime } from '../../components/time/time.tsx';
import { useAdvance, useSteady } from '../../components/time/use-advance.ts';
import { type Clock, useClock } from '../../components/time/use-clock.ts';
import { DateFields } from './date-fields.tsx';
import { DueList } from './due-list.tsx';
import { TimeLine } from './line.tsx';
import { Report } from './report.tsx';
import { DAY, FARTHEST, scaleOf } from './scale.ts';

/** The clock: a timeline of due events, a handle to drag, and the report of the last step. */
export function TimePage() {
  const clock = useClock();
  const query = useCall(['clock'], control('getClock', {}));
  const report = useLastAdvance();
  const [before] = useState(report);
  const lead =
    clock === null
      ? ''
      : `${formatDate(clock.now)}, ${formatTime(clock.now)} UTC · ${modes[clock.mode] ?? `running at ${clock.mode}`}`;
  return (
    <Page title="Time" lead={lead}>
      <Loaded query={query}>
        {() => (
          <>
            {clock !== null && <Mover clock={clock} />}
            {report !== null && <Report key={report.now} report={report} isNew={report !== before} />}
            <DueList />
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** The width in pixels below which two weeks leave no room for text on their days. */
const NARROW = 1500;

const modes: Readonly<Record<string, string>> = {
  real: 'in real time',
  manual: 'manual: it stands still until advanced',
};

function Mover({ clock }: { readonly clock: Clock }) {
  const days = useCall(['agenda', 'days'], control('listAgendaDays', {}));
  const next = useCall(['agenda', 1], control('listAgenda', { query: { limit: 1 } })).data?.[0]?.at;
  const { advance, isPending, error } = useAdvance();
  const [shown, setShown] = useState(() => (window.innerWidth < NARROW ? '7' : '14'));
  const [wanted, setWanted] = useState<number | null>(null);
  const steady = useSteady(clock.now);
  const scale = scaleOf(clock.now, Number(shown));
  const target = Math.max(clock.now, wanted ?? steady + DAY);
  const call = control('advanceClock', { body: { to: new Date(target).toISOString() } });
  const isPast = wanted !== null && wanted < clock.now;
  const isFar = target > clock.now + FARTHEST;
  const go = (): void => {
    if (isFar || isPast) return;
    setWanted(null);
    advance({ to: new Date(target).toISOString() });
  };
  return (
    <Panel
      title="Advance the clock"
      actions={
        <SegmentedControl
          size="xs"
          value={shown}
          onChange={setShown}
          aria-label="Days shown"
          data={[
            { value: '7', label: 'A week' },
            { value: '14', label: 'Two weeks' },
            { value: '42', label: 'Six weeks' },
          ]}
        />
      }
    >
      <Stack gap="md">
        <TimeLine
          scale={scale}
          now={clock.now}
          target={target}
          agenda={days.data ?? []}
          onTarget={setWanted}
          onGo={go}
        />
        <Group gap="sm" align="flex-end" className="form-line">
          <Button loading={isPending} disabled={isFar || isPast} onClick={go}>
            Advance to {formatDay(target)}, {formatTime(target)}
          </Button>
          <Button
            variant="default"
            disabled={isPending || next === undefined}
            onClick={() => next !== undefined && advance({ to: next })}
          >
            To the next event
          </Button>
          <Button variant="default" disabled={isPending} onClick={() => advance({ days: 7 })}>
            By a week
          </Button>
          <DateFields value={wanted ?? steady + DAY} min={clock.now} max={clock.now + FARTHEST} onChange={setWanted} />
          <CopyAs call={call} />
        </Group>
        {(isFar || isPast) && (
          <p className="warnings unfinished" role="alert">
            {isPast
              ? `That is before the clock’s time, which never goes back: choose a time after ${formatDay(clock.now)}, ${formatTime(clock.now)}.`
              : `That is more than a year away, and time never goes back: choose a day until ${formatDate(clock.now + FARTHEST)}, then advance again.`}
          </p>
        )}
        <p className="sub">
          Everything due until then runs in order. Time never goes back, except by restoring a snapshot. Drag the
          handle, or use the arrow keys (an hour; with Shift a day), Page Up (a week) and Enter.
        </p>
        <Trouble error={error} />
      </Stack>
    </Panel>
  );
}
