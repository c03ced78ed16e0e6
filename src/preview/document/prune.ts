// A page carries the rules it uses and no others. What its parts need once React has taken them over comes with React's own
// style sheets, so nothing that may appear later is missed.

type Rule = { head: string; inside: readonly Rule[] } | { head: string; body: string };

const parsed = new Map<string, readonly Rule[]>();
/** At-rules that hold rules; any other at-rule is kept as it is. */
const holdsRules = /^@(media|layer|supports|container)\b/;

/** The part of a style sheet that applies to a document: rules without a class, and rules whose classes the document has. */
export function prune(sheet: string, html: string): string {
  let rules = parsed.get(sheet);
  if (!rules) {
    rules = parse(sheet);
    parsed.set(sheet, rules);
  }
  const used = new Set<string>();
  for (const [, names = ''] of html.matchAll(/\bclass="([^"]*)"/g))
    for (const name of names.split(' ')) used.add(name);
  return write(rules, used);
}

function write(rules: readonly Rule[], used: ReadonlySet<string>): string {
  let css = '';
  for (const rule of rules) {
    if ('inside' in rule) {
      const inside = write(rule.inside, used);
      if (inside) css += `${rule.head}{${inside}}`;
    } else if (rule.head.startsWith('@')) {
      css += rule.body ? `${rule.head}{${rule.body}}` : `${rule.head};`;
    } else {
      const kept = splitSelectors(rule.head).filter((selector) => isUsed(selector, used));
      if (kept.length > 0) css += `${kept.join(',')}{${rule.body}}`;
    }
  }
  return css;
}

/** Classes that a selector only excludes do not matter. */
function isUsed(selector: string, used: ReadonlySet<string>): boolean {
  const positive = selector.replace(/:not\([^)]*\)/g, '');
  return [...positive.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => used.has(name));
}

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
