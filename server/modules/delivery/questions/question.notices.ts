import { isLanguage } from '@haat/i18n';
import type { Tx } from '../../../platform/database/database';
import type { Notifier } from '../../messaging';
import type { Access } from '../access';
import type { QuestionRow } from './question.repository';
import { findQuestionWords } from './words.repository';

interface Notices {
  notify: Pick<Notifier, 'notify'>;
  access: Pick<Access, 'signedPath'>;
}

/** Tells the creator, in the transaction of the question. */
export async function tellAsked(
  trx: Tx,
  { notify }: Pick<Notices, 'notify'>,
  row: QuestionRow,
): Promise<void> {
  const { title, sellerName, sellerEmail, askerName } = await findQuestionWords(trx, row);
  await notify.notify(trx, {
    template: 'question',
    accountId: row.seller_id,
    email: sellerEmail,
    key: `${row.id} asked`,
    productTitle: title,
    lessonTitle: row.lesson_title,
    sellerName,
    news: { about: 'asked', questionId: row.id, text: row.text, name: askerName },
  });
}

/** Tells whoever asked, where an address of theirs is known. */
export async function tellAnswered(trx: Tx, { notify, access }: Notices, row: QuestionRow): Promise<void> {
  const { title, language, sellerName, askerEmail, orderId, linkVersion } = await findQuestionWords(trx, row);
  if (askerEmail === null) return;
  // Of what was given without an order the library knows the way.
  const path =
    orderId === null ? '/purchase' : access.signedPath({ id: orderId, linkVersion: linkVersion ?? 0 });
  await notify.notify(trx, {
    template: 'question',
    accountId: null,
    email: askerEmail,
    key: `${row.id} answered`,
    productTitle: title,
    lessonTitle: row.lesson_title,
    sellerName,
    news: { about: 'answered', text: row.text, answer: row.answer ?? '', path },
    ...(isLanguage(language) && { language }),
  });
}
