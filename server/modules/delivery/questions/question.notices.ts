import { isLanguage } from '@haat/i18n';
import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { productPath } from '../../catalog';
import type { Notifier } from '../../messaging';
import type { Access } from '../access';
import type { QuestionRow } from './question.repository';
import { findQuestionWords, type QuestionWords } from './words.repository';

interface Notices {
  notify: Pick<Notifier, 'notify'>;
  access: Pick<Access, 'signedPath'>;
  signer: Deps['signer'];
}

/** Where whoever asked before buying reads their question, with the answer once there is one. */
export const askedPath = (signer: Deps['signer'], id: string): string =>
  `/asked/${id}?k=${signer.sign('question', id)}`;

/** The page on which a question was asked: of a product, or of its creator, which stands for a product that has none any more. */
export const pageOf = (
  { product_id }: Pick<QuestionRow, 'product_id'>,
  { kind, handle }: Pick<QuestionWords, 'kind' | 'handle'>,
): string | null =>
  product_id !== null && kind !== null
    ? productPath({ id: product_id, kind })
    : handle === null
      ? null
      : `/@${handle}`;

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
    phone: null,
    news: { about: 'asked', questionId: row.id, text: row.text, name: askerName },
  });
}

/** Tells whoever asked, where an address of theirs is known. */
export async function tellAnswered(trx: Tx, notices: Notices, row: QuestionRow): Promise<void> {
  if (row.lesson_id === null) return tellReplied(trx, notices, row);
  const { notify, access } = notices;
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
    phone: null,
    news: { about: 'answered', text: row.text, answer: row.answer ?? '', path },
    ...(isLanguage(language) && { language }),
  });
}

/** Tells whoever asked before buying, by the way that they gave. */
async function tellReplied(trx: Tx, { notify, signer }: Notices, row: QuestionRow): Promise<void> {
  const { asker_phone: phone, asker_email: email, language, id, text } = row;
  if (phone === null && email === null) return;
  const words = await findQuestionWords(trx, row);
  const answerPath = askedPath(signer, id);
  const path = pageOf(row, words) ?? answerPath;
  await notify.notify(trx, {
    template: 'question',
    accountId: null,
    email,
    phone,
    key: `${id} answered`,
    productTitle: words.title,
    lessonTitle: null,
    sellerName: words.sellerName,
    news: { about: 'replied', text, answer: row.answer ?? '', path, answerPath },
    ...(language && { language }),
  });
}
