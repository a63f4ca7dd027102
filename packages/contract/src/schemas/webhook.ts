import * as z from 'zod';
import type { WebhookEventName, WebhookObjectType } from '../generated/models.ts';
import { anyText, expected } from './values.ts';

/**
 * The body of the webhook. Unknown events, types and fields are accepted:
 * a receiver must keep working when the service adds a field or an event.
 */
export const MailingEvent = z.looseObject(
  {
    object_id: anyText,
    object_type: anyText as z.ZodType<WebhookObjectType>,
    event: anyText as z.ZodType<WebhookEventName>,
    timestamp: z.iso.datetime({ offset: true, error: expected('an ISO 8601 date-time with a zone') }),
  },
  { error: expected('an object') },
);
