/** What draws a piece: Takumi, with the same bytes on every machine, or a local Chromium, as a browser prints it. */
export type Renderer = 'takumi' | 'chromium';
