import type { PublicModel } from '@haat/openapi/pages';
import type { ReactNode } from 'react';
import { PublicFrame } from '../../public/PublicFrame';
import { CancellationPage } from './CancellationPage';
import { ContactPage } from './ContactPage';
import { GuidelinesPage } from './GuidelinesPage';
import { HomePage } from './HomePage';
import { PlanPage } from './PlanPage';
import { PricingPage } from './PricingPage';
import { PrivacyPage } from './PrivacyPage';
import { TermsPage } from './TermsPage';
import { TicketPage } from './TicketPage';

/** Any public page in its frame. */
export function PublicPage({ model }: { model: PublicModel }) {
  return (
    <PublicFrame
      site={model.site}
      operator={model.operator}
      path={model.path}
      isOnce={model.page === 'ticket'}
    >
      {contentOf(model)}
    </PublicFrame>
  );
}

function contentOf(model: PublicModel): ReactNode {
  switch (model.page) {
    case 'home':
      return <HomePage model={model} />;
    case 'privacy':
      return <PrivacyPage model={model} />;
    case 'guidelines':
      return <GuidelinesPage model={model} />;
    case 'terms':
      return <TermsPage model={model} />;
    case 'cancellation':
      return <CancellationPage model={model} />;
    case 'pricing':
      return <PricingPage model={model} />;
    case 'payPremium':
      return <PlanPage model={model} plan="PREMIUM" />;
    case 'payVvip':
      return <PlanPage model={model} plan="VVIP" />;
    case 'contact':
      return <ContactPage model={model} />;
    case 'ticket':
      return <TicketPage model={model} />;
  }
}
