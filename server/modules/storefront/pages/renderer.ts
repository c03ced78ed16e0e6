import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  ClientFiles,
  DrawnPage,
  PageAssets,
  PageClient,
  PageLanguage,
  PageModel,
  PageStyles,
  RenderPage,
  SpeakingClient,
} from '@haat/openapi/pages';
import type { Pages } from '../../../platform/deps';

export interface Renderer {
  /** The whole document, in what its reader wants. `address` is its path and query; null for what cannot be opened again. */
  render(model: PageModel, reader: PageLanguage | null, address: string | null): DrawnPage;
  /** Changes with the build, so that what is kept of an older one is not taken for current. */
  build: string;
}

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

const stylesFrom: Record<PageStyles, string> = {
  preview: 'storefront/styles/preview.entry.ts',
  order: 'storefront/styles/order.entry.ts',
  public: 'storefront/public/styles/public.entry.ts',
};
const clientsFrom: Record<PageClient, string> = {
  checkout: 'storefront/client/checkout/checkout.tsx',
  lesson: 'storefront/client/lesson.ts',
  offline: 'storefront/client/offline.ts',
  paying: 'storefront/client/pay.ts',
  payment: 'storefront/client/payment.tsx',
  plan: 'storefront/client/plan/plan.tsx',
  player: 'storefront/client/player.ts',
  calculator: 'storefront/client/calculator.ts',
  sandbox: 'storefront/client/sandbox.ts',
};
const hindiFrom: Record<SpeakingClient, string> = {
  checkout: 'storefront/client/hindi/checkout.ts',
  paying: 'storefront/client/hindi/pay.ts',
  payment: 'storefront/client/hindi/payment.ts',
  plan: 'storefront/client/hindi/plan.ts',
  player: 'storefront/client/hindi/player.ts',
};
const enhanceEntry = 'storefront/enhance.ts';
const enhancePreviewEntry = 'storefront/enhance/preview.ts';
const previewPartsFrom = {
  inApp: 'web/in-app-browser/in-app.ts',
  here: 'storefront/enhance/here.ts',
  buying: 'storefront/enhance/buying.ts',
};
const openSheetEntry = 'storefront/enhance/open-sheet.ts';
const problemsFrom = 'storefront/client/problems.ts';
const savedFilesFrom = 'storefront/client/saved-files.ts';
const reloadTimerFrom = 'storefront/client/reload-timer.ts';
const typedOrdersFrom = 'storefront/client/typed-orders.ts';
const trailerFrom = 'storefront/client/trailer.ts';

/** What cannot be drawn as long as there is no build; the API works without. */
export function missingRenderer(reason: unknown): Renderer {
  return {
    build: 'none',
    render: () => {
      throw new Error('The storefront is not built', { cause: reason });
    },
  };
}

/** The renderer as the build made it, with the styles it inlines. Throws when there is no build. */
export async function loadRenderer({
  clientDir,
  renderFile,
}: Pick<Pages, 'clientDir' | 'renderFile'>): Promise<Renderer> {
  const manifestFile = manifestIn(clientDir);
  if (!existsSync(renderFile) || !existsSync(manifestFile))
    throw new Error(`The storefront is not built: ${renderFile} or ${manifestFile} is missing`);
  const manifest = readManifest(clientDir);
  const { render } = (await import(/* @vite-ignore */ pathToFileURL(renderFile).href)) as {
    render: RenderPage;
  };
  const styles = (group: PageStyles) => wholeSheet(clientDir, manifest, group);
  const assets: PageAssets = {
    styles: { preview: styles('preview'), order: styles('order'), public: styles('public') },
    enhance: scriptsOf(manifest, enhanceEntry),
    enhancePreview: scriptsOf(manifest, enhancePreviewEntry),
    previewParts: {
      inApp: address(chunkOf(manifest, previewPartsFrom.inApp).file),
      here: address(chunkOf(manifest, previewPartsFrom.here).file),
      buying: address(chunkOf(manifest, previewPartsFrom.buying).file),
    },
    openSheet: readFileSync(join(clientDir, chunkOf(manifest, openSheetEntry).file), 'utf8').trim(),
    problems: address(chunkOf(manifest, problemsFrom).file),
    savedFiles: address(chunkOf(manifest, savedFilesFrom).file),
    reloadTimer: address(chunkOf(manifest, reloadTimerFrom).file),
    typedOrders: address(chunkOf(manifest, typedOrdersFrom).file),
    trailer: address(chunkOf(manifest, trailerFrom).file),
    clients: {
      checkout: filesOf(manifest, clientsFrom.checkout),
      lesson: filesOf(manifest, clientsFrom.lesson),
      offline: filesOf(manifest, clientsFrom.offline),
      paying: filesOf(manifest, clientsFrom.paying),
      payment: filesOf(manifest, clientsFrom.payment),
      plan: filesOf(manifest, clientsFrom.plan),
      player: filesOf(manifest, clientsFrom.player),
      calculator: filesOf(manifest, clientsFrom.calculator),
      sandbox: filesOf(manifest, clientsFrom.sandbox),
    },
    hindi: {
      checkout: filesOf(manifest, hindiFrom.checkout),
      paying: filesOf(manifest, hindiFrom.paying),
      payment: filesOf(manifest, hindiFrom.payment),
      plan: filesOf(manifest, hindiFrom.plan),
      player: filesOf(manifest, hindiFrom.player),
    },
  };
  const build = createHash('sha256')
    .update(readFileSync(renderFile))
    .update(JSON.stringify(assets))
    .digest('base64url')
    .slice(0, 8);
  return { render: (model, reader, address) => render(model, assets, reader, address), build };
}

const manifestIn = (clientDir: string) => join(clientDir, '.vite/manifest.json');

export const readManifest = (clientDir: string) =>
  JSON.parse(readFileSync(manifestIn(clientDir), 'utf8')) as Manifest;

/** All the rules of a group of pages, of which each page takes those that it uses. */
export const wholeSheet = (clientDir: string, manifest: Manifest, group: PageStyles): string =>
  [...stylesOf(manifest, stylesFrom[group])]
    .map((file) => readFileSync(join(clientDir, file), 'utf8').trim())
    .toSorted((one, other) => Number(saysLayers(other)) - Number(saysLayers(one)))
    .join('');

function chunkOf(manifest: Manifest, name: string): Chunk {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The client build has no ${name}`);
  return chunk;
}

const address = (file: string) => `/${file}`;

function scriptsOf(manifest: Manifest, name: string): Pick<ClientFiles, 'module' | 'imports'> {
  const [module = '', ...imports] = reached(manifest, name)
    .map((chunk) => address(chunk.file))
    .reverse();
  return { module, imports };
}

const filesOf = (manifest: Manifest, name: string): ClientFiles => ({
  ...scriptsOf(manifest, name),
  styles: [...stylesOf(manifest, name)].map(address),
});

/** The order of the layers is that in which they are first named: the sheet that names them all comes before every other. */
const saysLayers = (sheet: string) => /^@layer [^;{]+,[^;{]+;/.test(sheet);

/** Style sheets hang on shared chunks as well as on the entry; what is imported comes first, as in a browser. */
const stylesOf = (manifest: Manifest, name: string) =>
  new Set(reached(manifest, name).flatMap((chunk) => chunk.css ?? []));

/** A chunk and all that it imports, each once, what is imported before what imports it. */
function reached(manifest: Manifest, name: string, seen = new Set<string>()): Chunk[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const chunk = chunkOf(manifest, name);
  return [...(chunk.imports ?? []).flatMap((other) => reached(manifest, other, seen)), chunk];
}
