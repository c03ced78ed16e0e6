import type { PublicModel } from '@haat/contract/pages';
import type { ReactNode } from 'react';
import { contactAbout } from './addresses';
import { Call, MailTo } from './Reach';
import { A, Fact, P } from './Words';

interface GrievanceProps extends Pick<PublicModel, 'operator'> {
  /** How to complain here, where it is not by a link to the form. */
  online?: ReactNode;
}

/** Who answers for complaints and how fast: shown wherever the rules or somebody's data are spoken of. */
export function Grievance({ operator, online }: GrievanceProps) {
  const { grievanceOfficer, grievanceDesignation, grievanceEmail, grievancePhone, address } = operator;
  const mail = grievanceEmail && <MailTo address={grievanceEmail} />;
  const call = grievancePhone && <Call number={grievancePhone} />;
  const write = <A href={contactAbout('grievance')}>Send a grievance with the contact form</A>;
  return (
    <>
      <Fact
        {...(grievanceOfficer && { title: grievanceOfficer })}
        rows={[
          ['Office', grievanceOfficer && grievanceDesignation],
          ['E-mail', mail],
          ['Phone', call],
          ['By post', address],
          ['Online', online ?? write],
        ]}
      />
      <P>
        Every complaint gets a ticket number. It is acknowledged within 24 hours and decided within 7 days,
        with reasons. If you are not satisfied you may go to the National Consumer Helpline (1915), a consumer
        commission, the Grievance Appellate Committee for content and accounts, or a court.
      </P>
    </>
  );
}
