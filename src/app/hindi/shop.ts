import { earlier } from '@haat/i18n/earlier-reasons';
import { hi as reasons } from '@haat/i18n/hi-reasons';
import type { Dictionary } from '@haat/i18n/phrase';

/** What the shop says: every screen behind the sign-in, and the parts they are made of; prices and previews as buyers read them. */
export const shop: Dictionary[] = [
  earlier,
  reasons,
  ...Object.values(
    import.meta.glob<Dictionary>(
      [
        '../../screens/*/**/{hi,hi-*}.ts',
        '../../components/**/{hi,hi-*}.ts',
        '../../../kinds/**/{hi,hi-*}.ts',
        '../../../storefront/{hi-buying,hi-payment,hi-preview}.ts',
        '../../../web/{documents,library,prices,product-kinds,time}/{hi,hi-*}.ts',
      ],
      {
        eager: true,
        import: 'hi',
      },
    ),
  ),
];
