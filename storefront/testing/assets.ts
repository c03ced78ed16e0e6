import type { PageAssets } from '@haat/openapi/pages';

const files = (name: string) => ({ module: `/assets/${name}.js`, imports: ['/assets/react.js'], styles: [] });

/** What a build gives the pages, with a rule that no page uses. */
export const assets: PageAssets = {
  styles: { preview: 'p{margin:0}.nowhere{top:0}', order: 'p{margin:0}', public: 'p{margin:0}' },
  enhance: { module: '/assets/enhance.js', imports: ['/assets/in-app.js'] },
  enhancePreview: { module: '/assets/enhance-preview.js', imports: [] },
  previewParts: { inApp: '/assets/in-app.js', here: '/assets/here.js', buying: '/assets/buying.js' },
  openSheet: 'addEventListener("click",open);',
  problems: '/assets/problems.js',
  savedFiles: '/assets/saved-files.js',
  reloadTimer: '/assets/reload-timer.js',
  typedOrders: '/assets/typed-orders.js',
  trailer: '/assets/trailer.js',
  clients: {
    checkout: files('checkout'),
    lesson: files('lesson'),
    offline: files('offline'),
    paying: files('paying'),
    payment: files('payment'),
    plan: files('plan'),
    player: files('player'),
    calculator: files('calculator'),
    sandbox: files('sandbox'),
  },
  hindi: {
    checkout: files('checkout-hi'),
    paying: files('paying-hi'),
    payment: files('payment-hi'),
    plan: files('plan-hi'),
    player: files('player-hi'),
  },
};
