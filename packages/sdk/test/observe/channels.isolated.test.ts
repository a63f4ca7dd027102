import { expect, onTestFinished, test, vi } from 'vitest';
import { json, mailing } from '../support/client.ts';

test('where the runtime has no channels, nothing else is lost', async () => {
  vi.resetModules();
  vi.stubGlobal('process', { ...process, getBuiltinModule: undefined });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const { scripted: fresh } = await import('../support/client.ts');
  const { mail } = fresh([json(200, mailing())]);
  expect(await mail.mailings.retrieve('m1')).toMatchObject({ state: 'processing' });
});
