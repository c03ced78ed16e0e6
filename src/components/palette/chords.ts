import type { Phrase } from '@haat/i18n';
import type { Chord } from '@haat/machines/palette';
import { paths } from '../../app/paths';

/** Two keys, one after the other, where nothing is typed: `g` goes somewhere, `n` begins something new. */
export const chords: readonly (Chord & { label: Phrase })[] = [
  { keys: 'g d', label: 'Go to Home', href: paths.dashboard },
  { keys: 'g p', label: 'Go to Products', href: paths.products },
  { keys: 'g s', label: 'Go to Sales', href: paths.sales },
  { keys: 'g w', label: 'Go to Wallet', href: paths.wallet },
  { keys: 'g r', label: 'Go to Reviews', href: paths.reviews },
  { keys: 'g n', label: 'Go to Notifications', href: paths.notifications },
  { keys: 'g b', label: 'Go to what you bought', href: paths.purchases },
  { keys: 'g a', label: 'Go to your account', href: paths.account },
  { keys: 'n p', label: 'New payment page', href: paths.create('page') },
  { keys: 'n c', label: 'New course', href: paths.create('course') },
  { keys: 'n w', label: 'New webinar', href: paths.create('webinar') },
];
