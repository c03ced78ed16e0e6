/** How much of an error of a browser is reported and kept, in characters. */
export const browserErrorLimits = { message: 300, stack: 2_000, route: 120, version: 40 } as const;

/** What may be data of somebody, and what stands in its place. In this order: an address of mail has letters of a token. */
const personal: readonly [RegExp, string][] = [
  // Engines quote what they could not read: `"<html>…" is not valid JSON`.
  [/"[^"\n]*"/g, '"…"'],
  [/\?[^\s)'"`:]*/g, ''],
  [/#[^\s)'"`:]*/g, ''],
  [/[^\s@<>()'":/]+@[^\s@<>()'":/]+/g, '<address>'],
  [/\b[a-z]{2,10}:\/\/[^\s/)]+/gi, ''],
  // Phone numbers, codes, amounts and ids of digits; what stands behind a line of code (`:12:3456`) is shorter.
  [/(?<![\w.-])\+?\d[\d\s().-]{4,}\d(?!\w)/g, '<number>'],
  // Tokens and ids; files of a build have a name with a dot.
  [/(?<![\w.-])(?=[\w-]*\d)[\w-]{16,}(?![\w.-])/g, '<id>'],
];

/** The same without what could tell of a person, at most `most` characters long. Used before it is sent, and again where it arrives. */
export function withoutPersonalData(text: string, most: number): string {
  // Only looks at as much as could remain.
  let left = text.slice(0, most * 4);
  for (const [pattern, instead] of personal) left = left.replace(pattern, instead);
  return left.slice(0, most);
}

/** Words of paths that name a place, and no product, order or person. */
const plainWord = /^(Create|account|invitations|wallet|kyc|reviews|checkout|analist|tran\w*|[A-Z][A-Za-z]+)$/;

/** An address without what it is about: "/pp/3kTq…/reviews?x=1" to "/pp/:id/reviews". */
export function routePattern(path: string): string {
  const [plain = ''] = path.split(/[?#]/, 1);
  const [first = '', ...rest] = plain.replace(/^\/+/, '').split('/');
  const place = /^[\w&-]{0,30}$/.test(first) ? first : ':id';
  const below = rest.slice(0, 3).map((part) => (plainWord.test(part) ? part : ':id'));
  return `/${[place, ...below].join('/')}`.slice(0, browserErrorLimits.route);
}
