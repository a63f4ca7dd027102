import { sleep } from './sleep.ts';

/** The queue of the rival that has one job a piece. */
export const PIECES = 'pieces';

export interface PieceJob {
  body: {
    campaign_id: string;
    recipient: { full_name: string; address_1: string; city: string; state: string; postal_code: string };
    merge_tags: { reference: string };
  };
}

/** Again until it works: the database may be starting. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch {
      await sleep(200);
    }
  }
}
