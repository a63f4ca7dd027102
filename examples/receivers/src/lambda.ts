/**
 * AWS Lambda behind API Gateway or a function URL, and similar platforms.
 *
 * The pitfall: the body may be base64, if `isBase64Encoded` says so; the signature covers the decoded bytes. Middleware
 * that parses JSON (middy's `httpJsonBodyParser`) must not run before.
 */
import { verifyWebhook, type WebhookHandlerOptions, WebhookVerificationError } from '@direct-mail/sdk/webhooks';

/** The fields of API Gateway's event that are used here. */
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
      // Lambda reports any other error; the service delivers again.
      if (!(error instanceof WebhookVerificationError)) throw error;
      return { statusCode: 401, body: error.code };
    }
    return { statusCode: 200, body: 'ok' };
  };
}

export const handler = createHandler({
  secret: process.env['WEBHOOK_SECRET'],
  onEvent: (event) => console.log(event),
});
