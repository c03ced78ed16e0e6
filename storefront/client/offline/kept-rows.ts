import { keptPages } from '@haat/web/offline/kept';
import { type Row, whenInWords } from './rows';

/** More would be a library of its own. */
export const mostShown = 12;

interface Group {
  /** Of the page that leads to the others: a library, what is learnt. Null for receipts, which nothing leads to. */
  root: string | null;
  /** Newest first. */
  urls: string[];
}

/** What was bought and last seen here: a row for each page of the library, for all receipts, and for each thing that is learnt. */
export async function keptRows(): Promise<Row[]> {
  if (!(await caches.has(keptPages))) return [];
  const cache = await caches.open(keptPages);
  const groups = grouped([...(await cache.keys())].map(({ url }) => url).reverse());
  const rows = await Promise.all(groups.slice(0, mostShown).map((group) => rowOf(cache, group)));
  return rows.flat();
}

/** By where they stand; another view of the same page is no other row. */
function grouped(urls: readonly string[]): Group[] {
  const groups = new Map<string, Group>();
  const seen = new Set<string>();
  for (const url of urls) {
    const { pathname } = new URL(url);
    if (seen.has(pathname)) continue;
    seen.add(pathname);
    const root = /^\/learn\/(preview\/)?[^/]+/.exec(pathname)?.[0] ?? null;
    const key = pathname.startsWith('/access/') ? '/access/' : (root ?? pathname);
    const group = groups.get(key) ?? { root: key === '/access/' ? null : key, urls: [] };
    group.urls.push(url);
    groups.set(key, group);
  }
  return [...groups.values()];
}

async function rowOf(cache: Cache, { root, urls }: Group): Promise<Row[]> {
  const [first = ''] = urls;
  if (root === null) return receipts(cache, urls);
  if (!root.startsWith('/learn/')) return [{ kind: 'seen', url: first, ...(await seenOn(cache, first)) }];
  const outline = urls.find((url) => new URL(url).pathname === root);
  const count = String(urls.length);
  if (outline !== undefined && urls.length > 1)
    return [
      { kind: 'outline', url: outline, title: (await seenOn(cache, outline)).title, values: { count } },
    ];
  if (urls.length === 1) return [{ kind: 'text', url: first, ...(await seenOn(cache, first)) }];
  const inner = await Promise.all(
    urls
      .slice(0, mostShown)
      .map(async (url): Promise<Row> => ({ kind: 'text', url, ...(await seenOn(cache, url)) })),
  );
  return [{ kind: 'texts', title: behindDot(inner[0]?.title ?? ''), values: { count }, inner }];
}

/** One by its title; several folded into one row. */
async function receipts(cache: Cache, urls: readonly string[]): Promise<Row[]> {
  const inner = await Promise.all(
    urls.slice(0, mostShown).map(async (url): Promise<Row> => {
      const { title, values } = await seenOn(cache, url);
      return { kind: 'receipt', url, title: behindDot(title), values };
    }),
  );
  return inner.length === 1 ? inner : [{ kind: 'receipts', values: { count: String(urls.length) }, inner }];
}

async function seenOn(cache: Cache, url: string): Promise<{ title: string; values: { when: string } }> {
  const response = await cache.match(url);
  const title = titleIn((await response?.text()) ?? '') || new URL(url).pathname;
  return { title, values: { when: whenInWords(response?.headers.get('date') ?? null) } };
}

/** "Receipt · Raga notes" → "Raga notes": what kind of page it is, its icon says. */
const behindDot = (title: string): string => title.split(' · ').slice(1).join(' · ') || title;

function titleIn(html: string): string {
  // The head alone: what else is in it has a policy of its own.
  const [head = ''] = /<title>[^<]*<\/title>/.exec(html) ?? [];
  return new DOMParser().parseFromString(head, 'text/html').title;
}
