/** Hex SHA-256 of a text, as the service hashes e-mail addresses. */
export async function sha256(text: string): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex');
}
