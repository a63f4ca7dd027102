import { bulkMetricName, bulkMetrics } from '@direct-mail/contract/words/observe/bulk-metrics';
import type { BatchObservableCallback, Meter } from '@opentelemetry/api';

/** What of a `Bulk` is measured. */
export interface MeasuredRuns {
  metrics(): Promise<
    readonly { name: string; points: readonly { attributes: Readonly<Record<string, string>>; value: number }[] }[]
  >;
}

/** Gauges of the runs that are begun and have not ended. */
export function observeRuns(meter: Meter, runs: MeasuredRuns | undefined): () => void {
  if (runs === undefined) return () => {};
  const gauges = new Map(
    Object.entries(bulkMetrics).map(([metric, described]) => {
      const name = bulkMetricName(metric);
      return [name, meter.createObservableGauge(name, described)] as const;
    }),
  );
  const all = [...gauges.values()];
  const observe: BatchObservableCallback = async (result) => {
    for (const { name, points } of await runs.metrics()) {
      const gauge = gauges.get(name);
      if (gauge !== undefined) for (const { attributes, value } of points) result.observe(gauge, value, attributes);
    }
  };
  meter.addBatchObservableCallback(observe, all);
  return () => meter.removeBatchObservableCallback(observe, all);
}
