import type { PublicModel } from '@haat/openapi/pages';
import { paths } from '@haat/web/paths';
import { contactAbout } from '../../../public/addresses';
import type { Part } from '../../../public/Document';
import { Grievance } from '../../../public/Grievance';
import { contractor } from '../../../public/sentences';
import { A, P, Points } from '../../../public/Texts';

/** What is not allowed, what happens then, and the rest that a contract needs. */
export const rules = (model: PublicModel): Part[] => {
  const { site, operator } = model;
  return [
    {
      id: 'prohibited',
      title: 'What is not allowed',
      body: (
        <>
          <P>
            The <A href={paths.guidelines}>community rules</A> say what may not be sold. Besides, nobody may:
          </P>
          <Points
            of={[
              'break in, overload, scrape, or look for ways around limits, payments or access;',
              'pretend to be somebody else, or use somebody else’s number or payment;',
              'move money for others, buy from yourself, or pay for nothing in order to turn credit into cash;',
              'publish what rule 3(1)(b) of the Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021 forbids: what belongs to another, is obscene or invades privacy, harms children, infringes rights, deceives, impersonates, threatens the unity or security of India, carries harmful software, is a forbidden game, or breaks any law;',
              'publish pictures, sound or video made or changed by a computer to look real without a clear label that says so.',
            ]}
          />
        </>
      ),
    },
    {
      id: 'rights',
      title: 'Copyright and other rights',
      body: (
        <P>
          If something here uses what is yours, <A href={contactAbout('rights')}>tell us</A>: who you are,
          what is yours and how you can show it, the address of the page, and that what you say is true. We
          take the page down within 36 hours, tell the creator, and put it back if they show a right to it and
          you bring no order of a court within 21 days. Repeat offenders lose their account.
        </P>
      ),
    },
    {
      id: 'takedown',
      title: 'Taking things down',
      body: (
        <>
          <Points
            of={[
              'An order of a court, or of the government under section 79(3)(b) of the Information Technology Act: within 3 hours.',
              'Intimate pictures of a person published without consent, real or made by a computer, when that person or somebody for them complains: within 2 hours.',
              'What clearly breaks these terms or the community rules: as soon as it has been looked at, at most 36 hours after a complaint.',
              'Every other complaint: acknowledged within 24 hours and decided within 7 days.',
            ]}
          />
          <P>
            Unless a law forbids it, we tell the creator what was taken down, which rule it broke and how to
            object. What is taken down, and who published it, is kept for 180 days, as the Rules ask. At least
            every three months we remind everybody who has an account of these rules. Authorities use{' '}
            <A href={contactAbout('order')}>the form for orders</A>.
          </P>
        </>
      ),
    },
    {
      id: 'suspension',
      title: 'Pausing and ending accounts',
      body: (
        <P>
          If you break these terms we may warn you, take a page off sale, pause payouts, or end the account,
          whichever is enough. You hear why and may object within 30 days; somebody who did not decide first
          decides then. At once, and without warning, only where people or money are in danger or an authority
          orders it. Buyers keep access to what they paid for, or get their money back.
        </P>
      ),
    },
    {
      id: 'liability',
      title: 'What we answer for',
      body: (
        <>
          <Points
            of={[
              `${site.name} answers for what it does itself: the page, the payment, the books, the access. What is sold, and whether it is good, the creator answers for.`,
              'We work to be always reachable, but cannot promise it. We announce maintenance here first.',
              'As far as the law allows, what we owe a creator for a damage is at most the fees of the twelve months before it, and what we owe a buyer is at most the price of the purchase.',
              'Nothing here limits what cannot be limited: fraud, gross negligence, harm to life or health, and the rights the Consumer Protection Act, 2019 gives you.',
            ]}
          />
          <P>
            A creator whose content or conduct makes somebody claim against us pays what that costs, as far as
            it is their fault.
          </P>
        </>
      ),
    },
    { id: 'grievance', title: 'Grievance officer', body: <Grievance operator={operator} /> },
    {
      id: 'law',
      title: 'Law and courts',
      body: (
        <P>
          Indian law applies. Before going to court both sides try for 30 days to find a solution.
          {operator.jurisdiction
            ? ` The courts at ${operator.jurisdiction} decide, except that a consumer may go to the commission or court where they live.`
            : ' The courts that the law names decide; a consumer may go to the commission or court where they live.'}
        </P>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      body: (
        <P>
          {`Changes are announced here, and to creators by message, 15 days before they apply, and 30 days when a fee rises. Whoever goes on using ${site.name} afterwards agrees; whoever does not may close the account before, without cost. If one of these terms does not hold, the others do. ${contractor(site, operator)} may hand this contract to a successor who keeps to it; you may hand it on with our agreement.`}
        </P>
      ),
    },
  ];
};
