import { inLanguage, type Language } from '@haat/i18n';
import { drawnIn } from '@haat/i18n/drawn';
import { productKinds } from '@haat/kinds/facts';
import type { PublicProduct } from '@haat/openapi';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import '../hindi';
import { PreviewPage } from '../pages/PreviewPage';
import { kindWith } from '../testing/kinds';
import { openProduct, site } from '../testing/models';

const kinds = Object.keys(productKinds) as (keyof typeof productKinds)[];
const drawn = (product: PublicProduct) => <PreviewPage model={{ site, product }} headingLevel={2} />;
const Inside = ({ language, product }: { language: Language; product: PublicProduct }) =>
  drawnIn(language, drawn(product));

/** Everything that a preview draws can be drawn beforehand: none of its parts keeps anything. */
test.each(kinds)(
  'the preview of a %s is the same when it is drawn inside an app of another language',
  (kind) => {
    for (const product of [kindWith(kind), { ...openProduct, ...kindWith(kind), prices: openProduct.prices }])
      for (const [language, app] of [
        ['hi', 'en'],
        ['en', 'hi'],
      ] as const) {
        const real = inLanguage(language, () => renderToStaticMarkup(drawn(product)));
        expect(
          inLanguage(app, () => renderToStaticMarkup(<Inside language={language} product={product} />)),
        ).toBe(real);
      }
  },
);
