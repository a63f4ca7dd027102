/**
 * Rows in the order of a time, ties by a key or else by id: a page, a date window and a total cost the logarithm of the size, not the size.
 *
 * Times never go back, so new entries land in the last block, wherever their id falls among those of the same instant;
 * nothing else is moved. Blocks are shared between a timeline and its copies, and copied when one of them writes.
 */
export class Timeline {
  #blocks: Block[] = [];
  /** How many entries each block holds, side by side: ranks are sums of them. */
  #sizes: number[] = [];
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Entries of the same instant are ordered by key, smallest first; by id where no key is given. */
  add(time: number, id: string, key = keyOf(id)): void {
    this.#size += 1;
    const last = this.#blocks.length - 1;
    const isNewest = last < 0 || endsBefore(this.#blocks[last] as Block, time, key, id);
    if (last < 0 || (isNewest && (this.#blocks[last] as Block).ids.length >= FULL)) {
      this.#blocks.push({ times: [time], keys: [key], ids: [id], shared: false });
      this.#sizes.push(1);
      return;
    }
    const at = isNewest ? last : this.#blockFor(time, key, id);
    const block = this.#writable(at);
    const place = isNewest ? block.ids.length : positionIn(block, time, key, id);
    block.times.splice(place, 0, time);
    block.keys.splice(place, 0, key);
    block.ids.splice(place, 0, id);
    this.#sizes[at] = block.ids.length;
    if (block.ids.length > FULL) this.#halve(at, block);
  }

  /** Takes an entry out; nothing happens when it is not there. */
  remove(time: number, id: string, key = keyOf(id)): void {
    const at = this.#blockFor(time, key, id);
    const found = this.#blocks[at];
    if (found === undefined) return;
    const place = positionIn(found, time, key, id);
    if (found.ids[place] !== id) return;
    const block = this.#writable(at);
    block.times.splice(place, 1);
    block.keys.splice(place, 1);
    block.ids.splice(place, 1);
    this.#size -= 1;
    this.#sizes[at] = block.ids.length;
    this.#tidy(at);
  }

  /** How many entries are earlier than the time. */
  countBefore(time: number): number {
    return this.#count((last) => last < time, lowerBound, time);
  }

  /** How many entries are not later than the time. */
  countUntil(time: number): number {
    return this.#count((last) => last <= time, upperBound, time);
  }

  /** Ids of the ranks [from, to) counted from the newest; ties are ordered by key, then id. */
  newest(from: number, to: number): string[] {
    const ids: string[] = [];
    let passed = 0;
    for (let at = this.#blocks.length - 1; at >= 0 && passed < to; at -= 1) {
      const size = this.#sizes[at] as number;
      if (passed + size > from) {
        const block = this.#blocks[at] as Block;
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
    copy.#sizes = this.#sizes.slice();
    copy.#size = this.#size;
    return copy;
  }

  /** Entries of the blocks that lie whole before the time, and of the next one as many as do. */
  #count(isWhole: (last: number) => boolean, within: typeof lowerBound, time: number): number {
    let low = 0;
    let high = this.#blocks.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isWhole(lastTime(this.#blocks[middle] as Block))) low = middle + 1;
      else high = middle;
    }
    let count = 0;
    for (let at = 0; at < low; at += 1) count += this.#sizes[at] as number;
    const block = this.#blocks[low];
    return block === undefined ? count : count + within(block.times, time);
  }

  #halve(at: number, block: Block): void {
    const half = block.ids.length >> 1;
    this.#sizes.splice(at, 1, half, block.ids.length - half);
    this.#blocks.splice(at + 1, 0, {
      times: block.times.splice(half),
      keys: block.keys.splice(half),
      ids: block.ids.splice(half),
      shared: false,
    });
  }

  #blockFor(time: number, key: number, id: string): number {
    let low = 0;
    let high = this.#blocks.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      const block = this.#blocks[middle] as Block;
      if (endsBefore(block, time, key, id)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #writable(at: number): Block {
    const block = this.#blocks[at] as Block;
    if (!block.shared) return block;
    const own = { times: block.times.slice(), keys: block.keys.slice(), ids: block.ids.slice(), shared: false };
    this.#blocks[at] = own;
    return own;
  }

  #tidy(at: number): void {
    const block = this.#blocks[at] as Block;
    if (block.ids.length === 0) {
      this.#blocks.splice(at, 1);
      this.#sizes.splice(at, 1);
      return;
    }
    const next = this.#blocks[at + 1];
    if (next === undefined || block.ids.length + next.ids.length > FULL / 2) return;
    const own = this.#writable(at);
    own.times.push(...next.times);
    own.keys.push(...next.keys);
    own.ids.push(...next.ids);
    this.#blocks.splice(at + 1, 1);
    this.#sizes.splice(at, 2, own.ids.length);
  }
}

/** Entries ascend by time and, within a time, descend by id, so that reading backwards gives newest first, ties by id. */
interface Block {
  readonly times: number[];
  /** What decides the order at the same instant: the beginning of each id as a number, since texts are slow to reach, or what was given. */
  readonly keys: number[];
  readonly ids: string[];
  shared: boolean;
}

const FULL = 256;

const lastTime = (block: Block): number => block.times[block.times.length - 1] as number;

/** Six characters in 48 bits. Where the keys of two ids differ, the ids differ in the same direction. */
function keyOf(id: string): number {
  let key = 0;
  for (let i = 0; i < 6; i += 1) key = key * 256 + (i < id.length ? Math.min(255, id.charCodeAt(i)) : 0);
  return key;
}

function endsBefore(block: Block, time: number, key: number, id: string): boolean {
  return precedes(block, block.ids.length - 1, time, key, id);
}

/** Whether the block's entry at this position comes before the given one. */
function precedes(block: Block, place: number, time: number, key: number, id: string): boolean {
  const otherTime = block.times[place] as number;
  if (otherTime !== time) return otherTime < time;
  const otherKey = block.keys[place] as number;
  return otherKey === key ? (block.ids[place] as string) > id : otherKey > key;
}

function positionIn(block: Block, time: number, key: number, id: string): number {
  let low = 0;
  let high = block.ids.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (precedes(block, middle, time, key, id)) low = middle + 1;
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
