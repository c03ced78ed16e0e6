import type { BusinessTerms, PublicModel } from '@haat/openapi/pages';
import { paths } from '@haat/web/paths';
import { breakdownOf } from '@haat/web/prices/fees';
import type { Part } from '../../../public/Document';
import { percent, rupees, settlementText } from '../../../public/sentences';
import { A, P, Points } from '../../../public/Texts';

const example = 100_000;

/** Fees, taxes, and when money reaches whom. Every number comes from the configuration. */
export const money = (model: PublicModel): Part[] => {
  const { site, terms } = model;
  return [
    {
      id: 'fees',
      title: 'Fees',
      body: (
        <>
          <P>{`${site.name} keeps a share of each sale, and GST on that share. Buyers pay nothing on top.`}</P>
          <Points of={plans(terms)} />
          <P>
            {exampleOf(terms)} The current numbers, and a calculator, stand under{' '}
            <A href={paths.pricing}>Pricing</A>. A higher fee is announced 30 days ahead and never applies to
            sales before that day.
          </P>
        </>
      ),
    },
    {
      id: 'settlement',
      title: 'When you are paid',
      body: (
        <>
          <Points
            of={[
              'The payment gateway, licensed by the Reserve Bank of India, takes the buyer’s money. Your wallet is an account of what is due to you; it is not a deposit, earns no interest and cannot be spent elsewhere.',
              `A sale is pending until ${settlementText(terms)} after the buyer paid${terms.settlementWorkingDays === 0 ? '' : ', and then yours to withdraw'}.`,
              `A withdrawal is at least ${rupees(terms.payoutLeast)} and needs your PAN and a bank account or UPI address in your own name, which we check once.`,
              'We may hold back what a refund, a chargeback, an order of an authority or a well-founded suspicion of fraud is about, and no more. We tell you why, and decide within 30 days.',
            ]}
          />
        </>
      ),
    },
    {
      id: 'tax',
      title: 'GST and tax deducted at source',
      body: (
        <>
          <Points
            of={[
              'If you have a GSTIN, your prices include GST and buyers get a tax invoice in your name. If you have none, buyers get a receipt without tax.',
              `You get an invoice for our fees. GST on them is ${percent(terms.feeTaxBasisPoints)}, and yours to claim if you are registered.`,
              'As an e-commerce operator we deduct income tax at source where the law says so (section 194-O of the Income-tax Act, 1961, since 1 April 2026 section 393 of the Income-tax Act, 2025): 0.1 % of the sale. Individuals and Hindu undivided families are exempt up to ₹5,00,000 in a financial year. It is calculated once your PAN is verified, and before that nothing is paid out. On what is sold under a GSTIN we also collect the GST that section 52 of the CGST Act asks for.',
              'What is deducted is shown in your statement, paid to the government in your name, and yours to set off.',
            ]}
          />
        </>
      ),
    },
    ...invitations(model),
    {
      id: 'refunds',
      title: 'Refunds and chargebacks',
      body: (
        <>
          <P>
            Who gets money back, and when, is written under{' '}
            <A href={paths.cancellation}>Cancellation and refunds</A> and is part of these terms.
          </P>
          <Points
            of={[
              'A refund takes every part of the sale back: your share, our fee and the GST on it. You are not charged for it.',
              'When a bank takes a payment back (a chargeback), the amount is held until the bank decides. Send us proof of delivery within 3 days of our request; we pass it on. If the bank decides for the buyer, the sale is reversed like a refund, and you pay what the bank charges.',
              'If refunds come to more than your balance, later sales make it up. After 60 days we may ask you to pay the rest.',
            ]}
          />
        </>
      ),
    },
  ];
};

function plans({ plans: { FREE, PREMIUM, VVIP } }: BusinessTerms): string[] {
  const paid = (name: string, { feeBasisPoints, monthly, yearly }: typeof PREMIUM) =>
    `${name}: ${percent(feeBasisPoints)} of each sale, for ${rupees(monthly)} a month or ${rupees(yearly)} a year and GST.`;
  return [
    `Free: ${percent(FREE.feeBasisPoints)} of each sale, and nothing else.`,
    paid('Premium', PREMIUM),
    paid('VVIP', VVIP),
    'A plan is paid ahead and ends by itself: nothing is charged again without you. A more expensive one begins at once, and the days left of the one before are taken off its price.',
  ];
}

function exampleOf({ plans: { FREE }, feeTaxBasisPoints }: BusinessTerms): string {
  const { fee, gst, net } = breakdownOf(example, { fee: FREE.feeBasisPoints, gst: feeTaxBasisPoints });
  return `On the Free plan, of a sale for ${rupees(example)}, ${rupees(fee)} is our fee and ${rupees(gst)} the GST on it; ${rupees(net)} is yours.`;
}

/** Only where an invitation earns something. */
function invitations({ terms: { referral } }: PublicModel): Part[] {
  const { shareBasisPoints, months } = referral;
  if (shareBasisPoints === 0 || months === 0) return [];
  const time = months === 1 ? 'month' : `${months} months`;
  return [
    {
      id: 'invitations',
      title: 'Invitations',
      body: (
        <Points
          of={[
            `You may bring other creators with the link in your account. You get ${percent(shareBasisPoints)} of our fee on each sale they make in the first ${time} of their account, calculated without GST. We pay it out of our fee: it costs them and their buyers nothing.`,
            'It is pending and becomes yours together with their sale, and goes back in proportion when money of that sale goes back.',
            'Somebody counts as brought by you who came by your link and said so within a day of opening an account, once. Your own accounts do not count, nor does whoever brought you.',
            'It is your income. We deduct no tax from it at present. Should the law ask us to, we tell you 15 days ahead, and your statement shows each deduction.',
            'Tell people that you earn from it, and do not send the link to anyone who does not want it. What accounts earn that were opened only to earn it, we take back and tell you why.',
          ]}
        />
      ),
    },
  ];
}
