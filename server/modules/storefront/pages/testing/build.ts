import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageModel } from '@haat/openapi/pages';
import type { Pages } from '../../../../platform/deps';

/** A build whose renderer writes the model down instead of drawing it, so that tests read what a page was given. */
export function fakeBuild(): Pages & { remove(): void } {
  const dir = mkdtempSync(join(tmpdir(), 'haat-pages-'));
  const clientDir = join(dir, 'client');
  mkdirSync(join(clientDir, '.vite'), { recursive: true });
  mkdirSync(join(clientDir, 'assets'));
  for (const name of ['base', 'preview', 'order', 'public', 'form'])
    writeFileSync(join(clientDir, `assets/${name}.css`), `.${name}{}`);
  writeFileSync(join(clientDir, 'assets/open-sheet.js'), 'addEventListener("click",open);\n');
  const base = { file: 'assets/base.js', css: ['assets/base.css'] };
  const manifest = {
    _base: base,
    'storefront/enhance.ts': { file: 'assets/enhance.js', imports: ['_base'] },
    'storefront/enhance/preview.ts': { file: 'assets/enhance-preview.js' },
    'web/in-app-browser/in-app.ts': { file: 'assets/in-app.js' },
    'storefront/enhance/here.ts': { file: 'assets/here.js' },
    'storefront/enhance/buying.ts': { file: 'assets/buying.js' },
    'storefront/enhance/open-sheet.ts': { file: 'assets/open-sheet.js' },
    'storefront/styles/preview.entry.ts': {
      file: 'assets/p.js',
      imports: ['_base'],
      css: ['assets/preview.css'],
    },
    'storefront/styles/order.entry.ts': {
      file: 'assets/o.js',
      imports: ['_base'],
      css: ['assets/order.css'],
    },
    'storefront/public/styles/public.entry.ts': {
      file: 'assets/u.js',
      imports: ['_base'],
      css: ['assets/public.css'],
    },
    'storefront/client/checkout/checkout.tsx': {
      file: 'assets/checkout.js',
      imports: ['_base'],
      css: ['assets/form.css'],
    },
    'storefront/client/lesson.ts': { file: 'assets/lesson.js' },
    'storefront/client/offline.ts': { file: 'assets/offline.js' },
    'storefront/client/pay.ts': { file: 'assets/pay.js' },
    'storefront/client/payment.tsx': { file: 'assets/payment.js', imports: ['_base'] },
    'storefront/client/problems.ts': { file: 'assets/problems.js' },
    'storefront/client/saved-files.ts': { file: 'assets/saved-files.js' },
    'storefront/client/reload-timer.ts': { file: 'assets/reload-timer.js' },
    'storefront/client/typed-orders.ts': { file: 'assets/typed-orders.js' },
    'storefront/client/trailer.ts': { file: 'assets/trailer.js' },
    'storefront/client/plan/plan.tsx': { file: 'assets/plan.js', imports: ['_base'] },
    'storefront/client/player.ts': { file: 'assets/player.js', imports: ['_base'] },
    'storefront/client/calculator.ts': { file: 'assets/calculator.js' },
    'storefront/client/sandbox.ts': { file: 'assets/sandbox.js' },
    'storefront/client/hindi/checkout.ts': { file: 'assets/checkout-hi.js', imports: ['_base'] },
    'storefront/client/hindi/pay.ts': { file: 'assets/pay-hi.js' },
    'storefront/client/hindi/payment.ts': { file: 'assets/payment-hi.js' },
    'storefront/client/hindi/plan.ts': { file: 'assets/plan-hi.js' },
    'storefront/client/hindi/player.ts': { file: 'assets/player-hi.js' },
  };
  writeFileSync(join(clientDir, '.vite/manifest.json'), JSON.stringify(manifest));
  const renderFile = join(dir, 'render.mjs');
  writeFileSync(
    renderFile,
    "export const render = (model, assets, reader) => ({ html: JSON.stringify({ model, assets, reader }), styles: ['p{}', 'a{}'], scripts: [] })",
  );
  const workerFile = join(dir, 'push.worker.js');
  const offlineWorkerFile = join(dir, 'offline.worker.js');
  return {
    clientDir,
    renderFile,
    workerFile,
    offlineWorkerFile,
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}

/** What a page drawn by `fakeBuild` was drawn from. */
export const modelOf = <Page extends PageModel['page']>(body: unknown, page: Page) => {
  const { model } = JSON.parse(String(body)) as { model: PageModel };
  if (model.page !== page) throw new Error(`this is the page "${model.page}"`);
  return model as Extract<PageModel, { page: Page }>;
};
