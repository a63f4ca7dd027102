import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ledger, StagedPiece, Turn } from '../src/ledger/ledger.ts';
import type { Result, RunRow } from '../src/ledger/rows.ts';

/** What a store is made of for the suite. The clock is the suite's where the store has none of its own. */
export interface Subject {
  ledger: Ledger;
  /** Lets every lease of 60 s lapse. */
  lapse: () => Promise<void>;
  close: () => Promise<void>;
}

const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text.padEnd(16, '.')).subarray(0, 16));

const piece = (n: number, more: Partial<StagedPiece> = {}): StagedPiece => ({
  n,
  state: 'pending',
  reason: null,
  body: `{"recipient":{"full_name":"Person ${n}"}}`,
  row_hash: bytes(`row ${n}`),
  person: bytes(`person ${n}`),
  household: bytes(`household ${n}`),
  mailbox: null,
  ...more,
});

const result = (n: number, state: Result['state'], mailing_id: string | null = null): Result => ({
  n,
  state,
  mailing_id,
  cost: mailing_id === null ? null : 8_500,
  remote: mailing_id === null ? null : 'processing',
  reason: null,
  to_t: 2_000,
});

const evidence = (n: number, mailing_id: string, epoch = 'e1') => ({
  n,
  epoch,
  mailing_id,
  created_at: 1_500,
  remote: 'mailed',
  cost: 8_500,
});

