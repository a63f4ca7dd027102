import { createHmac } from 'node:crypto';
import type { Step } from './lines.ts';

/** A typical tutorial's receiver: compares two strings and remembers the last event. */
export async function usualWebhooks({ secret, deliveries }: Step): Promise<object> {
  const states: Record<string, string> = {};
  const acted = (deliveries as { headers: Record<string, string>; body_base64: string }[]).map(
    ({ headers, body_base64 }) => {
      const body = Buffer.from(body_base64, 'base64').toString('utf8');
      const event = JSON.parse(body) as { object_id: string; object_type: string; event: string };
      // Signs the parsed and re-serialized body, as after a framework's body parser.
      const signature = createHmac('sha1', secret as string)
        .update(JSON.stringify(event))
        .digest('hex');
      if (signature !== headers['x-svc-signature'] || event.object_type !== 'Mailing') return false;
      states[event.object_id] = event.event;
      return true;
    },
  );
  return { outcome: 'handled', acted, states };
}
