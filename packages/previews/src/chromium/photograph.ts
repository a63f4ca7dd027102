/** A picture of the page, as it is now. */
import { type FreshPage, PageEnded, VIEWPORT } from './browser.ts';

/** A PNG in base64 of the page's upper left corner, in its pixels. */
export async function photographed(
  { page, devtools }: FreshPage,
  { width, height }: { width: number; height: number },
): Promise<string> {
  const larger = height > VIEWPORT.height || width > VIEWPORT.width;
  if (larger) await page.setViewportSize({ width, height });
  try {
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'png',
      clip: { x: 0, y: 0, width, height, scale: 1 },
      // Stronger compression took half of the time of a picture.
      optimizeForSpeed: true,
    });
    if (larger) await page.setViewportSize(VIEWPORT);
    return data;
  } catch (error) {
    // The browser's error when the page's process ends or runs out of memory while drawing, often before the end is
    // reported.
    if (/Unable to capture screenshot/.test(String(error))) throw new PageEnded('its process could not draw it');
    throw error;
  }
}
