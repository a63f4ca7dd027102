/** A picture of the page, as it is now. */
import { type FreshPage, PageEnded } from './browser.ts';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Makes the window as large as the picture, and leaves it so: of a larger one the browser draws a second frame. The artwork has a frame of its
 * own and does not notice.
 */
export async function sizeWindow({ page }: FreshPage, { width, height }: PictureSize): Promise<void> {
  const now = page.viewportSize();
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height });
}

/** A PNG in base64 of the page's upper left corner, in its pixels. */
export async function photographed(fresh: FreshPage, { width, height }: PictureSize): Promise<string> {
  await sizeWindow(fresh, { width, height });
  try {
    const { data } = await fresh.devtools.send('Page.captureScreenshot', {
      format: 'png',
      clip: { x: 0, y: 0, width, height, scale: 1 },
      // Stronger compression took half of the time of a picture.
      optimizeForSpeed: true,
    });
    return data;
  } catch (error) {
    // The browser's error when the page's process ends or runs out of memory while drawing, often before the end is
    // reported.
    if (/Unable to capture screenshot/.test(String(error))) throw new PageEnded('its process could not draw it');
    throw error;
  }
}
