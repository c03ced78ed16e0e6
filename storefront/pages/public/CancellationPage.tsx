import type { Phrase } from '@haat/i18n';
import { kinds, productKinds } from '@haat/kinds/facts';
import { kindParts } from '@haat/kinds/preview';
import type { PublicModel } from '@haat/openapi/pages';
import { paths } from '@haat/web/paths';
import { contactAbout } from '../../public/addresses';
import { Document, type Part } from '../../public/Document';
import { Grievance } from '../../public/Grievance';
import { A, Fact, P, Points } from '../../public/Texts';

export function CancellationPage({ model }: { model: PublicModel }) {
  return (
    <Document
      title="Cancellation and refunds"
      lead="When you get your money back, who decides, and how long it takes. A creator may promise more on their page, never less."
      parts={() => [...always(model), ...how(model)]}
      inShort={inShort}
    />
  );
}

/** Kinds of things that are sold, those with the same promise together, each with the moment after which it counts as used. */
const promises: ReadonlyMap<Phrase, string> = kinds.reduce((named, kind) => {
  const { refundTerms } = kindParts[kind];
  const before = named.get(refundTerms);
  const { label } = productKinds[kind];
  return named.set(refundTerms, before === undefined ? label : `${before}, ${label}`);
}, new Map<Phrase, string>());

const always = ({ terms }: PublicModel): Part[] => [
  {
    id: 'always',
    title: 'Money always comes back',
    body: (
      <Points
        of={[
          'when you paid twice for the same thing, or were charged the wrong amount;',
          'when money left your account but the order was not paid;',
          `when it was paid after its ${terms.orderExpiryMinutes} minutes had passed and could not be sold to you any more (if it could, you bought it at the price of your order);`,
          'when you did not get access, and the creator does not give it within 48 hours after you asked;',
          'when what you got is not what the page promised, is broken, or may not be sold;',
          'when the creator cancels.',
        ]}
      />
    ),
  },
  {
    id: 'kinds',
    title: 'If you change your mind',
    body: (
      <>
        <P>Digital content cannot be returned once it is opened. So it depends on what you bought:</P>
        {[...promises].map(([terms, labels]) => (
          <Fact key={terms} title={labels} rows={[['Money back', terms]]} />
        ))}
        <P>
          Before you have paid you may cancel any time: leave the page, and nothing is taken. Cancelling never
          costs a fee.
        </P>
      </>
    ),
  },
];

const how = ({ site, operator }: PublicModel): Part[] => [
  {
    id: 'ask',
    title: 'How to ask',
    body: (
      <>
        <Points
          of={[
            <>
              Open what you bought: your receipt has a link, and <A href={paths.purchases}>Purchases</A> lists
              everything bought with your number. Ask for your money back there: the creator answers.
            </>,
            <>
              No answer within 48 hours? We review it without being asked. An answer that is not fair?{' '}
              <A href={contactAbout('refund')}>Ask us for a refund</A> with the same number.
            </>,
          ]}
        />
        <P>You need no account, no reason in the cases of part 1, and no lawyer.</P>
      </>
    ),
  },
  {
    id: 'who',
    title: 'Who decides, and when',
    body: (
      <Points
        of={[
          'The creator, within 48 hours. They can refund at once, in full or in part, from their sales.',
          `Otherwise ${site.name}: acknowledged within 24 hours, decided within 7 days. We ask both sides and give reasons.`,
          'If we decide for you, we refund from the creator’s balance. Our fee is returned with it.',
        ]}
      />
    ),
  },
  {
    id: 'when',
    title: 'When the money arrives',
    body: (
      <>
        <P>It goes back the way it came, to the account or card you paid with, and never as credit:</P>
        <Points
          of={[
            'UPI: mostly within a day, at most 5 working days.',
            'Cards, net banking and wallets: 5 to 7 working days, as your bank books it.',
          ]}
        />
        <P>
          The page of your receipt shows the refund from the moment it is made. After 7 working days write to
          us with the number of your order: we tell you what your bank needs to find it. Refunds are possible
          for six months after the payment; later we find another way together.
        </P>
      </>
    ),
  },
  {
    id: 'creators',
    title: 'For creators',
    body: (
      <P>
        A refund takes back your share, our fee and the GST on it; it costs you nothing more. Plans that are
        paid by the month or the year run to the end of what is paid; if you end a year’s plan within 7 days
        and have not sold anything on it, you get all of it back.
      </P>
    ),
  },
  { id: 'grievance', title: 'If you do not agree', body: <Grievance operator={operator} /> },
];

const inShort = [
  'Request a refund from your receipt or your purchases; the creator answers within 48 hours.',
  'No answer, or an unfair one? Ask us. We decide within 7 days and give reasons.',
  'Anything broken, or not as promised on the page, is always refunded.',
  'If you change your mind, it depends on what you bought and whether you have opened it.',
  'Refunds go to the original payment method, and cancelling is always free.',
] as const satisfies readonly Phrase[];
