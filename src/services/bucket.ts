/** Sends bytes to a signed URL of the bucket. False where it refuses them; rejects where nobody answers. */
export async function putPiece(url: string, piece: ArrayBuffer, signal: AbortSignal): Promise<boolean> {
  const { ok } = await fetch(url, { method: 'PUT', body: piece, credentials: 'omit', signal });
  return ok;
}
