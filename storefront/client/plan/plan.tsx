import { ErrorState } from '@haat/design-system';
import { t } from '@haat/i18n';
import { readToken } from '@haat/web/browser/storage';
import { createRoot } from 'react-dom/client';
import { withFallBack } from '../fall-back';
import { PlanClient } from './PlanClient';

/** Fills the place where a plan is taken: who is signed in is known to the browser alone. */
const place = document.getElementById('plan-root');
if (place) {
  const { plan, period, gst } = place.dataset;
  createRoot(place).render(
    withFallBack(
      place,
      <PlanClient
        plan={plan === 'VVIP' ? 'VVIP' : 'PREMIUM'}
        period={period === 'year' ? 'year' : 'month'}
        gstBasisPoints={Number(gst)}
        token={readToken()}
        visit={crypto.randomUUID()}
      />,
      <ErrorState title={t('This did not load')} onRetry={() => window.location.reload()} />,
    ),
  );
}
