import type { Phrase } from '@haat/i18n';
import { createPath, kinds, productKinds } from '@haat/kinds/facts';
import type { Chord } from '@haat/machines/palette';
import { paths } from '@haat/web/paths';

/** Two keys, one after the other, where nothing is typed: `g` goes somewhere, `n` begins something new. */
export const chords: readonly (Chord & { label: Phrase })[] = [
  { keys: 'g d', label: 'Go to Home', href: paths.dashboard },
  { keys: 'g p', label: 'Go to Products', href: paths.products },
  { keys: 'g s', label: 'Go to Sales', href: paths.sales },
  { keys: 'g w', label: 'Go to Wallet', href: paths.wallet },
  { keys: 'g r', label: 'Go to Reviews', href: paths.reviews },
  { keys: 'g q', label: 'Go to Questions', href: paths.questions },
  { keys: 'g n', label: 'Go to Notifications', href: paths.notifications },
  { keys: 'g b', label: 'Go to Purchases', href: paths.purchases },
  { keys: 'g a', label: 'Go to Account', href: paths.account },
  ...kinds.flatMap((kind) => {
    const { shortcut } = productKinds[kind];
    return shortcut ? [{ ...shortcut, href: createPath(kind) }] : [];
  }),
];
