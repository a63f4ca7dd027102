import { createInterface } from 'node:readline';

export interface Step {
  readonly step: string;
  readonly base_url: string;
  readonly token: string;
  readonly timeout_ms: number;
  readonly campaign_id: string;
  readonly mailing_id: string;
  // biome-ignore lint/suspicious/noExplicitAny: what the steps carry is the service's to describe.
  readonly [name: string]: any;
}

export type Client = Readonly<Record<string, (step: Step) => Promise<object>>>;

/** Writes one line for each line. */
export async function responseLines(client: Client): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    const step = JSON.parse(line) as Step;
    const response = (await client[step.step]?.(step)) ?? { outcome: 'unknown' };
    process.stdout.write(`${JSON.stringify(response)}\n`);
  }
}
