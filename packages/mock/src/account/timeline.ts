/**
 * Rows in the order of a time, ties by id: a page, a date window and a total cost the logarithm of the size, not the size.
 *
 * Times never go back, so new entries land in the last block, wherever their id falls among those of the same instant;
 * nothing else is moved. Blocks are shared between a timeline and its copies, and copied when one of them writes.
 */
export class Timeline {
  #blocks: Block[] = [];
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(time: number, id: string): void {
    this.#size += 1;
    const last = this.#blocks.at(-1);
    if (last === undefined || (last.ids.length >= FULL && precedes(lastTime(last), lastId(last), time, id))) {
      this.#blocks.push({ times: [time], ids: [id], shared: false });
      return;
    }
    const at = this.#blockFor(time, id);
    const block = this.#writable(at);
    const place = positionIn(block, time, id);
    block.times.splice(place, 0, time);
    block.ids.splice(place, 0, id);
    if (block.ids.length > FULL) {
      const half = block.ids.length >> 1;
      this.#blocks.splice(at + 1, 0, { times: block.times.splice(half), ids: block.ids.splice(half), shared: false });
    }
  }

  /** Takes an entry out; nothing happens when it is not there. */
  remove(time: number, id: string): void {
    if (this.#size === 0) return;
    const at = this.#blockFor(time, id);
    const found = this.#blocks[at];
    if (found === undefined) return;
    const place = positionIn(found, time, id);
    if (found.ids[place] !== id) return;
    const block = this.#writable(at);
    block.times.splice(place, 1);
    block.ids.splice(place, 1);
    this.#size -= 1;
    this.#tidy(at);
  }

  /** How many entries are earlier than the time. */
  countBefore(time: number): number {
    let count = 0;
    for (const block of this.#blocks) {
      if (lastTime(block) < time) count += block.ids.length;
      else return count + lowerBound(block.times, time);
    }
    return count;
  }

  /** How many entries are not later than the time. */
  countUntil(time: number): number {
    let count = 0;
    for (const block of this.#blocks) {
      if (lastTime(block) <= time) count += block.ids.length;
      else return count + upperBound(block.times, time);
    }
    return count;
  }

  /** Ids of the ranks [from, to) counted from the newest; ties stand in the order of their ids. */
  newest(from: number, to: number): string[] {
    const ids: string[] = [];
    let passed = 0;
    for (let at = this.#blocks.length - 1; at >= 0 && passed < to; at -= 1) {
      const block = this.#blocks[at] as Block;
      const size = block.ids.length;
      if (passed + size > from) {
        const first = Math.max(0, from - passed);
        const end = Math.min(size, to - passed);
        for (let k = first; k < end; k += 1) ids.push(block.ids[size - 1 - k] as string);
      }
      passed += size;
    }
    return ids;
  }

  /** A copy that shares its blocks with this one until either writes. */
  copy(): Timeline {
    const copy = new Timeline();
    for (const block of this.#blocks) block.shared = true;
    copy.#blocks = this.#blocks.slice();
    copy.#size = this.#size;
    return copy;
  }

  #blockFor(time: number, id: string): number {
    let low = 0;
    let high = this.#blocks.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      const block = this.#blocks[middle] as Block;
      if (precedes(lastTime(block), lastId(block), time, id)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #writable(at: number): Block {
    const block = this.#blocks[at] as Block;
    if (!block.shared) return block;
    const own = { times: block.times.slice(), ids: block.ids.slice(), shared: false };
    this.#blocks[at] = own;
    return own;
  }

  #tidy(at: number): void {
    const block = this.#blocks[at] as Block;
    if (block.ids.length === 0) {
      this.#blocks.splice(at, 1);
      return;
    }
    const next = this.#blocks[at + 1];
    if (next === undefined || block.ids.length + next.ids.length > FULL / 2) return;
    const own = this.#writable(at);
    own.times.push(...next.times);
    own.ids.push(...next.ids);
    this.#blocks.splice(at + 1, 1);
  }
}

/** Entries ascend by time and, within a time, descend by id, so that reading backwards gives newest first, ties by id. */
interface Block {
  readonly times: number[];
  readonly ids: string[];
  shared: boolean;
}

const FULL = 1024;

const lastTime = (block: Block): number => block.times[block.times.length - 1] as number;
const lastId = (block: Block): string => block.ids[block.ids.length - 1] as string;

function precedes(timeA: number, idA: string, timeB: number, idB: string): boolean {
  return timeA < timeB || (timeA === timeB && idA > idB);
}

function positionIn(block: Block, time: number, id: string): number {
  let low = 0;
  let high = block.ids.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (precedes(block.times[middle] as number, block.ids[middle] as string, time, id)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function lowerBound(times: readonly number[], time: number): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] as number) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

function upperBound(times: readonly number[], time: number): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] as number) <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}
