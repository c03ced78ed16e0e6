import { t } from '@haat/i18n';
import type { KindAccess } from '../kind';
import { linkAct } from '../parts/access/link-act';
import { translateTexts } from '../parts/access/translate-texts';
import { learningAct } from '../parts/learning/learning-act';

export const access: KindAccess = {
  translatePart: (part) =>
    part.title === 'The lesson'
      ? { ...part, title: t('The lesson|received') }
      : translateTexts(part, { titles: ['Open the lesson'] }),
  mainAct: (context) => learningAct(context.learning) ?? linkAct(context),
};
