import { addressChecks } from './addresses.ts';
import { audienceChecks } from './audiences.ts';
import type { Check } from './check.ts';
import { createChecks } from './create.ts';
import { listChecks } from './list.ts';
import { orderChecks } from './orders.ts';
import { organizationChecks } from './organization.ts';
import { previewChecks } from './previews.ts';
import { privacyChecks } from './privacy.ts';
import { stateChecks } from './states.ts';
import { statsChecks } from './stats.ts';
import { webhookChecks } from './webhooks.ts';

export const checks: readonly Check[] = [
  ...organizationChecks,
  ...createChecks,
  ...listChecks,
  ...webhookChecks,
  ...previewChecks,
  ...stateChecks,
  ...orderChecks,
  ...audienceChecks,
  ...statsChecks,
  ...addressChecks,
  ...privacyChecks,
];
