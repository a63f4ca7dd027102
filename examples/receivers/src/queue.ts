/**
 * A durable queue in SQLite: an event is written down before the delivery is answered, and worked on afterwards.
 *
 * The key keeps out what comes twice (the service delivers again what was not answered with 200, and a response can be
 * lost), and what is not done when the process ends is there when it starts again.
 */
import { DatabaseSync } from 'node:sqlite';
import { dedupeKey, parseWebhook, type WebhookEvent } from '@direct-mail/sdk/webhooks';

export interface Queue {
  /** Writes an event down. False when it was there already, done or not. */
  add(event: WebhookEvent): boolean;
  /** Works on what waits, oldest first, until nothing does; an event whose work fails is tried again next time. */
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
        await handle(parseWebhook(row.body)); // it was verified before it was written down
        finish.run(row.id);
      } catch (error) {
        console.error(`Event ${row.id} stays in the queue:`, error);
      }
    }
  }

  let running = Promise.resolve();
  return {
    add: (event) => insert.run(dedupeKey(event), JSON.stringify(event)).changes === 1,
    // One at a time, so that no event is worked on twice at once.
    work(handle) {
      running = running.then(() => workOnAll(handle));
      return running;
    },
    waiting: () => (count.get() as { waiting: number }).waiting,
    close: () => database.close(),
  };
}
