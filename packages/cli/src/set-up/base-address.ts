/** Whether a base address is on this machine, and so probably a mock. */
export const isThisMachine = (url: string | undefined): boolean =>
  url !== undefined && URL.canParse(url) && /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(url).hostname);

/** Protocol, host and port. If it is not a URL, the text itself, which the client refuses. */
export const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : url);
