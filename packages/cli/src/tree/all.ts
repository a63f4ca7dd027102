import type { CommandSpec } from '../frame/command.ts';
import { addressCommands } from './addresses.ts';
import { audienceCommands } from './audiences.ts';
import { bulkCommands } from './bulk.ts';
import { campaignCommands } from './campaigns.ts';
import { creativeCommands } from './creatives.ts';
import { generalCommands } from './general.ts';
import { mailingCommands } from './mailings.ts';
import { mockCommands } from './mock.ts';
import { orderCommands } from './orders.ts';
import { privacyCommands } from './privacy.ts';
import { profileCommands } from './profiles.ts';
import { webhookCommands } from './webhooks.ts';

/** Every command with its options, from which the types of what runs it follow. */
export const table = [
  ...bulkCommands,
  ...mailingCommands,
  ...campaignCommands,
  ...creativeCommands,
  ...orderCommands,
  ...audienceCommands,
  ...privacyCommands,
  ...addressCommands,
  ...webhookCommands,
  ...mockCommands,
  ...profileCommands,
  ...generalCommands,
] as const satisfies readonly CommandSpec[];

export type CommandName = Exclude<(typeof table)[number], { readonly isProgram: true }>['name'];

/** Every command, in the order of the help. */
export const commands: readonly CommandSpec[] = table;

/** A noun's description in the help. */
export type Nouns = Readonly<Record<string, string>>;

export const nouns: Nouns = {
  approvers: 'whose signature approves production runs',
  runs: 'runs: lists that were sent or are being sent',
  mailings: 'single pieces of mail: send, look up, wait for, see',
  creatives: 'artwork on your disk: preview it, check it, compare its renderers',
  campaigns: 'campaigns, their creatives and their mailings',
  orders: 'customer orders, for attribution and suppression',
  audiences: 'lists of people',
  privacy: 'what is stored about a person, and erasing it',
  addresses: 'US addresses in their standard form',
  webhooks: 'events of mailings, as the service sends them',
  clock: 'the clock of a mock',
  faults: 'fault rules of a mock',
  snapshot: 'the account of a mock in a file',
  logs: 'the requests to a mock',
  conformance: 'is a service what its specification says',
  profiles: 'stored base addresses and tokens',
};
