/** Whether a base address is of this machine: a mock, as far as is known. */
export const isThisMachine = (url: string | undefined): boolean =>
  url !== undefined && URL.canParse(url) && /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(url).hostname);

/** Protocol, host and port: who is called. Of what is no URL the text itself, which the client refuses. */
export const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : url);
