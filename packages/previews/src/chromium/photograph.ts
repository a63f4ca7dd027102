/** A picture of the page, as it is now. */
import { type FreshPage, PageEnded } from './browser.ts';

/**
 * A PNG in base64 of the page's upper left corner, in its pixels. The window becomes as large as the picture, which the artwork does not notice in
 * its frame: to cut a picture out of a larger one, the browser changes its screen, and forgets the fonts that the next piece needs.
 */
export async function photographed(
  { page, devtools }: FreshPage,
  { width, height }: { width: number; height: number },
): Promise<string> {
  const now = page.viewportSize();
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height });
  try {
    // Stronger compression took half of the time of a picture.
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    return data;
  } catch (error) {
    // The browser's error when the page's process ends or runs out of memory while drawing, often before the end is
    // reported.
    if (/Unable to capture screenshot/.test(String(error))) throw new PageEnded('its process could not draw it');
    throw error;
  }
}
