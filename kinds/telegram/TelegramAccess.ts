import { type Phrase, t } from '@haat/i18n';
import type { KindAccess } from '../kind';
import { joinAct } from '../parts/access/link-act';
import { translateTexts } from '../parts/access/translate-texts';

const notes: readonly Phrase[] = [
  'Opens our bot in Telegram, which lets you into the channel. Your place is yours alone.',
  'Opens our bot in Telegram, which lets you into the group. Your place is yours alone.',
  'Opens the channel in Telegram. Keep the link to yourself: it is for those who paid.',
  'Opens the group in Telegram. Keep the link to yourself: it is for those who paid.',
];

export const access: KindAccess = {
  translatePart(part) {
    const translated = translateTexts(part, { notes });
    const [, name] = /^Join (.+) on Telegram$/.exec(part.title) ?? [];
    if (translated === null || name === undefined) return translated;
    return { ...translated, title: t('Join {name} on Telegram', { name }) };
  },
  mainAct: (context) => joinAct(context, { join: t('Join on Telegram'), open: t('Open Telegram') }),
};
