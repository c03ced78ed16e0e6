// A page carries the rules it uses and no others. What its parts need once React has taken them over comes with React's own
// style sheets, so nothing that may appear later is missed.

type Rule = { head: string; inside: readonly Rule[] } | { head: string; body: string };

const parsed = new Map<string, readonly Rule[]>();
/** At-rules that hold rules. */
const holdsRules = /^@(media|layer|supports|container)\b/;

/** A style sheet in two. */
interface Pruned {
  /** What is needed to paint the first part of a document. */
  first: string;
  /** What only its later part or a script asks for. */
  later: string;
}

/** The part of a style sheet that applies to a document: rules without a class, and rules whose classes the document has. */
export function prune(sheet: string, first: string, later = ''): Pruned {
  let rules = parsed.get(sheet);
  if (!rules) {
    rules = parse(sheet);
    parsed.set(sheet, rules);
  }
  const atOnce = namesIn(first);
  const ever = namesIn(first + later);
  // Rules without a class are everybody's; those for an attribute that comes with a script wait as well.
  const isAtOnce = (selector: string) => needs(selector).every((name) => atOnce.has(name));
  const isLater = (selector: string) => classesOf(selector).every((name) => ever.has(name));
  return {
    first: write(rules, isAtOnce, true),
    later: write(rules, (selector) => isLater(selector) && !isAtOnce(selector), false),
  };
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
export function withoutIdle(css: Pruned, html: string): Pruned {
  const all = css.first + css.later + html;
  const read = new Set([...all.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const isPlayed = (name: string) => all.split(name).length > 2;
  const clean = (part: string) =>
    part
      .replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (text, name) => (read.has(name) ? text : ''))
      .replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (text, name) => (isPlayed(name) ? text : ''));
  return { first: clean(css.first), later: clean(css.later) };
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
