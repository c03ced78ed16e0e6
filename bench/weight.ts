// How many files a visit asks for and what they weigh, as the build divides them: counted in its manifest, so that nothing is measured
// and every run on the same sources says the same. Prints, and writes nothing.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

const client = new URL('../dist/client/', import.meta.url);
const app = ['index.html'];
const signedIn = [...app, 'src/app/signed-in/SignedInLayout.tsx'];
const screen = (path: string) => [...signedIn, `src/screens/${path}.tsx`];
const inArea = (path: string) => [...screen('product-settings/AreaScreen'), `src/screens/${path}.tsx`];

/** What is loaded for each, by the entries of the build. A buyer's page asks for its own after the first touch, but for `enhance`. */
const visits: Record<string, string[]> = {
  '/login': [...app, 'src/app/router/SignInRoute.tsx'],
  '/login, Hindi': [...app, 'src/app/router/SignInRoute.tsx', 'src/app/hindi/first.ts'],
  '/admin': screen('dashboard/DashboardScreen'),
  '/admin, Hindi': [
    ...screen('dashboard/DashboardScreen'),
    'src/app/hindi/first.ts',
    'src/app/hindi/shop.ts',
  ],
  'a list of products': screen('product-lists/ProductListScreen'),
  'the editor': screen('product-editor/ProductEditorScreen'),
  'a product’s overview': inArea('product-settings/Overview'),
  '/transaction': screen('sales/sale/SalesScreen'),
  '/wallet': screen('wallet/WalletScreen'),
  '/purchase': screen('purchases/PurchasesScreen'),
  '/account': [...signedIn, 'src/app/signed-in/account/AccountRoute.tsx'],
  'before a touch': ['storefront/enhance.ts'],
  'a product, touched': ['storefront/client/checkout/checkout.tsx'],
  'a product, touched, Hindi': ['storefront/client/hindi/checkout.ts'],
  paying: ['storefront/client/pay.ts'],
  'the state of a payment': ['storefront/client/payment.tsx'],
  'a plan': ['storefront/client/plan/plan.tsx'],
};

export async function measure(): Promise<void> {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8')) as Record<
    string,
    Chunk
  >;
  const rows = Object.entries(visits).map(([name, entries]) => {
    const chunks = [...reached(manifest, entries)];
    const scripts = chunks.map(({ file }) => file);
    const sheets = [...new Set(chunks.flatMap(({ css = [] }) => css))];
    return [
      name,
      scripts.length + sheets.length,
      scripts.length,
      weigh(scripts),
      sheets.length,
      weigh(sheets),
    ];
  });
  const head = ['visit', 'files', 'scripts', 'gzip B', 'sheets', 'gzip B'];
  for (const cells of [head, head.map(() => '---'), ...rows]) console.log(`| ${cells.join(' | ')} |`);
}

/** Every chunk that entries import, each once. */
function reached(manifest: Record<string, Chunk>, names: string[], seen = new Set<Chunk>()): Set<Chunk> {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}`);
    if (seen.has(chunk)) continue;
    seen.add(chunk);
    reached(manifest, chunk.imports ?? [], seen);
  }
  return seen;
}

/** Bytes after gzip, each file by itself, as a browser is sent them. */
const weigh = (files: string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, client)), { level: 6 }).length, 0);
