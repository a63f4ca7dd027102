import { alreadyRead, gather } from './gather.ts';

/** The raw body of a web request, read once and up to a limit. */
export async function readWebBody(request: Request, maxBodyBytes: number): Promise<Uint8Array> {
  const { body, bodyUsed } = request;
  if (bodyUsed || body?.locked) throw alreadyRead();
  const gathered = gather(maxBodyBytes);
  const reader = body?.getReader();
  for (;;) {
    const piece = await reader?.read();
    if (!piece || piece.done) return gathered.body();
    gathered.add(piece.value);
  }
}
