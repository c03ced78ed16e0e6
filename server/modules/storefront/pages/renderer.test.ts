import { afterAll, expect, test } from 'vitest';
import { loadRenderer } from './renderer';
import { fakeBuild } from './testing/build';

const build = fakeBuild();
afterAll(() => build.remove());

const site = { name: 'Haat', origin: 'https://haat.example', supportEmail: null };

test('inlines the styles of a group, those of shared chunks first, and names what a client needs', async () => {
  const renderer = await loadRenderer(build);
  const { assets } = JSON.parse(renderer.render({ page: 'notFound', site }, 'en', null).html);
  expect(assets).toEqual({
    styles: { preview: '.base{}.preview{}', order: '.base{}.order{}', public: '.base{}.public{}' },
    enhance: { module: '/assets/enhance.js', imports: ['/assets/base.js'] },
    enhancePreview: { module: '/assets/enhance-preview.js', imports: [] },
    previewParts: { inApp: '/assets/in-app.js', here: '/assets/here.js', buying: '/assets/buying.js' },
    openSheet: 'addEventListener("click",open);',
    problems: '/assets/problems.js',
    savedFiles: '/assets/saved-files.js',
    reloadTimer: '/assets/reload-timer.js',
    typedOrders: '/assets/typed-orders.js',
    trailer: '/assets/trailer.js',
    clients: {
      checkout: {
        module: '/assets/checkout.js',
        imports: ['/assets/base.js'],
        styles: ['/assets/base.css', '/assets/form.css'],
      },
      lesson: { module: '/assets/lesson.js', imports: [], styles: [] },
      offline: { module: '/assets/offline.js', imports: [], styles: [] },
      paying: { module: '/assets/pay.js', imports: [], styles: [] },
      payment: { module: '/assets/payment.js', imports: ['/assets/base.js'], styles: ['/assets/base.css'] },
      plan: { module: '/assets/plan.js', imports: ['/assets/base.js'], styles: ['/assets/base.css'] },
      player: { module: '/assets/player.js', imports: ['/assets/base.js'], styles: ['/assets/base.css'] },
      calculator: { module: '/assets/calculator.js', imports: [], styles: [] },
      sandbox: { module: '/assets/sandbox.js', imports: [], styles: [] },
    },
    hindi: {
      checkout: {
        module: '/assets/checkout-hi.js',
        imports: ['/assets/base.js'],
        styles: ['/assets/base.css'],
      },
      paying: { module: '/assets/pay-hi.js', imports: [], styles: [] },
      payment: { module: '/assets/payment-hi.js', imports: [], styles: [] },
      plan: { module: '/assets/plan-hi.js', imports: [], styles: [] },
      player: { module: '/assets/player-hi.js', imports: [], styles: [] },
    },
  });
});

test('says which file is missing when nothing is built', async () => {
  await expect(loadRenderer({ clientDir: '/nowhere', renderFile: '/nowhere/render.js' })).rejects.toThrow(
    'The storefront is not built: /nowhere/render.js',
  );
});