/** One behaviour, two stores: the same tests run on SQLite and on PostgreSQL. */
export function ledgerSuite(name: string, create: () => Promise<Subject>): void {
  describe(`the ledger in ${name}`, () => {
    let subject: Subject;
    let made = 0;
    beforeAll(async () => {
      subject = await create();
      await subject.ledger.open();
    });
    afterAll(() => subject.close());

    const lease = 60_000;
    const settle = 1_000;
    const planned = async (pieces: StagedPiece[], chunk_size = 3): Promise<RunRow> => {
      const { ledger } = subject;
      made += 1;
      const no = await ledger.stage({ id: `run${made}`, name: `run ${made}`, campaign_id: 'c', planned_by: 'Ada' });
      await ledger.add(no, pieces);
      await ledger.exclude(no, { notSince: null, holdout: 0 });
      const identity = await ledger.identity();
      return ledger.publish(no, {
        hash: `hash ${made}`,
        plan: '{}',
        chunk_size,
        unit_cost: null,
        identity,
        audited_until: null,
      });
    };
    const running = async (
      count = 5,
      limits: { allowed?: number; max_cost?: number; unit_cost?: number } = {},
    ): Promise<RunRow> => {
      const { ledger } = subject;
      const { no } = await planned(
        Array.from({ length: count }, (_, index) => piece(index + 1, { person: bytes(`${made}/${index}`) })),
      );
      await ledger.approve(no, {
        by: 'Grace',
        options: '{}',
        account: 'o:production',
        allowed: null,
        max_cost: null,
        unit_cost: null,
        ...limits,
      });
      await ledger.join({
        run: no,
        epoch: 'e1',
        worker: 'w',
        service_at: 1_000,
        identity: await ledger.identity(),
        lease,
        settle,
      });
      const keeper = await ledger.claim(no, 'w', lease, 0);
      await ledger.audited(no, keeper?.fence ?? 0, { until: null, lost: false, settle_until: 0, settle });
      await ledger.release(no, 0, keeper?.fence ?? 0);
      return (await ledger.run({ no })) as RunRow;
    };
    const turnOf = (run: RunRow, claim: { n: number; fence: number }, more: Partial<Turn>): Turn => ({
      run: run.no,
      chunk: claim.n,
      fence: claim.fence,
      lease,
      results: [],
      begin: [],
      epoch: 'e1',
      from_t: 1_000,
      ...more,
    });
    const claimed = async (run: RunRow, n?: number) => {
      const claim = await subject.ledger.claim(run.no, 'w', lease, n);
      if (claim === undefined) throw new Error('nothing to claim');
      return claim;
    };
    const states = async (run: RunRow): Promise<string[]> =>
      (await subject.ledger.rows(run.no, { limit: 100 })).map(({ state }) => state);
    const read = async (run: RunRow): Promise<RunRow> => (await subject.ledger.run({ no: run.no })) as RunRow;

    test('a plan leaves out duplicates, and the same hash is the same run', async () => {
      const { ledger } = subject;
      const same = bytes('the same person');
      const run = await planned([
        piece(1, { person: same }),
        piece(2),
        piece(3, { person: same }),
        piece(4, { state: 'excluded', reason: 'invalid' }),
      ]);
      expect(run).toMatchObject({ state: 'planned', pending: 2, excluded: 2 });
      expect((await ledger.rows(run.no, { state: 'excluded', limit: 9 })).map(({ n, reason }) => [n, reason])).toEqual([
        [3, 'duplicate'],
        [4, 'invalid'],
      ]);
      const no = await ledger.stage({ id: 'again', name: '', campaign_id: 'c', planned_by: null });
      await ledger.add(no, [piece(1)]);
      const published = {
        hash: run.hash ?? '',
        plan: '{}',
        chunk_size: 3,
        unit_cost: null,
        identity: '',
        audited_until: null,
      };
      expect(await ledger.publish(no, published)).toMatchObject({ no: run.no, pending: 2 });
      expect(await ledger.rows(no, { limit: 9 })).toEqual([]);
    });

    test('suppressed, forgotten and recently mailed persons are left out, and a hold-out share by their keys', async () => {
      const { ledger } = subject;
      const first = await running(1);
      const claim = await claimed(first);
      await ledger.turn(turnOf(first, claim, { begin: await ledger.pending(first.no, claim) }));
      await ledger.turn(turnOf(first, claim, { results: [result(1, 'sent', 'm1')] }));
      const [mailed] = await ledger.rows(first.no, { limit: 1 });
      expect(mailed?.state).toBe('sent');
      const person = bytes(`${made - 1}/0`);
      await ledger.forget([], [bytes('gone')]);
      const no = await ledger.stage({ id: 'left-out', name: '', campaign_id: 'c', planned_by: null });
      await ledger.add(no, [
        piece(1, { person }),
        piece(2, { mailbox: bytes('box') }),
        piece(3, { person: bytes('gone') }),
        piece(4, { person: new Uint8Array(16) }),
        piece(5, { person: new Uint8Array(16).fill(255) }),
      ]);
      await ledger.suppress(no, [bytes('box')]);
      const counts = await ledger.exclude(no, { notSince: 0, holdout: 0.1 });
      expect(counts).toEqual({ duplicate: 0, suppressed: 1, forgotten: 1, recent: 1, holdout: 1 });
      await ledger.discard(no);
    });

    test('an intent is written by the owner of the chunk alone, and a result once', async () => {
      const { ledger } = subject;
      const run = await running(5);
      const claim = await claimed(run);
      expect(claim).toMatchObject({ n: 1, first: 1, last: 3 });
      const pieces = await ledger.pending(run.no, claim);
      expect(pieces.map(({ n }) => n)).toEqual([1, 2, 3]);
      expect(await ledger.turn(turnOf(run, { n: 1, fence: claim.fence + 1 }, { begin: pieces }))).toMatchObject({
        owned: false,
        begun: [],
      });
      expect((await ledger.turn(turnOf(run, claim, { begin: pieces }))).begun.toSorted((a, b) => a - b)).toEqual([
        1, 2, 3,
      ]);
      expect((await ledger.turn(turnOf(run, claim, { begin: pieces }))).begun).toEqual([]);
      await ledger.turn(
        turnOf(run, claim, { results: [result(1, 'sent', 'm1'), result(2, 'unknown'), result(3, 'pending')] }),
      );
      await ledger.turn(turnOf(run, claim, { results: [result(1, 'rejected'), result(2, 'rejected')] }));
      expect(await states(run)).toEqual(['sent', 'unknown', 'pending', 'pending', 'pending']);
      expect(await read(run)).toMatchObject({ pending: 3, sending: 0, sent: 1, unknown: 1, begun: 2, spent: 8_500 });
      expect((await ledger.rows(run.no, { limit: 1 }))[0]?.body).toBeNull();
    });

    test('what a lapsed owner was sending is unknown, never pending; its proof is welcome, its other words are not', async () => {
      const { ledger } = subject;
      const run = await running(3);
      const old = await claimed(run);
      await ledger.turn(turnOf(run, old, { begin: await ledger.pending(run.no, old) }));
      expect(await ledger.claim(run.no, 'other', lease)).toBeUndefined();
      await subject.lapse();
      expect(await ledger.open_chunks(run.no, 10)).toEqual([1]);
      const taken = await claimed(run);
      expect(taken.fence).toBe(old.fence + 1);
      expect(await states(run)).toEqual(['unknown', 'unknown', 'unknown']);
      const late = await ledger.turn(
        turnOf(run, old, { results: [result(1, 'sent', 'm1'), result(2, 'pending'), result(3, 'rejected')] }),
      );
      expect(late.owned).toBe(false);
      expect(await states(run)).toEqual(['sent', 'unknown', 'unknown']);
      expect(await read(run)).toMatchObject({ sent: 1, unknown: 2, sending: 0 });
    });

    test('a verdict needs the keeper’s fence and the same attempt; what is sent again opens its chunk', async () => {
      const { ledger } = subject;
      const run = await running(3);
      const claim = await claimed(run);
      await ledger.turn(turnOf(run, claim, { begin: await ledger.pending(run.no, claim) }));
      await ledger.turn(turnOf(run, claim, { results: [1, 2, 3].map((n) => result(n, 'unknown')) }));
      await ledger.release(run.no, claim.n, claim.fence);
      expect(await ledger.claim(run.no, 'w', lease)).toBeUndefined();
      const keeper = await claimed(run, 0);
      const verdict = { n: 1, attempt: 1, state: 'pending' as const, walks: 2, reason: null };
      expect(await ledger.judge(run.no, keeper.fence - 1, lease, [verdict])).toBe(false);
      expect(
        await ledger.judge(run.no, keeper.fence, lease, [
          { ...verdict, n: 2, attempt: 2 },
          { ...verdict, n: 3, state: 'held' },
          verdict,
        ]),
      ).toBe(true);
      expect(await states(run)).toEqual(['pending', 'unknown', 'held']);
      expect(await ledger.unsettled(run.no, 10)).toMatchObject([
        { n: 2, state: 'unknown', attempt: 1, to_t: 2_000, walks: -1 },
      ]);
      expect((await claimed(run)).n).toBe(1);
    });

    test('what the list shows is adopted once; a second mailing and an intent never had are told', async () => {
      const { ledger } = subject;
      const run = await running(3);
      const claim = await claimed(run);
      await ledger.turn(turnOf(run, claim, { begin: (await ledger.pending(run.no, claim)).slice(0, 1) }));
      expect(await ledger.adopt(run.no, [evidence(1, 'm1'), evidence(2, 'm2', 'e9'), evidence(9, 'm9')])).toMatchObject(
        {
          adopted: 2,
          unintended: [{ n: 2 }],
          doubles: [],
          strangers: [{ n: 9 }],
        },
      );
      expect(await ledger.adopt(run.no, [evidence(1, 'm1'), evidence(2, 'm2', 'e9'), evidence(1, 'm7')])).toMatchObject(
        {
          adopted: 0,
          unintended: [],
          doubles: [{ mailing_id: 'm7' }],
        },
      );
      expect(await read(run)).toMatchObject({ sent: 2, pending: 1, sending: 0, spent: 17_000 });
    });

    test('no more is begun than a canary or a cost allows, and nothing before the audit or while it is paused', async () => {
      const { ledger } = subject;
      const canary = await running(5, { allowed: 2 });
      const first = await claimed(canary);
      expect(
        (await ledger.turn(turnOf(canary, first, { begin: await ledger.pending(canary.no, first) }))).begun,
      ).toHaveLength(2);
      const free = await running(3);
      const third = await claimed(free);
      expect(await ledger.change(free.no, { from: ['running'], to: 'paused', reason: 'tea' })).toBe(true);
      expect((await ledger.turn(turnOf(free, third, { begin: await ledger.pending(free.no, third) }))).begun).toEqual(
        [],
      );
      await ledger.change(free.no, { from: ['paused'], to: 'running', reason: null });
      await ledger.join({
        run: free.no,
        epoch: 'e2',
        worker: 'w',
        service_at: null,
        identity: 'another copy',
        lease,
        settle,
      });
      expect(await read(free)).toMatchObject({ audit: 'settle' });
      expect((await ledger.turn(turnOf(free, third, { begin: await ledger.pending(free.no, third) }))).begun).toEqual(
        [],
      );
    });

    test('a run is finished when nothing of it is open', async () => {
      const { ledger } = subject;
      const run = await running(1);
      expect(await ledger.finish(run.no)).toMatchObject({ state: 'running' });
      const claim = await claimed(run);
      await ledger.turn(turnOf(run, claim, { begin: await ledger.pending(run.no, claim) }));
      await ledger.turn(turnOf(run, claim, { results: [result(1, 'rejected')] }));
      expect(await ledger.finish(run.no)).toMatchObject({ state: 'finished', rejected: 1 });
      expect((await ledger.events(run.no)).map(({ kind }) => kind)).toEqual(['planned', 'approved', 'finished']);
    });

    test('a further plan of the same campaign and name becomes part of the run: nothing that may exist is begun again', async () => {
      const { ledger } = subject;
      const run = await running(8);
      const key = (index: number) => bytes(`${made - 1}/${index}`);
      const claim = await claimed(run);
      const pieces = await ledger.pending(run.no, claim);
      await ledger.turn(turnOf(run, claim, { begin: pieces }));
      await ledger.turn(
        turnOf(run, claim, { results: [result(1, 'sent', 'm1'), result(2, 'unknown'), result(3, 'rejected')] }),
      );
      // As the list has them now: 3 was refused and is mended, 4 waits, 5 waits and has another text, 6 to 8 are gone, 9 is new.
      const no = await ledger.stage({ id: 'further', name: `run ${made}`, campaign_id: 'c', planned_by: 'Bo' });
      const listed = [9, 5, 4, 3, 2, 1, 1].map((of, index) =>
        piece(index + 1, {
          person: key(of - 1),
          row_hash: bytes(of === 5 ? 'another text' : `row ${of}`),
          body: `{"recipient":{"full_name":"${of}"}}`,
        }),
      );
      await ledger.add(no, listed);
      await ledger.exclude(no, { notSince: 0, holdout: 0 });
      expect(await ledger.former(no)).toMatchObject({ no: run.no });
      expect(await ledger.compare(no)).toMatchObject({
        run: { no: run.no },
        already: 2,
        kept: 2,
        added: 2,
        removed: 3,
      });
      const identity = await ledger.identity();
      const published = {
        hash: `further ${made}`,
        plan: '{}',
        chunk_size: 3,
        unit_cost: null,
        identity,
        audited_until: null,
      };
      await ledger.publish(no, published);
      const approval = {
        by: 'Grace',
        options: '{}',
        account: 'o:production',
        allowed: 50,
        max_cost: null,
        unit_cost: null,
      };
      await expect(ledger.approve(no, { ...approval, account: 'o:test' })).rejects.toThrow('sent with another token');
      expect(await ledger.approve(no, approval)).toMatchObject({
        no: run.no,
        id: run.id,
        hash: `further ${made}`,
        state: 'running',
        pending: 4,
        sent: 1,
        unknown: 1,
        rejected: 0,
        allowed: 50,
      });
      expect(await ledger.run({ hash: run.hash ?? '' })).toMatchObject({ no: run.no });
      expect(await ledger.run({ hash: `further ${made}` })).toMatchObject({ no: run.no });
      const lines = await ledger.lines(run.no, { gone: false, after: 0, limit: 99 });
      expect(lines.map(({ line, n, state, reason }) => [line, n, state, reason])).toEqual([
        [1, 9, 'pending', null],
        [2, 10, 'pending', null],
        [3, 4, 'pending', null],
        [4, 11, 'pending', null],
        [5, 2, 'unknown', null],
        [6, 1, 'sent', null],
        [7, 12, 'excluded', 'duplicate'],
      ]);
      expect(
        (await ledger.lines(run.no, { gone: true, after: 0, limit: 99 })).map(({ n, reason }) => [n, reason]),
      ).toEqual([[3, 'replaced']]);
      // Whoever holds a text of before begins nothing with it.
      expect((await ledger.turn(turnOf(run, claim, { begin: pieces }))).begun).toEqual([]);
      const begun: number[] = [];
      for (
        let next = await ledger.claim(run.no, 'w', lease);
        next !== undefined;
        next = await ledger.claim(run.no, 'w', lease)
      ) {
        begun.push(...(await ledger.pending(run.no, next)).map(({ n }) => n));
      }
      expect(begun.toSorted((a, b) => a - b)).toEqual([4, 9, 10, 11]);
    });

    test('the breakers count the answers of all workers, and who resumes begins to count anew', async () => {
      const { ledger } = subject;
      const run = await running(30);
      const one = await claimed(run);
      const other = await claimed(run);
      const answered = async (
        claim: { n: number; fence: number; first: number; last: number },
        state: Result['state'],
      ) => {
        const begin = (await ledger.pending(run.no, claim)).slice(0, 2);
        await ledger.turn(turnOf(run, claim, { begin }));
        return ledger.turn(turnOf(run, claim, { results: begin.map(({ n }) => result(n, state)) }));
      };
      expect((await answered(one, 'unknown')).run.state).toBe('running');
      expect((await answered(other, 'unknown')).run).toMatchObject({
        state: 'stopped',
        reason: '4 of the last 4 answers were lost',
      });
      expect(await read(run)).toMatchObject({ state: 'stopped', answers: 'uuuu' });
      await ledger.change(run.no, { from: ['stopped'], to: 'running', reason: null });
      expect(await read(run)).toMatchObject({ answers: '' });
    });

    test('the first answer tells the price: until then one piece is begun, then as many as max_cost leaves', async () => {
      const { ledger } = subject;
      const run = await running(8, { max_cost: 40_000, unit_cost: 3_000 });
      const claim = await claimed(run);
      const next = await claimed(run);
      const begin = await ledger.pending(run.no, claim);
      expect((await ledger.turn(turnOf(run, claim, { begin }))).begun).toEqual([1]);
      expect((await ledger.turn(turnOf(run, next, { begin: await ledger.pending(run.no, next) }))).begun).toEqual([]);
      await ledger.turn(turnOf(run, claim, { results: [result(1, 'sent', 'm1')] }));
      expect(await read(run)).toMatchObject({ cost_seen: 8_500, unit_cost: 3_000, spent: 8_500 });
      expect((await ledger.turn(turnOf(run, claim, { begin: begin.slice(1) }))).begun).toHaveLength(2);
      expect((await ledger.turn(turnOf(run, next, { begin: await ledger.pending(run.no, next) }))).begun).toHaveLength(
        1,
      );
    });

    test('what a run waits for can be told: no worker, the lease of one that is silent, the limit of the service', async () => {
      const { ledger } = subject;
      const run = await running(8);
      expect(await ledger.waits(run.no)).toMatchObject({ workers: 1, note: null, sending: false, lapse: null });
      const until = await ledger.now();
      await ledger.claim(run.no, 'a worker that is silent', lease);
      const silent = await ledger.waits(run.no);
      expect(silent).toMatchObject({ sending: false });
      expect(silent.lapse).toBeGreaterThanOrEqual(until + lease);
      await claimed(run);
      expect(await ledger.waits(run.no)).toMatchObject({ sending: true });
      await ledger.throttle('o:production', 5_000, until);
      expect((await ledger.waits(run.no)).blocked_until).toBeGreaterThanOrEqual(until + 5_000);
      const identity = await ledger.identity();
      await ledger.beat(run.no, {
        epoch: 'e1',
        identity,
        settle,
        service_at: null,
        note: 'the service cannot be reached',
      });
      expect(await ledger.waits(run.no)).toMatchObject({ workers: 1, note: 'the service cannot be reached' });
      await ledger.leave(run.no, 'e1');
      expect(await ledger.waits(run.no)).toMatchObject({ workers: 0, note: null });
      await ledger.throttle('o:production', -10_000, 0);
    });

    test('held pieces are decided about: sent again, accepted as sent, or dropped', async () => {
      const { ledger } = subject;
      const run = await running(4);
      const claim = await claimed(run);
      await ledger.turn(turnOf(run, claim, { begin: await ledger.pending(run.no, claim) }));
      await ledger.turn(turnOf(run, claim, { results: [1, 2, 3].map((n) => result(n, 'unknown')) }));
      await ledger.release(run.no, claim.n, claim.fence);
      const keeper = await claimed(run, 0);
      const verdicts = [1, 2, 3].map((n) => ({ n, attempt: 1, state: 'held' as const, walks: 2, reason: 'why' }));
      await ledger.judge(run.no, keeper.fence, lease, verdicts);
      const decide = (decision: 'resend' | 'accept' | 'drop', lines: number[] | null) =>
        ledger.decide(run.no, { decision, lines, who: 'Ada' });
      expect(await decide('resend', [1, 4])).toBe(1);
      expect(await decide('drop', [2])).toBe(1);
      expect(await decide('accept', null)).toBe(1);
      expect(await states(run)).toEqual(['pending', 'excluded', 'sent', 'pending']);
      expect(await read(run)).toMatchObject({ pending: 2, excluded: 1, sent: 1, held: 0, begun: 2 });
      expect((await claimed(run)).n).toBe(1);
      expect((await ledger.events(run.no)).filter(({ kind }) => kind === 'resolved')).toMatchObject([
        { n: 1, detail: 'resend', who: 'Ada' },
        { n: 2, detail: 'drop' },
        { n: 3, detail: 'accept' },
      ]);
    });

    test('one limiter for all workers: a 429 stops everybody and halves the rate once', async () => {
      const { ledger } = subject;
      const token = `token ${made}`;
      const begun = await ledger.now();
      const before = await ledger.permits(token, 100, null);
      expect(before.granted).toBeGreaterThan(0);
      expect(before.granted).toBeLessThan(20);
      await ledger.throttle(token, 5_000, begun);
      await ledger.throttle(token, 2_000, begun - 1);
      const after = await ledger.permits(token, 1, null);
      expect(after).toMatchObject({ granted: 0 });
      expect(after.rate).toBeCloseTo(before.rate / 2, 0);
      expect(after.wait).toBeGreaterThan(4_000);
    });

    test('who is forgotten by e-mail is left out of a list without it too, and the text is not written again', async () => {
      const { ledger } = subject;
      const person = bytes(`mailed ${made}`);
      const mailbox = bytes(`box ${made}`);
      await planned([piece(1, { person, mailbox })]);
      expect(await ledger.forget([mailbox], [])).toBe(1);
      const next = await planned([
        piece(1, { person }),
        piece(2, { person: bytes(`other ${made}`), mailbox }),
        piece(3),
      ]);
      expect((await ledger.rows(next.no, { limit: 9 })).map(({ reason, body }) => [reason, body === null])).toEqual([
        ['forgotten', true],
        ['forgotten', true],
        [null, false],
      ]);
    });

    test('texts of rows that were not sent go after so many days, and so do plans that were never sent', async () => {
      const { ledger } = subject;
      const never = await planned([piece(1)]);
      const run = await running(2);
      const claim = await claimed(run);
      await ledger.turn(turnOf(run, claim, { begin: await ledger.pending(run.no, claim) }));
      await ledger.turn(turnOf(run, claim, { results: [result(1, 'rejected'), result(2, 'unknown')] }));
      await ledger.expire(1);
      expect((await ledger.rows(run.no, { limit: 9 })).map(({ body }) => body === null)).toEqual([false, false]);
      expect(await ledger.expire(-1)).toBeGreaterThanOrEqual(1);
      expect((await ledger.rows(run.no, { limit: 9 })).map(({ body }) => body === null)).toEqual([true, false]);
      expect(await ledger.run({ no: never.no })).toBeUndefined();
    });

    test('who is forgotten is blanked, waiting pieces are left out, and the key stays', async () => {
      const { ledger } = subject;
      const gone = bytes(`gone ${made}`);
      const run = await planned([piece(1, { person: gone }), piece(2, { person: bytes(`stays ${made}`) })]);
      expect(await ledger.forget([], [gone])).toBe(1);
      expect(
        (await ledger.rows(run.no, { limit: 9 })).map(({ state, reason, body }) => [state, reason, body === null]),
      ).toEqual([
        ['excluded', 'forgotten', true],
        ['pending', null, false],
      ]);
      expect(await read(run)).toMatchObject({ pending: 1, excluded: 1 });
    });
  });
}
