import { Button, formatPaise, Money, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { LapsedRequest } from '@haat/openapi';
import { fullDate } from '@haat/web/time/when';
import { acts, useLapsed } from '../../queries/admin.queries';
import { Case } from './Case';
import { Cases } from './Cases';
import { CreatorLink } from './creators/CreatorLink';

/** Buyers who asked for money back, and got no answer in time, or a no. */
export function Requests() {
  return (
    <Cases<LapsedRequest, { request: LapsedRequest; isGranted: boolean }>
      of={useLapsed()}
      subject={t('Refund requests')}
      empty={{
        title: t('No refund requests'),
        text: t(
          'Refund requests are listed here when the creator has not answered within 48 hours, or has declined.',
        ),
      }}
      keyOf={({ orderId }) => orderId}
      decision={({ request: { orderId, amount }, isGranted }) => ({
        about: `request.${orderId}`,
        title: isGranted
          ? t('Refund {sum}?', { sum: formatPaise(amount) })
          : t('Reject {sum}?', { sum: formatPaise(amount) }),
        yes: isGranted ? t('Refund') : t('Reject'),
        tone: 'critical',
        reasonLabel: t('Your answer'),
        reasonHelp: t('The buyer reads it, and it is kept in the log.'),
        maxLength: 300,
        done: t('The buyer has been notified.'),
        onYes: (reason) => acts.decideRequest(orderId, isGranted, reason),
      })}
    >
      {(request, ask) => <One request={request} onDecide={(isGranted) => ask({ request, isGranted })} />}
    </Cases>
  );
}

function One({ request, onDecide }: { request: LapsedRequest; onDecide: (isGranted: boolean) => void }) {
  const { orderId, creatorId, title, amount, reason, at, answerBy, refusal } = request;
  const answer =
    refusal === null
      ? t('the creator had until {date}', { date: fullDate(answerBy) })
      : t('declined by the creator');
  return (
    <Case
      title={title}
      meta={[t('Order {id}', { id: orderId }), t('requested {date}', { date: fullDate(at) }), answer].join(
        ' · ',
      )}
      aside={<Money paise={amount} weight="strong" />}
      actions={
        <>
          <CreatorLink id={creatorId} />
          <Button size="small" aria-haspopup="dialog" onPress={() => onDecide(true)}>
            {t('Refund')}
          </Button>
          <Button size="small" tone="critical" aria-haspopup="dialog" onPress={() => onDecide(false)}>
            {t('Reject')}
          </Button>
        </>
      }
    >
      <Text keepLines>{reason}</Text>
      {refusal !== null && (
        <Text keepLines tone="soft">
          {t('The creator’s answer: {words}', { words: refusal })}
        </Text>
      )}
    </Case>
  );
}
