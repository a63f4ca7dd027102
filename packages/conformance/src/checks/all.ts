import { addressChecks } from './addresses.ts';
import { audienceChecks } from './audiences.ts';
import type { Check } from './check.ts';
import { createChecks } from './create.ts';
import { everywhereChecks } from './everywhere.ts';
import { listChecks } from './list.ts';
import { mailingChecks } from './mailings.ts';
import { orderAudienceChecks } from './order-audience.ts';
import { orderRecordChecks } from './order-records.ts';
import { orderChecks } from './orders.ts';
import { organizationChecks } from './organization.ts';
import { previewChecks } from './previews.ts';
import { privacyChecks } from './privacy.ts';
import { recipientChecks } from './recipients.ts';
import { stateChecks } from './states.ts';
import { statsChecks } from './stats.ts';
import { webhookChecks } from './webhooks.ts';

export const checks: readonly Check[] = [
  ...organizationChecks,
  ...createChecks,
  ...mailingChecks,
  ...recipientChecks,
  ...listChecks,
  ...webhookChecks,
  ...previewChecks,
  ...stateChecks,
  ...orderChecks,
  ...orderRecordChecks,
  ...orderAudienceChecks,
  ...audienceChecks,
  ...statsChecks,
  ...addressChecks,
  ...privacyChecks,
  ...everywhereChecks,
];
