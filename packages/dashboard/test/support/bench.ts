import { createMock, type Mock } from '@direct-mail/mock';
import { type Served, serve } from '@direct-mail/mock/node';
import type { Browser } from 'playwright-core';
import { openBrowser, openPage, type Watched } from './browser.ts';
import { buildDashboard } from './build.ts';

type Open = Parameters<typeof openPage>[2];

/** One browser and one server for all suites; each test starts with an account that has the demo data. */
export class Bench {
  mock: Mock = newMock();
  folder = '';
  url = '';
  #served: Served | undefined;
  #browser: Browser | undefined;
  #opened: Watched[] = [];

  async start(): Promise<void> {
    this.folder = buildDashboard();
    await this.listen();
    this.#browser = await openBrowser();
  }

  /** With a new mock, since the clock of a closed server has stopped; on the previous port, if there was one. */
  async listen(): Promise<void> {
    this.mock = newMock();
    this.#served = await serve(this.mock, { port: this.url === '' ? 0 : Number(new URL(this.url).port) });
    this.url = this.#served.url;
  }

  async silence(): Promise<void> {
    await this.#served?.close();
    this.#served = undefined;
  }

  async open(path: string, options?: Open): Promise<Watched> {
    const watched = await openPage(this.#browser as Browser, this.url, options);
    this.#opened.push(watched);
    await watched.page.goto(path);
    return watched;
  }

  async closePages(): Promise<string[]> {
    const opened = this.#opened.splice(0);
    await Promise.all(opened.map(({ page }) => page.context().close()));
    return opened.flatMap(({ complaints }) => complaints);
  }

  async stop(): Promise<void> {
    await this.#browser?.close();
    await this.silence();
  }

  /** Creates a mailing in the first campaign. */
  async mail(recipient: Record<string, string> = {}, more: Record<string, unknown> = {}): Promise<{ id: string }> {
    const [campaign] = await this.mock.campaigns.list();
    return this.call('POST', '/v1/mailing', {
      campaign_id: campaign?.id,
      recipient: { ...ada, ...recipient },
      merge_tags: { promo_code: 'WARM-20', expires: '2026-12-31' },
      ...more,
    });
  }

  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: { authorization: 'Bearer live_mock', 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }
}

const newMock = (): Mock => createMock({ fixtures: 'demo', now: '2026-11-21T09:00:00Z', seed: 1 });

export const ada = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  address_1: '1600 Amphitheatre Pkwy',
  city: 'Mountain View',
  state: 'CA',
  postal_code: '94043',
};
