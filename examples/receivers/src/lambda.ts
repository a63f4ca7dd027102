/**
 * AWS Lambda behind API Gateway or a function URL, and what is shaped like it.
 *
 * The trap: the body may come in base64, with `isBase64Encoded` saying so; what was signed are the bytes behind it. And
 * middleware that parses JSON (middy's `httpJsonBodyParser`) must not come before.
 */
import { verifyWebhook, type WebhookHandlerOptions, WebhookVerificationError } from '@direct-mail/sdk/webhooks';

/** The part of API Gateway's event that is needed here. */
export interface LambdaEvent {
  headers: Record<string, string | undefined>;
  body?: string | null;
  isBase64Encoded?: boolean;
}

export interface LambdaResult {
  statusCode: number;
  body: string;
}

export function createHandler({ secret, onEvent }: WebhookHandlerOptions) {
  return async ({ headers, body, isBase64Encoded }: LambdaEvent): Promise<LambdaResult> => {
    const raw = Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8');
    try {
      await onEvent(verifyWebhook({ body: raw, headers, secret }), raw);
    } catch (error) {
      // Anything else than a refusal is for Lambda to report; the service delivers again.
      if (!(error instanceof WebhookVerificationError)) throw error;
      return { statusCode: 401, body: error.reason };
    }
    return { statusCode: 200, body: 'ok' };
  };
}

export const handler = createHandler({
  secret: process.env['WEBHOOK_SECRET'] ?? '',
  onEvent: (event) => console.log(event),
});
