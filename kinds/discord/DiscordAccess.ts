import { type Phrase, t } from '@haat/i18n';
import type { KindAccess } from '../kind';
import { joinAct } from '../parts/access/link-act';
import { translateTexts } from '../parts/access/translate-texts';

const notes: readonly Phrase[] = [
  'Opens Discord, where you say who you are. Then you are in, with your roles. Your place is yours alone.',
  'Opens the server in Discord. Keep the link to yourself: it is for those who paid.',
];

export const access: KindAccess = {
  translatePart(part) {
    const translated = translateTexts(part, { notes });
    const [, name] = /^Join (.+) on Discord$/.exec(part.title) ?? [];
    if (translated === null || name === undefined) return translated;
    return { ...translated, title: t('Join {name} on Discord', { name }) };
  },
  mainAct: (context) => joinAct(context, { join: t('Connect Discord'), open: t('Open Discord') }),
};
