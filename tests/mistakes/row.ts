import { createMock, type Mock } from '@direct-mail/mock';
import { DirectMail } from '@direct-mail/sdk';

/** One mistake of a newcomer, and what a response has to hold. */
export interface Mistake {
  readonly mistake: string;
  /** What is wrong, in the words of the response. */
  readonly fault: string;
  /** What to write or do instead, in the words of the response. */
  readonly remedy: string;
  /** Makes the mistake. Throws or rejects with the response, or gives its text; null where nothing is answered. */
  readonly make: () => unknown;
}

/** A: says the fault and how to correct it. B: says the fault. C: says something else. F: says nothing. */
export type Grade = 'A' | 'B' | 'C' | 'F';

/** The text of the response to a mistake; null where there is none. */
export async function responseTo({ make }: Mistake): Promise<string | null> {
  try {
    const given = await make();
    return typeof given === 'string' ? given : null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A response longer than a screen hides what it says. */
const SCREEN = 1200;

export function gradeOf({ fault, remedy }: Mistake, response: string | null): Grade {
  if (response === null) return 'F';
  if (!response.includes(fault) || response.length > SCREEN) return 'C';
  return response.includes(remedy) ? 'A' : 'B';
}

/** A mistake that a JavaScript user makes, and a compiler would find. */
export const wrong = <T>(value: unknown): T => value as T;

export const recipient = {
  full_name: 'Ada Lovelace',
  address_1: '1600 Amphitheatre Pkwy',
  city: 'Mountain View',
  state: 'CA',
  postal_code: '94043',
};

export interface Setup {
  readonly mock: Mock;
  readonly mail: DirectMail;
  readonly campaign_id: string;
}

/** A mock with a campaign, and a client that talks to it. */
export async function setup(front_html = '<h1>Hello</h1>'): Promise<Setup> {
  const mock = createMock({ seed: 1, now: '2026-11-20T09:00:00.000Z' });
  const creatives = [{ name: 'Postcard', format: 'postcard_4x6', default: true, front_html }];
  const { id } = await mock.campaigns.create({ name: 'Welcome', creatives });
  return { mock, mail: new DirectMail({ ...mock.connection }), campaign_id: id };
}
