import { expect, test } from 'vitest';
import { bytes, piece, type Runs, result, type Subject } from './runs.ts';

export function planningTests(
  subject: () => Subject,
  { lease, planned, running, turnOf, claimed, read, made }: Runs,
): void {
  test('a plan leaves out duplicates, and the same hash is the same run', async () => {
    const { ledger } = subject();
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

  test('households with several pieces are counted, and the first are named by their pieces', async () => {
    const { ledger } = subject();
    const [one, other, alone] = [bytes('one home'), bytes('other home'), bytes('alone')];
    const run = await planned([
      piece(1, { household: one }),
      piece(2, { household: other }),
      piece(3, { household: alone }),
      piece(4, { household: other }),
      piece(5, { household: one }),
      piece(6, { household: one, state: 'excluded', reason: 'invalid' }),
      piece(7),
      piece(8),
    ]);
    expect(await ledger.households(run.no, 100)).toEqual({
      found: 2,
      first: [
        [1, 5],
        [2, 4],
      ],
    });
    expect(await ledger.households(run.no, 1)).toEqual({ found: 2, first: [[1, 5]] });
  });

  test('suppressed, forgotten and recently mailed persons are left out, and a hold-out share by lot', async () => {
    const { ledger } = subject();
    const first = await running(1);
    const claim = await claimed(first);
    await ledger.turn(turnOf(first, claim, { begin: await ledger.pending(first.no, claim) }));
    await ledger.turn(turnOf(first, claim, { results: [result(1, 'sent', 'm1')] }));
    const [mailed] = await ledger.rows(first.no, { limit: 1 });
    expect(mailed?.state).toBe('sent');
    const person = bytes(`${made() - 1}/0`);
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
    const counts = await ledger.exclude(no, { notSince: 0, holdout: 0.999_999, lot: 'a' });
    expect(counts).toEqual({ duplicate: 0, suppressed: 1, forgotten: 1, recent: 1, holdout: 2 });
    await ledger.discard(no);
  });

  test('a further plan of the same campaign and name becomes part of the run: nothing that may exist is begun again', async () => {
    const { ledger } = subject();
    const run = await running(8);
    const key = (index: number) => bytes(`${made() - 1}/${index}`);
    const claim = await claimed(run);
    const pieces = await ledger.pending(run.no, claim);
    await ledger.turn(turnOf(run, claim, { begin: pieces }));
    await ledger.turn(
      turnOf(run, claim, { results: [result(1, 'sent', 'm1'), result(2, 'unknown'), result(3, 'rejected')] }),
    );
    // As the list has them now: 3 was refused and is mended, 4 waits, 5 waits and has another text, 6 to 8 are gone, 9 is new.
    const no = await ledger.stage({ id: 'further', name: `run ${made()}`, campaign_id: 'c', planned_by: 'Bo' });
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
    expect(await ledger.compare(no, false)).toMatchObject({
      run: { no: run.no },
      already: 2,
      kept: 2,
      added: 2,
      removed: 3,
    });
    const identity = await ledger.identity();
    const published = {
      hash: `further ${made()}`,
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
      hash: `further ${made()}`,
      state: 'running',
      pending: 4,
      sent: 1,
      unknown: 1,
      rejected: 0,
      allowed: 50,
    });
    expect(await ledger.run({ hash: run.hash ?? '' })).toMatchObject({ no: run.no });
    expect(await ledger.run({ hash: `further ${made()}` })).toMatchObject({ no: run.no });
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

  test('corrected rows take the place of those that they correct, and all others stay', async () => {
    const { ledger } = subject();
    const run = await running(6);
    const key = (index: number) => bytes(`${made() - 1}/${index}`);
    const claim = await claimed(run);
    const pieces = await ledger.pending(run.no, claim);
    await ledger.turn(turnOf(run, claim, { begin: pieces.slice(0, 3) }));
    await ledger.turn(
      turnOf(run, claim, { results: [result(1, 'sent', 'm1'), result(2, 'rejected'), result(3, 'rejected')] }),
    );
    expect(await ledger.lastLine(run.no)).toBe(6);
    // 2 was refused and is corrected, 3 turns out to be 1, 4 waits and has another text, and one is new.
    const no = await ledger.stage({ id: 'part', name: `run ${made()}`, campaign_id: 'c', planned_by: 'Bo' });
    await ledger.add(no, [
      piece(1, { person: bytes('corrected'), line: 2 }),
      piece(2, { person: key(0), line: 3 }),
      piece(3, { person: key(3), row_hash: bytes('another text'), line: 4 }),
      piece(4, { person: bytes('new'), line: null }),
    ]);
    await ledger.exclude(no, { notSince: null, holdout: 0 });
    expect(await ledger.compare(no, true)).toMatchObject({ already: 1, kept: 1, added: 2, removed: 0 });
    const plan = (more: object) => JSON.stringify({ source: { path: null }, summary: { columns: {} }, ...more });
    const identity = await ledger.identity();
    const published = { hash: `part ${made()}`, plan: plan({ part: true }), chunk_size: 3, unit_cost: null, identity };
    await ledger.replan(run.no, run.hash ?? '', plan({}));
    await ledger.publish(no, { ...published, audited_until: null });
    const approval = { by: 'Bo', options: '{}', account: 'o:production', allowed: 50, max_cost: null, unit_cost: null };
    const approved = await ledger.approve(no, approval);
    expect(approved).toMatchObject({ no: run.no, pending: 5, sent: 1, rejected: 1 });
    expect(JSON.parse(approved.plan)).toMatchObject({ source: { path: null }, parts: [{ source: { path: null } }] });
    const lines = await ledger.lines(run.no, { gone: false, after: 0, limit: 99 });
    expect(lines.map(({ line, n, state }) => [line, n, state])).toEqual([
      [1, 1, 'sent'],
      [2, 7, 'pending'],
      [3, 3, 'rejected'],
      [4, 8, 'pending'],
      [5, 5, 'pending'],
      [6, 6, 'pending'],
      [7, 9, 'pending'],
    ]);
    expect(await ledger.lastLine(run.no)).toBe(7);
  });

  test('who is forgotten by e-mail is left out of a list without it too, and the text is not written again', async () => {
    const { ledger } = subject();
    const person = bytes(`mailed ${made()}`);
    const mailbox = bytes(`box ${made()}`);
    await planned([piece(1, { person, mailbox })]);
    expect(await ledger.forget([mailbox], [])).toMatchObject({ rows: 1 });
    const next = await planned([
      piece(1, { person }),
      piece(2, { person: bytes(`other ${made()}`), mailbox }),
      piece(3),
    ]);
    expect((await ledger.rows(next.no, { limit: 9 })).map(({ reason, body }) => [reason, body === null])).toEqual([
      ['forgotten', true],
      ['forgotten', true],
      [null, false],
    ]);
  });

  test('texts of rows that were not sent go after so many days, and so do plans that were never sent', async () => {
    const { ledger } = subject();
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

  test("N3: the service's words about a refused row go with the person, and when the days to keep have passed", async () => {
    const { ledger } = subject();
    const run = await running(2);
    const person = bytes(`${made() - 1}/0`);
    const told = async () => (await ledger.rows(run.no, { limit: 9 })).map(({ reason }) => reason);
    const claim = await claimed(run);
    await ledger.turn(turnOf(run, claim, { begin: await ledger.pending(run.no, claim) }));
    const words = 'ZEBEDEE, A. is unknown at 1 MAIN';
    const results = [1, 2].map((n) => ({ ...result(n, 'rejected'), reason: words }));
    await ledger.turn(turnOf(run, claim, { results }));
    expect(await ledger.forget([], [person])).toMatchObject({ rows: 1 });
    expect(await told()).toEqual(['forgotten', words]);
    await ledger.expire(-1);
    expect(await told()).toEqual(['forgotten', 'rejected']);
  });

  test('who is forgotten is blanked, waiting pieces are left out, and the key stays', async () => {
    const { ledger } = subject();
    const gone = bytes(`gone ${made()}`);
    const run = await planned([piece(1, { person: gone }), piece(2, { person: bytes(`stays ${made()}`) })]);
    expect(await ledger.forget([], [gone])).toMatchObject({ rows: 1 });
    expect(
      (await ledger.rows(run.no, { limit: 9 })).map(({ state, reason, body }) => [state, reason, body === null]),
    ).toEqual([
      ['excluded', 'forgotten', true],
      ['pending', null, false],
    ]);
    expect(await read(run)).toMatchObject({ pending: 1, excluded: 1 });
  });
}
