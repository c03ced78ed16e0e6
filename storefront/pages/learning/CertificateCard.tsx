import { Box, Button, ButtonLink, Field, Heading, Icon, Text } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { Certificate, LearningCertificate } from '@haat/openapi';
import type { LearnModel } from '@haat/openapi/pages';
import { PageForm } from '../../parts/PageForm';
import * as styles from '../../styles/certificate.css';
import * as order from '../../styles/order.css';
import { linkedInUrl } from './linkedin';

interface CertificateCardProps extends Pick<LearnModel, 'naming' | 'site'> {
  /** Of the access. */
  id: string;
  certificate: LearningCertificate;
  /** Nothing else is left to do on the page. */
  isMain: boolean;
}

const ignore = () => {};

/** The certificate of a course: what leads to it, its name where none is known, and what it is for once it is there. */
export function CertificateCard({ id, certificate, isMain, naming, site }: CertificateCardProps) {
  const { status, issued } = certificate;
  if (issued) return <Issued certificate={issued} isMain={isMain} origin={site.origin} />;
  if (status === 'nameRequired') return <NameForm id={id} naming={naming} />;
  return (
    <Box as="p" className={styles.waiting}>
      <Icon name="award" size={20} />
      {t('A certificate waits at the end.')}
    </Box>
  );
}

function Issued({
  certificate,
  isMain,
  origin,
}: {
  certificate: Certificate;
  isMain: boolean;
  origin: string;
}) {
  const address = `${origin}${certificate.url}`;
  return (
    <Box as="section" id="certificate" aria-labelledby="certificate-title" className={styles.card}>
      <Box className={styles.head}>
        <Box className={order.tick}>
          <Icon name="award" size={24} />
        </Box>
        <Box>
          <Heading level={2} id="certificate-title">
            {t('Your certificate')}
          </Heading>
          <Text tone="soft">{t('In the name of {name}', { name: certificate.name })}</Text>
        </Box>
      </Box>
      <ButtonLink
        href={certificate.pdfUrl}
        download=""
        icon="download"
        fullWidth
        {...(isMain && { tone: 'accent', mainAction: true })}
      >
        {t('Download PDF')}
      </ButtonLink>
      <Box>
        <Box className={order.keep}>
          <Icon name="link" tone="soft" />
          <Box>
            <Text>{t('Page to share')}</Text>
            <Text size="13" tone="soft">
              {t('Anyone with its link can check the certificate.')}
            </Text>
          </Box>
          <Box className={styles.actions}>
            <Box as="button" type="button" hidden data-copy={address} className={order.keepAction}>
              {t('Copy')}
            </Box>
            <Box as="a" href={certificate.url} className={order.keepLink}>
              {t('Open')}
            </Box>
          </Box>
        </Box>
        <Box className={`${order.keep} ${styles.last}`}>
          <Icon name="user" tone="soft" />
          <Box>
            <Text>{t('Your LinkedIn profile')}</Text>
            <Text size="13" tone="soft">
              {t('Under licences and certifications')}
            </Text>
          </Box>
          <Box
            as="a"
            href={linkedInUrl(certificate, address)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('Add to LinkedIn')}
            className={order.keepLink}
          >
            {t('Add|certificate')}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

function NameForm({ id, naming: { name, error } }: Pick<CertificateCardProps, 'id' | 'naming'>) {
  return (
    <Box as="section" id="certificate" aria-labelledby="certificate-title" className={styles.card}>
      <Heading level={2} id="certificate-title">
        {t('Your certificate is ready')}
      </Heading>
      <PageForm method="post" action={`/learn/${id}/certificate`} className={order.stack}>
        <Field
          label={t('Your full name')}
          name="name"
          value={name}
          onChange={ignore}
          required
          maxLength={120}
          autoComplete="name"
          help={t('As it is to stand on the certificate. It cannot be changed later.')}
          {...(error !== null && { error })}
        />
        <Button type="submit" tone="accent" fullWidth mainAction>
          {t('Get the certificate')}
        </Button>
      </PageForm>
    </Box>
  );
}
