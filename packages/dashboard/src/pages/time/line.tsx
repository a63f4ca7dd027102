import { figure } from '@direct-mail/contract/words/figures';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { Isolated, isolated } from '../../components/page/isolated.tsx';
import { formatDay, formatTime } from '../../components/time/time.tsx';
import {
  type AgendaDay,
  type AgendaGroup,
  afterKey,
  columnsOf,
  DAY,
  dueUntil,
  groupName,
  instantAt,
  placeOf,
  type Scale,
} from './scale.ts';

interface Props {
  readonly scale: Scale;
  readonly now: number;
  readonly target: number;
  readonly agenda: readonly AgendaDay[];
  readonly onTarget: (instant: number) => void;
  /** Enter on the handle. */
  readonly onGo: () => void;
}

/** The timeline: days on the horizontal axis, due events as marks, and a handle for the time to advance to. */
export function TimeLine({ scale, now, target, agenda, onTarget, onGo }: Props) {
  const line = useRef<HTMLDivElement>(null);
  const end = scale.from + scale.days * DAY;
  const toPointer = (event: PointerEvent): void => {
    const box = line.current?.getBoundingClientRect();
    if (box !== undefined) onTarget(instantAt(scale, (event.clientX - box.left) / box.width, now));
  };
  const onDown = (event: PointerEvent<HTMLDivElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    toPointer(event);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') onGo();
    const moved = afterKey(event.key, event.shiftKey, target, now, end);
    if (moved !== undefined) onTarget(moved);
    if (moved !== undefined || event.key === 'Enter') event.preventDefault();
  };
  const at = `${formatDay(target)}, ${formatTime(target)}`;
  const due = dueUntil(agenda, target);
  const columns = columnsOf(scale, agenda);
  return (
    <>
      <div className="line-scroll" data-wide={scale.days > 14 || undefined}>
        <div
          ref={line}
          className="line"
          style={{ '--days': scale.days }}
          onPointerDown={onDown}
          onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && toPointer(event)}
        >
          <div className="line-past" style={{ width: `${placeOf(scale, now) * 100}%` }} />
          <div
            className="line-span"
            style={{
              left: `${placeOf(scale, now) * 100}%`,
              width: `${(placeOf(scale, target) - placeOf(scale, now)) * 100}%`,
            }}
          />
          <ol className="line-days">
            {columns.map(({ at: day, groups }) => (
              <li
                key={day}
                className="line-day"
                data-weekend={[0, 6].includes(new Date(day).getUTCDay()) ? '' : undefined}
              >
                <span className="line-date">
                  <span>{weekday.format(day)}</span> <b>{new Date(day).getUTCDate()}</b>
                </span>
                {groups.map((group) => (
                  <Mark key={`${group.kind} ${group.what}`} group={group} />
                ))}
              </li>
            ))}
          </ol>
          <div className="line-now" style={{ left: `${placeOf(scale, now) * 100}%` }} aria-hidden="true" />
          <div
            className="line-handle"
            role="slider"
            tabIndex={0}
            aria-label="Advance the clock to"
            aria-valuemin={Math.floor(now / 60_000)}
            aria-valuemax={Math.floor(end / 60_000)}
            aria-valuenow={Math.floor(target / 60_000)}
            aria-valuetext={`${at} UTC, up to ${due} due until the end of that day`}
            style={{ left: `${placeOf(scale, target) * 100}%` }}
            onKeyDown={onKeyDown}
          >
            <span className="line-flag" data-left={placeOf(scale, target) > 0.8 ? '' : undefined}>
              {at}
            </span>
          </div>
        </div>
      </div>
      <Legend groups={columns.flatMap(({ groups }) => groups)} />
    </>
  );
}

/** The legend of the marks' colours, shown if the marks are too narrow for text. */
function Legend({ groups }: { readonly groups: readonly AgendaGroup[] }) {
  const kinds = [...new Map(groups.map((group) => [groupName({ ...group, count: 2 }), group]))];
  return (
    <ul className="line-legend" aria-label="Legend">
      {kinds.map(([name, { kind, what }]) => (
        <li key={name}>
          <span className="line-mark" data-kind={kind} data-state={kind === 'mailing' ? what : undefined} /> {name}
        </li>
      ))}
    </ul>
  );
}

const weekday = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short' });

function Mark({ group }: { readonly group: AgendaGroup }) {
  const { kind, what, count, first } = group;
  const names = first.map(({ name }) => isolated(name)).join(', ');
  const more = count > first.length ? ` and ${figure(count - first.length)} more` : '';
  return (
    <span
      className="line-mark"
      data-kind={kind}
      data-state={kind === 'mailing' ? what : undefined}
      title={`${names}${more}`}
    >
      <b>{figure(count)}</b> <span className="line-what">{groupName(group)}</span>
      {kind === 'mailing' && (
        <span className="line-name">
          <Isolated>{first[0]?.name ?? ''}</Isolated>
        </span>
      )}
    </span>
  );
}
