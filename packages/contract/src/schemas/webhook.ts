import * as z from 'zod';
import type { WebhookEventName, WebhookObjectType } from '../generated/models.ts';
import { anyText, expected } from './values.ts';

/**
 * The body of the webhook. Events and types that are not known are let through, and so is whatever else the body holds:
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
