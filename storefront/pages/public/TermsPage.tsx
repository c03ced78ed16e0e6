import type { Phrase } from '@haat/i18n';
import type { PublicModel } from '@haat/openapi/pages';
import { Document } from '../../public/Document';
import { money } from './terms/money';
import { people } from './terms/people';
import { rules } from './terms/rules';

export function TermsPage({ model }: { model: PublicModel }) {
  return (
    <Document
      title="Terms and conditions"
      lead={`What you and ${model.site.name} agree on when you sell or buy here. Written to be read: there is no small print elsewhere.`}
      parts={() => [...people(model), ...money(model), ...rules(model)]}
      inShort={inShort}
    />
  );
}

const inShort = [
  'The buyer’s contract is with the creator; we run the platform, and payments go through a licensed gateway.',
  'Of each sale we keep the fee of the creator’s plan and GST on it; the rest is the creator’s.',
  'Creators answer for what they sell, and for their own taxes.',
  'Prohibited content is taken down; anyone who disagrees can ask for reasons and complain.',
] as const satisfies readonly Phrase[];
