import type { BrowserError } from '@haat/openapi';

export const browserError: BrowserError = {
  id: 'k3JqWc0m5tYp8sVxZr2LdA',
  kind: 'screen',
  message: "Cannot read properties of undefined (reading 'available')",
  stack:
    'at Balance (/assets/WalletScreen-DAqOuUK1.js:1:2345)\nat renderWithHooks (/assets/base-D3ttUVUq.js:1:99)',
  route: '/wallet',
  version: 'app-DAqOuUK1.js',
  browser: 'Chrome 126, phone',
  count: 1204,
  firstAt: '2026-11-19T04:12:00.000Z',
  lastAt: '2026-11-21T05:09:00.000Z',
};
