import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageModel } from '@haat/contract/pages';
import type { Pages } from '../../../platform/deps';

/** A build whose renderer writes the model down instead of drawing it, so that tests read what a page was given. */
export function fakeBuild(): Pages & { remove(): void } {
  const dir = mkdtempSync(join(tmpdir(), 'haat-pages-'));
  const clientDir = join(dir, 'client');
  mkdirSync(join(clientDir, '.vite'), { recursive: true });
  mkdirSync(join(clientDir, 'assets'));
  for (const name of ['base', 'preview', 'order', 'public', 'form'])
    writeFileSync(join(clientDir, `assets/${name}.css`), `.${name}{}`);
  const base = { file: 'assets/base.js', css: ['assets/base.css'] };
  const manifest = {
    _base: base,
    'src/preview/touch.ts': { file: 'assets/touch.js', imports: ['_base'] },
    'src/preview/styles/preview.entry.ts': {
      file: 'assets/p.js',
      imports: ['_base'],
      css: ['assets/preview.css'],
    },
    'src/preview/styles/order.entry.ts': {
      file: 'assets/o.js',
      imports: ['_base'],
      css: ['assets/order.css'],
    },
    'src/preview/public/public.entry.ts': {
      file: 'assets/u.js',
      imports: ['_base'],
      css: ['assets/public.css'],
    },
    'src/preview/client/checkout.tsx': {
      file: 'assets/checkout.js',
      imports: ['_base'],
      css: ['assets/form.css'],
    },
    'src/preview/client/pay.ts': { file: 'assets/pay.js' },
    'src/preview/client/payment.tsx': { file: 'assets/payment.js', imports: ['_base'] },
    'src/preview/client/problems.ts': { file: 'assets/problems.js' },
    'src/preview/client/plan.tsx': { file: 'assets/plan.js', imports: ['_base'] },
    'src/preview/client/reckoner.ts': { file: 'assets/reckoner.js' },
    'src/preview/client/sandbox.ts': { file: 'assets/sandbox.js' },
    'src/preview/client/hindi/checkout.ts': { file: 'assets/checkout-hi.js', imports: ['_base'] },
    'src/preview/client/hindi/pay.ts': { file: 'assets/pay-hi.js' },
    'src/preview/client/hindi/payment.ts': { file: 'assets/payment-hi.js' },
    'src/preview/client/hindi/plan.ts': { file: 'assets/plan-hi.js' },
  };
  writeFileSync(join(clientDir, '.vite/manifest.json'), JSON.stringify(manifest));
  const renderFile = join(dir, 'render.mjs');
  writeFileSync(
    renderFile,
    "export const render = (model, assets, reader) => ({ html: JSON.stringify({ model, assets, reader }), styles: ['p{}', 'a{}'] })",
  );
  const workerFile = join(dir, 'push.worker.js');
  return { clientDir, renderFile, workerFile, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

/** What a page drawn by `fakeBuild` was drawn from. */
export const modelOf = <Page extends PageModel['page']>(body: unknown, page: Page) => {
  const { model } = JSON.parse(String(body)) as { model: PageModel };
  if (model.page !== page) throw new Error(`this is the page "${model.page}"`);
  return model as Extract<PageModel, { page: Page }>;
};
