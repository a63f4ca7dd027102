/** Runs `examples/quickstart/main.ts`, which follows one mailing, against a mock server on a free port, from source without a build. */
import { createMock } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';

const mock = createMock({ fixtures: 'demo', now: '2026-11-23T09:00:00Z' });
const { url, close } = await serve(mock);
process.env['DIRECT_MAIL_BASE_URL'] = url;
await import('../examples/quickstart/main.ts');
await close();
