// A page carries the rules it uses and no others. What its parts need once React has taken them over comes with React's own
// style sheets, so nothing that may appear later is missed.

type Rule = { head: string; inside: readonly Rule[] } | { head: string; body: string };

const parsed = new Map<string, readonly Rule[]>();
/** At-rules that hold rules. */
const holdsRules = /^@(media|layer|supports|container)\b/;

/**
 * The rules of a style sheet that a document has, in as many as it has parts: each stands in front of the first part with which a document has all
 * that the rule asks for. Those for an attribute that comes with a script stand in front of the last.
 */
export function prune(sheet: string, parts: readonly string[]): string[] {
  const rules = parsed.get(sheet) ?? parse(sheet);
  parsed.set(sheet, rules);
  const known = new Set<string>();
  return parts.map((part, index) => {
    const before = new Set(known);
    for (const name of namesIn(part)) known.add(name);
    const isLast = index > 0 && index === parts.length - 1;
    const isWritten = (selector: string) => index > 0 && needs(selector).every((name) => before.has(name));
    const isDue = (selector: string) =>
      (isLast ? classesOf : needs)(selector).every((name) => known.has(name));
    return write(rules, (selector) => isDue(selector) && !isWritten(selector), index === 0);
  });
}

function namesIn(html: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, classes = ''] of html.matchAll(/\bclass="([^"]*)"/g))
    for (const name of classes.split(' ')) names.add(name);
  for (const [, attribute = ''] of html.matchAll(/\s(data-[\w-]+)/g)) names.add(`[${attribute}`);
  return names;
}

/** `withShared`: and the rules that are about no element, each once. */
function write(
  rules: readonly Rule[],
  isKept: (selector: string) => boolean,
  withShared: boolean,
  seen = new Set<string>(),
): string {
  let css = '';
  for (const rule of rules) {
    if ('inside' in rule) {
      const inside = write(rule.inside, isKept, withShared, seen);
      if (inside) css += `${rule.head}{${inside}}`;
    } else if (rule.head.startsWith('@')) {
      if (!withShared || seen.has(rule.head)) continue;
      if (!rule.body) seen.add(rule.head);
      css += rule.body ? `${rule.head}{${rule.body}}` : `${rule.head};`;
    } else {
      const remaining = splitSelectors(rule.head).filter(isKept);
      if (remaining.length > 0) css += `${remaining.join(',')}{${rule.body}}`;
    }
  }
  return css;
}

/** Without animations that nothing plays and values that nothing reads. For pages whose scripts bring the theme with their own style sheets. */
export function withoutIdle(sheets: readonly string[], html: string): string[] {
  const all = sheets.join('') + html;
  const read = new Set([...all.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const isPlayed = (name: string) => all.split(name).length > 2;
  return sheets.map((sheet) =>
    sheet
      .replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (text, name) => (read.has(name) ? text : ''))
      .replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (text, name) => (isPlayed(name) ? text : '')),
  );
}

/** What a document must have for a selector to apply. What a selector only excludes does not matter. */
const needs = (selector: string) => [
  ...classesOf(selector),
  ...[...included(selector).matchAll(/\[data-[\w-]+/g)].map(([name]) => name),
];

const classesOf = (selector: string) =>
  [...included(selector).matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);

const included = (selector: string) => selector.replace(/:not\([^)]*\)/g, '');

function splitSelectors(head: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < head.length; at++) {
    if (head[at] === '(') depth++;
    else if (head[at] === ')') depth--;
    else if (head[at] === ',' && depth === 0) {
      selectors.push(head.slice(start, at));
      start = at + 1;
    }
  }
  return [...selectors, head.slice(start)];
}

function parse(css: string): Rule[] {
  const rules: Rule[] = [];
  let at = 0;
  while (at < css.length) {
    const [end, sign] = nextOf(css, at, '{;');
    const head = css.slice(at, end).trim();
    if (sign === '{') {
      const close = closing(css, end);
      const body = css.slice(end + 1, close);
      if (head) rules.push(holdsRules.test(head) ? { head, inside: parse(body) } : { head, body });
      at = close + 1;
    } else {
      if (head) rules.push({ head, body: '' });
      at = end + 1;
    }
  }
  return rules;
}

function nextOf(css: string, from: number, signs: string): [at: number, sign: string] {
  for (let at = from; at < css.length; at++) {
    const sign = css[at] as string;
    if (sign === '"' || sign === "'") at = css.indexOf(sign, at + 1);
    else if (signs.includes(sign)) return [at, sign];
  }
  return [css.length, ''];
}

function closing(css: string, open: number): number {
  let depth = 0;
  let at = open;
  while (at < css.length) {
    const [next, sign] = nextOf(css, at, '{}');
    depth += sign === '{' ? 1 : -1;
    if (depth === 0 || sign === '') return next;
    at = next + 1;
  }
  return css.length;
}
