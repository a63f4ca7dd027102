import { preview } from '../checks/previews.ts';
import { ask, request, statusOf } from '../checks/privacy.ts';
import { arrive, bodyOf, refusedAttempts, webhook } from '../checks/webhooks.ts';
import { asObject, type Json, told } from '../service/expect.ts';
import { campaignId, createPiece, DAY, find, iso, type Piece, piece, read, SECOND } from '../service/pieces.ts';
import type { Delivery } from '../service/receiver.ts';
import { madeId, type Service } from '../service/service.ts';
import { NotYet, Unseen } from '../service/signals.ts';
import { type Bounds, roundRatio, roundTime, since } from './between.ts';
import type { Probe } from './probe.ts';

const free = 'test-token' as const;
const token = { token: 'test' } as const;

interface Watched<T> {
  readonly found: T;
  /** It had happened by then. */
  readonly at: number;
  /** It had not happened yet; undefined if the first poll found it. */
  readonly before: number | undefined;
}

/** Polling intervals: 1 s, or 0.5 s if the clock cannot be advanced, growing with elapsed time; and when to stop. */
async function watch<T>(
  service: Service,
  from: number,
  days: number,
  what: string,
  look: () => Promise<T | undefined>,
  grow = 0.02,
): Promise<Watched<T>> {
  const step = service.dashboard === null ? SECOND / 2 : SECOND;
  let before: number | undefined;
  for (;;) {
    const asked = await service.now();
    const found = await look();
    const at = await service.now();
    if (found !== undefined) return { found, at, before };
    if (at > from + days * DAY) throw new Unseen(`${what}: not within ${days} days`);
    before = asked;
    await service.reach(at + Math.max(step, (at - from) * grow), what);
  }
}

/** When a mailing last changed, by bisecting windows of `updated_at` to the millisecond. */
async function changedAt(service: Service, id: string, from: number, to: number): Promise<number> {
  const campaign = await campaignId(service);
  let [low, high] = [from, to];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    // "after" is exclusive: a change at the midpoint is not in this window.
    const there = await find(service, campaign, id, {
      date_field: 'updated_at',
      start_date: iso(middle),
      end_date: iso(to + SECOND),
    });
    if (there === undefined) high = middle;
    else low = middle;
  }
  return high;
}

/** How long after creation a preview is ready. Polled only after `known`, when it is still missing. */
async function drawnAfter(service: Service, side: 'front_url' | 'pdf_url', known: number, grow: number) {
  const low = await service.now();
  const id = madeId(await createPiece(service, {}, token), 'a piece');
  const high = await service.now();
  if (known > 0) await service.reach(high + wholeSeconds(known), 'a preview to be drawn');
  const look = async () => {
    const response = await preview(service, id, side);
    if (response.status !== 202 && response.status !== 200) throw new Unseen(`a preview returned ${told(response)}`);
    return response.status === 202 ? undefined : true;
  };
  const { at, before } = await watch(service, high, 1, 'a preview to be drawn', look, grow);
  return since({ low: before === undefined ? low + known : before + 1, high: at }, { low, high });
}

const wholeSeconds = (milliseconds: number): number => Math.floor(milliseconds / SECOND) * SECOND;

async function stay(
  service: Service,
  made: Piece,
  state: string,
  entered: Bounds,
): Promise<{ readonly state: string; readonly left: Bounds }> {
  const { found, at, before } = await watch(
    service,
    entered.high,
    40,
    `a mailing to leave ${state}`,
    async () => {
      const now = String((await read(service, made.id))['state']);
      return now === state ? undefined : now;
    },
    0.05,
  );
  if (service.dashboard === null) return { state: found, left: { low: (before ?? entered.low) + 1, high: at } };
  const exact = await changedAt(service, made.id, Math.max(entered.low, before ?? 0), at);
  return { state: found, left: { low: exact, high: exact } };
}

/** Time between two attempts; the arrival times are known up to network latency. */
function between({ at: from }: Delivery, { at: to }: Delivery): number {
  const wait = to - from;
  const unsure = Math.min(SECOND / 4 + wait / 200, wait / 10);
  return roundTime({ low: wait - unsure, high: wait + unsure });
}

