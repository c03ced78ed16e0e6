import { t } from '@haat/i18n';
import type { KindAccess } from '../kind';
import { translateTexts } from '../parts/access/translate-texts';

export const access: KindAccess = {
  translatePart: (part) =>
    part.title === 'The lesson'
      ? { ...part, title: t('The lesson|received') }
      : translateTexts(part, { titles: ['Open the lesson'] }),
};
