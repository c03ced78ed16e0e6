import type { PublicModel } from '@haat/openapi/pages';
import { paths } from '@haat/web/paths';
import type { Part } from '../../../public/Document';
import { contractor, rupees } from '../../../public/sentences';
import { A, P, Points } from '../../../public/Texts';

/** Who agrees with whom, and what creators and buyers owe each other. */
export const people = ({ site, operator, terms }: PublicModel): Part[] => [
  {
    id: 'parties',
    title: 'Who agrees with whom',
    body: (
      <>
        <P>
          {`These terms are between you and ${contractor(site, operator)} (“${site.name}”, “we”).`}
          {operator.address && ` Address: ${operator.address}.`}
          {operator.cin && ` CIN ${operator.cin}.`}
          {operator.gstin && ` GSTIN ${operator.gstin}.`}
        </P>
        <P>
          {`${site.name} is a marketplace. When a buyer buys, the contract for what is sold is between the buyer and the creator. We run the page, take the payment on the creator’s behalf, give access, keep the books, and step in where these terms say so.`}
        </P>
        <P>
          You agree by making an account or by buying. If you act for a company, you confirm that you may bind
          it. These terms are an electronic record under the Information Technology Act, 2000 and need no
          signature.
        </P>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <Points
        of={[
          'You are 18 or older and can make a contract. Buying needs no account.',
          'Your number, e-mail address and name are your own and true. Whoever holds the number can sign in: tell us at once when you lose it.',
          'Never read a code out to anybody. We do not ask for it.',
          'One person or business has one account. It cannot be sold or lent.',
          'You may close it whenever you like. Money that is due to you is paid out first, and refunds that buyers are owed are settled from it.',
        ]}
      />
    ),
  },
  {
    id: 'creators',
    title: 'When you sell',
    body: (
      <>
        <Points
          of={[
            'You own what you sell, or have permission to sell it, and it is lawful in India.',
            <>
              You keep the <A href={paths.guidelines}>community rules</A>.
            </>,
            'The page says truthfully what a buyer gets, from whom, and for how much. Prices include every tax.',
            `A price is at least ${rupees(terms.price.least)} and at most ${rupees(terms.price.most)}.`,
            'You deliver what the page promises, when it promises it, and you answer your buyers within 48 hours.',
            'You use buyers’ details only to serve them, keep them safe, and delete them when they are no longer needed.',
            'You give your legal name, address, PAN and, if you are registered, your GSTIN before money is paid out, and show them to buyers where the law says so.',
            'Income tax and GST on what you sell are yours to declare.',
          ]}
        />
        <P>
          What you upload stays yours. You let us store it, convert it, and show and deliver it to visitors
          and buyers for as long as it is on sale or somebody who paid may open it. That is all we may do with
          it.
        </P>
      </>
    ),
  },
  {
    id: 'buyers',
    title: 'When you buy',
    body: (
      <>
        <Points
          of={[
            'The whole price is shown before you pay. Nothing is added afterwards, and no box is ticked for you.',
            `An order that is not paid expires after ${terms.orderExpiryMinutes} minutes. If money left your account all the same, it comes back.`,
            'Access comes at once after payment, with a receipt by SMS, and by e-mail if you gave an address.',
            'Access is for you. Do not share links, recordings or files further than the creator allows.',
            <>
              When you get money back is written under{' '}
              <A href={paths.cancellation}>Cancellation and refunds</A>.
            </>,
          ]}
        />
        <P>
          {`Ask the creator first when something is wrong with what you bought. If no answer comes within 48 hours, or the answer is not fair, ask ${site.name}.`}
        </P>
      </>
    ),
  },
];
