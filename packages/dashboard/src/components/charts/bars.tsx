import { figure } from '@direct-mail/contract/words/figures';
import { BarChart, FixedScaleAxis } from 'chartist';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { ticksTo } from './ticks.ts';

interface Series {
  readonly name: string;
  /** A class of the style sheet. */
  readonly tone: 'ink' | 'good' | 'bad' | 'quiet';
  readonly values: readonly number[];
}

interface Props {
  readonly title: string;
  /** One for each value, such as a day. */
  readonly labels: readonly string[];
  readonly series: readonly Series[];
  readonly shown?: (value: number) => string;
  /** In pixels. */
  readonly height?: number;
}

/** In pixels, with the space around it. */
const LABEL = 62;

/** In pixels: the minimum distance between two ticks. */
const TICK = 40;

/** A stacked bar chart over time, with a legend and the same figures as a table. */
export function Bars({ title, labels, series, shown = figure, height = 220 }: Props) {
  const place = useRef<HTMLDivElement>(null);
  /** Where the bar of each label stands, in pixels. */
  const middles = useRef<number[]>([]);
  const [pointed, setPointed] = useState<number | null>(null);
  useEffect(() => {
    if (place.current === null) return undefined;
    // As many labels as fit; each is as wide as a date.
    const shownLabels = Math.min(8, Math.max(2, Math.floor(place.current.clientWidth / LABEL)));
    const each = Math.max(1, Math.ceil(labels.length / shownLabels));
    const tallest = Math.max(
      0,
      ...labels.map((_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0)),
    );
    const ticks = ticksTo(tallest, Math.max(2, Math.floor(height / TICK)), shown === figure);
    middles.current = [];
    const chart = new BarChart(
      place.current,
      {
        labels: [...labels],
        series: series.map(({ name, tone, values }) => ({ name, className: `bar-${tone}`, data: [...values] })),
      },
      {
        stackBars: true,
        height,
        chartPadding: { left: 14, right: 8, top: 10, bottom: 0 },
        axisX: { showGrid: false, labelInterpolationFnc: (label, index) => (index % each === 0 ? label : null) },
        // The last tick is at least as high as the highest bar.
        axisY: {
          type: FixedScaleAxis,
          ticks,
          low: 0,
          high: ticks.at(-1) ?? 1,
          labelInterpolationFnc: (value) => shown(Number(value)),
        },
      },
    );
    chart.on('draw', (data) => {
      if (data.type === 'bar') middles.current[data.index] = data.x1;
    });
    return () => {
      chart.detach();
    };
  }, [labels, series, shown, height]);
  const point = ({ clientX, currentTarget }: PointerEvent): void => {
    const x = clientX - currentTarget.getBoundingClientRect().left;
    const distances = middles.current.map((middle) => Math.abs(middle - x));
    setPointed(distances.length === 0 ? null : distances.indexOf(Math.min(...distances)));
  };
  return (
    <figure className="chart">
      <figcaption>
        <b>{title}</b>
        {series.length > 1 && (
          <span className="legend">
            {series.map(({ name, tone }) => (
              <span key={name} data-tone={tone}>
                {name}
              </span>
            ))}
          </span>
        )}
      </figcaption>
      <div
        className="chart-place"
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointed(null)}
        aria-hidden="true"
      >
        <div ref={place} className="chart-bars" style={{ height, '--count': Math.max(1, labels.length) }} />
        {pointed !== null && labels[pointed] !== undefined && (
          <p className="chart-tip" style={{ left: middles.current[pointed] }}>
            <b>{labels[pointed]}</b>
            {series.map(({ name, tone, values }) => (
              <span key={name} data-tone={tone}>
                {shown(values[pointed] ?? 0)} {name.toLowerCase()}
              </span>
            ))}
          </p>
        )}
      </div>
      <details>
        <summary className="sub">Show as table</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard */}
        <section className="chart-table" tabIndex={0} aria-label={`${title}, as a table`}>
          <table className="compare">
            <thead>
              <tr>
                <th scope="col">Day</th>
                {series.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {labels.map((label, index) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {series.map(({ name, values }) => (
                    <td key={name} className="number">
                      {shown(values[index] ?? 0)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}
