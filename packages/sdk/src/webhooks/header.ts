/** Headers as runtimes and frameworks hand them out: `Headers`, Node's record, or a plain record in any case. */
export type WebhookHeaders =
  | { get(name: string): string | null | undefined }
  | { readonly [name: string]: string | readonly string[] | undefined };

/** The header that carries the signature, unless `headerName` says otherwise. */
export const SIGNATURE_HEADER = 'X-SVC-Signature';

/** The header's value, whatever the case of its name; `undefined` where there is none. */
export function readHeader(headers: unknown, name: string): unknown {
  try {
    const wanted = name.toLowerCase();
    // Not `instanceof Headers`: naming that global costs Node some 60 ms, and a polyfill has its own.
    const { get } = headers as Headers;
    if (typeof get === 'function') return get.call(headers, wanted);
    return Object.entries(headers as object).find(([key]) => key.toLowerCase() === wanted)?.[1];
  } catch {
    return undefined; // no headers, or what cannot be a header's name
  }
}
