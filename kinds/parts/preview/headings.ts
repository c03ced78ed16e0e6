/** Shifts headings of sanitised HTML into the page outline: the highest becomes `top`, and no level is skipped. */
export function settleHeadings(html: string, top: number): string {
  const open: { given: number; level: number }[] = [];
  return html.replace(/<(\/?)h([1-6])>/g, (_, close: string, digit: string) => {
    const given = Number(digit);
    if (close) return `</h${open.at(-1)?.level ?? top}>`;
    while ((open.at(-1)?.given ?? 0) >= given) open.pop();
    const level = Math.min(6, (open.at(-1)?.level ?? top - 1) + 1);
    open.push({ given, level });
    return `<h${level}>`;
  });
}
