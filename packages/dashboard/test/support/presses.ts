import type { CDPSession, Page } from 'playwright-core';

/** An interaction, from the input to the next paint. */
export interface Press {
  /** The name of the interaction in the test, and the event. */
  readonly of: string;
  /** Elapsed time: on a busy machine mostly waiting for a processor. */
  readonly wallMs: number;
  /** Processor time of the page's main thread in that period. */
  readonly cpuMs: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Microseconds of processor time. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: Readonly<Record<string, unknown>> };
}

const CATEGORIES = ['devtools.timeline', 'toplevel', 'blink.user_timing', '__metadata'];

/** Records the browser's trace between two moments, and separates the interactions of a page. */
export class Presses {
  readonly #devtools: CDPSession;
  readonly #events: TraceEvent[] = [];

  private constructor(devtools: CDPSession) {
    this.#devtools = devtools;
    devtools.on('Tracing.dataCollected', ({ value }) => {
      for (const event of value) this.#events.push(event as unknown as TraceEvent);
    });
  }

  static async record(page: Page): Promise<Presses> {
    const browser = page.context().browser();
    if (browser === null) throw new Error('the page has no browser');
    const devtools = await browser.newBrowserCDPSession();
    await devtools.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
    });
    return new Presses(devtools);
  }

  /** Names the interactions that follow. */
  static async name(page: Page, name: string): Promise<void> {
    await page.evaluate((mark) => void performance.mark(`press ${mark}`), name);
  }

  /** All interactions, the one with the most processor time first. */
  async end(): Promise<Press[]> {
    const complete = new Promise((resolve) => this.#devtools.once('Tracing.tracingComplete', resolve));
    await this.#devtools.send('Tracing.end');
    await complete;
    await this.#devtools.detach();
    return pressesIn(this.#events);
  }
}

function pressesIn(events: readonly TraceEvent[]): Press[] {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && /(^|::)RunTask$/.test(name) && mains.has(`${pid} ${tid}`),
  );
  const marks = events.filter(({ name }) => name.startsWith('press ')).sort((a, b) => a.ts - b.ts);
  const presses: Press[] = [];
  for (const { name, ph, pid, ts, args } of events) {
    const data = args?.data;
    // Moving the pointer over an element is not an interaction.
    if (name !== 'EventTiming' || ph !== 'b' || !data?.['interactionId']) continue;
    const duration = Number(data['duration']);
    const end = ts + duration * 1000;
    const cpu = tasks
      .filter((task) => task.pid === pid)
      .reduce((sum, { ts: from, dur = 0, tdur = 0 }) => {
        const shared = Math.min(from + dur, end) - Math.max(from, ts);
        return shared <= 0 || dur === 0 ? sum : sum + (tdur * shared) / dur;
      }, 0);
    const mark = marks.findLast((each) => each.ts <= ts)?.name.replace('press ', '') ?? '';
    presses.push({ of: `${mark}, ${String(data['type'])}`, wallMs: duration, cpuMs: cpu / 1000 });
  }
  return presses.sort((a, b) => b.cpuMs - a.cpuMs);
}
