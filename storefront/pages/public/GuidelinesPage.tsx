import type { Phrase } from '@haat/i18n';
import type { PublicModel } from '@haat/openapi/pages';
import { paths } from '@haat/web/paths';
import { contactAbout } from '../../public/addresses';
import { Document, type Part } from '../../public/Document';
import { Grievance } from '../../public/Grievance';
import { A, P, Points } from '../../public/Texts';

export function GuidelinesPage({ model }: { model: PublicModel }) {
  return (
    <Document
      title="Community rules"
      lead={`What belongs on ${model.site.name}, what does not, how to report it and what happens then. For creators and buyers alike.`}
      parts={() => [...sold(model), ...reported(model)]}
      inShort={inShort}
    />
  );
}

const sold = ({ site }: PublicModel): Part[] => [
  {
    id: 'welcome',
    title: 'What belongs here',
    body: (
      <>
        <P>
          Things people make or know: lessons, notes, recipes, music, patterns, photographs, advice within
          one’s profession, communities, workshops, tickets to one’s own events, support for one’s work.
        </P>
        <Points
          of={[
            'Say plainly what the buyer gets, when, and from whom.',
            'Show your own work, or work you may sell. Name others whose work is in it.',
            'Adult themes such as health or relationships are fine when they inform. Say on the page that it is for adults.',
            'Label what was made or changed by a computer to look real.',
          ]}
        />
      </>
    ),
  },
  {
    id: 'forbidden',
    title: 'What may not be sold',
    body: (
      <Points
        of={[
          'Sexual content, escort services, and anything that shows a person in an intimate situation without their consent. Anything sexual about children is reported to the police at once.',
          'Copies of other people’s courses, films, software, books, question papers, accounts or memberships.',
          'Calls on shares, derivatives, commodities or crypto, and portfolio management, without the SEBI registration that the law asks for. Promises of returns, even with one. Schemes that pay for bringing in others.',
          'Betting, gambling, lotteries, money games, and predictions sold for them.',
          'Loans, deposits, insurance and foreign exchange without a licence.',
          'Medicines, drugs, tobacco and vapes, alcohol, weapons, parts of protected animals; cures for diseases that the Drugs and Magic Remedies Act forbids to advertise; finding out the sex of an unborn child.',
          'Hatred or violence against people for religion, caste, gender, language, origin, disability or whom they love; terrorism; what breaks the peace or threatens the unity of India.',
          'Lies that do harm: forged documents, fake reviews and followers, leaked examinations, guaranteed jobs or visas, invented charities.',
          'Other people’s data, numbers, passwords; spying; breaking into systems.',
          'Collecting for politics or from abroad, and for others’ charity without the registrations it needs.',
        ]}
      />
    ),
  },
  {
    id: 'manners',
    title: 'How people deal with each other',
    body: (
      <Points
        of={[
          'Nobody is threatened, insulted, followed or shamed, in pages, groups or messages.',
          'Buyers’ numbers are for serving them. No advertising without their wish, and never handing numbers on.',
          `No code of ${site.name} is asked for, by anybody, for any reason.`,
          'Reviews and numbers are real. Nobody buys their own products to look busy.',
          'Refunds are asked for in good faith, and given in good faith.',
        ]}
      />
    ),
  },
];

const reported = ({ site, operator }: PublicModel): Part[] => [
  {
    id: 'report',
    title: 'Reporting',
    body: (
      <>
        <P>
          <A href={contactAbout('report')}>Report a page</A> with its address and what is wrong with it. You
          need no account, and the creator does not learn who reported. In danger, call 112 first; for fraud
          with money, 1930 and <A href="https://cybercrime.gov.in">cybercrime.gov.in</A>.
        </P>
        <Points
          of={[
            'A ticket number at once, and an acknowledgement within 24 hours.',
            'Intimate pictures without consent are taken down within 2 hours.',
            'What clearly breaks the rules is taken down within 36 hours.',
            'Everything else is decided within 7 days, and you hear how.',
          ]}
        />
      </>
    ),
  },
  {
    id: 'consequences',
    title: 'What happens then',
    body: (
      <>
        <P>A person looks at it. What follows fits what was done:</P>
        <Points
          of={[
            'A small mistake: a note, and time to put it right.',
            'A broken rule: the page is taken off sale, and buyers who were misled get their money back.',
            'Again, or something grave: the account is paused and payouts are held while it is looked into.',
            'Fraud, harm to people, or a third time: the account is ended. What the law asks us to report is reported.',
          ]}
        />
        <P>
          The creator is told which rule, on which page and why, unless the law forbids it. Details stand in
          the <A href={paths.terms}>terms</A>.
        </P>
      </>
    ),
  },
  {
    id: 'appeal',
    title: 'If we were wrong',
    body: (
      <P>
        Creators and those who reported may object within 30 days:{' '}
        <A href={contactAbout('grievance')}>write to the grievance officer</A> with the ticket number.{' '}
        {`Somebody at ${site.name} who had no part in the first decision looks again and answers within 7 days. If we were wrong, the page comes back and we say so.`}
      </P>
    ),
  },
  { id: 'grievance', title: 'Grievance officer', body: <Grievance operator={operator} /> },
];

const inShort = [
  'Sell what you make or know, and say plainly what the buyer gets, when, and from whom.',
  'Nothing that is illegal, harms or deceives people, or belongs to someone else.',
  'Every page can be reported. We review it, and tell both sides our decision and the reasons.',
  'If you think we are wrong, you can ask for another review, or contact the grievance officer.',
] as const satisfies readonly Phrase[];
