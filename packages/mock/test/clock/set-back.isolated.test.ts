import { expect, test, vi } from 'vitest';

test('L12: a machine whose clock is set back by a day does not stop the account for a day', async () => {
  const real = vi.spyOn(Date, 'now');
  real.mockReturnValue(1_000_000_000);
  vi.resetModules();
  const { systemTimers } = await import('../../src/shared/timers.ts');
  expect(systemTimers.now()).toBe(1_000_000_000);
  real.mockReturnValue(1_000_000_000 - 86_400_000);
  expect(systemTimers.now()).toBe(1_000_000_000);
  real.mockReturnValue(1_000_000_000 - 86_400_000 + 5000);
  expect(systemTimers.now()).toBe(1_000_005_000);
});
