import { finishedAt } from '@haat/kinds/parts/learning/learning.rules';
import type { Certificate, LearningCertificate } from '@haat/openapi';
import { conflict, invalid, notFound } from '../../../platform/http/errors';
import { plainWord } from '../../../platform/text/single-line';
import { type CertificateRow, findCertificate } from '../certificates/certificate.repository';
import { issuedFor, toCertificate } from '../certificates/certificate.service';
import type { Enrolment, LearningContext } from './enrolment';

const longestName = 120;

const findOwn = ({ database }: LearningContext, { sellerId, id }: Enrolment) =>
  findCertificate(database.db, { seller_id: sellerId, grant_id: id });

/** The name of the order, where it has one that can be read; what a creator calls a member is not theirs to see. */
const nameOf = ({ buyerName }: Enrolment): string => plainWord(buyerName ?? '', longestName);

/** Issues it where every lesson is done. Null where one is left. */
async function issueFinished(
  context: LearningContext,
  enrolment: Enrolment,
  name: string,
): Promise<CertificateRow | null> {
  const { product, states } = enrolment;
  const at = finishedAt(states);
  if (!at) return null;
  return issuedFor(context, {
    sellerId: enrolment.sellerId,
    grantId: enrolment.id,
    productId: product.id,
    name,
    courseTitle: product.title,
    language: product.language,
    finishedAt: at,
  });
}

const issued = (row: CertificateRow): LearningCertificate => ({
  status: 'issued',
  issued: toCertificate(row),
});

/**
 * The certificate of a course as its buyer sees it. One that is earned is issued here if it was not before: its creator may have switched
 * certificates on, or taken the last lesson out, since. One that was issued stays whatever becomes of the course.
 */
export async function certificateOf(
  context: LearningContext,
  enrolment: Enrolment,
): Promise<LearningCertificate | null> {
  const { content, hasHolder, states } = enrolment;
  const own = await findOwn(context, enrolment);
  if (own) return issued(own);
  if (!content.certificate || !hasHolder) return null;
  if (!finishedAt(states)) return { status: 'pending', issued: null };
  const name = nameOf(enrolment);
  if (name === '') return { status: 'nameRequired', issued: null };
  const row = await issueFinished(context, enrolment, name);
  return row && issued(row);
}

/**
 * The certificate of a course that is finished, the same one each time. `given` is its name where the order has none.
 * @throws Refusal 404 for a course that gives none, 409 for one that is not finished, 422 where no name is known
 */
export async function issueCertificate(
  context: LearningContext,
  enrolment: Enrolment,
  given: string | undefined,
): Promise<Certificate> {
  const none = () => notFound('This course gives no certificate.');
  const own = await findOwn(context, enrolment);
  if (own) return toCertificate(own);
  const { content, hasHolder, states } = enrolment;
  if (!content.certificate || !hasHolder) throw none();
  if (!finishedAt(states))
    throw conflict('course_not_finished', 'Finish every lesson first. Then the certificate is yours.');
  const name = nameOf(enrolment) || plainWord(given ?? '', longestName);
  if (name === '') throw invalid({ name: 'Enter the name for your certificate.' });
  const row = await issueFinished(context, enrolment, name);
  if (!row) throw none();
  return toCertificate(row);
}
