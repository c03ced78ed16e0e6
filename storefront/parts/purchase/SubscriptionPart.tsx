import { Box, formatPaise, Heading, Text } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { Subscription } from '@haat/openapi';
import type { PurchaseModel } from '@haat/openapi/pages';
import { autopayOffText, autopayText, takenAfterNo } from '@haat/web/prices/autopay';
import { perPeriod } from '@haat/web/prices/period';
import { statusNote } from '@haat/web/prices/subscription-status';
import { dayOf } from '../../document/time/when';
import { part } from '../../styles/library.css';
import { ErrorSummary } from '../ErrorSummary';
import { Fold } from '../Fold';
import { Lines } from '../Lines';
import { OneButton } from './OneButton';
import { purchaseUrl } from './purchase-url';

/** What it costs, until when it is paid or free, what is charged next, and how it is renewed or cancelled. */
export function SubscriptionPart({
  model,
  subscription,
}: {
  model: PurchaseModel;
  subscription: Subscription;
}) {
  const { can, endsAt, renewal, status, nextTerms } = subscription;
  const terms = nextTerms ?? subscription.terms;
  const { purchase, sentBack } = model;
  const note = statusNote(subscription, dayOf);
  const charge = autopayText(subscription, dayOf);
  const isOver = status === 'expired';
  return (
    <Box as="section" aria-labelledby="subscription" className={part}>
      <Heading level={2} id="subscription">
        {t('Subscription')}
      </Heading>
      <ErrorSummary message={sentBack?.form === 'subscription' ? sentBack.error : null} errors={{}} />
      <Lines
        lines={[
          [t('Price'), `${formatPaise(terms.amount)} ${perPeriod(terms.period)}`],
          [
            isOver ? t('Ended on') : status === 'cancelled' ? t('Ends on') : t('Paid until'),
            note === null && endsAt !== null ? dayOf(endsAt) : null,
          ],
        ]}
      />
      {note !== null && <Text>{note}</Text>}
      {charge ? (
        <Text>
          {charge.title}. {charge.text}
        </Text>
      ) : (
        status === 'active' && (
          <Text>
            {t('It does not auto-renew. If you do nothing, it ends and you are not charged again.')}
          </Text>
        )
      )}
      {can.includes('renew') && renewal && (
        <OneButton action={purchaseUrl(purchase, 'renew')}>
          {t('Renew for {sum}', { sum: formatPaise(renewal.amount) })}
        </OneButton>
      )}
      {can.includes('stay') && (
        <OneButton action={purchaseUrl(purchase, 'stay')}>{t('Undo cancellation')}</OneButton>
      )}
      {can.includes('resume') && (
        <OneButton action={purchaseUrl(purchase, 'resume')}>{t('Resume now')}</OneButton>
      )}
      {can.includes('endAutopay') && (
        <Fold title={t('Turn off auto-renew')} isOpen={false}>
          <Box as="p" id="autopay-off">
            {autopayOffText(subscription, dayOf)}
          </Box>
          <OneButton action={purchaseUrl(purchase, 'autopay-off')} describedBy="autopay-off">
            {t('Turn off auto-renew')}
          </OneButton>
        </Fold>
      )}
      {can.includes('cancel') && <Cancel model={model} subscription={subscription} />}
    </Box>
  );
}

/** What it leads to stands above its button. */
function Cancel({ model, subscription }: { model: PurchaseModel; subscription: Subscription }) {
  const { autopay, endsAt, status } = subscription;
  const cost = takenAfterNo(autopay) ?? t('You will not be charged again.');
  const isLate = status === 'grace' || status === 'pastDue';
  return (
    <Fold title={t('Cancel subscription')} isOpen={false}>
      <Box as="p" id="cancelling">
        {isLate
          ? t('The paid period is over, so access ends immediately. {cost}', { cost })
          : status === 'paused'
            ? t('The remaining days start now, and then it ends. {cost}', { cost })
            : t('You keep access until {until}. You can undo this until then. {cost}', {
                until: endsAt === null ? '' : dayOf(endsAt),
                cost,
              })}
      </Box>
      <OneButton action={purchaseUrl(model.purchase, 'cancel')} describedBy="cancelling">
        {t('Cancel subscription')}
      </OneButton>
    </Fold>
  );
}
