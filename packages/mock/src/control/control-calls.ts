import type { ControlCallName } from '@direct-mail/contract/control/generated/calls';
import { appendTableHandlers } from './calls/append-table.ts';
import { artworkHandlers } from './calls/artwork.ts';
import { audienceHandlers } from './calls/audiences.ts';
import { campaignHandlers } from './calls/campaigns.ts';
import { clockHandlers } from './calls/clock.ts';
import { dataSubjectRequestHandlers } from './calls/data-subject-requests.ts';
import { faultHandlers } from './calls/faults.ts';
import { fixtureHandlers } from './calls/fixtures.ts';
import { healthHandlers } from './calls/health.ts';
import { imageHandlers } from './calls/images.ts';
import { insightHandlers } from './calls/insights.ts';
import { listenerHandlers } from './calls/listener.ts';
import { mailingHandlers } from './calls/mailings.ts';
import { orderHandlers } from './calls/orders.ts';
import { requestHandlers } from './calls/requests.ts';
import { resultHandlers } from './calls/results.ts';
import { sandboxHandlers } from './calls/sandboxes.ts';
import { settingsHandlers } from './calls/settings.ts';
import { snapshotHandlers } from './calls/snapshot.ts';
import { tokenHandlers } from './calls/tokens.ts';
import { webhookHandlers } from './calls/webhooks.ts';
import type { Handlers } from './handlers.ts';

/** What every call of the control API does; one that is missing does not compile. */
export const handlers: Handlers<ControlCallName> = {
  ...healthHandlers,
  ...clockHandlers,
  ...tokenHandlers,
  ...snapshotHandlers,
  ...fixtureHandlers,
  ...sandboxHandlers,
  ...settingsHandlers,
  ...campaignHandlers,
  ...artworkHandlers,
  ...mailingHandlers,
  ...imageHandlers,
  ...audienceHandlers,
  ...appendTableHandlers,
  ...orderHandlers,
  ...resultHandlers,
  ...dataSubjectRequestHandlers,
  ...webhookHandlers,
  ...listenerHandlers,
  ...faultHandlers,
  ...requestHandlers,
  ...insightHandlers,
};
