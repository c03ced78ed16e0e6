import type { Product } from '@haat/contract';
import { said, t } from '@haat/words';

/** What a draft still needs, or that it needs nothing more. */
export const missingWords = ({ missing }: Pick<Product, 'missing'>) =>
  missing[0] === undefined ? t('Ready to publish') : said(missing[0].message);
