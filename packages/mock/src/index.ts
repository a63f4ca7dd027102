/** `createMock`: the whole service in this process, on every runtime. */

export type * from './control/client/mock-control.ts';
export { MockControlError } from './control/client/mock-control-error.ts';
export { createMock, type Mock, type MockConnection, type MockOptions } from './create-mock.ts';
export type * from './types/address.ts';
export type * from './types/artwork.ts';
export type * from './types/audience.ts';
export type * from './types/campaign.ts';
export type * from './types/clock.ts';
export type * from './types/creative.ts';
export type * from './types/data-subject-request.ts';
export type * from './types/delivery.ts';
export type * from './types/fault-rule.ts';
export type * from './types/fixture-file.ts';
export type * from './types/insights.ts';
export type * from './types/journal-entry.ts';
export type * from './types/mailing.ts';
export type * from './types/names.ts';
export type * from './types/order.ts';
export type * from './types/receiver.ts';
export type * from './types/sandbox.ts';
export type * from './types/settings.ts';
export type * from './types/snapshot.ts';
export type * from './types/webhook.ts';
