import { Dialog } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Subscription } from '@haat/openapi';
import { autopayOffText, takenAfterNo } from '@haat/web/prices/autopay';
import { fullDate } from '@haat/web/time/when';
import { Question } from '../../../components/question/Question';

type Asked = 'cancel' | 'pause' | 'endAutopay';

interface SubscriptionDialogProps {
  /** What the buyer wants to do; null closes. */
  action: Asked | null;
  subscription: Subscription;
  problem: Error | null;
  busy: boolean;
  onAgree: () => void;
  onClose: () => void;
}

/** Confirms cancelling, pausing or turning off auto-renew, with its effects. */
export function SubscriptionDialog(props: SubscriptionDialogProps) {
  const { action, subscription, problem, busy, onAgree, onClose } = props;
  const texts = action && wordsOf(action, subscription);
  return (
    <Dialog open={action !== null} onClose={onClose} title={texts?.title ?? ''}>
      {texts && action && (
        <Question
          text={texts.text}
          yes={texts.yes}
          no={t('Keep as is')}
          tone={action === 'pause' ? 'accent' : 'critical'}
          isBusy={busy}
          error={problem}
          fallback={t('Nothing has changed. Try again.')}
          onYes={onAgree}
          onNo={onClose}
        />
      )}
    </Dialog>
  );
}

function wordsOf(action: Asked, subscription: Subscription) {
  const { status, endsAt, autopay } = subscription;
  if (action === 'endAutopay')
    return {
      title: t('Turn off auto-renew?'),
      text: autopayOffText(subscription, fullDate),
      yes: t('Turn off'),
    };
  if (action === 'pause')
    return {
      title: t('Pause the subscription?'),
      text: t(
        'You have no access while it is paused. You keep the remaining days: resume at any time, or it resumes automatically after 90 days. You can pause again 30 days after that.',
      ),
      yes: t('Pause'),
    };
  const isLate = status === 'grace' || status === 'pastDue';
  const cost = takenAfterNo(autopay) ?? t('You will not be charged again.');
  const until = endsAt === null ? '' : fullDate(endsAt);
  return {
    title: t('Cancel the subscription?'),
    text: isLate
      ? t('The paid period is over, so access ends immediately. {cost}', { cost })
      : status === 'paused'
        ? t('The remaining days start now, and then it ends. {cost}', { cost })
        : t('You keep access until {until}. You can undo this until then. {cost}', {
            until,
            cost,
          }),
    yes: t('Cancel subscription'),
  };
}
