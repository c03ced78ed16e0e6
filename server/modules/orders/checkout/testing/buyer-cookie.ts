/** The cookie by which a browser is known from an answer on, as it sends it. */
export function buyerCookie({ headers }: { headers: Record<string, unknown> }): string {
  const [, cookie] = /(haat_buyer=[\w-]+);/.exec(String(headers['set-cookie'])) ?? [];
  if (cookie === undefined) throw new Error('the answer sets no cookie of a buyer');
  return cookie;
}
