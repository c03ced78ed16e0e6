import type { PublicModel } from '@haat/contract/pages';
import { Document } from '../../public/Document';
import { money } from './terms/money';
import { people } from './terms/people';
import { rules } from './terms/rules';

export function TermsPage({ model }: { model: PublicModel }) {
  return (
    <Document
      title="Terms and conditions"
      lead={`What you and ${model.site.name} agree on when you sell or buy here. Written to be read: there is no small print elsewhere.`}
      parts={[...people(model), ...money(model), ...rules(model)]}
    />
  );
}
