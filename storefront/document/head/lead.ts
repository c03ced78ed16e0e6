/** Safe HTML in two: the first paragraph, which stands before the price, and what follows it. */
export function splitLead(html: string): { lead: string; rest: string } {
  const end = html.startsWith('<p>') ? html.indexOf('</p>') : -1;
  if (end < 0) return { lead: '', rest: html };
  const cut = end + '</p>'.length;
  return { lead: html.slice(0, cut), rest: html.slice(cut).trim() };
}