export const timingProbes: readonly Probe[] = [
  {
    id: 'D41',
    level: free,
    needs: ['test-token'],
    waits: 6,
    byDefault: { png: 5, pdf: 10, 'never printed': 202 },
    run: async (service) => {
      const drawn = async (side: 'front_url' | 'pdf_url') => {
        const coarse = await drawnAfter(service, side, 0, 0.02);
        // With an adjustable clock, a second piece is polled every second where the first result was coarse.
        const fine =
          service.dashboard === null ? coarse : await drawnAfter(service, side, Math.max(0, coarse.low - 1), 0);
        return roundTime(fine);
      };
      const png = await drawn('front_url');
      const pdf = await drawn('pdf_url');
      service.took('preview image drawn', png);
      service.took('preview PDF drawn', pdf);
      return {
        seen: { png, pdf, 'never printed': 202 },
        settings: { previewDelays: { png, pdf } },
        note: 'what is never printed is the rule preview.never-printed',
      };
    },
  },
  {
    id: 'D64',
    level: free,
    needs: ['test-token'],
    waits: 300,
    byDefault: { processing: 3600, production: 82_800, mailed: 345_600 },
    run: async (service) => {
      const made = await piece(service, 'timed', {}, token);
      const seen: Record<string, number> = {};
      let entered: Bounds = { low: made.before, high: made.after };
      let state = 'processing';
      try {
        while (['processing', 'production', 'mailed', 'delivery_exception'].includes(state)) {
          const next = await stay(service, made, state, entered);
          seen[state] = roundTime(since(next.left, entered));
          service.took(`state ${state}`, seen[state] ?? 0);
          ({ left: entered, state } = next);
        }
      } catch (error) {
        if (!(error instanceof NotYet)) throw error;
        // A resumed run starts here and knows less precisely when the state ended.
        throw new NotYet(error.until, `${error.message}; seen so far: ${Object.keys(seen).join(', ') || 'nothing'}`);
      }
      return { seen, settings: { durations: seen }, note: 'probabilities of outcomes cannot be seen in one piece' };
    },
  },
  {
    id: 'D33',
    level: 'full',
    irreversible: true,
    waits: 60,
    byDefault: { first: 'pending', afterwards: ['in_progress', 'completed'], seconds: [3600, 86_400] },
    run: async (service) => {
      const round = async (start: readonly number[], grow: number) => {
        const body = request(service, 'Timed', 'access');
        const low = await service.now();
        const response = await ask(service, body);
        const from = await service.now();
        const word = (json: unknown) => String(asObject(json)['request_status']);
        const first = word(
          response.status < 300 && 'request_status' in asObject(response.body)
            ? response.body
            : (await statusOf(service, body.subject_request_id)).body,
        );
        const steps: { state: string; wait: Bounds; before: number }[] = [];
        let state = first;
        let entered: Bounds = { low, high: from };
        while (state !== 'completed') {
          const early = start[steps.length];
          if (early !== undefined) await service.reach(from + early, 'a privacy request to move on');
          const current = state;
          const seen = await watch(
            service,
            entered.high,
            60,
            'a privacy request to move on',
            async () => {
              const now = word((await statusOf(service, body.subject_request_id)).body);
              return now === current ? undefined : now;
            },
            early === undefined ? grow : 0,
          );
          const left = { low: (seen.before ?? entered.low) + 1, high: seen.at };
          steps.push({ state: seen.found, wait: since(left, entered), before: Math.max(0, left.low - 1 - from) });
          state = seen.found;
          entered = left;
          if (steps.length > 10) break;
        }
        return { first, steps };
      };
      let { first, steps } = await round([], 0.01);
      // With an adjustable clock, repeated with finer polling where the result was coarse.
      if (service.dashboard !== null)
        ({ first, steps } = await round(
          steps.map(({ before }) => wholeSeconds(before)),
          0.01,
        ));
      const waits = steps.map(({ wait }) => roundTime(wait));
      const fits = steps.length === 2;
      return {
        seen: { first, afterwards: steps.map(({ state }) => state), seconds: waits },
        settings: fits ? { privacyTiming: { inProgress: waits[0] ?? 0, completed: waits[1] ?? 0 } } : undefined,
        note: fits ? undefined : 'no setting has these statuses',
      };
    },
  },
  {
    id: 'D43',
    level: free,
    needs: ['dashboard', 'receiver'],
    byDefault: { object_type: 'Webhook', event: 'ping', keys: ['event', 'object_id', 'object_type', 'timestamp'] },
    run: async (service) => {
      const { receiver } = await webhook(service);
      await arrive(service);
      const body = ping(receiver.deliveries);
      if (body === undefined) throw new Unseen('no ping came');
      return {
        seen: {
          object_type: String(body['object_type']),
          event: String(body['event']),
          keys: Object.keys(body).sort(),
        },
      };
    },
  },
  {
    id: 'D08',
    level: free,
    needs: ['receiver', 'test-token'],
    waits: 2 * 86_400,
    byDefault: { production: false, processing: true },
    run: async (service) => {
      const { receiver } = await webhook(service);
      const { id } = await piece(service, 'told');
      await service.until(
        async () =>
          ['processing', 'production'].includes(String((await read(service, id))['state'])) ? undefined : true,
        'a mailing to be past production',
        10 * 86_400,
      );
      const events = receiver.deliveries
        .map(bodyOf)
        .filter(({ object_id }) => object_id === id)
        .map(({ event }) => event);
      return { seen: { production: events.includes('production'), processing: events.includes('processing') } };
    },
  },
  {
    id: 'D44',
    level: free,
    needs: ['receiver', 'test-token'],
    waits: 8 * 86_400 + 1,
    byDefault: { baseSeconds: 60, factor: 2, limit: 10 },
    run: async (service) => {
      const attempts = await service.once('attempts', () => refusedAttempts(service));
      if (attempts.some(({ isTimed }) => !isTimed)) throw new Unseen('when the retries came could not be told in time');
      const waits = attempts.slice(1).map((attempt, index) => between(attempts[index] ?? attempt, attempt));
      const [base, second] = waits;
      if (base === undefined || second === undefined) throw new Unseen('fewer than two retries were seen');
      const growth = { baseSeconds: base, factor: roundRatio(second / base) };
      // Only an adjustable clock shows that no further retry comes.
      const isWhole = service.dashboard !== null;
      const seen = isWhole ? { ...growth, limit: waits.length } : growth;
      return {
        seen,
        settings: { webhookRetries: seen },
        isPartial: !isWhole,
        note: isWhole ? undefined : `at least ${waits.length} retries; the limit was not measured`,
      };
    },
  },
];

const ping = (deliveries: readonly Delivery[]): Json | undefined =>
  deliveries.map(bodyOf).find(({ object_type }) => object_type !== 'Mailing');
