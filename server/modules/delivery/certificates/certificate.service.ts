// Certificates of finished courses: issued once for a grant, and confirmed to whoever knows the code.
import type { Certificate } from '@haat/openapi';
import type { Deps } from '../../../platform/deps';
import { asBuffer } from '../../../platform/workers/workers';
import type { Identity } from '../../accounts';
import type { CertificateFacts } from './certificate.facts';
import {
  type CertificateRow,
  findCertificate,
  findCertificateByCode,
  insertCertificate,
} from './certificate.repository';

export type CertificateContext = Pick<Deps, 'database' | 'clock' | 'random'> & {
  identity: Pick<Identity, 'sellerName'>;
};

/** What a finished course says of itself and of whoever finished it. */
export interface Finished {
  sellerId: string;
  grantId: string;
  productId: string;
  name: string;
  courseTitle: string;
  language: string;
  finishedAt: Date;
}

/** 22 letters of base58 hold 128 bits. */
const codeLength = 22;

const newCode = (random: CertificateContext['random']): string =>
  `${random.publicId()}${random.publicId()}`.slice(0, codeLength);

/** Codes as we make them. */
export const isCertificateCode = (code: string): boolean =>
  code.length === codeLength && /^[1-9A-HJ-NP-Za-km-z]+$/.test(code);

/** The certificate of a grant, issued when there is none. Asked twice, or by two at once, it is one. Null for a holder who is being erased. */
export async function issuedFor(
  { database, clock, random, identity }: CertificateContext,
  finished: Finished,
): Promise<CertificateRow | null> {
  const { sellerId, grantId } = finished;
  await insertCertificate(database.db, {
    seller_id: sellerId,
    grant_id: grantId,
    code: newCode(random),
    product_id: finished.productId,
    holder_name: finished.name,
    course_title: finished.courseTitle,
    creator_name: (await identity.sellerName(sellerId)) ?? '',
    language: finished.language,
    finished_at: finished.finishedAt,
    issued_at: clock.now(),
  });
  return findCertificate(database.db, { seller_id: sellerId, grant_id: grantId });
}

const pathOf = (code: string): string => `/certificate/${code}`;

export const toCertificate = (row: CertificateRow): Certificate => ({
  code: row.code,
  name: row.holder_name,
  courseTitle: row.course_title,
  creatorName: row.creator_name,
  finishedAt: row.finished_at.toISOString(),
  url: pathOf(row.code),
  pdfUrl: `${pathOf(row.code)}.pdf`,
});

/** A certificate as anybody may see it who knows its code. */
export interface PublicCertificate {
  language: string;
  productId: string;
  /** Null for one that was withdrawn: its access was refunded or taken back. */
  certificate: Certificate | null;
  courseTitle: string;
}

/** The pages of certificates. */
export function createCertificates({ database, workers }: Pick<Deps, 'database' | 'workers'>) {
  const service = {
    /** Null for a code that is nobody's. Access that has ended by its time leaves what was learned. */
    async show(code: string): Promise<PublicCertificate | null> {
      const row = isCertificateCode(code) ? await findCertificateByCode(database.db, code) : null;
      if (!row) return null;
      return {
        language: row.language,
        productId: row.product_id,
        courseTitle: row.course_title,
        certificate: row.grant_status === 'revoked' ? null : toCertificate(row),
      };
    },

    /** As a PDF; null for a code that is nobody's, and for one that was withdrawn. The same bytes each time. */
    async draw(
      code: string,
      site: { name: string; origin: string },
    ): Promise<{ name: string; pdf: Buffer } | null> {
      const found = await service.show(code);
      if (!found?.certificate) return null;
      const { name, courseTitle, creatorName, finishedAt, url } = found.certificate;
      const facts: CertificateFacts = {
        code,
        name,
        courseTitle,
        creatorName,
        finishedAt,
        language: found.language,
        siteName: site.name,
        url: `${site.origin}${url}`,
      };
      return {
        name: `${courseTitle.slice(0, 100)} – ${name.slice(0, 60)}.pdf`,
        pdf: asBuffer(await workers.run('certificatePdf', facts)),
      };
    },
  };
  return service;
}

export type Certificates = ReturnType<typeof createCertificates>;
