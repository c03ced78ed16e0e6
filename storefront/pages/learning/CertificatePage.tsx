import { Box, ButtonLink, Heading, Icon, Link } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { Certificate } from '@haat/openapi';
import type { CertificateModel } from '@haat/openapi/pages';
import { dayOf } from '../../document/time/when';
import { Lines } from '../../parts/Lines';
import { PageFrame } from '../../parts/PageFrame';
import * as styles from '../../styles/certificate.css';
import * as order from '../../styles/order.css';

/** Confirms a certificate to whoever was given its address, or says that it was withdrawn, and then not whose it was. */
export function CertificatePage({ model }: { model: CertificateModel }) {
  const { site, courseTitle, courseUrl, certificate } = model;
  return (
    <PageFrame narrow site={site}>
      <Box className={order.single}>
        {certificate ? (
          <Valid certificate={certificate} siteName={site.name} />
        ) : (
          <Withdrawn title={courseTitle} />
        )}
        {courseUrl !== null && (
          <Box paddingTop="16">
            <Link href={courseUrl} standalone>
              {t('See the course')}
            </Link>
          </Box>
        )}
      </Box>
    </PageFrame>
  );
}

function Valid({ certificate, siteName }: { certificate: Certificate; siteName: string }) {
  const { name, courseTitle, creatorName, finishedAt, code, pdfUrl } = certificate;
  return (
    <>
      <Box as="p" className={styles.valid}>
        <Icon name="check" size={20} />
        {t('Valid certificate')}
      </Box>
      <Box className={styles.paper}>
        <Heading level={1} size="36">
          {name}
        </Heading>
        <Box aria-hidden className={styles.accent} />
        <Box as="p" className={styles.finished}>
          {t('finished every lesson of the course')}
        </Box>
        <Box as="p" className={styles.course}>
          {courseTitle}
        </Box>
        <Lines
          lines={[
            [t('Taught by'), creatorName || null],
            [t('Finished on'), dayOf(finishedAt)],
            [t('Number|certificate'), code],
          ]}
        />
        <ButtonLink href={pdfUrl} icon="file" fullWidth>
          {t('Open the PDF')}
        </ButtonLink>
      </Box>
      <Box as="p" className={order.stepTime}>
        {t('Issued on {site}. Compare the name, the course and the number with what you were shown.', {
          site: siteName,
        })}
      </Box>
    </>
  );
}

const Withdrawn = ({ title }: { title: string }) => (
  <Box className={order.stack}>
    <Heading level={1}>{t('This certificate was withdrawn')}</Heading>
    <Box className={order.caution}>
      <Icon name="alert" size={24} />
      <Box as="p">{t('It was issued for the course {title} and is not valid any more.', { title })}</Box>
    </Box>
  </Box>
);
