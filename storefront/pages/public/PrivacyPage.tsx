import type { Phrase } from '@haat/i18n';
import type { PublicModel } from '@haat/openapi/pages';
import { paths } from '@haat/web/paths';
import { contactAbout } from '../../public/addresses';
import { Document, type Part } from '../../public/Document';
import { Grievance } from '../../public/Grievance';
import { contractor } from '../../public/sentences';
import { A, P, Points } from '../../public/Texts';
import { Collected, InBrowser } from './privacy/collected';

/** The notice of the Digital Personal Data Protection Act, in words that can be read. */
export function PrivacyPage({ model }: { model: PublicModel }) {
  const { site } = model;
  return (
    <Document
      title="Privacy"
      lead={`What ${site.name} knows about you, why, for how long, who else sees it, and what you can do about it. This is the notice that the Digital Personal Data Protection Act, 2023 and its Rules of 2025 ask for.`}
      parts={() => [...whatHappens(model), ...whatYouCanDo(model)]}
      inShort={inShort}
    />
  );
}

const whatHappens = ({ site, operator, partners }: PublicModel): Part[] => [
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <>
        <P>
          {`${contractor(site, operator)} decides why and how your data is used, and is the data fiduciary.`}
          {operator.address && ` Address: ${operator.address}.`} How to reach us stands under{' '}
          <A href={paths.contact}>Contact</A>.
        </P>
        <P>
          A creator you buy from receives your name, your number, your e-mail address and your answers in
          order to serve you, and is responsible for what they do with them. They may use them for what you
          bought and for nothing else.
        </P>
      </>
    ),
  },
  { id: 'collected', title: 'What we keep, and why', body: <Collected site={site} partners={partners} /> },
  { id: 'browser', title: 'What is kept in your browser', body: <InBrowser partners={partners} /> },
  {
    id: 'shared',
    title: 'Who else takes part',
    body: (
      <>
        <P>Data leaves us only for these, and only as much as each needs:</P>
        <Points
          of={[
            'The creator you buy from: what stands under “What you buy”.',
            'The payment gateway, licensed by the Reserve Bank of India: your number, e-mail address and the sum. How you pay is between you and it.',
            'The services that carry our SMS and e-mail: your number or address, and the message.',
            (partners.google || partners.push) &&
              'Google, if you sign in with it or allow notifications. It may work outside India, as the Act permits.',
            'Tax authorities, courts, the police and CERT-In, when a law or an order obliges us.',
            'Whoever takes over the business, under this same notice, after you have been told.',
          ]}
        />
        <P>
          Each of them works for us under a contract, or is bound by law. Nobody gets data to advertise with.
        </P>
      </>
    ),
  },
  {
    id: 'basis',
    title: 'What gives us the right',
    body: (
      <Points
        of={[
          'Your consent: you type your number to sign in or to buy, knowing what for. No box is ticked for you.',
          'Duties of law: books of account, GST, tax deducted at source, orders of courts and authorities.',
        ]}
      />
    ),
  },
];

const whatYouCanDo = ({ site, operator }: PublicModel): Part[] => [
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <Points
          of={[
            'See what we hold about you, and with whom it was shared.',
            'Have it corrected, completed or brought up to date.',
            'Have it erased, except what the law makes us keep.',
            'Name somebody who uses these rights for you if you die or cannot act.',
            'Complain, and be answered.',
          ]}
        />
        <P>
          <A href={contactAbout('privacy')}>Send a privacy request</A> and say what you want. We ask for a
          code sent to your number or address, to be sure that it is you, and nothing more. You get an answer
          within 7 days and the thing itself within 30 days, never later than the 90 days the Rules allow. It
          costs nothing.
        </P>
      </>
    ),
  },
  {
    id: 'withdraw',
    title: 'Taking your consent back',
    body: (
      <>
        <P>It is as easy as giving it, at any time:</P>
        <Points
          of={[
            <>
              Signed in on a device: sign out there, or end its session from your{' '}
              <A href={paths.account}>account</A>.
            </>,
            <>
              Notifications: turn them off under <A href={paths.notifications}>Notifications</A>.
            </>,
            <>
              The whole account: <A href={contactAbout('privacy')}>ask us to delete it</A>.
            </>,
          ]}
        />
        <P>
          What was done before stays lawful. What you bought can no longer be opened through a deleted
          account.
        </P>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <P>
        {`Accounts on ${site.name} are for people of 18 years and more. A parent or guardian may buy for a child, with their own number. We do not track children and show them no advertising. If a child gave us data without a parent, tell us and we erase it.`}
      </P>
    ),
  },
  {
    id: 'security',
    title: 'Keeping it safe',
    body: (
      <>
        <Points
          of={[
            'What travels between you and us is encrypted.',
            'Codes and session tokens are kept as hashes only, so nobody who sees the database can use them.',
            'Receipts open by a signed link, in the browser that paid, or after a code; knowing an order number is not enough.',
            'Only people whose work it is may look, and only for that work.',
          ]}
        />
        <P>
          If data is lost or seen by somebody it should not be, we tell you and the Data Protection Board of
          India without delay: what happened, what it may mean for you, what we did, what you can do, and whom
          to ask. The Board gets the details within 72 hours.
        </P>
      </>
    ),
  },
  {
    id: 'complaints',
    title: 'Complaints',
    body: (
      <>
        <Grievance operator={operator} />
        <P>
          About your data you may then complain to the{' '}
          <A href="https://www.dpb.gov.in">Data Protection Board of India</A>. Write to us first: the Board
          asks whether you did.
        </P>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and languages',
    body: (
      <P>
        If we want to use data for something new, we ask you first. Other changes are told here 15 days ahead,
        with the old text for comparison on request. You may ask for this notice in any language of the Eighth
        Schedule to the Constitution.
      </P>
    ),
  },
];

const inShort = [
  'We keep only the data that selling, buying and the law require. No advertising, and no data is sold.',
  'A creator you buy from receives your name, your number, your email address and your answers.',
  'You can see, correct and delete your data, and withdraw your consent.',
  'Complaints go to the grievance officer, and from there to the Data Protection Board.',
] as const satisfies readonly Phrase[];
