/**
 * A durable queue in SQLite: an event is stored before the response to its delivery, and processed afterwards.
 *
 * The key excludes duplicates (the service delivers again if it gets no 200, and a response can be lost). Events that
 * are not done when the process ends are still there when it starts again.
 */
import { DatabaseSync } from 'node:sqlite';
import { dedupeKey, parseWebhook, type WebhookEvent } from '@direct-mail/sdk/webhooks';

export interface Queue {
  /** Stores an event. False if it was stored already, done or not. */
  add(event: WebhookEvent): boolean;
  /** Processes waiting events, oldest first, until there are none; a failed event is retried the next time. */
  work(handle: (event: WebhookEvent) => unknown): Promise<void>;
  /** How many events wait. */
  waiting(): number;
  close(): void;
}

export function openQueue(file: string): Queue {
  const database = new DatabaseSync(file);
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    CREATE TABLE IF NOT EXISTS events (
      id INTEGER PRIMARY KEY,
      key TEXT NOT NULL UNIQUE,
      body TEXT NOT NULL,
      done INTEGER NOT NULL DEFAULT 0
    );
  `);
  const insert = database.prepare('INSERT INTO events (key, body) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const next = database.prepare('SELECT id, body FROM events WHERE NOT done AND id > ? ORDER BY id LIMIT 1');
  const finish = database.prepare('UPDATE events SET done = 1 WHERE id = ?');
  const count = database.prepare('SELECT count(*) AS waiting FROM events WHERE NOT done');

  async function workOnAll(handle: (event: WebhookEvent) => unknown): Promise<void> {
    let last = 0;
    for (;;) {
      const row = next.get(last) as { id: number; body: string } | undefined;
      if (!row) return;
      last = row.id;
      try {
        await handle(parseWebhook(row.body)); // it was verified before it was stored
        finish.run(row.id);
      } catch (error) {
        console.error(`Event ${row.id} stays in the queue:`, error);
      }
    }
  }

  let running = Promise.resolve();
  return {
    add: (event) => insert.run(dedupeKey(event), JSON.stringify(event)).changes === 1,
    // One at a time, so that no event is processed twice concurrently.
    work(handle) {
      running = running.then(() => workOnAll(handle));
      return running;
    },
    waiting: () => (count.get() as { waiting: number }).waiting,
    close: () => database.close(),
  };
}
