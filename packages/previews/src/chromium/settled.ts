/** When a page is ready to be measured. */
import { ask } from './ask.ts';
import type { FreshPage } from './browser.ts';
import { isSettled } from './in-page.ts';

/** Fonts and pictures load in rounds: a style that needs a font may request a picture. */
export async function settled(fresh: FreshPage): Promise<void> {
  for (;;) {
    if (await ask(fresh, isSettled)) return;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
