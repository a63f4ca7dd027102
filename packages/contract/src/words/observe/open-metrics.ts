/** A metric, named by the conventions of OpenTelemetry. */
export interface Metric {
  /** With dots, such as `direct_mail.bulk.remaining`. */
  readonly name: string;
  /** UCUM: `s`, `{piece}`, `1/s` or `{dollar}`. */
  readonly unit: string;
  readonly description: string;
  readonly kind: 'gauge' | 'counter';
  readonly points: readonly Point[];
}

export interface Point {
  readonly attributes: Readonly<Record<string, string>>;
  readonly value: number;
}

export const openMetricsType = 'application/openmetrics-text; version=1.0.0; charset=utf-8';

/** Metrics as OpenMetrics 1.0 text, the names as OpenTelemetry maps them: `direct_mail_bulk_oldest_unknown_age_seconds`. */
export function openMetrics(metrics: readonly Metric[]): string {
  const families = metrics.map(({ name, unit, description, kind, points }) => {
    const seconds = unit === 's' && !name.endsWith('seconds') ? '_seconds' : '';
    const family = `${name.replaceAll('.', '_')}${seconds}`;
    const sample = kind === 'counter' ? `${family}_total` : family;
    return [
      `# TYPE ${family} ${kind}\n`,
      seconds === '' ? '' : `# UNIT ${family} seconds\n`,
      `# HELP ${family} ${escaped(description)}\n`,
      ...points.map(({ attributes, value }) => `${sample}${labelsOf(attributes)} ${value}\n`),
    ].join('');
  });
  return `${families.join('')}# EOF\n`;
}

function labelsOf(attributes: Point['attributes']): string {
  const labels = Object.entries(attributes).map(([name, value]) => `${name.replaceAll('.', '_')}="${escaped(value)}"`);
  return labels.length === 0 ? '' : `{${labels.join(',')}}`;
}

const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
