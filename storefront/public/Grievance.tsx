import { Box } from '@haat/design-system/preview';
import { language, t } from '@haat/i18n';
import type { PublicModel } from '@haat/openapi/pages';
import type { ReactNode } from 'react';
import { contactAbout } from './addresses';
import { Call, MailTo } from './Reach';
import * as styles from './styles/prose.css';
import { A, Fact, P } from './Texts';

interface GrievanceProps extends Pick<PublicModel, 'operator'> {
  /** How to complain here, where it is not by a link to the form. */
  online?: ReactNode;
}

/** Who answers for complaints and how fast: shown wherever the rules or somebody's data are spoken of. */
export function Grievance({ operator, online }: GrievanceProps) {
  const { grievanceOfficer, grievanceDesignation, grievanceEmail, grievancePhone, address } = operator;
  const mail = grievanceEmail && <MailTo address={grievanceEmail} />;
  const call = grievancePhone && <Call number={grievancePhone} />;
  const write = <A href={contactAbout('grievance')}>{t('Send a grievance with the contact form')}</A>;
  // Inside a document in English, these words are in the language of the page.
  const langAttribute = language() === 'en' ? {} : { lang: language() };
  return (
    <Box className={styles.text} {...langAttribute}>
      <Fact
        {...(grievanceOfficer && { title: grievanceOfficer })}
        rows={[
          [t('Office'), grievanceOfficer && grievanceDesignation],
          [t('Email'), mail],
          [t('Phone'), call],
          [t('By post'), address],
          [t('Online'), online ?? write],
        ]}
      />
      <P>
        {t(
          'Every complaint gets a ticket number. It is acknowledged within 24 hours and decided within 7 days, with reasons. If you are not satisfied you may go to the National Consumer Helpline (1915), a consumer commission, the Grievance Appellate Committee for content and accounts, or a court.',
        )}
      </P>
    </Box>
  );
}
